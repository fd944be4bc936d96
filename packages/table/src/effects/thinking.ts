import { deciders, type Seat } from '@macher/engine';
import type { Place } from '@macher/protocol';
import { comeBack, turnOver } from '../clock.ts';
import { isHuman } from '../places.ts';
import type { Table } from '../table.ts';

/** Seats whose person has to decide now. */
export function thinking({ game, places, stage }: Table): Seat[] {
  if (game === null || stage !== 'playing') return [];
  return deciders(game).filter(seat => isHuman(places[seat] as Place));
}

/** Seats that think and whose clock runs: who has days off takes their time. */
export function ticking(table: Table): Seat[] {
  return thinking(table).filter(seat => (table.off[seat] ?? null) === null);
}

/** Winds the clocks: those of the seats that think now run; that of the one who has decided stops. */
export function windClock(table: Table, decided: Seat | null, at: number): void {
  table.clock = turnOver(table.clock, ticking(table), decided, at, left(table));
}

/**
 * Gives time before somebody comes to a seat: where its time has run out they would be gone again at once. Who left
 * gets what they had.
 */
export function giveTime(table: Table, seat: Seat): void {
  const why = table.places[seat]?.standIn?.why ?? 'left';
  if (why !== 'left') table.clock = comeBack(table.clock, seat);
}

/** Seats that have to decide now and whose person has left: a bot is about to. */
function left({ game, places, stage }: Table): Seat[] {
  if (game === null || stage !== 'playing') return [];
  return deciders(game).filter(seat => places[seat]?.standIn?.why === 'left');
}
