import { deciders, type Seat } from '@macher/engine';
import type { Place } from '@macher/protocol';
import { turnOver } from '../clock.ts';
import { isHuman } from '../places.ts';
import type { Table } from '../table.ts';

/** Seats whose person has to decide now. */
export function thinking({ game, places, stage }: Table): Seat[] {
  if (game === null || stage !== 'playing') return [];
  return deciders(game).filter(seat => isHuman(places[seat] as Place));
}

/** Those of them whose clock runs: who has days off takes their time. */
export function ticking(table: Table): Seat[] {
  return thinking(table).filter(seat => (table.off[seat] ?? null) === null);
}

/** The clocks of those who think now run; that of the one who has decided stops. */
export function windClock(table: Table, decided: Seat | null, at: number): void {
  table.clock = turnOver(table.clock, ticking(table), decided, at);
}
