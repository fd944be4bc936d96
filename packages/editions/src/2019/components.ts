// docs/rules/components.md: every number of the 2019 edition with its origin
import { ours, print } from '../provenance.ts';
import { POLITICIANS } from './politicians.ts';
import { POLL_BACKS, POLLS } from './polls.ts';
import { MANDATE_STEPS, REGIONS } from './regions.ts';

const field = (count: number) => ours(count, 0, 4);

export const COMPONENTS = {
  players: { min: print(3), max: print(5) },
  regionDraw: {
    large: print(2),
    small: print(2),
    later: { '2019-4': print(0), '2019-7': print(3) },
  },
  /** Elections in each round. */
  elections: { '2019-4': [1, 1, 1, 1].map(print), '2019-7': [1, 1, 1, 2, 2].map(print) },
  /** Opinions open in the region that takes the board cleared after each round. */
  newRegionOpen: { '2019-7': [2, 2, 3].map(print) },
  moneyStep: print(1000),
  policyCopies: print(4),
  opinionCopies: print(3),
  opinionsPerRegion: print(4),
  openOpinions: [print(4), print(3), print(2), print(1)],
  mediaSpaces: print(5),
  meetingSpaces: print(8),
  trend: [print(-3), print(-2), print(0), print(2), ours(3, 3, 3), print(4)],
  start: {
    money: print(30_000),
    base: print(10),
    meetings: print(20),
    media: { '2019-4': print(4), '2019-7': print(5) },
  },
  platformSize: print(5),
  handSize: print(1),
  draft: { hand: print(7), picks: print(4) },
  display: { 3: ours(3, 1, 8), 4: ours(5, 1, 8), 5: ours(6, 1, 8) },
  maxExchange: print(2),
  startingBlocks: {
    A: { meetings: field(2), trend: field(1), media: field(1), votes: field(1) },
    B: { meetings: field(1), trend: field(1), media: field(2), votes: field(1) },
    C: { meetings: print(2), trend: print(2), media: print(0), votes: print(1) },
    D: { meetings: field(1), trend: field(1), media: field(1), votes: field(2) },
    E: { meetings: field(2), trend: field(1), media: field(2), votes: field(0) },
  },
  benefits: { meetings: print(3), trend: print(1), media: print(1), votes: print(6) },
  mediaCost: print(5000),
  meetingCosts: [0, 1000, 2000, 3000, 5000, 7000, 10_000, 15_000, 20_000].map(print),
  politicians: POLITICIANS,
  polls: POLLS,
  pollBacks: POLL_BACKS,
  quietPollBase: print(3),
  minTurnIn: print(4),
  majority: print(50),
  mandateSteps: MANDATE_STEPS,
  regions: REGIONS,
  winPoints: { majority: print(12), several: print(10), coalition: print(7), alone: print(5) },
  /** The game of four elections uses the last four spaces. */
  mediaBoard: [
    ours(16, 0, 40),
    ours(14, 0, 40),
    ours(12, 0, 40),
    print(10),
    ours(8, 0, 40),
    ours(6, 0, 40),
    ours(4, 0, 40),
  ],
  payPerMandate: print(1000),
  payPerBase: print(1000),
  donations: [
    { amount: print(10_000), take: print(1), refuse: print(1) },
    { amount: print(20_000), take: print(2), refuse: print(3) },
    { amount: print(30_000), take: print(3), refuse: print(5) },
  ],
  moneyPoints: { most: print(6), second: print(3) },
};

export type Components = typeof COMPONENTS;
