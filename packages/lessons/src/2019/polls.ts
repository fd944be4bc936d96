import type { Answer, Chapter } from '../lesson.ts';
import { story } from './story.ts';

/** An auction for a poll, and what to do with it. */
export const polls: Chapter = {
  title: 'polls.title',
  minutes: 1,
  seat: 'SPD',
  position: {
    ...story('poll-auctions', { hesse: { trend: { SPD: 0, Greens: 2, CDU: 3, FDP: -2 } } }),
    polls: { pile: ['spd-a'] },
  },
  steps: [
    {
      kind: 'look',
      text: 'polls.back',
      more: 'polls.back-more',
      at: { on: 'dock' },
      facts: { polls: { top: 'spd' }, regions: { HE: { votes: { CDU: 27 } } } },
    },
    {
      kind: 'decide',
      text: 'polls.bid',
      more: 'polls.bid-more',
      at: { on: 'dock' },
      accepts: [2000, 3000, 4000, 5000, 6000].map((amount): Answer => ({ kind: 'poll-bid', amount })),
      otherwise: 'polls.bid-otherwise',
    },
    {
      kind: 'decide',
      text: 'polls.use',
      more: 'polls.use-more',
      at: { on: 'dock' },
      accepts: [{ kind: 'poll-use', publish: true }],
      otherwise: 'polls.use-otherwise',
    },
    {
      kind: 'look',
      text: 'polls.done',
      more: 'polls.done-more',
      at: { on: 'board', region: 'HE' },
      facts: { regions: { HE: { trend: { SPD: 3, Greens: -2, CDU: 2 } } } },
    },
  ],
  others: [
    { seat: 'FDP', answer: { kind: 'poll-bid', amount: 1000 } },
    { seat: 'Greens', answer: { kind: 'poll-bid', amount: null } },
    { seat: 'CDU', answer: { kind: 'poll-bid', amount: null } },
  ],
};
