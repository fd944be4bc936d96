import { type Act, actsIn, caption, type Subject, type Wording } from '@macher/words';
import type { SeenMoment } from '../../kit/state/seen.ts';

/** What is said of a moment: what happened, what it does to the viewer, and why. */
export interface MomentCaption {
  readonly text: string;
  readonly effect: string | null;
  readonly why: string | null;
}

const NOTHING: MomentCaption = { text: '', effect: null, why: null };

/** The caption of a moment, which mostly is one act; of several the first is told in full. */
export function captionOf(
  words: Wording,
  subject: Subject,
  { events, before, view }: SeenMoment,
): MomentCaption {
  const acts = actsIn(events);
  const told = acts.filter(({ shape }) => shape !== 'heading');
  const captions = (told.length === 0 ? acts : told).map((act: Act) =>
    caption(words, subject, act, { you: view.viewer, before, after: view }),
  );
  const [first = NOTHING] = captions;
  if (told.length === 0) return { ...NOTHING, text: first.text };
  return { ...first, text: captions.map(({ text }) => text).join(' ') };
}
