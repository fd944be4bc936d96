import { randomOf } from '@macher/engine';
import type { EventKind, PersonId, PlanOf } from '@macher/protocol';
import type { Draw, PlayedRound, TableOutcome } from './rounds.ts';
import type { SeatLimits } from './sizes.ts';
import type { Standing } from './standing.ts';

/** EventTerms are what an event goes by: everything about its rounds follows from this and from how they came out. */
export interface EventTerms<K extends EventKind = EventKind> {
  /** What is drawn by lot follows from it: nothing secret. */
  readonly id: string;
  readonly plan: PlanOf<K>;
  /** How many sit at a table, if it can be done. */
  readonly players: number;
  readonly limits: SeatLimits;
}

/** A round as it was drawn, whatever came of it. */
export type DrawnRound = Pick<PlayedRound, 'draw'>;

/** EventRules say what is reckoned for a kind of event. */
export interface EventRules<K extends EventKind> {
  /** Fewer people are no event: nobody would be compared, or it would be one table. */
  readonly fewest: number;
  /** Whether no round comes after these, of which `last` is the last. */
  isLastRound(plan: PlanOf<K>, last: DrawnRound, rounds: readonly DrawnRound[]): boolean;
  /** Whether nobody is left to play another round, of whom `field` would. */
  isDone(terms: EventTerms<K>, rounds: readonly PlayedRound[], field: readonly PersonId[]): boolean;
  /** Who plays in the round after `last`, of those who want to. */
  fieldAfter(
    terms: EventTerms<K>,
    last: PlayedRound,
    rounds: readonly PlayedRound[],
    entrants: readonly PersonId[],
  ): readonly PersonId[];
  /** How many sit at each table, bots among them. */
  seats(terms: EventTerms<K>, people: number): number[];
  /** Who sits where. */
  draw(terms: EventTerms<K>, people: readonly PersonId[], past: readonly Draw[]): Draw;
  standing(
    rounds: readonly PlayedRound[],
    people: readonly PersonId[],
    isOut: (person: PersonId) => boolean,
  ): Standing[];
  /** What a seat brings who played there; null: nothing by itself. */
  scoreAt(outcomes: readonly TableOutcome[], table: number, seat: number): number | null;
}

/** Chance of an event, the same for everyone who works it out. */
export function randomFor(
  { id }: Pick<EventTerms, 'id'>,
  ...what: readonly (string | number)[]
): ReturnType<typeof randomOf> {
  return randomOf(JSON.stringify([id, ...what]));
}

/** Random numbers by which the round after `past` is drawn. */
export function randomOfDraw(terms: EventTerms, past: readonly Draw[]): ReturnType<typeof randomOf> {
  return randomFor(terms, 'draw', past.length + 1);
}

/** SO_MANY_ROUNDS is for kinds whose plan says how many rounds there are: everyone plays in each. */
export const SO_MANY_ROUNDS = {
  isLastRound: ({ rounds }: { readonly rounds: number }, _last: DrawnRound, drawn: readonly DrawnRound[]) =>
    drawn.length >= rounds,
  isDone: ({ plan }: { readonly plan: { readonly rounds: number } }, rounds: readonly PlayedRound[]) =>
    rounds.length >= plan.rounds,
  fieldAfter: (
    _terms: unknown,
    _last: PlayedRound,
    _rounds: readonly PlayedRound[],
    entrants: readonly PersonId[],
  ) => entrants,
};
