import { at, type Random } from '@macher/engine';
import type { PersonId } from '@macher/protocol';
import { draw } from './drawing.ts';
import { type EventRules, randomOfDraw, SO_MANY_ROUNDS } from './eventRules.ts';
import { Meetings } from './meetings.ts';
import { type Draw, meanOf, type PlayedRound, playedIn, type TableOutcome } from './rounds.ts';
import { standingBy, type Tally } from './standing.ts';

/** The same deal at every table of a round: who sits in the same seat is compared. */
export const DUPLICATE: EventRules<'duplicate'> = {
  ...SO_MANY_ROUNDS,
  fewest: 2,
  seats: ({ players }, people) => Array.from({ length: tablesFor(people, players) }, () => players),
  draw: (terms, people, past) => drawDuplicate(people, terms.players, past, randomOfDraw(terms, past)),
  standing: (rounds, people, isOut) => standingBy(people, duplicateTallies(rounds), isOut),
  scoreAt: (outcomes, table, seat) => comparisonAt(outcomes, table, seat)?.margin ?? null,
};

/** One table compares with nothing. */
const FEWEST_TABLES = 2;

/** How many tables there are; all of them are full, with bots at as few seats as possible. */
function tablesFor(people: number, players: number): number {
  return Math.max(FEWEST_TABLES, Math.ceil(people / players));
}

/**
 * Everyone at a table, as little as possible at a seat they have had, with people they have met, or compared with the
 * same ones. Bots fill one seat after the other at all tables, another seat first in each round.
 */
function drawDuplicate(
  people: readonly PersonId[],
  players: number,
  past: readonly Draw[],
  random: Random,
): Draw {
  const tables = tablesFor(people.length, players);
  const places = placesFor(people.length, tables, players, past.length);
  const met = Meetings.atTables(past).among(people);
  const compared = comparedIn(past).among(people);
  const sat = people.map(person =>
    Array.from({ length: players }, (_, seat) => past.flat().filter(table => table[seat] === person).length),
  );
  const who = draw(
    {
      neighbours: places.map((own, slot) =>
        [...places.keys()].filter(other => other !== slot && isNear(own, at(places, other))),
      ),
      cost: (one, other, slot, neighbour) => {
        const times = at(places, slot).table === at(places, neighbour).table ? met : compared;
        return squared(times[one]?.[other] ?? 0);
      },
      costAlone: (one, slot) => SEAT_AGAIN * squared(sat[one]?.[at(places, slot).seat] ?? 0),
    },
    random,
  );
  return seated(people, places, who, { tables, players });
}

interface Seated {
  readonly table: number;
  readonly seat: number;
}

/** The places where people sit; bots have the others. */
function placesFor(people: number, tables: number, players: number, round: number): Seated[] {
  const all = Array.from({ length: players }, (_, index) => (index + round) % players).flatMap(seat =>
    Array.from({ length: tables }, (_, table) => ({ table: (table + round) % tables, seat })),
  );
  return all.slice(tables * players - people);
}

function isNear(one: Seated, other: Seated): boolean {
  return one.table === other.table || one.seat === other.seat;
}

function seated(
  people: readonly PersonId[],
  places: readonly Seated[],
  who: readonly number[],
  { tables, players }: { readonly tables: number; readonly players: number },
): Draw {
  return Array.from({ length: tables }, (_, table) =>
    Array.from({ length: players }, (_, seat) => {
      const slot = places.findIndex(each => each.table === table && each.seat === seat);
      return slot < 0 ? null : at(people, at(who, slot));
    }),
  );
}

/** The meetings of people who have had the same seat at different tables of a round. */
function comparedIn(past: readonly Draw[]): Meetings {
  const compared = new Meetings();
  for (const tables of past)
    for (const seat of (tables[0] ?? []).keys()) compared.add(tables.flatMap(table => table[seat] ?? []));
  return compared;
}

/** SEAT_AGAIN is what it costs to sit at the same seat again: more than to meet all of a table again. */
const SEAT_AGAIN = 10;

function squared(times: number): number {
  return times * times;
}

/** Comparison is how a seat did beside the same seat at the other tables; null: nobody has played it there. */
export interface Comparison {
  /** Points more than the others in this seat have on average. */
  readonly margin: number;
  /** The part of these comparisons that it has won; who is level has won half of it. */
  readonly won: number;
}

export function comparisonAt(
  outcomes: readonly TableOutcome[],
  table: number,
  seat: number,
): Comparison | null {
  const own = outcomes[table]?.[seat];
  const others = outcomes.flatMap((outcome, index) =>
    index === table ? [] : (outcome?.[seat]?.points ?? []),
  );
  if (own === undefined || others.length === 0) return null;
  const margin = own.points - meanOf(others);
  const won = meanOf(others.map(points => (own.points > points ? 1 : own.points === points ? 0.5 : 0)));
  // What a bot made of a seat that was left is nobody's merit.
  return own.by === 'left' ? { margin: Math.min(0, margin), won: 0 } : { margin, won };
}

/**
 * What each comparison brings. Only rounds that are over count, since others still play the deal of the one that isn't.
 */
function duplicateTallies(rounds: readonly PlayedRound[]): Tally[] {
  return rounds.flatMap(round =>
    round.isOver
      ? playedIn(round).flatMap(({ person, table, seat }) => {
          const found = comparisonAt(round.outcomes, table, seat);
          return found === null ? [] : [{ person, points: found.margin, share: found.won }];
        })
      : [],
  );
}
