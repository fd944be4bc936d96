import { at } from './lists.ts';
import type { Game, Player } from './types/game.ts';
import type { PartyId, Seat } from './types/vocabulary.ts';

export function playerAt(game: Game, seat: Seat): Player {
  return at(game.players, seat);
}

/** The seat of a party, or null when it is not in play. */
export function seatOf(
  { players }: { readonly players: readonly { readonly party: PartyId }[] },
  party: PartyId,
): Seat | null {
  const seat = players.findIndex(player => player.party === party);
  return seat < 0 ? null : seat;
}

/** Turn order: clockwise from the start player. [2019 §0] */
export function seatInTurn(
  { start, players }: { readonly start: Seat; readonly players: readonly unknown[] },
  turn: number,
): Seat {
  return (start + turn) % players.length;
}

export function leftOf(game: Game, seat: Seat): Seat {
  return (seat + 1) % game.players.length;
}

/** Of the given seats, the one that comes first going clockwise from `from`, which itself counts as first. */
export function firstFrom(
  game: { readonly players: readonly unknown[] },
  from: Seat,
  seats: readonly Seat[],
): Seat {
  const players = game.players.length;
  let best = at(seats, 0);
  for (const seat of seats) {
    if ((seat - from + players) % players < (best - from + players) % players) best = seat;
  }
  return best;
}

/** Seats whose figure is the highest. */
export function leaders(figures: readonly number[]): Seat[] {
  const most = Math.max(...figures);
  const seats: Seat[] = [];
  for (let seat = 0; seat < figures.length; seat += 1) if (figures[seat] === most) seats.push(seat);
  return seats;
}
