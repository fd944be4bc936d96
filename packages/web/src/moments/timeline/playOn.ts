import { DEFAULT_BOT } from '@macher/bots/ids';
import type { Seat, View } from '@macher/engine';
import { openRecord } from '../../kit/local/openTable.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { recordOf } from '../line/records.ts';
import type { TimeLine } from './timeline.ts';

/** Opens a new table that goes on from the moment: you at one seat, bots at the others. The record stays. */
export async function playOnFrom(store: TableStore, own: Seat, view: View): Promise<void> {
  const record = await recordOf(store);
  await openRecord({
    record,
    version: view.version,
    pace: { kind: 'none' },
    isPrivate: true,
    seats: view.players.map((_, seat) => (seat === own ? 'me' : DEFAULT_BOT)),
  });
}

/** The seat to play: whose eyes you look through; else your own; else that of a party which decides next. */
export function seatToPlay(eyes: TimeLine['eyes']['value'], own: Seat | null, { awaited }: View): Seat {
  return typeof eyes === 'number' ? eyes : (own ?? awaited[0]?.seat ?? 0);
}

/** Whether nothing is left to decide after this move. */
export function isEnd({ line }: TimeLine, { version }: View): boolean {
  const last = line.value?.at(line.value.count - 1).view;
  return last === undefined || (last.result !== null && last.version === version);
}
