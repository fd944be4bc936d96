import type { Entry, Happening, HappeningOf, Opening, Person, Request } from '@macher/protocol';
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
}

/** A new table with what its owner asks for at once, such as seats for bots: all of it, or an error and no table. */
export function openWith(
  owner: Person,
  opening: Opening,
  { requests, kept }: Seating,
  at: number,
  roster: Roster,
): Opened {
  const sender = { person: owner.id, id: NAMELESS };
  const first: Entry = { number: 1, at, by: sender, what: { kind: 'opened', owner, opening } };
  const table = openTable(first);
  const entries = [first];
  const add = (what: Happening): void => {
    const { entry } = write(table, { number: table.number + 1, at, by: sender, what });
    entries.push(entry);
  };
  kept.forEach(add);
  for (const request of requests) {
    const outcome = ask(table, { person: owner, id: NEVER_SENT, at, request }, roster);
    if (!outcome.ok)
      throw new Error(`a new table refuses ${request.kind}: ${JSON.stringify(outcome.refusal)}`);
    outcome.happenings.forEach(add);
  }
  return { table, entries };
}

/** Nobody sends a request with an empty name: these are never taken for one that is sent again. */
const NAMELESS = '';
const NEVER_SENT = '-';
