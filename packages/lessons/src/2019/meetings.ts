import type { Chapter } from '../lesson.ts';
import { story } from './story.ts';

/** Meetings, trend and agreement become votes. */
export const meetings: Chapter = {
  title: 'meetings.title',
  minutes: 1,
  seat: 'SPD',
  position: story('meetings'),
  steps: [
    {
      kind: 'look',
      text: 'meetings.formula',
      more: 'meetings.formula-more',
      at: { on: 'lane', region: 'HE', seat: 'SPD' },
      facts: { regions: { HE: { meetings: { SPD: 5 }, trend: { SPD: 2 }, agreement: { SPD: 2 } } } },
    },
    {
      kind: 'sum',
      text: 'meetings.sum',
      more: 'meetings.sum-more',
      at: { on: 'lane', region: 'HE', seat: 'SPD' },
      options: [9, 12, 14],
      answer: 14,
      otherwise: 'meetings.sum-otherwise',
    },
    {
      kind: 'decide',
      text: 'meetings.buy',
      more: 'meetings.buy-more',
      at: { on: 'lane', region: 'HE', seat: 'SPD' },
      accepts: [{ kind: 'meetings', buy: [{ region: 'HE', count: 3 }] }],
      otherwise: 'meetings.buy-otherwise',
    },
    {
      kind: 'look',
      text: 'meetings.done',
      more: 'meetings.done-more',
      at: { on: 'lane', region: 'HE', seat: 'SPD' },
      facts: { players: { SPD: { money: 28_000 } }, regions: { HE: { meetings: { SPD: 8 } } } },
    },
  ],
  others: [
    { seat: 'Greens', answer: { kind: 'meetings', buy: [] } },
    { seat: 'CDU', answer: { kind: 'meetings', buy: [] } },
    { seat: 'FDP', answer: { kind: 'meetings', buy: [] } },
  ],
};
