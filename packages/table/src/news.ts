import {
  type Choice,
  choiceFor,
  eventsFor,
  type GameEvent,
  type Seat,
  type View,
  view,
} from '@macher/engine';
import type { Entry, News, PersonId, Place, Room, Sheet, Told } from '@macher/protocol';
import { seatOf } from './ask.ts';
import { isDeserted, isHuman } from './places.ts';
import type { Table } from './table.ts';

/** Who looks: a person at a seat, or somebody who watches. */
export interface Viewer {
  readonly person: PersonId | null;
}

/** null: nothing of it is for this viewer. */
export function newsFor(
  table: Table,
  viewer: Viewer,
  entry: Entry,
  events: readonly GameEvent[],
): News | null {
  const told = toldTo(table, viewer, entry);
  if (told === null) return null;
  return {
    number: entry.number,
    at: entry.at,
    what: told,
    events: eventsFor(events, seatFor(table, viewer)),
  };
}

function toldTo(table: Table, viewer: Viewer, { what, by }: Entry): Told | null {
  switch (what.kind) {
    case 'opened':
      return { kind: 'opened' };
    case 'acted':
      return { kind: 'acted', seat: what.seat, isBot: by === null };
    case 'noted':
      return what.person === viewer.person ? what : null;
    case 'said':
      return canHear(table, viewer, what.room) ? what : null;
    default:
      return what;
  }
}

/** Spectators may see more than one seat: what they say is not for players until the game is over. */
function canHear(table: Table, viewer: Viewer, room: Room): boolean {
  if (room === 'players' || table.stage === 'over' || table.stage === 'abandoned') return true;
  return seatFor(table, viewer) === null;
}

function seatFor(table: Table, { person }: Viewer): Seat | null {
  return person === null ? null : seatOf(table, { id: person });
}

/** Viewers who know the same have the same name: all who do not sit here. */
export function sameAs(table: Table, viewer: Viewer): PersonId | null {
  return seatFor(table, viewer) === null ? null : viewer.person;
}

/** Everything somebody may know of a table now. */
export function sheetFor(table: Table, viewer: Viewer): Sheet {
  const { number, stage, owner, places, clock, waiting, proposal, game } = table;
  const seat = seatFor(table, viewer);
  return {
    number,
    stage,
    owner: owner.id,
    seat,
    places,
    clock,
    waiting,
    isDeserted: stage === 'playing' && isDeserted(places),
    proposal,
    view: game === null ? null : withoutRules(view(game, seat)),
    choice: seat === null ? null : ownChoice(table, seat),
  };
}

/** While a bot plays for you, you decide nothing. */
function ownChoice({ game, stage, places }: Table, seat: Seat): Choice | null {
  const isOwn = stage === 'playing' && isHuman(places[seat] as Place);
  return game !== null && isOwn ? choiceFor(game, seat) : null;
}

function withoutRules({ rules: _sentOnce, ...seen }: View): Omit<View, 'rules'> {
  return seen;
}
