import type { FromRecord, NewTable, OpenedTable } from '@macher/protocol';
import { ensureSignedIn } from '../account/guest.ts';
import { api } from '../net/api.ts';
import { keepInvite } from '../state/invites.ts';
import { go, pathTo } from '../state/route.ts';

/** Opens a table and goes there. A visitor becomes a guest first. */
export async function openTable(wanted: NewTable): Promise<void> {
  await ensureSignedIn();
  enter(await api.open(wanted));
}

export async function openRecord(wanted: FromRecord): Promise<void> {
  await ensureSignedIn();
  enter(await api.fromRecord(wanted));
}

function enter({ id, invite }: OpenedTable): void {
  keepInvite(id, invite);
  go(pathTo(id, invite));
}
