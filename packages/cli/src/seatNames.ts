import { type Bot, botOf } from '@macher/bots';
import type { Seat } from '@macher/engine';

/** What the seat of a bot is called in a record, so that the game can be played on from there. */
export function nameOfBot({ id }: Bot, seat: Seat): string {
  return `bot ${id} (${seat + 1})`;
}

/**
 * The bot of a name; null: a person. In records from before there were bots, seats played at random are called
 * `random-3`.
 */
export function botNamed(name: string): Bot | null {
  const id = name.startsWith('random-') ? '0' : /^bot (\S+) \(\d\)$/.exec(name)?.[1];
  return id === undefined ? null : (botOf(id) ?? null);
}
