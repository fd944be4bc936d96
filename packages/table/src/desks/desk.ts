import type { Seat } from '@macher/engine';
import type {
  Happening,
  Person,
  PersonId,
  Refusal,
  RequestName,
  RequestOf,
  TableCode,
} from '@macher/protocol';
import type { Roster } from '../botTurns.ts';
import type { Table } from '../table.ts';

/** What comes of a request: what happens, nothing (it was sent before), or why not. The table stays as it is. */
export type Outcome =
  | { readonly ok: true; readonly happenings: readonly Happening[]; readonly known: number | null }
  | { readonly ok: false; readonly refusal: Refusal };

type Desk<K extends RequestName> = (
  table: Table,
  person: Person,
  request: RequestOf<K>,
  around: Around,
) => Outcome;

/** What a desk may need to know beside the table. */
export interface Around {
  readonly at: number;
  readonly roster: Roster;
  /**
   * The person who keeps the name that is in the request with a password; null: nobody does, or there is no name in it.
   */
  readonly keeper: PersonId | null;
}

/** Desks has one for every request. */
export type Desks = { readonly [K in RequestName]: Desk<K> };

export function happens(...happenings: Happening[]): Outcome {
  return { ok: true, happenings, known: null };
}

export function refuse(code: TableCode): Outcome {
  return { ok: false, refusal: { by: 'table', code } };
}

export function answered(answer: readonly Happening[] | TableCode): Outcome {
  return typeof answer === 'string' ? refuse(answer) : happens(...answer);
}

export function atOwnSeat(table: Table, person: Person, then: (seat: Seat) => Outcome): Outcome {
  const seat = seatOf(table, person);
  return seat === null ? refuse('not-seated') : then(seat);
}

/** While a bot plays for them, people decide nothing. */
export function inPerson(table: Table, person: Person, then: (seat: Seat) => Outcome): Outcome {
  return atOwnSeat(table, person, seat =>
    table.places[seat]?.standIn == null ? then(seat) : refuse('away'),
  );
}

export function seatOf({ places }: Table, person: { readonly id: string }): Seat | null {
  const seat = places.findIndex(place => place.person?.id === person.id);
  return seat < 0 ? null : seat;
}
