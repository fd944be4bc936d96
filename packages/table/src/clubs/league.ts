import { at, type BySeat, type Random, shuffle } from '@macher/engine';
import type { PersonId } from '@macher/protocol';
import { draw } from './drawing.ts';
import { type EventRules, type EventTerms, randomOfDraw, SO_MANY_ROUNDS } from './eventRules.ts';
import { Meetings } from './meetings.ts';
import { type Draw, type PlayedRound, playedIn, type SeatOutcome, shareAt } from './rounds.ts';
import { sizesFor } from './sizes.ts';
import { standingBy, type Tally } from './standing.ts';

/** Everyone plays in every round, with as many different people as possible. */
export const LEAGUE: EventRules<'league'> = {
  ...SO_MANY_ROUNDS,
  fewest: 3,
  seats: seatsByWish,
  draw: drawByWish,
  standing: (rounds, people, isOut) => standingBy(people, leagueTallies(rounds), isOut),
  scoreAt: (outcomes, table, seat) => leaguePoints(outcomes[table] ?? [])[seat] ?? null,
};

/** As many at a table as are wanted, if it can be done. */
export function seatsByWish({ limits, players }: EventTerms, people: number): number[] {
  return sizesFor(people, limits, players);
}

export function drawByWish(terms: EventTerms, people: readonly PersonId[], past: readonly Draw[]): Draw {
  return drawTables(people, seatsByWish(terms, people.length), past, randomOfDraw(terms, past));
}

/** What the first of a table gets; the last gets nothing. */
const MOST_POINTS = 12;

/** Everyone at a table of these sizes, with as few as possible whom they have met; bots fill what is left. */
function drawTables(
  people: readonly PersonId[],
  sizes: readonly number[],
  past: readonly Draw[],
  random: Random,
): Draw {
  const tables = tablesOf(sizes);
  const met = Meetings.atTables(past).among(people);
  const who = draw(
    {
      neighbours: tables.flatMap(slots => slots.map(slot => slots.filter(other => other !== slot))),
      cost: (one, other) => squared(met[one]?.[other] ?? 0),
      costAlone: () => 0,
    },
    random,
  );
  return tables.map(slots =>
    shuffle(
      slots.map(slot => people[at(who, slot)] ?? null),
      random,
    ),
  );
}

/** The numbers of the slots of each table. */
function tablesOf(sizes: readonly number[]): number[][] {
  let next = 0;
  return sizes.map(size => Array.from({ length: size }, () => next++));
}

function squared(times: number): number {
  return times * times;
}

/** Points of a league, evenly from the first to the last; who is level shares. Who left comes last, behind bots too. */
function leaguePoints(table: BySeat<SeatOutcome>): number[] {
  const places = table.map(placeOf);
  return places.map(place => {
    const ahead = places.filter(other => other < place).length;
    const level = places.filter(other => other === place).length;
    const behind = table.length - 1 - ahead - (level - 1) / 2;
    return (MOST_POINTS * behind) / (table.length - 1);
  });
}

function placeOf({ rank, by }: SeatOutcome): number {
  return by === 'left' ? Number.POSITIVE_INFINITY : rank;
}

/** What each game brings. */
function leagueTallies(rounds: readonly PlayedRound[]): Tally[] {
  return rounds.flatMap(round =>
    playedIn(round).map(({ person, table, seat }) => {
      const outcome = round.outcomes[table] ?? [];
      return { person, points: leaguePoints(outcome)[seat] ?? 0, share: shareAt(outcome, seat) };
    }),
  );
}
