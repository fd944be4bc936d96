import type { Store, TableId } from './store/store.ts';

/** DAY in milliseconds. */
const DAY = 86_400_000;

/** AT_ONCE tables at each look: many at once would keep everybody waiting. */
const AT_ONCE = 20;

/** Closes tables that never begin, and forgets them after the same time again; empty ones are closed after a day. */
export async function expire(
  store: Store,
  now: number,
  unbegunDays: number,
  close: (id: TableId, since: number) => Promise<void>,
): Promise<void> {
  const since = now - unbegunDays * DAY;
  const emptySince = now - Math.min(1, unbegunDays) * DAY;
  for (const id of await store.idleTables(since, emptySince, AT_ONCE)) await close(id, emptySince);
  await store.forgetUnbegun(since, AT_ONCE);
}
