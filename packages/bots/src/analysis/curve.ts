import { at, attentiveView, clone, type Game, type Seat } from '@macher/engine';
import { chancesAt } from './chances.ts';
import type { Position } from './foretell.ts';

/** Eyes are whose knowledge chances are from: a seat's, a spectator's, or everything, which is known afterwards. */
export type Eyes = Seat | null | 'all';

/** Everyone's chance to win at a time; null: nobody can tell yet. */
export interface Dot {
  /** How many decisions had been played. */
  readonly version: number;
  readonly round: number;
  readonly step: number;
  readonly chances: readonly number[] | null;
}

/** A phase after which a seat's chance was another one, and the decision in it that did most. */
export interface TurningPoint {
  /** How many decisions had been played, this one included. */
  readonly version: number;
  readonly round: number;
  readonly before: number;
  readonly after: number;
}

/** Positions of a game by their version, from the deal to the end. */
export type Positions = readonly Game[];

/** Looking says for whom a curve is drawn, and how carefully. */
export interface Looking {
  readonly seat: Seat;
  readonly eyes: Eyes;
  readonly seed: string;
  readonly worlds?: number;
}

/** WORLDS for a curve that doesn't tremble. */
const WORLDS = 64;

/** The curve: one dot for every phase in which someone decides, from the deal on, and one at the end. */
export function* curveOf(positions: Positions, looking: Looking): Generator<Dot> {
  for (const game of beginnings(positions)) yield dotAt(game, looking);
}

function dotAt(game: Game, { eyes, seed, worlds = WORLDS }: Looking): Dot {
  const { version, round, step } = game;
  const chances = chancesAt(seenBy(game, eyes), { seed: `${seed}:${version}`, worlds });
  return { version, round, step, chances };
}

function seenBy(game: Game, eyes: Eyes): Position {
  return eyes === 'all' ? clone(game) : attentiveView(game, eyes);
}

/** The positions where phases begin, and the end. */
function beginnings(positions: Positions): Game[] {
  return positions.filter((game, index) => {
    const last = positions[index - 1];
    return last === undefined || game.result !== null || last.round !== game.round || last.step !== game.step;
  });
}

/** LEAST_CHANGE is by how much a chance must change to be told. */
const LEAST_CHANGE = 0.08;
const MOST_POINTS = 3;
/** MOST_LOOKS: a phase may have a hundred decisions, and so many of them are looked at. */
const MOST_LOOKS = 16;

/**
 * The largest changes of a seat's chance, in the order of the game: each one the decision that did most of it. From one
 * round to the next forecasts look a round further, and at the end there is nothing left to forecast: what changes then
 * is nobody's doing.
 */
export function turningPointsOf(
  positions: Positions,
  dots: readonly Dot[],
  looking: Looking,
): TurningPoint[] {
  const { seat } = looking;
  const known = dots.flatMap(({ version, round, chances }) =>
    chances === null || at(positions, version).result !== null
      ? []
      : [{ version, round, chance: at(chances, seat) }],
  );
  return known
    .flatMap((after, index) => {
      const before = known[index - 1];
      return before?.round !== after.round
        ? []
        : [{ before, after, change: Math.abs(after.chance - before.chance) }];
    })
    .filter(({ change }) => change >= LEAST_CHANGE)
    .sort((one, other) => other.change - one.change)
    .slice(0, MOST_POINTS)
    .map(({ before, after }) => within(positions, before, after, looking))
    .sort((one, other) => one.version - other.version);
}

interface Known {
  readonly version: number;
  readonly chance: number;
}

/** The decision that did most on the way from one dot to the next. Amid a phase not all have acted: only the whole is told. */
function within(positions: Positions, before: Known, after: Known, looking: Looking): TurningPoint {
  const { seat } = looking;
  const between = positions.filter(({ version }) => version > before.version && version < after.version);
  const every = Math.ceil(between.length / MOST_LOOKS);
  const looks = between.filter((_, index) => index % every === 0);
  const line = [
    before,
    ...looks.flatMap(game => {
      const { version, chances } = dotAt(game, looking);
      return chances === null ? [] : [{ version, chance: at(chances, seat) }];
    }),
    after,
  ];
  const direction = Math.sign(after.chance - before.chance);
  let most: Known = after;
  let largest = Number.NEGATIVE_INFINITY;
  for (const [index, next] of line.entries()) {
    const last = line[index - 1];
    if (last === undefined) continue;
    const change = direction * (next.chance - last.chance);
    if (change > largest) [most, largest] = [next, change];
  }
  const { version } = most;
  return { version, round: at(positions, version).round, before: before.chance, after: after.chance };
}
