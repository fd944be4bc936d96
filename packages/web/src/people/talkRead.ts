import type { News, TableId } from '@macher/protocol';
import { stored } from '../state/stored.ts';
import type { TableStore } from '../state/table.ts';
import { isMuted } from './mutes.ts';

/** Something that was said, as the log has it. */
export type Said = News & { readonly what: Extract<News['what'], { kind: 'said' }> };

type Read = Readonly<Record<string, number>>;

/** By table, the last entry whose words this browser has shown. */
const read = stored<Read>('talk-read', {}, isRead);

/** Enough for years; older ones count as unread again. */
const MOST = 200;

export function allSaidAt({ past }: TableStore): Said[] {
  return past.value.filter((news): news is Said => news.what.kind === 'said');
}

/** By those whom you want to hear. */
export function saidAt(store: TableStore): Said[] {
  return allSaidAt(store).filter(({ what }) => !isMuted(what.person));
}

/** What others have said and nobody has read here yet, the oldest first. */
export function unreadAt(store: TableStore): Said[] {
  const last = read.value[store.table] ?? 0;
  return saidAt(store).filter(
    ({ number, what }) => number > last && what.person.id !== store.house.person.value?.id,
  );
}

/** Everything said until now has been shown. */
export function markRead(table: TableId, said: readonly Said[]): void {
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
