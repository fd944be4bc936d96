import type { Entry, Happening, HappeningOf, Opening, Person, Request, Sender } from '@macher/protocol';
import { openTable } from './apply.ts';
import { ask } from './ask.ts';
import type { Roster } from './botTurns.ts';
import { write } from './log.ts';
import type { Table } from './table.ts';

export interface Opened {
  readonly table: Table;
  readonly entries: readonly Entry[];
}

/** Who has which seat from the beginning. */
export interface Seating {
  /** What the owner asks for at once, such as a seat and bots. */
  readonly requests: readonly Request[];
  /** Seats that are kept for other people. */
  readonly kept: readonly HappeningOf<'seat-kept'>[];
  /** What people who sit at the owner's device ask for, before the owner's own requests. */
  readonly company?: readonly { readonly person: Person; readonly requests: readonly Request[] }[];
}

/** A new table with what its owner asks for at once, such as seats for bots: all of it, or an error and no table. */
export function openWith(
  owner: Person,
  opening: Opening,
  { requests, kept, company = [] }: Seating,
  at: number,
  roster: Roster,
): Opened {
  const first: Entry = { number: 1, at, by: senderOf(owner), what: { kind: 'opened', owner, opening } };
  const table = openTable(first);
  const entries = [first];
  const add =
    (person: Person) =>
    (what: Happening): void => {
      const { entry } = write(table, { number: table.number + 1, at, by: senderOf(person), what });
      entries.push(entry);
    };
  kept.forEach(add(owner));
  for (const { person, requests: asked } of [...company, { person: owner, requests }])
    for (const request of asked) {
      const outcome = ask(table, { person, id: NEVER_SENT, at, request }, roster);
      if (!outcome.ok)
        throw new Error(`a new table refuses ${request.kind}: ${JSON.stringify(outcome.refusal)}`);
      outcome.happenings.forEach(add(person));
    }
  return { table, entries };
}

function senderOf({ id }: Person): Sender {
  return { person: id, id: NAMELESS };
}

/** NAMELESS: nobody sends a request with an empty name, so these are never taken for one that is sent again. */
const NAMELESS = '';
const NEVER_SENT = '-';
