import { at, chanceOf, clone, type Game, type Random, randomOf, type View } from '@macher/engine';
import { MOODS, WILD_MOODS } from '../level2/moods.ts';
import { scoresOf } from '../level3/evaluation.ts';
import type { Temperament } from '../level3/temperament.ts';
import { temperamentsFor } from '../level3/temperaments.ts';
import { imagine, mannersIn, playOn, roundOf, type World } from '../level3/worlds.ts';

/**
 * Position is what is played on from: what a seat or a spectator sees, and everything hidden is dealt anew; or the game
 * itself with all its secrets, for afterwards, and only dice and later shuffles are new.
 */
export type Position = View | Game;

/** One way to go on: everyone's final points and ranks, by seat; those with equal points share a rank. */
export interface Foretold {
  readonly points: readonly number[];
  readonly ranks: readonly number[];
}

/**
 * Plays a position on as often as wanted, by the script in many moods: to the end of the round, from where the points
 * are a forecast, or to the end of the game. The same position and seed give the same answer.
 */
export function foretell(
  position: Position,
  { worlds, seed, until = 'round' }: { worlds: number; seed: string; until?: 'round' | 'end' },
): Foretold[] {
  const minds = temperamentsFor(position.rules);
  const random = randomOf(`foretell:${seed}`);
  return Array.from({ length: worlds }, (_, number) => {
    const mind = at(minds, number % minds.length);
    const { game, manners } = worldOf(position, mind, `${seed}:${number}`, random);
    playOn(game, manners, mind.evaluation, until === 'round' ? roundOf(game) : Number.POSITIVE_INFINITY);
    const points = scoresOf(game, mind.evaluation);
    return { points, ranks: points.map(own => 1 + points.filter(other => other > own).length) };
  });
}

const ALL_MOODS = [...MOODS, ...WILD_MOODS];

function worldOf(position: Position, { prior }: Temperament, seed: string, random: Random): World {
  const who = { seat: null, prior, moods: ALL_MOODS };
  if ('viewer' in position) return imagine({ ...who, view: position }, seed, random);
  const game = clone(position);
  return { game: { ...game, chance: chanceOf(`foretell:${seed}`) }, manners: mannersIn(game, who, random) };
}
