// docs/rules/2006.md, 1997.md: what the three older games are made of
import type { OnFull, PhaseName, Rules } from '@macher/engine';
import type { RoundKind } from '../2019/games.ts';
import type { Paragraphs } from '../paragraphs.ts';

const ISSUES_2006 = ['terrorism', 'genetics', 'economy', 'taxes', 'nuclear', 'wages', 'welfare'];
const ISSUES_1997 = ['security', 'genetics', 'euro', 'health', 'nuclear', 'spelling', 'welfare'];

export const SETUP: readonly PhaseName[] = ['starting-blocks'];

const CAMPAIGN: readonly PhaseName[] = [
  'start-player',
  'platforms',
  'send-politicians',
  'politicians-resolve',
  'coalitions',
  'media-shares',
  'media-influence',
  'meetings',
  'poll-auctions',
  'votes',
];

const SCORING: readonly PhaseName[] = ['last-count', 'election', 'spoils', 'base-gain'];

/** END_2006: §6.3.5 before §6.4, or in 1997 after the new region is laid. */
const END_2006: readonly PhaseName[] = ['pay-out', 'next-round'];
const END_1997: readonly PhaseName[] = ['next-round', 'pay-out'];

export interface GamePlan {
  readonly issues: readonly string[];
  readonly withSevens: boolean;
  readonly rounds: readonly RoundKind[];
  readonly options: Pick<
    Rules,
    'onRepeat' | 'onBidTie' | 'sending' | 'influenceOrder' | 'pollsDealt' | 'refusalsShown'
  > & {
    readonly onFull: OnFull;
    /** Trend actions always move by one space. */
    readonly singleTrendSteps: boolean;
  };
}

/** `donations`: rounds that end with them; `bases`: rounds that pay base; `payOuts`: rounds that pay at all. */
interface Calendar {
  readonly rounds: number;
  readonly donations: number;
  readonly bases: readonly number[];
  readonly payOuts: number;
  readonly end: readonly PhaseName[];
}

/** The rounds of a game; the last one is scoring only. */
function roundsOf({ rounds, donations, bases, payOuts, end }: Calendar): RoundKind[] {
  return Array.from({ length: rounds }, (_, index) => {
    const round = index + 1;
    const ending = end.filter(phase => phase !== 'pay-out' || round <= payOuts);
    const giving: readonly PhaseName[] = round <= donations ? ['donations'] : [];
    const phases: readonly PhaseName[] =
      round === rounds ? [...SCORING, 'final-scoring'] : [...CAMPAIGN, ...SCORING, ...ending, ...giving];
    return { phases, paysBase: bases.includes(round), donation: false, refillOpinionBoard: false };
  });
}

const OPTIONS_2006 = {
  onRepeat: 'under-the-pile',
  onBidTie: 'sealed-again',
  sending: 'affordable',
  influenceOrder: 'reverse',
  pollsDealt: 'beforehand',
  refusalsShown: 'in-turn',
  onFull: 'in-place',
  singleTrendSteps: false,
} as const;

const OPTIONS_1997 = {
  onRepeat: 'discard',
  onBidTie: 'die',
  sending: 'one-by-one',
  influenceOrder: 'region-order',
  pollsDealt: 'one-by-one',
  refusalsShown: 'together',
  onFull: 'unsecured-moves-up',
  singleTrendSteps: true,
} as const;

export const GAMES: Readonly<Record<'2006-7' | '2006-5' | '1997-7', GamePlan>> = {
  '2006-7': {
    issues: ISSUES_2006,
    withSevens: true,
    rounds: roundsOf({ rounds: 7, donations: 5, bases: [1, 3, 5], payOuts: 6, end: END_2006 }),
    options: OPTIONS_2006,
  },
  '2006-5': {
    issues: ISSUES_2006,
    withSevens: false,
    rounds: roundsOf({ rounds: 5, donations: 4, bases: [1, 3], payOuts: 4, end: END_2006 }),
    options: OPTIONS_2006,
  },
  '1997-7': {
    issues: ISSUES_1997,
    withSevens: true,
    rounds: roundsOf({ rounds: 7, donations: 5, bases: [1, 3, 5], payOuts: 5, end: END_1997 }),
    options: OPTIONS_1997,
  },
};

export const PARAGRAPHS: Paragraphs = {
  'turn-order': '2006 §3',
  'starting-block': '2006 §6.1',
  bid: '2006 §6.2.1',
  'name-start': '2006 §6.2.1',
  redraw: '2006 §6.2.2',
  swap: '2006 §6.2.2',
  send: '2006 §6.2.3',
  lay: '1997 §6.2.3 laying',
  'pay-next': '1997 §6.2.3 laying',
  resolve: '2006 §6.2.3',
  coalition: '2006 §6.2.4',
  answer: '2006 §6.2.4',
  'buy-media': '2006 §6.2.5',
  influence: '2006 §6.2.5',
  majority: '2006 §6.2.8',
  meetings: '2006 §6.2.6',
  'poll-bid': '2006 §6.2.7',
  'poll-lines': '2006 §6.2.7',
  'turn-in': '2006 §6.2.8',
  promote: '2006 §6.3.3',
  nationalise: '2006 §6.3.3',
  'lay-donation': '2006 §6.4.2',
  end: '2006 §7.5',
  draft: null,
  'first-platform': null,
  'complete-platform': null,
  'keep-policy': null,
  raise: null,
  'platform-source': null,
  'take-policy': null,
  exchange: null,
  pay: null,
  act: null,
  'poll-use': null,
  donation: null,
};

/** Where 1997 has a paragraph of its own. */
export const PARAGRAPHS_1997: Paragraphs = {
  ...PARAGRAPHS,
  bid: '1997 §6.2.1',
  'name-start': '1997 §6.2.1',
  redraw: '1997 §6.2.2',
  swap: '1997 §6.2.2',
  influence: '1997 §6.2.5',
  nationalise: '1997 §6.3.3',
};
