import {
  type Choice,
  choiceFor,
  eventsFor,
  type GameEvent,
  type Seat,
  type View,
  view,
} from '@macher/engine';
import { seatOf } from './ask.ts';
import type { Entry, Happening } from './entries.ts';
import type { PersonId } from './people.ts';
import type { Said, Stage, Table } from './table.ts';

/** Who looks: a person at a seat, or somebody who watches. */
export interface Viewer {
  readonly person: PersonId | null;
}

/** A line of the log as somebody may know it: without seeds, sealed decisions, other people's notes and rooms. */
export interface News {
  readonly number: number;
  readonly at: number;
  readonly what: Told;
  /** What happened in the game by it. */
  readonly events: readonly GameEvent[];
}

/** An action is told by its events, which are made for each viewer; the action itself may be sealed. */
export type Told =
  | Exclude<Happening, { kind: 'opened' | 'acted' }>
  | { readonly kind: 'opened' }
  | { readonly kind: 'acted'; readonly seat: Seat; readonly isBot: boolean };

/** null: nothing of it is for this viewer. */
export function newsFor(
  table: Table,
  viewer: Viewer,
  entry: Entry,
  events: readonly GameEvent[],
): News | null {
  const told = toldTo(table, viewer, entry.what);
  if (told === null) return null;
  return {
    number: entry.number,
    at: entry.at,
    what: told,
    events: eventsFor(events, seatFor(table, viewer)),
  };
}

function toldTo(table: Table, viewer: Viewer, what: Happening): Told | null {
  switch (what.kind) {
    case 'opened':
      return { kind: 'opened' };
    case 'acted':
      return { kind: 'acted', seat: what.seat, isBot: what.by === null };
    case 'noted':
      return what.person === viewer.person ? what : null;
    case 'said':
      return canHear(table, viewer, what.room) ? what : null;
    default:
      return what;
  }
}

/** Spectators may see more than one seat: what they say is not for players until the game is over. */
function canHear(table: Table, viewer: Viewer, room: 'players' | 'spectators'): boolean {
  if (room === 'players' || table.stage === 'over' || table.stage === 'abandoned') return true;
  return seatFor(table, viewer) === null;
}

export function seatFor(table: Table, { person }: Viewer): Seat | null {
  return person === null ? null : seatOf(table, { id: person });
}

/** Everything somebody may know of a table now. */
export interface Sheet {
  readonly number: number;
  readonly stage: Stage;
  readonly owner: PersonId;
  readonly seat: Seat | null;
  readonly places: Table['places'];
  readonly clock: Table['clock'];
  readonly proposal: Table['proposal'];
  readonly view: View | null;
  readonly choice: Choice | null;
  readonly talk: { readonly players: readonly Said[]; readonly spectators: readonly Said[] };
  readonly note: string;
}

export function sheetFor(table: Table, viewer: Viewer): Sheet {
  const { number, stage, owner, places, clock, proposal, game, talk, notes } = table;
  const seat = seatFor(table, viewer);
  return {
    number,
    stage,
    owner: owner.id,
    seat,
    places,
    clock,
    proposal,
    view: game === null ? null : view(game, seat),
    choice: game === null || seat === null || stage !== 'playing' ? null : choiceFor(game, seat),
    talk: { players: talk.players, spectators: canHear(table, viewer, 'spectators') ? talk.spectators : [] },
    note: viewer.person === null ? '' : (notes.get(viewer.person) ?? ''),
  };
}
