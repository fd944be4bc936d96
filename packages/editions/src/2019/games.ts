// docs/rules/2019.md: what the two games of the edition are made of
import type { PhaseName, RoundPlan } from '@macher/engine';
import type { Paragraphs } from '../paragraphs.ts';

/** What is special about a round, numbers aside. */
export type RoundKind = Pick<RoundPlan, 'phases' | 'paysBase' | 'donation' | 'refillOpinionBoard'>;

export interface GamePlan {
  readonly largePoliticians: boolean;
  readonly rounds: readonly RoundKind[];
}

export const PARTIES = ['linke', 'spd', 'gruene', 'cdu', 'fdp'];

export const ISSUES = [
  'education',
  'digitalisation',
  'genetics',
  'security',
  'welfare',
  'environment',
  'transport',
];

export const SETUP: readonly PhaseName[] = ['draft', 'first-platform', 'starting-blocks'];

const CAMPAIGN: readonly PhaseName[] = [
  'start-player',
  'platforms',
  'media-shares',
  'meetings',
  'send-politicians',
  'politicians-act',
  'media-influence',
  'poll-auctions',
  'votes',
  'election',
];

const round: RoundKind = {
  phases: [...CAMPAIGN, 'pay-out', 'next-round'],
  paysBase: true,
  donation: true,
  refillOpinionBoard: false,
};
const withoutDonation: RoundKind = { ...round, donation: false };
const last: RoundKind = { ...withoutDonation, phases: [...CAMPAIGN, 'final-scoring'] };

export const GAMES: Readonly<Record<'2019-4' | '2019-7', GamePlan>> = {
  '2019-4': { largePoliticians: false, rounds: [round, round, round, last] },
  /** §4 */
  '2019-7': {
    largePoliticians: true,
    rounds: [round, round, { ...round, refillOpinionBoard: true }, withoutDonation, last],
  },
};

export const PARAGRAPHS: Paragraphs = {
  'turn-order': '2019 §0',
  draft: '2019 §1.6',
  'first-platform': '2019 §1.7',
  'complete-platform': '2019 §1.7',
  'keep-policy': '2019 §1.7',
  'starting-block': '2019 §1.9',
  bid: '2019 §2 phase 1.1',
  raise: '2019 §2 phase 1.2',
  'platform-source': '2019 §2 phase 2',
  'take-policy': '2019 §2 phase 2',
  exchange: '2019 §2 phase 2',
  'buy-media': '2019 §2 phase 3',
  meetings: '2019 §2 phase 4',
  send: '2019 §2 phase 5',
  pay: '2019 §2 phase 6.1',
  act: '2019 §2 phase 6.2',
  influence: '2019 §2 phase 7',
  'poll-bid': '2019 §2 phase 8.2',
  'poll-use': '2019 §2 phase 8.3',
  'turn-in': '2019 §2 phase 9a',
  donation: '2019 §2 phase 9c',
  end: '2019 §3',
  'name-start': null,
  redraw: null,
  swap: null,
  lay: null,
  'pay-next': null,
  resolve: null,
  coalition: null,
  answer: null,
  'poll-lines': null,
  promote: null,
  nationalise: null,
  'lay-donation': null,
  majority: null,
};
