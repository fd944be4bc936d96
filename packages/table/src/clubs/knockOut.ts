import { at, type Random, shuffle } from '@macher/engine';
import type { PersonId } from '@macher/protocol';
import { type EventRules, randomFor } from './eventRules.ts';
import { drawByWish, seatsByWish } from './league.ts';
import { type Played, type PlayedRound, peopleIn, playedIn, shareAt } from './rounds.ts';
import { placed, rounded, type Standing } from './standing.ts';

/** The best of each table play in the next round, until one table is left. */
export const KNOCK_OUT: EventRules<'knock-out'> = {
  fewest: 3,
  isLastRound: (_plan, last) => isFinal(last),
  isDone: (_terms, _rounds, field) => field.length < 2,
  fieldAfter: (terms, last, rounds, entrants) => {
    const isIn = (person: PersonId): boolean => entrants.includes(person);
    if (!last.isOver) return peopleIn(last.draw).filter(isIn);
    const { goOn } = terms.plan;
    return goingOn(last, { goOn, wanted: terms.players }, isIn, randomFor(terms, 'lots', rounds.length));
  },
  seats: seatsByWish,
  draw: drawByWish,
  standing: knockOutStanding,
  // How far they come, not the points of a table.
  scoreAt: () => null,
};

/** KnockOutTerms say how a knock-out goes on: with the best so many of each table, at tables for so many. */
interface KnockOutTerms {
  readonly goOn: number;
  readonly wanted: number;
}

/** How many play in the next round: full tables if that leaves fewer people than before. */
function nextField({ draw }: Pick<PlayedRound, 'draw'>, { goOn, wanted }: KnockOutTerms): number {
  const through = draw.length * goOn;
  const filled = Math.ceil(through / wanted) * wanted;
  return filled < peopleIn(draw).length ? filled : through;
}

/** A round of one table is the last. */
export function isFinal({ draw }: Pick<PlayedRound, 'draw'>): boolean {
  return draw.length === 1;
}

/**
 * Who plays in the next round: the best of each table, then the best of the others, by their rank and by their part of
 * the table's points. Who is level in both goes on by lot; who left or isn't in any more doesn't.
 */
function goingOn(
  round: PlayedRound,
  terms: KnockOutTerms,
  isIn: (person: PersonId) => boolean,
  random: Random,
): PersonId[] {
  if (isFinal(round)) return [];
  const lots = shuffle(playedIn(round), random);
  const able = lots.filter(({ person, outcome }) => outcome.by === 'person' && isIn(person));
  const ordered = able.sort((one, other) => compare(round, one, other));
  const isBest = (each: Played): boolean =>
    ordered.filter(({ table }) => table === each.table).indexOf(each) < terms.goOn;
  const through = [...ordered.filter(isBest), ...ordered.filter(each => !isBest(each))];
  return through.slice(0, nextField(round, terms)).map(({ person }) => person);
}

function compare(round: PlayedRound, one: Played, other: Played): number {
  return one.outcome.rank - other.outcome.rank || shareOf(round, other) - shareOf(round, one);
}

function shareOf({ outcomes }: PlayedRound, { table, seat }: Played): number {
  return shareAt(outcomes[table] ?? [], seat);
}

/** The standing of a knock-out: by how far they came, then by how they did at their last table. */
function knockOutStanding(
  rounds: readonly PlayedRound[],
  people: readonly PersonId[],
  isOut: (person: PersonId) => boolean,
): Standing[] {
  const lines = people.map(person => {
    const own = rounds.flatMap(round => {
      const played = playedIn(round).find(each => each.person === person);
      return played === undefined ? [] : [{ round, played }];
    });
    const last = own.at(-1);
    return {
      person,
      games: own.length,
      points: cameThrough(rounds, person, isOut),
      share: last === undefined ? 0 : rounded(shareOf(last.round, last.played)),
      rank: last === undefined ? Number.POSITIVE_INFINITY : rankOf(last.played),
      isOut: isOut(person),
    };
  });
  const order = (one: (typeof lines)[number], other: (typeof lines)[number]): number =>
    other.points - one.points ||
    (one.rank < other.rank ? -1 : one.rank > other.rank ? 1 : other.share - one.share);
  return placed(lines, order).map(({ rank: _rank, ...line }) => line);
}

/** The rank at the table; who left comes last. */
function rankOf({ outcome }: Played): number {
  return outcome.by === 'left' ? Number.POSITIVE_INFINITY : outcome.rank;
}

/** Rounds after which they still played, and the final if they won it. */
function cameThrough(
  rounds: readonly PlayedRound[],
  person: PersonId,
  isOut: (person: PersonId) => boolean,
): number {
  const drawn = rounds.flatMap((round, index) => (peopleIn(round.draw).includes(person) ? [index] : []));
  const last = drawn.at(-1);
  if (last === undefined) return 0;
  const round = at(rounds, last);
  const own = playedIn(round).find(each => each.person === person);
  const hasWon = isFinal(round) && round.isOver && own !== undefined && rankOf(own) === 1;
  const goesOn = round.isOver && !isOut(person);
  return last + (hasWon || goesOn ? 1 : 0);
}
