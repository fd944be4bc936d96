import type { Ability, DeedName, Politician, Rules, StartingBlock } from '@macher/engine';
import { PARTIES } from '../2019/games.ts';
import { facesOf, roundPlan } from '../2019/rules.ts';
import { paragraphsIn } from '../paragraphs.ts';
import { type Plain, plain } from '../provenance.ts';
import type { Components } from './components.ts';
import { GAMES, PARAGRAPHS, PARAGRAPHS_1997, SETUP } from './games.ts';

type GameId = keyof typeof GAMES;

/** One of the older games, with these components. 1997 is 2006 with other options. */
export function rules2006(game: GameId, components: Components, pack: unknown): Rules {
  const { regions, regionsInPlay, newRegionOpen, opinionPool, preliminary, ...others } = plain(components);
  const { politicians, leftOutCost, polls, quietPollDice, turnInNeeded, ...more } = others;
  const { donations, national, mediaSwap, ...numbers } = more;
  const plan = GAMES[game];
  const { onFull, singleTrendSteps, ...options } = plan.options;
  return {
    ...numbers,
    ...OPTIONS,
    ...options,
    ruleset: game,
    edition: game.slice(0, 4),
    pack,
    paragraphs: paragraphsIn(game === '1997-7' ? PARAGRAPHS_1997 : PARAGRAPHS),
    setup: SETUP,
    rounds: plan.rounds.map((round, index) => roundPlan(round, 1, newRegionOpen[game][index])),
    parties: PARTIES,
    issues: plan.issues,
    faces: facesOf(plan.issues),
    regions: Object.entries(regions).map(([id, region]) => ({ id, size: null, ...region })),
    regionDraw: { large: 0, small: 0, any: regionsInPlay, later: 12 },
    opinionBoard: opinionPool,
    trendStart: numbers.trend.indexOf(0),
    startingColumns: columnsOf(preliminary),
    mediaSwap: { ...mediaSwap, mustPlace: true },
    politicians: politiciansOf(politicians, plan.withSevens ? null : leftOutCost, singleTrendSteps),
    polls: Object.entries(polls)
      .filter(([id]) => plan.withSevens || !isSeven(id))
      .map(([id, changes]) => ({ id, back: id.slice(0, id.lastIndexOf('-')), changes })),
    quietPoll: { base: 0, dice: quietPollDice },
    turnIn: { needed: turnInNeeded, least: 1 },
    donations: donations.slice(0, plan.withSevens ? 5 : 4).map(card => ({ ...card, take: 0, refuse: 0 })),
    mediaBoard: numbers.mediaBoard.slice(0, plan.rounds.length),
    national: { ...national, onFull },
  };
}

/** How the older editions play what the editions play differently. */
const OPTIONS = {
  firstRegion: 'first-board',
  dealsPlatforms: true,
  draft: { hand: 0, picks: 0 },
  display: { 3: 0, 4: 0, 5: 0 },
  maxExchange: 1,
  differentRegions: false,
  namesStart: true,
  platformTurn: 'conference',
  exchangedTo: 'board',
  pollBacks: false,
  pollAuction: 'ascending',
  pollUse: 'lines',
  countsCurrent: false,
  voteRule: 'factor',
  majorityExchange: true,
  majority: 0,
  winRule: 'most-votes',
  stackOrder: 'lot',
  winPoints: { majority: 0, several: 0, coalition: 0, alone: 0 },
  moneyPoints: { most: 0, second: 0 },
} as const;

/** Cards marked "7" are out of the short game: the last two polls of every party. */
function isSeven(poll: string): boolean {
  return poll.endsWith('-3') || poll.endsWith('-4');
}

function columnsOf({ first, second }: Plain<Components['preliminary']>): StartingBlock[][] {
  const none = { meetings: 0, trend: 0, media: 0, votes: 0 };
  return [
    Object.entries(first).map(([id, fields]) => ({ id, fields: { ...none, ...fields }, base: 0 })),
    Object.entries(second).map(([id, { media, base }]) => ({ id, fields: { ...none, media }, base })),
  ];
}

/** `leftOut`: what a politician costs that is not in this game. */
function politiciansOf(
  politicians: Plain<Components['politicians']>,
  leftOut: number | null,
  singleTrendSteps: boolean,
): Politician[] {
  const cards = Object.entries(politicians);
  const without = leftOut === null ? null : costing(cards, leftOut);
  return cards
    .filter(([id]) => id !== without)
    .map(([id, { cost, telephone, abilities }]) => ({
      id,
      cost,
      main: null,
      secondary: Object.entries(abilities).map(([deed, amount]) =>
        ability(deed as DeedName, amount as number, singleTrendSteps),
      ),
      telephone: telephone === 1,
    }));
}

/** The card of that cost; where a pack has none, the dearest. */
function costing(cards: readonly [string, { readonly cost: number }][], wanted: number): string | null {
  const costs = cards.map(([, { cost }]) => cost);
  const cost = costs.includes(wanted) ? wanted : Math.max(...costs);
  return cards.findLast(card => card[1].cost === cost)?.[0] ?? null;
}

function ability(deed: DeedName, amount: number, singleTrendSteps: boolean): Ability {
  const isTrend = deed === 'own-trend' || deed === 'other-trend';
  return { deed, amount: isTrend && singleTrendSteps ? 1 : amount, once: false };
}
