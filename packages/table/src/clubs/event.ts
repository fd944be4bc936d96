import { type PartyId, randomOf, shuffle } from '@macher/engine';
import type { EventPlan, PersonId } from '@macher/protocol';
import { drawDuplicate, duplicateTallies, tablesFor } from './duplicate.ts';
import { goingOn, isFinal, knockOutStanding } from './knockOut.ts';
import { drawTables, leagueTallies } from './league.ts';
import { type Draw, type PlayedRound, peopleIn } from './rounds.ts';
import { type SeatLimits, sizesFor } from './sizes.ts';
import { type Standing, standingBy } from './standing.ts';

/** What an event goes by: everything about its rounds follows from this and from how they came out. */
export interface EventTerms {
  /** What is drawn by lot follows from it: nothing secret. */
  readonly id: string;
  readonly plan: EventPlan;
  /** How many sit at a table, if it can be done. */
  readonly players: number;
  readonly limits: SeatLimits;
}

/** Fewer are no event: nobody would be compared, or it would be one table. */
export const FEWEST_PEOPLE: Readonly<Record<EventPlan['kind'], number>> = {
  league: 3,
  'knock-out': 3,
  duplicate: 2,
};

/** Whether there is no other round: all are played, or nobody is left to play against. */
export function isDone(
  terms: EventTerms,
  rounds: readonly PlayedRound[],
  entrants: readonly PersonId[],
): boolean {
  const last = rounds.at(-1);
  if (last === undefined || !last.isOver) return false;
  return terms.plan.kind === 'knock-out'
    ? fieldOf(terms, rounds, entrants).length < 2
    : isLastRound(terms.plan, rounds);
}

/** Whether no round comes after those that were drawn, over or not. */
export function isLastRound(plan: EventPlan, rounds: readonly Pick<PlayedRound, 'draw'>[]): boolean {
  const last = rounds.at(-1);
  if (last === undefined) return false;
  return plan.kind === 'knock-out' ? isFinal(last) : rounds.length >= plan.rounds;
}

/** Who plays in the next round, of those who want to; once a knock-out has begun, who is still in. */
export function fieldOf(
  terms: EventTerms,
  rounds: readonly PlayedRound[],
  entrants: readonly PersonId[],
): readonly PersonId[] {
  const last = rounds.at(-1);
  if (terms.plan.kind !== 'knock-out' || last === undefined) return entrants;
  const isIn = (person: PersonId): boolean => entrants.includes(person);
  if (!last.isOver) return peopleIn(last.draw).filter(isIn);
  const { goOn } = terms.plan;
  return goingOn(last, { goOn, wanted: terms.players }, isIn, randomFor(terms, 'lots', rounds.length));
}

/** How many sit at each table of a round, bots among them. */
export function seatsFor({ plan, players, limits }: EventTerms, people: number): number[] {
  return plan.kind === 'duplicate'
    ? Array.from({ length: tablesFor(people, players) }, () => players)
    : sizesFor(people, limits, players);
}

/** Who sits where in the next round: the same for everyone who works it out. */
export function drawRound(
  terms: EventTerms,
  rounds: readonly PlayedRound[],
  field: readonly PersonId[],
): Draw {
  const random = randomFor(terms, 'draw', rounds.length + 1);
  const past = rounds.map(({ draw }) => draw);
  const people = [...field].sort();
  return terms.plan.kind === 'duplicate'
    ? drawDuplicate(people, terms.players, past, random)
    : drawTables(people, seatsFor(terms, people.length), past, random);
}

/** The parties of a round's tables, seat by seat: in a duplicate the same at all. */
export function drawParties(
  terms: EventTerms,
  round: number,
  draw: Draw,
  parties: readonly PartyId[],
): PartyId[][] {
  const isSame = terms.plan.kind === 'duplicate';
  return draw.map((seats, table) => {
    const random = randomFor(terms, 'parties', round, isSame ? 0 : table);
    return shuffle([...parties], random).slice(0, seats.length);
  });
}

/** All who have played or may. */
export function standingOf(
  terms: EventTerms,
  rounds: readonly PlayedRound[],
  entrants: readonly PersonId[],
): Standing[] {
  const drawn = rounds.flatMap(({ draw }) => peopleIn(draw));
  const isLast = terms.plan.kind !== 'knock-out' && isDone(terms, rounds, entrants);
  const field = isLast ? [] : fieldOf(terms, rounds, entrants);
  const people = [...new Set([...drawn, ...field])];
  const isOut = (person: PersonId): boolean => !field.includes(person);
  switch (terms.plan.kind) {
    case 'league':
      return standingBy(people, leagueTallies(rounds), isOut);
    case 'knock-out':
      return knockOutStanding(rounds, people, isOut);
    case 'duplicate':
      return standingBy(people, duplicateTallies(rounds), isOut);
  }
}

function randomFor({ id }: EventTerms, ...what: readonly (string | number)[]): ReturnType<typeof randomOf> {
  return randomOf(JSON.stringify([id, ...what]));
}
