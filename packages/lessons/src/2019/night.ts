import type { Answer, Chapter } from '../lesson.ts';
import { HESSE, LOWER_SAXONY, story } from './story.ts';

const DONATIONS: readonly Answer[] = [10_000, 20_000, 30_000].flatMap((amount): Answer[] => [
  { kind: 'donation', amount, take: true },
  { kind: 'donation', amount, take: false },
]);

/** Turning in early, the count, a partner, and what you live on afterwards. */
export const night: Chapter = {
  title: 'night.title',
  minutes: 2,
  seat: 'SPD',
  position: story('votes', {
    hesse: { meetings: { ...HESSE.meetings, SPD: 8 } },
    lowerSaxony: { meetings: { ...LOWER_SAXONY.meetings, SPD: 6, Greens: 3, CDU: 3 } },
    spd: { money: 12_000 },
  }),
  steps: [
    {
      kind: 'decide',
      text: 'night.early',
      more: 'night.early-more',
      at: { on: 'board', region: 'NDS' },
      accepts: [{ kind: 'turn-in', meetings: 6 }],
      otherwise: 'night.early-otherwise',
      facts: { regions: { NDS: { meetings: { SPD: 6 }, trend: { SPD: 2 }, agreement: { SPD: 2 } } } },
    },
    {
      kind: 'look',
      text: 'night.partner',
      more: 'night.partner-more',
      at: { on: 'board', region: 'HE' },
      facts: {
        elections: [
          {},
          {
            region: 'HE',
            outcome: 'coalition',
            votes: { SPD: 42, Greens: 33, CDU: 38, FDP: 7 },
            mandates: { SPD: 25 },
            win: { SPD: 7, Greens: 7 },
            winners: ['SPD', 'Greens'],
          },
        ],
      },
    },
    {
      kind: 'look',
      text: 'night.money',
      more: 'night.money-more',
      at: { on: 'party' },
      facts: { players: { SPD: { money: 48_000, base: 11 } } },
    },
    {
      kind: 'decide',
      text: 'night.donation',
      more: 'night.donation-more',
      at: { on: 'dock' },
      accepts: DONATIONS,
      otherwise: 'night.donation-otherwise',
    },
  ],
  others: [
    { seat: 'CDU', answer: { kind: 'turn-in', meetings: 0 } },
    { seat: 'FDP', answer: { kind: 'turn-in', meetings: 0 } },
  ],
};
