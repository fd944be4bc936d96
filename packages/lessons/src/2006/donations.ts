import type { Answer, Chapter } from '../lesson.ts';
import { story2006 } from './story.ts';

/** Donations by dice, and what money is for. */
export const donations2006: Chapter = {
  title: 'donations06.title',
  minutes: 1,
  seat: 'SPD',
  position: story2006('donations'),
  steps: [
    {
      kind: 'look',
      text: 'donations06.money',
      more: 'donations06.money-more',
      at: { on: 'party' },
    },
    {
      kind: 'decide',
      text: 'donations06.lay',
      more: 'donations06.lay-more',
      at: { on: 'dock' },
      accepts: [10_000, 20_000, 30_000, 40_000].flatMap((amount): Answer[] => [
        { kind: 'lay-donation', amount, accept: true },
        { kind: 'lay-donation', amount, accept: false },
      ]),
      otherwise: 'donations06.lay-otherwise',
    },
  ],
};
