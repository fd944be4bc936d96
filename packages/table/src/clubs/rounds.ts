import type { BySeat } from '@macher/engine';
import type { PersonId, SeatResult } from '@macher/protocol';

/** Who has which seat of which table in a round; null: a bot. */
export type Draw = readonly BySeat<PersonId | null>[];

/** Who played a seat: the person it was drawn for, the same until they left, or a bot from the beginning. */
type PlayedBy = 'person' | 'left' | 'bot';

export interface SeatOutcome {
  readonly points: number;
  readonly rank: number;
  readonly by: PlayedBy;
}

/** How a table came out; null: it isn't over, or doesn't count. */
export type TableOutcome = BySeat<SeatOutcome> | null;

/** A round as it was drawn, and how its tables came out. */
export interface PlayedRound {
  readonly draw: Draw;
  readonly outcomes: readonly TableOutcome[];
  readonly isOver: boolean;
}

/** A person at a table that counts. */
export interface Played {
  readonly person: PersonId;
  readonly table: number;
  readonly seat: number;
  readonly outcome: SeatOutcome;
}

export function outcomeOf({ points, rank, bot, isFinished }: SeatResult): SeatOutcome {
  return { points, rank, by: bot !== null ? 'bot' : isFinished ? 'person' : 'left' };
}

/** People who began at tables that count. */
export function playedIn({ draw, outcomes }: Pick<PlayedRound, 'draw' | 'outcomes'>): Played[] {
  return draw.flatMap((seats, table) =>
    seats.flatMap((person, seat) => {
      const outcome = outcomes[table]?.[seat];
      const isPlayed = person !== null && outcome !== undefined && outcome.by !== 'bot';
      return isPlayed ? [{ person, table, seat, outcome }] : [];
    }),
  );
}

export function peopleIn(draw: Draw): PersonId[] {
  return draw.flatMap(seats => seats.flatMap(person => person ?? []));
}

/**
 * The part of all points of the table that each seat has, times the number of seats: 1 is average. Who left has none.
 */
export function shareAt(table: BySeat<SeatOutcome>, seat: number): number {
  const own = table[seat];
  if (own === undefined || own.by === 'left') return 0;
  const all = table.reduce((sum, { points }) => sum + Math.max(0, points), 0);
  return all === 0 ? 1 : (Math.max(0, own.points) * table.length) / all;
}

export function meanOf(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
