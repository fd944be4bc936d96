import type { News, Person, TableId } from '@macher/protocol';
import type { TableStore } from '../../kit/state/table.ts';
import { stored } from '../../kit/stored.ts';
import { isMuted } from './mutes.ts';

type Of<K extends News['what']['kind']> = News & { readonly what: Extract<News['what'], { kind: K }> };

/** Something that was said, as the log has it. */
export type Said = Of<'said'>;
/** One of the phrases that everybody reads in their own language. */
export type Phrased = Of<'phrased'>;
export type Spoken = Said | Phrased;

type Read = Readonly<Record<string, number>>;

/** Read by table: the last entry whose words this browser has shown. */
const read = stored<Read>('talk-read', {}, isRead);

/** MOST is enough for years; older ones count as unread again. */
const MOST = 200;

export function allSaidAt({ past }: TableStore): Said[] {
  return past.value.filter((news): news is Said => news.what.kind === 'said');
}

/** What was said by those whom you want to hear. */
export function saidAt(store: TableStore): Said[] {
  return allSaidAt(store).filter(({ what }) => !isMuted(what.person));
}

/** What was spoken: phrases too. */
export function spokenAt(store: TableStore): Spoken[] {
  return store.past.value.filter((news): news is Spoken => {
    if (news.what.kind !== 'said' && news.what.kind !== 'phrased') return false;
    const person = speakerOf(store, news.what);
    return person === null || !isMuted(person);
  });
}

/** The speaker; a phrase is a seat's. */
function speakerOf({ sheet }: TableStore, what: Spoken['what']): Person | null {
  return what.kind === 'said' ? what.person : (sheet.value?.places[what.seat]?.person ?? null);
}

/** What others have said and nobody has read here yet, the oldest first. */
export function unreadAt(store: TableStore): Spoken[] {
  const last = read.value[store.table] ?? 0;
  const me = store.source.person.value?.id;
  return spokenAt(store).filter(({ number, what }) => {
    const isOwn = what.kind === 'said' ? what.person.id === me : what.seat === store.seat.value;
    return number > last && !isOwn;
  });
}

/** Marks everything said until now as shown. */
export function markRead(table: TableId, said: readonly Spoken[]): void {
  const number = said.at(-1)?.number ?? 0;
  const { [table]: known = 0, ...others } = read.value;
  if (number <= known) return;
  read.value = Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, number]]);
}

function isRead(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(number => Number.isInteger(number))
  );
}
