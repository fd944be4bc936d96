import type { FromRecord, NewTable, OpenedTable } from '@macher/protocol';
import { ensureSignedIn } from '../account/guest.ts';
import { openHere, openRecordHere } from '../local/openHere.ts';
import { ApiError, api, isAway } from '../net/api.ts';
import { keepInvite } from '../state/invites.ts';
import { go, pathTo } from '../state/route.ts';

/** Opens a table and goes there. A visitor becomes a guest first. */
export async function openTable(wanted: NewTable): Promise<void> {
  const isAlone = wanted.seats.every(({ who }) => who !== 'open');
  await openThere(() => api.open(wanted), isAlone ? () => openHere(wanted) : null);
}

export async function openRecord(wanted: FromRecord): Promise<void> {
  const isAlone = wanted.seats?.every(who => who !== 'open') === true;
  await openThere(() => api.fromRecord(wanted), isAlone ? () => openRecordHere(wanted) : null);
}

/** At the server; if none answers, and nobody else is to come, in this browser. */
async function openThere(
  open: () => Promise<OpenedTable>,
  here: (() => Promise<void>) | null,
): Promise<void> {
  if (here !== null && isAway.value) return here();
  try {
    await ensureSignedIn();
    const { id, invite } = await open();
    keepInvite(id, invite);
    go(pathTo(id, invite));
  } catch (error) {
    if (here === null || !(error instanceof ApiError) || error.code !== 'offline') throw error;
    await here();
  }
}
