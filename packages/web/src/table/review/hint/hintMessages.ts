import type { Why } from '@macher/bots/analysis';
import type { Action, Choice, View } from '@macher/engine';

/** What a seat sees, and what it is asked: nothing else is sent. The same seed gives the same hint. */
export interface HintQuestion {
  readonly view: View;
  readonly choice: Choice;
  readonly seed: string;
}

/** HintAnswer: what it would do comes first; why takes longer. */
export type HintAnswer =
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'why'; readonly why: Why };
