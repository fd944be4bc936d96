import type { Seat } from '@macher/engine';
import type { Person, PersonId, TableCode } from '@macher/protocol';
import type { Outcome } from './desks/desk.ts';
import { isOpen } from './places.ts';
import type { Table } from './table.ts';

/** A seat that the owner keeps for somebody, before the game. */
export interface KeptSeat {
  readonly owner: PersonId;
  readonly seat: Seat;
  readonly person: Person;
}

export function keepSeat(table: Table, kept: KeptSeat): Outcome {
  const code = cannotKeep(table, kept);
  if (code !== null) return { ok: false, refusal: { by: 'table', code } };
  const { seat, person } = kept;
  return { ok: true, happenings: [{ kind: 'seat-kept', seat, person }], known: null };
}

/** Why the seat can't be kept; null: it can. */
function cannotKeep(table: Table, { owner, seat, person: { id } }: KeptSeat): TableCode | null {
  const { stage, places, blocked } = table;
  if (stage === 'frozen') return 'frozen';
  if (stage !== 'gathering') return 'not-gathering';
  if (table.owner.id !== owner) return 'not-owner';
  const place = places[seat];
  if (place === undefined) return 'seat-not-there';
  if (!isOpen(place)) return 'seat-taken';
  if (place.keptFor !== null) return 'seat-kept';
  if (blocked.has(id)) return 'blocked';
  const isHere = places.some(({ person, keptFor }) => person?.id === id || keptFor?.id === id);
  return isHere ? 'already-seated' : null;
}
