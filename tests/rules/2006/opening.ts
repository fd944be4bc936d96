import { PARTIES, type RulesetId, rulesOf } from '@macher/editions';
import {
  type Card,
  type ChoiceOf,
  chanceOf,
  choiceFor,
  type Deed,
  type Election,
  type Game,
  type GameEvent,
  type Kind,
  layRegion,
  newGame,
  type PhaseName,
  type PoliticianId,
  phasesOf,
  type Region,
  type RegionId,
  type ResolveOffer,
  randomOf,
  runOn,
  type Seat,
} from '@macher/engine';
import { playerAt, regionOf } from '../2019/opening.ts';
import { inCardsOf } from './issues.ts';

/** In region order: the current one first. */
const IDS: readonly RegionId[] = ['BY', 'HE', 'BE', 'SN'];

/** The first so many lie open in each region, the others face down. */
const OPINIONS: readonly Card[] = ['taxes+', 'nuclear-', 'wages+', 'welfare-'];

export interface Seating {
  readonly ruleset?: RulesetId;
  readonly players?: number;
  readonly round?: number;
  readonly phase?: PhaseName;
  readonly start?: Seat;
  /** From the bottom of a stack to its top; else by seat. */
  readonly lot?: readonly Seat[];
}

/** The beginning of a phase on fresh boards, changed by `edit`, run on to its first decision. */
export function opened(
  seating: Seating,
  edit: (game: Game) => void = () => {},
): { game: Game; events: readonly GameEvent[] } {
  const { ruleset = '2006-7', players = 3, round = 1, phase = 'start-player', start = 0 } = seating;
  const rules = rulesOf(ruleset);
  const parties = PARTIES.slice(0, players);
  const game: Game = {
    ...newGame(rules, { parties, seed: 'helpersA' }),
    lot: seating.lot ?? parties.map((_, seat) => seat),
    start,
    round,
    step: phasesOf(rules, round).indexOf(phase),
    frames: [],
  };
  if (game.step < 0) throw new Error(`no ${phase} in round ${round}`);
  for (const player of game.players) player.meetings = rules.start.meetings;
  const inPlay = IDS.slice(0, Math.min(4, rules.rounds.length - Math.max(0, round - 1)));
  game.regions.splice(
    0,
    4,
    ...inPlay.map((id, board) => freshRegion(game, id, board, inCardsOf(ruleset, OPINIONS))),
  );
  for (let held = 1; held < round; held += 1) game.elections.push(pastElection(players, held));
  edit(game);
  const events: GameEvent[] = [];
  runOn(game, event => events.push(event));
  return { game, events };
}

export function table(seating: Seating, edit: (game: Game) => void = () => {}): Game {
  return opened(seating, edit).game;
}

function freshRegion(game: Game, id: RegionId, board: number, opinions: readonly Card[]): Region {
  const region = layRegion(game, id, board, undefined);
  region.open.push(...opinions.slice(0, 4 - board));
  region.hidden.push(...opinions.slice(4 - board));
  return region;
}

function pastElection(players: number, round: number): Election {
  const zeros = new Array<number>(players).fill(0);
  return {
    region: 'HB',
    round,
    outcome: 'no-votes',
    votes: zeros,
    mandates: zeros,
    win: zeros,
    winners: [],
    beaten: null,
    presence: [],
  };
}

/** The next dice show these faces: chance starts again from a seed that happens to give them. */
export function setDice(game: Game, faces: readonly number[]): void {
  const { die } = game.rules;
  for (let n = 0; n < 1_000_000; n += 1) {
    const random = randomOf(`dice:try-${n}`);
    if (faces.every(face => die[random(die.length)] === face)) {
      game.chance.dice = chanceOf(`try-${n}`).dice;
      return;
    }
  }
  throw new Error(`no seed rolls ${faces.join()}`);
}

/** Lays a politician face down. */
export function lay(game: Game, seat: Seat, politician: PoliticianId, id: RegionId): void {
  const { politicians } = playerAt(game, seat);
  politicians.splice(politicians.indexOf(politician), 1);
  regionOf(game, id).row.push({ seat, politician, state: 'face-down' });
}

/** Media markers from the supplies, by seat. */
export function putMedia(game: Game, id: RegionId, markers: readonly number[]): void {
  for (const [seat, count] of markers.entries()) {
    playerAt(game, seat).media -= count;
    regionOf(game, id).media[seat] = count;
  }
}

/** The spaces that show these numbers, by seat. */
export function setTrends(game: Game, id: RegionId, trends: readonly number[]): void {
  for (const [seat, trend] of trends.entries())
    regionOf(game, id).trend[seat] = game.rules.trend.indexOf(trend);
}

export function setVotes(game: Game, id: RegionId, votes: readonly number[]): void {
  for (const [seat, count] of votes.entries()) regionOf(game, id).votes[seat] = count;
}

export function setPlatform(game: Game, seat: Seat, cards: readonly Card[]): void {
  playerAt(game, seat).platform.splice(0, 5, ...cards);
}

export function setHand(game: Game, seat: Seat, cards: readonly Card[]): void {
  playerAt(game, seat).hand.splice(0, 3, ...cards);
}

export function setMoney(game: Game, ...money: readonly number[]): void {
  for (const [seat, amount] of money.entries()) playerAt(game, seat).money = amount;
}

/** Tiles from the supplies to a region. */
export function putTiles(game: Game, id: RegionId, seats: readonly Seat[]): void {
  for (const seat of seats) playerAt(game, seat).tiles -= 1;
  regionOf(game, id).tiles.push(...seats);
}

/** What a seat is asked, which must be of this kind. */
export function choiceOf<K extends Kind>(game: Game, seat: Seat, kind: K): ChoiceOf<K> {
  const choice = choiceFor(game, seat);
  if (choice?.kind !== kind) throw new Error(`seat ${seat} is not asked for ${kind}`);
  return choice as unknown as ChoiceOf<K>;
}

/** What a politician may do now. */
export function offerFor(game: Game, seat: Seat, politician: PoliticianId): ResolveOffer {
  const offer = choiceOf(game, seat, 'resolve').cards.find(card => card.politician === politician);
  if (offer === undefined) throw new Error(`${politician} is not there`);
  return offer;
}

export function deedNames(game: Game, seat: Seat, politician: PoliticianId): string[] {
  return offerFor(game, seat, politician).deeds.map(({ deed }) => deed);
}

export const resolve = (seat: Seat, politician: PoliticianId, deed: Deed | null) =>
  ({ kind: 'resolve', seat, politician, deed }) as const;

export const VOTES: Deed = { deed: 'votes' };
