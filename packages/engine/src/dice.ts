import { drawFrom } from './chance.ts';
import { at } from './lists.ts';
import type { Tell } from './types/events.ts';
import type { Game } from './types/game.ts';
import type { Seat } from './types/vocabulary.ts';

/** The special die of the box, `count` of them. [R35] */
export function rollDice(game: Game, seat: Seat, count: number, tell: Tell): number[] {
  const { die } = game.rules;
  const rolls: number[] = [];
  for (let i = 0; i < count; i += 1) rolls.push(at(die, drawFrom(game.chance, 'dice', die.length)));
  tell?.({ event: 'rolled', seat, rolls });
  return rolls;
}

/** Everyone rolls one, again among equals, until one has the highest. [R28] */
export function rollOff(game: Game, seats: readonly Seat[], tell: Tell): Seat {
  let left = seats;
  while (left.length > 1) {
    const rolls = left.map(seat => at(rollDice(game, seat, 1, tell), 0));
    const highest = Math.max(...rolls);
    left = left.filter((_, index) => rolls[index] === highest);
  }
  return at(left, 0);
}
