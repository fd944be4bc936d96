import type {
  Ability,
  Card,
  CardFace,
  DeedName,
  Issue,
  PartyId,
  Politician,
  RoundPlan,
  Rules,
} from '@macher/engine';
import { paragraphsIn } from '../paragraphs.ts';
import { type Plain, plain } from '../provenance.ts';
import type { Components } from './components.ts';
import { GAMES, ISSUES, PARAGRAPHS, PARTIES, type RoundKind, SETUP } from './games.ts';
import { ability, LARGE_POLITICIANS } from './politicians.ts';

/** What the engine is handed: one game of the edition, with these components. */
export function rules2019(game: keyof typeof GAMES, components: Components, pack: unknown): Rules {
  const { start, regions, regionDraw, elections, newRegionOpen, ...others } = plain(components);
  const {
    politicians,
    polls,
    pollBacks,
    startingBlocks,
    mediaBoard,
    quietPollBase,
    minTurnIn,
    donations,
    ...numbers
  } = others;
  const plan = GAMES[game];
  const opens = game === '2019-7' ? newRegionOpen[game] : [];
  return {
    ...numbers,
    ...OPTIONS,
    ruleset: game,
    edition: '2019',
    pack,
    paragraphs: paragraphsIn(PARAGRAPHS),
    setup: SETUP,
    rounds: plan.rounds.map((round, index) => roundPlan(round, elections[game][index], opens[index])),
    parties: PARTIES,
    issues: ISSUES,
    faces: facesOf(ISSUES),
    regions: Object.entries(regions).map(([id, region]) => ({ id, ...region })),
    regionDraw: { ...regionDraw, any: 0, later: regionDraw.later[game] },
    trendStart: numbers.trend.indexOf(0),
    start: { ...start, media: start.media[game], meetingsInRegion: 0, coalitionTiles: 0 },
    startingColumns: [Object.entries(startingBlocks).map(([id, fields]) => ({ id, fields, base: 0 }))],
    mediaSwap: { toOwner: numbers.mediaCost, toBank: 0, mustPlace: false },
    politicians: politiciansOf(politicians, plan.largePoliticians),
    polls: Object.entries(polls).map(([id, changes]) => ({ id, back: pollBacks[id] as PartyId, changes })),
    quietPoll: { base: quietPollBase, dice: 0 },
    turnIn: { needed: minTurnIn, least: minTurnIn },
    mediaBoard: mediaBoard.slice(-elections[game].reduce((total, count) => total + count, 0)),
    donations: donations.map(donation => ({ ...donation, dice: 0 })),
  };
}

/** How this edition plays what the editions play differently. */
const OPTIONS = {
  onRepeat: 'discard',
  firstRegion: 'lowest-maximum',
  opinionBoard: 'one-of-each',
  dealsPlatforms: false,
  differentRegions: true,
  onBidTie: 'raise-in-turn',
  namesStart: false,
  platformTurn: 'display',
  sending: 'all-at-once',
  influenceOrder: 'region-order',
  exchangedTo: 'discards',
  pollBacks: true,
  pollsDealt: 'one-by-one',
  pollAuction: 'once-around',
  pollOpening: 0,
  pollUse: 'own-rise',
  die: [],
  countsCurrent: true,
  voteRule: 'product',
  maxVotes: null,
  majorityExchange: false,
  winRule: 'majority',
  stackOrder: 'seats',
  refusalsShown: 'in-turn',
  baseBonus: { largest: 0, second: 0 },
  national: null,
} as const;

export function roundPlan(
  round: RoundKind,
  elections: number | undefined,
  open: number | undefined,
): RoundPlan {
  if (elections === undefined) throw new Error('a round without elections');
  return { ...round, elections, newRegion: open === undefined ? null : { open } };
}

export function facesOf(issues: readonly Issue[]): Record<Card, CardFace> {
  return Object.fromEntries(
    issues.flatMap(issue => [
      [`${issue}+`, { issue, opposite: `${issue}-` as const }],
      [`${issue}-`, { issue, opposite: `${issue}+` as const }],
    ]),
  );
}

function politiciansOf(politicians: Plain<Components['politicians']>, withLarge: boolean): Politician[] {
  return Object.entries(politicians)
    .filter(([id]) => withLarge || !LARGE_POLITICIANS.includes(id))
    .map(([id, { cost, main, secondary }]) => ({
      id,
      cost,
      main: abilities(main)[0] as Ability,
      secondary: abilities(secondary),
      telephone: false,
    }));
}

function abilities(deeds: Readonly<Partial<Record<DeedName, number>>>): Ability[] {
  return Object.entries(deeds).map(([deed, amount]) => ability(deed as DeedName, amount as number));
}
