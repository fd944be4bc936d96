import type { Choice, View } from '@macher/engine';
import type { Wording } from '@macher/words';

/** What answers are made of: the game as it is shown. */
export interface WhatProps {
  readonly view: View;
  /** The view after the plan in the dock. */
  readonly planned: View;
  readonly choice: Choice | null;
  readonly words: Wording;
}
