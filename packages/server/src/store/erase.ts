import type { GameRecord } from '@macher/engine';
import { FORMER_PLAYER, type Person, type PersonId } from '@macher/protocol';

/** A line of a log without a person's name and words: what was decided stays, for those who played with them. */
export function lineWithout(what: unknown, person: Person): unknown {
  return withoutRegent(withoutPerson(what, person.id), person);
}

/**
 * A line without the regent's name. Who is let play for others is named there by their id only if they kept their name.
 */
function withoutRegent(what: unknown, { id, name }: Person): unknown {
  if (typeof what !== 'object' || what === null || !('kind' in what && 'name' in what)) return what;
  if (what.kind !== 'regent-named') return what;
  const isTheirs = 'keeper' in what ? what.keeper === id : what.name === name;
  return isTheirs ? { ...what, name: FORMER_PLAYER } : what;
}

function withoutPerson(what: unknown, person: PersonId): unknown {
  if (Array.isArray(what)) return what.map(each => withoutPerson(each, person));
  if (typeof what !== 'object' || what === null) return what;
  const fields = Object.entries(what).map(([name, value]) => [name, withoutPerson(value, person)]);
  return { ...Object.fromEntries(fields), ...nameless(what, person), ...wordless(what, person) };
}

/** A record without the names of these seats. */
export function recordWithout(text: string, seats: readonly number[]): string {
  const record: GameRecord = JSON.parse(text);
  const named = record.seats.map((each, seat) =>
    seats.includes(seat) ? { ...each, name: FORMER_PLAYER } : each,
  );
  return JSON.stringify({ ...record, seats: named });
}

function nameless(what: object, person: PersonId): object {
  return 'id' in what && what.id === person && 'name' in what ? { name: FORMER_PLAYER } : {};
}

function wordless(what: object, person: PersonId): object {
  if (!('kind' in what && 'person' in what && 'text' in what)) return {};
  if (what.kind === 'noted') return what.person === person ? { text: '' } : {};
  const by = what.person;
  const isTheirs = typeof by === 'object' && by !== null && 'id' in by && by.id === person;
  return isTheirs ? { text: '…' } : {};
}
