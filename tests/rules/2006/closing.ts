import { type RulesetId, rulesOf } from '@macher/editions';
import {
  type Action,
  type Card,
  chanceOf,
  type Election,
  type Game,
  type GameEvent,
  type NationalOpinion,
  newGame,
  type PartyId,
  type PhaseName,
  type Player,
  type PollId,
  phasesOf,
  type Region,
  type RegionId,
  type Rules,
  runOn,
  type Seat,
} from '@macher/engine';
import { nextWord } from '../../../packages/engine/src/chance.ts';
import { at, only } from '../2019/closing.ts';
import { inCardsOf } from './issues.ts';

/** A position, by seat and by region; what is not given is nothing at all, so that nothing else disturbs. */
export interface Spec {
  readonly ruleset?: RulesetId;
  readonly round?: number;
  readonly phase: PhaseName;
  readonly start?: Seat;
  /** By seat; as many as are given, but at least three. */
  readonly players?: readonly PlayerSpec[];
  readonly regions?: readonly RegionSpec[];
  readonly laterRegions?: readonly RegionId[];
  /** The exchange pool. */
  readonly pool?: readonly Card[];
  /** Opinions, the top card first. */
  readonly pile?: readonly Card[];
  readonly discards?: readonly Card[];
  /** The top card first. */
  readonly polls?: readonly PollId[];
  readonly pollDiscards?: readonly PollId[];
  readonly national?: readonly NationalOpinion[];
  readonly coalitions?: readonly (readonly Seat[])[];
  readonly elections?: readonly Partial<Election>[];
  readonly lot?: readonly Seat[];
  /** The next rolls. */
  readonly dice?: readonly number[];
}

type PlayerSpec = Partial<Pick<Player, 'money' | 'base' | 'platform' | 'hand' | 'donations' | 'tiles'>>;

export interface RegionSpec {
  readonly id?: RegionId;
  readonly open?: readonly Card[];
  readonly hidden?: readonly Card[];
  readonly keyIssue?: Card;
  readonly votes?: readonly number[];
  /** The numbers on the scale. */
  readonly trend?: readonly number[];
  readonly meetings?: readonly number[];
  readonly media?: readonly number[];
  /** From the bottom to the top. */
  readonly stack?: readonly Seat[];
  readonly tiles?: readonly Seat[];
}

const PARTIES: readonly PartyId[] = ['cdu', 'spd', 'fdp', 'gruene', 'linke'];
/** Five issues; welfare and one more are nobody's. */
export const FOR: readonly Card[] = ['genetics+', 'economy+', 'taxes+', 'nuclear+', 'wages+'];
export const AGAINST: readonly Card[] = ['genetics-', 'economy-', 'taxes-', 'nuclear-', 'wages-'];
const MIXED: readonly Card[] = ['genetics+', 'economy+', 'taxes-', 'nuclear-', 'wages-'];
/** Boards 1 to 4. */
export const REGIONS: readonly RegionId[] = ['BB', 'SN', 'RP', 'BY'];

/** A table at the beginning of a phase, run on to its first question. */
export function tableWithEvents(spec: Spec): { game: Game; events: GameEvent[] } {
  const game = positionOf(spec);
  const events: GameEvent[] = [];
  runOn(game, event => events.push(event));
  return { game, events };
}

export function table(spec: Spec): Game {
  return tableWithEvents(spec).game;
}

/** Whatever is played, it is told with the cards of 2006. */
function positionOf(told: Spec): Game {
  const ruleset = told.ruleset ?? '2006-7';
  const rules = rulesOf(ruleset);
  const spec = inCardsOf(ruleset, told);
  const round = spec.round ?? 1;
  const players = Math.max(3, spec.players?.length ?? 0);
  const fresh = newGame(rules, { parties: PARTIES.slice(0, players), seed: 'rules' });
  const regions = Array.from({ length: boardsIn(rules, round) }, (_, index) =>
    regionFrom(rules, players, index, spec),
  );
  const step = phasesOf(rules, round).indexOf(spec.phase);
  if (step < 0) throw new Error(`no ${spec.phase} in round ${round}`);
  const elections = spec.elections ?? Array.from({ length: heldBefore(rules, round, step) }, () => ({}));
  return {
    ...fresh,
    round,
    step,
    start: spec.start ?? 0,
    frames: [],
    players: fresh.players.map((player, seat) =>
      playerFrom(
        player,
        spec.players?.[seat],
        regions,
        seat,
        inCardsOf(ruleset, at([FOR, AGAINST, MIXED, MIXED, MIXED], seat)),
      ),
    ),
    regions,
    laterRegions: [...(spec.laterRegions ?? ['NRW', 'BW', 'HE'])],
    opinions: {
      board: [...(spec.pool ?? [])],
      pile: [...(spec.pile ?? [])].reverse(),
      discards: [...(spec.discards ?? [])],
    },
    polls: pollsFrom(rules, spec),
    elections: elections.map((election, index) => electionFrom(players, index, election)),
    coalitions: [...(spec.coalitions ?? [])],
    national: [...(spec.national ?? [])],
    lot: spec.lot ?? Array.from({ length: players }, (_, seat) => seat),
    chance: { ...chanceOf('rules'), dice: diceThatRoll(rules.die, spec.dice ?? []) },
  };
}

function boardsIn(rules: Rules, round: number): number {
  const before = rules.rounds.slice(0, round - 1);
  return rules.openOpinions.length - before.filter(plan => plan.newRegion === null).length;
}

function heldBefore(rules: Rules, round: number, step: number): number {
  return step > phasesOf(rules, round).indexOf('election') ? round : round - 1;
}

function regionFrom(rules: Rules, players: number, index: number, spec: Spec): Region {
  const given = spec.regions?.[index] ?? {};
  const nothing = new Array<number>(players).fill(0);
  const bySeat = (figures: readonly number[] | undefined): number[] =>
    nothing.map((_, seat) => figures?.[seat] ?? 0);
  return {
    id: given.id ?? at(REGIONS, index),
    board: index,
    open: [...(given.open ?? [])],
    hidden: [...(given.hidden ?? [])],
    keyIssue: given.keyIssue ?? null,
    votes: bySeat(given.votes),
    trend: bySeat(given.trend).map(number => rules.trend.indexOf(number)),
    meetings: bySeat(given.meetings),
    media: bySeat(given.media),
    stack: [...(given.stack ?? spec.lot ?? nothing.keys())],
    tiles: [...(given.tiles ?? [])],
    row: [],
  };
}

/** What lies in the regions is no longer in the supply. */
function playerFrom(
  player: Player,
  given: PlayerSpec | undefined,
  regions: readonly Region[],
  seat: Seat,
  platform: readonly Card[],
): Player {
  const placed = (what: 'meetings' | 'media'): number =>
    regions.reduce((total, each) => total + at(each[what], seat), 0);
  return {
    ...player,
    money: given?.money ?? 25_000,
    base: given?.base ?? 5,
    hand: [...(given?.hand ?? [])],
    platform: [...(given?.platform ?? platform)],
    donations: [...(given?.donations ?? player.donations)],
    meetings: 18 - placed('meetings'),
    media: 5 - placed('media'),
    tiles: given?.tiles ?? 4,
  };
}

function pollsFrom(rules: Rules, { polls, pollDiscards }: Spec): Game['polls'] {
  const all = rules.polls.map(poll => poll.id);
  const named = [...(polls ?? []), ...(pollDiscards ?? [])];
  const rest = pollDiscards === undefined ? all.filter(id => !named.includes(id)) : [];
  return {
    pile: [...rest, ...[...(polls ?? [])].reverse()],
    discards: (pollDiscards ?? []).map(poll => ({ poll, seenBy: 'nobody' })),
  };
}

function electionFrom(players: number, index: number, given: Partial<Election>): Election {
  const nothing = new Array<number>(players).fill(0);
  return {
    region: 'HB',
    round: index + 1,
    outcome: 'no-votes',
    votes: nothing,
    mandates: nothing,
    win: nothing,
    winners: [],
    beaten: null,
    presence: [],
    ...given,
  };
}

/** The state of the dice from which exactly these faces come next. */
function diceThatRoll(die: readonly number[], rolls: readonly number[]): number[] {
  const walker = chanceOf('dice').dice;
  const states: number[][] = [];
  const faces: number[] = [];
  for (let i = 0; i < 20_000_000; i += 1) {
    states.push(walker.slice());
    faces.push(at(die, nextWord(walker) % die.length));
    if (faces.length < rolls.length) continue;
    if (rolls.every((face, index) => face === faces[index])) return at(states, 0);
    states.shift();
    faces.shift();
  }
  throw new Error(`no dice roll ${rolls.join(' ')}`);
}

export const buysMedia = (seat: Seat, region: RegionId | null): Action => ({
  kind: 'buy-media',
  seat,
  region,
});
export const exchanges = (seat: Seat, out: Card, card: Card): Action => ({
  kind: 'influence',
  seat,
  exchange: { out, in: card },
});
export const exchangesNothing = (seat: Seat): Action => ({ kind: 'influence', seat, exchange: null });
export const holds = (seat: Seat, ...counts: readonly number[]): Action => ({
  kind: 'meetings',
  seat,
  buy: counts.flatMap((count, index) => (count > 0 ? [{ region: at(REGIONS, index), count }] : [])),
});
export const publishesLines = (seat: Seat, ...parties: readonly PartyId[]): Action => ({
  kind: 'poll-lines',
  seat,
  parties,
});
export const keepsLinesQuiet = (seat: Seat): Action => ({ kind: 'poll-lines', seat, parties: null });
export const promotes = (seat: Seat, promote = true): Action => ({ kind: 'promote', seat, promote });
export const nationalises = (seat: Seat, opinion: Card | null, replace: Card | null = null): Action => ({
  kind: 'nationalise',
  seat,
  opinion,
  replace,
});
export const accepts = (seat: Seat, amount: number): Action => ({
  kind: 'lay-donation',
  seat,
  amount,
  accept: true,
});
export const declinesMoney = (seat: Seat, amount: number): Action => ({
  kind: 'lay-donation',
  seat,
  amount,
  accept: false,
});

export const free = (card: Card): NationalOpinion => ({ card, secured: false });
export const secured = (card: Card): NationalOpinion => ({ card, secured: true });

/** The one election among these events. */
export function electionIn(events: readonly GameEvent[]): Election {
  const held = only(events, 'election-held');
  if (held.length !== 1) throw new Error(`${held.length} elections`);
  return at(held, 0).election;
}

export function phasesIn(events: readonly GameEvent[]): PhaseName[] {
  return only(events, 'phase-began').map(({ phase }) => phase);
}
