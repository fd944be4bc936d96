import { chanceOf, type Game, type Rules, randomOf } from '@macher/engine';
import { wrong } from './wrong.ts';

const PATH = '/position/dice';

/** TRIES are how many seeds are tried: six dice need some ten thousand. */
const TRIES = 2_000_000;

/** FOUND has seeds by ruleset and faces: a scenario may be set up many times. */
const FOUND = new Map<string, string>();

/** Loads the dice: luck whose next rolls show these faces. */
export function loadDice(game: Game, faces: readonly number[] | undefined): void {
  if (faces === undefined) return;
  const { die, ruleset } = game.rules;
  if (die.length === 0) wrong(PATH, `${ruleset} has no dice`);
  for (const [index, face] of faces.entries())
    if (!die.includes(face))
      wrong(`${PATH}/${index}`, `must be one of ${[...new Set(die)].sort().join(', ')}`);
  const key = `${ruleset} ${faces.join()}`;
  const seed = FOUND.get(key) ?? seedFor(game.rules, faces);
  FOUND.set(key, seed);
  game.chance.dice = chanceOf(seed).dice;
}

function seedFor({ die }: Rules, faces: readonly number[]): string {
  for (let n = 0; n < TRIES; n += 1) {
    const seed = `dice-${n}`;
    const random = randomOf(`dice:${seed}`);
    if (faces.every(face => die[random(die.length)] === face)) return seed;
  }
  return wrong(PATH, 'no luck gives these rolls; ask for fewer');
}
