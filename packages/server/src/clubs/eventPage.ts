import {
  EVENT_FACTS,
  type EventPage,
  type EventRound,
  type EventSeat,
  type EventTable,
  FORMER_PLAYER,
  type NextRound,
  type Person,
  type PersonId,
} from '@macher/protocol';
import { isFinal, isLastRound, scoreAt, seatsFor, standingOf } from '@macher/table';
import type { KeptSeat, StoredClubs } from '../store/clubs.ts';
import { isOrganiser, maySee, type Visit } from './doors.ts';
import { type EventState, playedIn, type RoundState, type TableState } from './eventBook.ts';
import { inShort } from './eventsInShort.ts';

/** An event as somebody may see it: how others play a deal that is still played is told to nobody. */
export async function pageOf(
  state: EventState,
  visit: Visit,
  viewer: Person | null,
  clubs: Pick<StoredClubs, 'names'>,
): Promise<EventPage> {
  const standing = standingOf(state.terms, playedIn(state), state.entrants);
  const ids = [...new Set([...standing.map(({ person }) => person), ...state.field])];
  const names = await clubs.names(ids);
  const telling = {
    state,
    visit,
    viewer,
    nameOf: (id: PersonId): Person => ({ id, name: names.get(id) ?? FORMER_PLAYER }),
  };
  return {
    ...inShort(state, viewer),
    club: { id: visit.club.id, name: visit.club.name },
    isMember: visit.role !== null,
    isOrganiser: isOrganiser(visit),
    settings: state.event.settings,
    entrants: state.field.map(telling.nameOf),
    standing: standing.map(line => ({ ...line, person: telling.nameOf(line.person) })),
    columns: EVENT_FACTS[state.terms.plan.kind].columns,
    rounds: state.rounds.map((_, index) => roundFor(telling, index)).reverse(),
    next: nextOf(state),
  };
}

interface Telling {
  readonly state: EventState;
  readonly visit: Visit;
  readonly viewer: Person | null;
  nameOf(person: PersonId): Person;
}

function nextOf(state: EventState): NextRound | null {
  const { event, terms, rounds, field } = state;
  const last = rounds.at(-1);
  if (event.stage === 'over' || isLastRound(terms.plan, playedIn(state))) return null;
  const isLastOpen = last !== undefined && !last.isOver;
  // Where each round has fewer people, who plays in the next one isn't known before.
  const isKnown = field.length > 0 && !(isLastOpen && EVENT_FACTS[terms.plan.kind].narrows);
  const tables = isKnown ? seatsFor(terms, field.length) : [];
  const seats = tables.reduce((sum, each) => sum + each, 0);
  return {
    round: rounds.length + 1,
    people: field.length,
    tables,
    bots: Math.max(0, seats - field.length),
    isLastOpen,
  };
}

function roundFor(telling: Telling, index: number): EventRound {
  const round = telling.state.rounds[index];
  if (round === undefined) throw new Error(`there is no round ${index}`);
  const { kept, isOver, tables } = round;
  return {
    round: kept.round,
    begunAt: kept.begunAt,
    startsAt: kept.startsAt,
    isOver,
    tables: tables.map(table => tableFor(telling, round, table)),
  };
}

function tableFor(telling: Telling, round: RoundState, table: TableState): EventTable {
  const { number, id, stage, counts } = table;
  const seats = round.kept.tables[number - 1] ?? [];
  const isSealed = EVENT_FACTS[telling.state.terms.plan.kind].isSameDeal && !round.isOver;
  const isMine = seats.some(({ person }) => person !== null && person === telling.viewer?.id);
  return {
    number,
    id,
    stage,
    counts,
    mayLook: isMine || (!isSealed && maySee(telling.visit, telling.state.event)),
    seats: seats.map((seat, index) => seatFor(telling, round, table, { seat, index, isSealed })),
  };
}

function seatFor(
  { state, nameOf }: Telling,
  round: RoundState,
  { number, result }: TableState,
  { seat, index, isSealed }: { readonly seat: KeptSeat; readonly index: number; readonly isSealed: boolean },
): EventSeat {
  const { person, party } = seat;
  const found = isSealed ? undefined : result?.seats[index];
  return {
    party,
    person: person === null ? null : nameOf(person),
    bot: person === null ? state.event.settings.bot : (found?.bot ?? null),
    result:
      found === undefined
        ? null
        : {
            points: found.points,
            rank: found.rank,
            isFinished: found.isFinished,
            // A bot gets it too, and is in no standings.
            score: scoreAt(state.terms, round.played, number - 1, index),
            goesOn: goesOn(state, round, person),
          },
  };
}

function goesOn(
  { terms, rounds, field }: EventState,
  { kept, isOver, played }: RoundState,
  person: PersonId | null,
) {
  if (!EVENT_FACTS[terms.plan.kind].narrows || !isOver || isFinal(played) || person === null) return null;
  const next = rounds[kept.round];
  return next === undefined ? field.includes(person) : next.played.draw.flat().includes(person);
}
