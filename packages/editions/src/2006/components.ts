// docs/rules/components.md: every number of the 2006 and 1997 editions with its origin
import type { DeedName } from '@macher/engine';
import { type Marked, ours, print, reported } from '../provenance.ts';
import { MANDATE_STEPS, REGIONS } from './regions.ts';

const trendSteps = (count: number) => ours(count, 1, 3);

/** CIRCLE around which the reconstructed poll tables run. */
const CIRCLE = ['cdu', 'spd', 'fdp', 'gruene', 'linke'];

const POLL_TABLES = [
  [2, -1, 1, -2, 1],
  [1, -2, -1, 2, -1],
  [2, 1, -2, -1, 1],
  [-1, 2, 1, -1, -2],
];

const POLLS = Object.fromEntries(
  CIRCLE.flatMap((party, index) =>
    POLL_TABLES.map((changes, table) => [
      `${party}-${table + 1}`,
      Object.fromEntries(
        changes.map((change, step) => [CIRCLE[(index + step) % 5] as string, ours(change, -3, 3)]),
      ),
    ]),
  ),
);

interface PoliticianComponents {
  readonly cost: Marked<number>;
  /** The telephone: 1 for a card with one. */
  readonly telephone: Marked<number>;
  /** Abilities, of which it does one; the n of "votes +n", 0 where an ability has none. */
  readonly abilities: Readonly<Partial<Record<DeedName, Marked<number>>>>;
}

const ANY = ours(0, 0, 0);

function politician(
  cost: number,
  telephone: 0 | 1,
  abilities: PoliticianComponents['abilities'],
): PoliticianComponents {
  return { cost: ours(cost, 1000, 50_000), telephone: ours(telephone, 0, 1), abilities };
}

const votes = (count: number) => ours(count, 1, 50);

export const COMPONENTS = {
  players: { min: reported(3, 3, 3), max: reported(5, 5, 5) },
  regionsInPlay: print(4),
  moneyStep: ours(1000, 1000, 1000),
  policyCopies: print(4),
  opinionCopies: print(3),
  opinionsPerRegion: print(4),
  openOpinions: [print(4), print(3), print(2), print(1)],
  /** Opinions open in the region that takes a cleared board, by round. */
  newRegionOpen: {
    '2006-7': [print(1), print(1), print(2)],
    '2006-5': [print(2)],
    '1997-7': [print(1), print(1), print(1)],
  },
  opinionPool: print(6),
  mediaSpaces: print(5),
  meetingSpaces: print(10),
  trend: [-3, -2, -1, 0, 1, 2, 3].map(print),
  start: {
    money: print(25_000),
    base: print(5),
    meetings: print(18),
    media: print(5),
    meetingsInRegion: print(1),
    coalitionTiles: print(4),
  },
  platformSize: print(5),
  handSize: print(3),
  preliminary: {
    first: {
      '1': { trend: reported(2, 0, 3), meetings: reported(1, 0, 3), votes: reported(0, 0, 3) },
      '2': { trend: print(1), meetings: print(1), votes: print(1) },
      '3': { trend: ours(0, 0, 3), meetings: ours(1, 0, 3), votes: ours(2, 0, 3) },
    },
    second: {
      media3: { media: reported(3, 0, 5), base: reported(0, 0, 20) },
      media2: { media: print(2), base: print(4) },
      media1: { media: ours(1, 0, 5), base: ours(8, 0, 20) },
      base: { media: reported(0, 0, 5), base: reported(12, 0, 20) },
    },
  },
  benefits: { meetings: print(6), trend: print(1), media: print(1), votes: print(6) },
  mediaCost: print(4000),
  mediaSwap: { toOwner: print(4000), toBank: print(4000) },
  meetingCosts: [0, 1000, 2000, 3000, 4000].map(print),
  politicians: {
    backbencher: politician(2000, 0, { votes: votes(2), 'key-issue': ANY }),
    'party-whip': politician(4000, 1, { votes: votes(4), 'key-issue': ANY }),
    speaker: politician(6000, 0, { votes: votes(6), media: ANY }),
    'justice-minister': politician(8000, 1, {
      votes: votes(8),
      'key-issue': ANY,
      'own-trend': trendSteps(1),
    }),
    'foreign-minister': politician(10_000, 1, { votes: votes(9), media: ANY, 'other-trend': trendSteps(1) }),
    'finance-minister': politician(15_000, 0, {
      votes: votes(12),
      'key-issue': ANY,
      'own-trend': trendSteps(1),
      'other-trend': trendSteps(1),
    }),
    chancellor: politician(25_000, 1, {
      votes: votes(18),
      'key-issue': ANY,
      media: ANY,
      'own-trend': trendSteps(2),
      'other-trend': trendSteps(2),
    }),
  },
  /** What the politician costs that the short game leaves out. Which one that is, no book says. */
  leftOutCost: print(25_000),
  polls: POLLS,
  pollOpening: print(1000),
  quietPollDice: print(2),
  /** The aid of 1997 knows the highest face. */
  die: [...[0, 1, 1, 2, 2].map(face => ours(face, 0, 3)), print(3)],
  turnInNeeded: print(5),
  maxVotes: print(50),
  mandateSteps: MANDATE_STEPS,
  regions: REGIONS,
  mediaBoard: [25, 20, 20, 15, 15, 12, 10].map(points => reported(points, 0, 60)),
  payPerMandate: print(1000),
  payPerBase: print(1000),
  /** Donations by amount and dice. */
  donations: [
    { amount: ours(10_000, 1000, 90_000), dice: ours(1, 1, 6) },
    { amount: ours(20_000, 1000, 90_000), dice: ours(2, 1, 6) },
    { amount: ours(30_000, 1000, 90_000), dice: ours(3, 1, 6) },
    { amount: ours(40_000, 1000, 90_000), dice: ours(4, 1, 6) },
    { amount: print(50_000), dice: ours(5, 1, 6) },
  ],
  baseBonus: { largest: print(10), second: print(6) },
  national: {
    baseGain: [ours(1, 0, 9), ours(2, 0, 9), ours(3, 0, 9), ours(2, 0, 9), ours(1, 0, 9)],
    points: [ours(6, 0, 30), ours(8, 0, 30), ours(10, 0, 30), ours(8, 0, 30), ours(6, 0, 30)],
    securedPoints: print(5),
  },
};

export type Components = typeof COMPONENTS;
