import { playerAt } from './seats.ts';
import type { AmountRange } from './types/choices.ts';
import type { Tell } from './types/events.ts';
import type { Game } from './types/game.ts';
import type { BaseCause } from './types/reasons.ts';
import type { Seat } from './types/vocabulary.ts';

/** Takes money from a player; it goes to the bank. */
export function pay(game: Game, seat: Seat, amount: number): void {
  playerAt(game, seat).money -= amount;
}

export function receive(game: Game, seat: Seat, amount: number): void {
  playerAt(game, seat).money += amount;
}

export function canPay(game: Game, seat: Seat, amount: number): boolean {
  return playerAt(game, seat).money >= amount;
}

/** Bids from `min` up to all the player's money [R0], or null when that is less. */
export function bidRange(game: Game, seat: Seat, min: number): AmountRange | null {
  const max = playerAt(game, seat).money;
  return max < min ? null : { min, max, step: game.rules.moneyStep };
}

/** Base stops at 0 [R10] and has no upper limit [R37]. */
export function changeBase(game: Game, seat: Seat, change: number, cause: BaseCause, tell: Tell): void {
  const player = playerAt(game, seat);
  const base = Math.max(0, player.base + change);
  tell?.({ event: 'base-changed', seat, change: base - player.base, base, cause });
  player.base = base;
}
