import type { Answer, Chapter } from '../lesson.ts';
import { story2006 } from './story.ts';

/** An open auction, and a poll of which you choose the lines. */
export const polls2006: Chapter = {
  title: 'polls06.title',
  minutes: 1,
  seat: 'SPD',
  position: { ...story2006('poll-auctions'), polls: { pile: ['spd-3'] } },
  steps: [
    {
      kind: 'decide',
      text: 'polls06.bid',
      more: 'polls06.bid-more',
      at: { on: 'dock' },
      accepts: [3000, 4000, 5000].map((amount): Answer => ({ kind: 'poll-bid', amount })),
      otherwise: 'polls06.bid-otherwise',
    },
    {
      kind: 'decide',
      text: 'polls06.lines',
      more: 'polls06.lines-more',
      at: { on: 'lane', region: 'SN', seat: 'SPD' },
      accepts: [
        { kind: 'poll-lines', parties: ['spd', 'gruene'] },
        { kind: 'poll-lines', parties: ['gruene', 'spd'] },
        { kind: 'poll-lines', parties: ['spd'] },
        { kind: 'poll-lines', parties: null },
      ],
      otherwise: 'polls06.lines-otherwise',
    },
  ],
  others: [
    { seat: 'Greens', answer: { kind: 'poll-bid', amount: null } },
    { seat: 'CDU', answer: { kind: 'poll-bid', amount: null } },
  ],
};
