import { setImmediate } from 'node:timers/promises';
import type { EventInShort, Person, TableId } from '@macher/protocol';
import type { KeptEvent } from '../store/clubs.ts';
import type { Store } from '../store/store.ts';
import type { EventBook, EventState } from './eventBook.ts';

/**
 * All events of a club, the latest first; those that are over are told without looking at their rounds. Others are
 * served between two events: somebody may have made many, and long ones.
 */
export async function shortOf(
  { events }: Pick<Store, 'events'>,
  book: EventBook,
  club: string,
  viewer: Person | null,
  maySee: (event: KeptEvent) => boolean,
): Promise<EventInShort[]> {
  const kept = (await events.of(club)).filter(maySee);
  const members = await book.membersOf(club);
  const told: EventInShort[] = [];
  for (const event of kept) {
    if (event.stage === 'over') told.push({ ...toldOf(event), takesPart: false, mine: null });
    else {
      told.push(inShort(await book.stateOf(event, { members, looksBack: false }), viewer));
      await setImmediate();
    }
  }
  return told;
}

export function inShort(state: EventState, viewer: Person | null): EventInShort {
  return {
    ...toldOf(state.event),
    takesPart: state.event.stage !== 'over' && viewer !== null && state.field.includes(viewer.id),
    mine: tableOf(state, viewer),
  };
}

function toldOf({ id, settings, stage, createdAt }: KeptEvent): Omit<EventInShort, 'takesPart' | 'mine'> {
  const { name, plan, ruleset, startsAt } = settings;
  return { id, name, kind: plan.kind, ruleset, stage, createdAt, startsAt };
}

/** Where they play in the round that goes on. */
function tableOf({ rounds }: EventState, viewer: Person | null): TableId | null {
  const last = rounds.at(-1);
  if (last === undefined || last.isOver || viewer === null) return null;
  const table = last.played.draw.findIndex(seats => seats.includes(viewer.id));
  return last.tables[table]?.id ?? null;
}
