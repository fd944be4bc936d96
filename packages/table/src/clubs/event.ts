import { type PartyId, shuffle } from '@macher/engine';
import { EVENT_FACTS, type EventKind, type PersonId, type PlanOf } from '@macher/protocol';
import { DUPLICATE } from './duplicate.ts';
import { type DrawnRound, type EventRules, type EventTerms, randomFor } from './eventRules.ts';
import { KNOCK_OUT } from './knockOut.ts';
import { LEAGUE } from './league.ts';
import { type Draw, type PlayedRound, peopleIn } from './rounds.ts';
import type { Standing } from './standing.ts';

/** What is reckoned for each kind of event; what its clients know too is in EVENT_FACTS of the protocol. */
export const EVENTS: { readonly [K in EventKind]: EventRules<K> } = {
  league: LEAGUE,
  'knock-out': KNOCK_OUT,
  duplicate: DUPLICATE,
};

function rulesFor<K extends EventKind>({ kind }: PlanOf<K>): EventRules<K> {
  return EVENTS[kind];
}

/** Whether there is no other round: all are played, or nobody is left to play against. */
export function isDone(
  terms: EventTerms,
  rounds: readonly PlayedRound[],
  entrants: readonly PersonId[],
): boolean {
  const last = rounds.at(-1);
  if (last === undefined || !last.isOver) return false;
  return rulesFor(terms.plan).isDone(terms, rounds, fieldOf(terms, rounds, entrants));
}

/** Whether no round comes after those that were drawn, over or not. */
export function isLastRound(plan: EventTerms['plan'], rounds: readonly DrawnRound[]): boolean {
  const last = rounds.at(-1);
  return last !== undefined && rulesFor(plan).isLastRound(plan, last, rounds);
}

/** Who plays in the next round, of those who want to. */
export function fieldOf(
  terms: EventTerms,
  rounds: readonly PlayedRound[],
  entrants: readonly PersonId[],
): readonly PersonId[] {
  const last = rounds.at(-1);
  return last === undefined ? entrants : rulesFor(terms.plan).fieldAfter(terms, last, rounds, entrants);
}

/** How many sit at each table of a round, bots among them. */
export function seatsFor(terms: EventTerms, people: number): number[] {
  return rulesFor(terms.plan).seats(terms, people);
}

/** Who sits where in the next round: the same for everyone who works it out. */
export function drawRound(
  terms: EventTerms,
  rounds: readonly PlayedRound[],
  field: readonly PersonId[],
): Draw {
  return rulesFor(terms.plan).draw(
    terms,
    [...field].sort(),
    rounds.map(({ draw }) => draw),
  );
}

/** The parties of a round's tables, seat by seat: with the same deal the same at all. */
export function drawParties(
  terms: EventTerms,
  round: number,
  draw: Draw,
  parties: readonly PartyId[],
): PartyId[][] {
  const { isSameDeal } = EVENT_FACTS[terms.plan.kind];
  return draw.map((seats, table) => {
    const random = randomFor(terms, 'parties', round, isSameDeal ? 0 : table);
    return shuffle([...parties], random).slice(0, seats.length);
  });
}

/** The standing of all who have played or may. */
export function standingOf(
  terms: EventTerms,
  rounds: readonly PlayedRound[],
  entrants: readonly PersonId[],
): Standing[] {
  const drawn = rounds.flatMap(({ draw }) => peopleIn(draw));
  const isLast = !EVENT_FACTS[terms.plan.kind].narrows && isDone(terms, rounds, entrants);
  const field = isLast ? [] : fieldOf(terms, rounds, entrants);
  const people = [...new Set([...drawn, ...field])];
  return rulesFor(terms.plan).standing(rounds, people, person => !field.includes(person));
}

/** What a seat of a round brings who played there; null: nothing by itself, or its table doesn't count. */
export function scoreAt(
  { plan }: EventTerms,
  { outcomes }: Pick<PlayedRound, 'outcomes'>,
  table: number,
  seat: number,
): number | null {
  return (outcomes[table] ?? null) === null ? null : rulesFor(plan).scoreAt(outcomes, table, seat);
}
