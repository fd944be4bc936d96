import type { Person, RematchTable } from '@macher/protocol';
import { type Lobby, seatOf } from '@macher/table';
import type { Admission, Admitted } from './admission.ts';
import { newId } from './secrets.ts';
import type { Store } from './store/store.ts';

/** RematchParts are what a rematch needs of the house. */
export interface RematchParts {
  readonly lists: Pick<Store, 'table'>;
  readonly lobby: Lobby;
  readonly admission: Admission;
}

/** Who plays on, whether with the very same cards, and whether they may open another table. */
export interface Again {
  readonly person: Person;
  readonly isSameDeal: boolean;
  /** Rejects if they may not open another table. */
  mayOpen(): Promise<void>;
}

/** Leads to the one table where this game is played again, on the seat that is kept there; it is opened if need be. */
export async function playAgain(
  { lists, lobby, admission }: RematchParts,
  { host, row }: Admitted,
  { person, isSameDeal, mayOpen }: Again,
): Promise<RematchTable> {
  let invite: string | null = null;
  const id = await host.offerRematch(person, isSameDeal, {
    stands: async table => STANDS.includes((await lists.table(table))?.stage ?? ''),
    open: async () => {
      await mayOpen();
      const opened = await lobby.again(person, host.table, isSameDeal, row);
      invite = opened.invite;
      return opened.id;
    },
    leave: async table => {
      invite = null;
      await close(admission, table, person);
    },
  });
  await sitDown(admission, id, person);
  return { id, invite };
}

const STANDS: readonly string[] = ['gathering', 'playing'];

async function close(admission: Admission, table: string, person: Person): Promise<void> {
  const found = await admission.admit(table, { person, invite: null });
  if (typeof found !== 'string') await found.host.request(person, newId(), { kind: 'close' });
}

/** Sits down; who comes too late, when a bot has their seat, watches. */
async function sitDown(admission: Admission, table: string, person: Person): Promise<void> {
  const found = await admission.admit(table, { person, invite: null });
  if (typeof found === 'string' || seatOf(found.host.table, person) !== null) return;
  const seat = found.host.table.places.findIndex(({ keptFor }) => keptFor?.id === person.id);
  if (seat < 0) return;
  await found.host.request(person, newId(), { kind: 'sit', seat });
  const { origin } = found.host.table.opening;
  await found.host.request(person, newId(), { kind: 'ready', isReady: true, origin });
}
