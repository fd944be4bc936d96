import { FORMER_PLAYER, type Person, type PersonId, type RequestName } from '@macher/protocol';
import type { Host } from '@macher/table';
import { newId } from './secrets.ts';
import type { Sessions } from './sessions.ts';
import type { NamesThen } from './store/accounts.ts';
import type { Store, TableId } from './store/store.ts';
import { namesOf } from './tableRow.ts';
import type { Tables } from './tables.ts';

/**
 * Farewell lets a person leave for good. Their games stay with those they played with: a bot plays on, under no name.
 */
export class Farewell {
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #sessions: Sessions;

  constructor(store: Store, tables: Tables, sessions: Sessions) {
    this.#store = store;
    this.#tables = tables;
    this.#sessions = sessions;
  }

  /** Lets a person leave. Their programs go first, and the person last: if it fails halfway, they can ask again. */
  async leave(person: Person): Promise<void> {
    for (const { id, name } of await this.#store.programs.of(person.id))
      await this.leave({ id, name, isProgram: true });
    this.#sessions.sockets.closeAll(person.id, null);
    const left = await this.#leaveTables(person, []);
    await this.#store.results.forget(person.id);
    await this.#store.codes.voidOf(person.id);
    await this.#store.accounts.forget(person.id);
    this.#sessions.sockets.closeAll(person.id, null);
    // A call that had come in before may have taken them to another table meanwhile.
    await this.#leaveTables(person, left);
  }

  /** Leaves all tables but those that they have left already; gives all. */
  async #leaveTables(person: Person, left: readonly TableId[]): Promise<readonly TableId[]> {
    const touched = await this.#store.accounts.tablesTouchedBy(person.id);
    for (const table of touched.filter(each => !left.includes(each))) await this.#leaveTable(table, person);
    return touched;
  }

  /** Leaves a table; one that cannot be read stays as it is: nobody can look at it either. */
  async #leaveTable(table: TableId, person: Person): Promise<void> {
    const host = await this.#tables.host(table).catch(() => null);
    if (host === null) return;
    await getUp(host, person);
    await this.#tables.rewrite(table, () =>
      this.#store.accounts.erase(table, person, namesWithout(host, person.id)),
    );
  }
}

/** Gets up from a table. What is refused needn't be done: they don't sit there, or don't own it. */
async function getUp(host: Host, person: Person): Promise<void> {
  for (const kind of leaving(host, person)) await host.request(person, newId(), { kind });
}

type Leaving = Extract<RequestName, 'stand-up' | 'close' | 'hand-back' | 'return' | 'resign'>;

/**
 * What it takes to leave. A seat that somebody plays for them for a time is theirs, and one that they play for somebody
 * isn't.
 */
function leaving({ table }: Host, person: Person): readonly Leaving[] {
  if (table.stage === 'gathering') return ['stand-up', 'close'];
  if (table.stage !== 'playing') return [];
  const own = table.places.findIndex(({ keptFor }) => keptFor?.id === person.id);
  const hasRegent = (table.regencies[own]?.person ?? null) !== null;
  return hasRegent ? ['return', 'resign'] : ['hand-back', 'resign'];
}

function namesWithout({ table: { places } }: Host, id: PersonId): NamesThen {
  const known = places.map(({ person }) => ({
    person: person?.id === id ? { ...person, name: FORMER_PLAYER } : person,
  }));
  return {
    ...namesOf(known),
    seats: places.flatMap(({ person }, seat) => (person?.id === id ? [seat] : [])),
  };
}
