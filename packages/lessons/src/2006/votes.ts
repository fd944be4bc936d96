import type { Chapter } from '../lesson.ts';
import { story2006 } from './story.ts';

/** votes2006: votes are another sum here, and five meetings are needed. */
export const votes2006: Chapter = {
  title: 'votes06.title',
  minutes: 1,
  seat: 'SPD',
  position: story2006('votes'),
  steps: [
    {
      kind: 'look',
      text: 'votes06.formula',
      more: 'votes06.formula-more',
      at: { on: 'lane', region: 'HH', seat: 'SPD' },
      facts: { regions: { HH: { meetings: { SPD: 6 }, trend: { SPD: 1 }, agreement: { SPD: 2 } } } },
    },
    {
      kind: 'sum',
      text: 'votes06.sum',
      more: 'votes06.sum-more',
      at: { on: 'lane', region: 'HH', seat: 'SPD' },
      options: [14, 18, 21],
      answer: 18,
      otherwise: 'votes06.sum-otherwise',
    },
    {
      kind: 'decide',
      text: 'votes06.turn',
      more: 'votes06.turn-more',
      at: { on: 'board', region: 'HH' },
      accepts: [{ kind: 'turn-in', meetings: 6 }],
      otherwise: 'votes06.turn-otherwise',
    },
  ],
};
