import type { Seat } from '@macher/engine';
import type { FromRecord, NewTable, OpenedTable, Place } from '@macher/protocol';
import { ApiError, api, isAway } from '../net/api.ts';
import { ensureSignedIn } from '../state/guest.ts';
import { keepInvite } from '../state/invites.ts';
import { go, pathTo } from '../state/route.ts';
import { openHere, openRecordHere } from './openHere.ts';

/** Opens a table and goes there. A visitor becomes a guest first. */
export async function openTable(wanted: NewTable): Promise<void> {
  const isAlone = wanted.seats.every(({ who }) => who !== 'open');
  await openThere(() => api.open(wanted), isAlone ? () => openHere(wanted) : null);
}

export async function openRecord(wanted: FromRecord): Promise<void> {
  const isAlone = wanted.seats?.every(who => who !== 'open') === true;
  await openThere(() => api.fromRecord(wanted), isAlone ? () => openRecordHere(wanted) : null);
}

/**
 * Moves a game of this browser, as its record has it, to the server: bots stay, and friends take the other people's
 * seats.
 */
export async function moveToServer(record: object, places: readonly Place[], own: Seat): Promise<void> {
  const wanted = {
    record,
    version: actionsIn(record),
    pace: { kind: 'none' },
    isPrivate: true,
    seats: places.map(({ bot }, seat) => (seat === own ? 'me' : (bot ?? 'open'))),
    origin: 'elsewhere',
  } as const;
  await openThere(() => api.fromRecord(wanted), null);
}

function actionsIn(record: object): number {
  return 'actions' in record && Array.isArray(record.actions) ? record.actions.length : 0;
}

/** Opens a table at the server; if none answers, and nobody else is to come, in this browser. */
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
