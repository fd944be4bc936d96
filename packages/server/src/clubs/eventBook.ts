import type { EventStage, PersonId, Stage, TableId } from '@macher/protocol';
import { type EventTerms, fieldOf, isDone, outcomeOf, type PlayedRound, seatsOf } from '@macher/table';
import type { KeptEvent, KeptRound } from '../store/clubs.ts';
import { type BookedResult, contestKey } from '../store/results.ts';
import type { Store } from '../store/store.ts';
import type { ClubKeys } from './clubKeys.ts';

type BookStore = Pick<Store, 'clubs' | 'events' | 'results' | 'table'>;

/** An event as its rounds and the book of results have it. */
export interface EventState {
  readonly event: KeptEvent;
  readonly terms: EventTerms;
  readonly rounds: readonly RoundState[];
  /** Members who want to play. */
  readonly entrants: readonly PersonId[];
  /** Who plays in the next round. */
  readonly field: readonly PersonId[];
}

export interface RoundState {
  readonly kept: KeptRound;
  readonly tables: readonly TableState[];
  /** Whether nothing can happen any more that counts. */
  readonly isOver: boolean;
  readonly played: PlayedRound;
}

export interface TableState {
  readonly number: number;
  readonly id: TableId;
  /** The stage of the table. If it doesn't count any more, it is only looked up for those who look back. */
  readonly stage: Stage;
  readonly result: BookedResult | null;
  /** Whether its result counts, or still can. */
  readonly counts: boolean;
}

/** Reading says how much of an event is read. */
interface Reading {
  /** The members of its club, if they are known already. */
  readonly members?: readonly PersonId[];
  /** false: tables of closed rounds aren't looked up, since there may be very many. */
  readonly looksBack?: boolean;
}

/** EventBook reads events; what is over is closed as soon as somebody looks, so that everyone has the same. */
export class EventBook {
  readonly #store: BookStore;
  readonly #keys: ClubKeys;
  readonly #now: () => number;

  constructor(store: BookStore, keys: ClubKeys, now: () => number) {
    this.#store = store;
    this.#keys = keys;
    this.#now = now;
  }

  async stateOf(event: KeptEvent, { members, looksBack = true }: Reading = {}): Promise<EventState> {
    const people = members ?? (await this.membersOf(event.club));
    const state = await this.#read(event, people, looksBack);
    const last = state.rounds.at(-1);
    if (last?.isOver === true && last.kept.closed === null) {
      await this.close(last);
      return this.stateOf(event, { members: people, looksBack });
    }
    return { ...state, event: { ...event, stage: await this.#stageOf(state) } };
  }

  async membersOf(club: string): Promise<PersonId[]> {
    return (await this.#store.clubs.members(club)).map(({ person }) => person.id);
  }

  async #stageOf({ event, terms, rounds, entrants }: EventState): Promise<EventStage> {
    if (event.stage === 'over' || rounds.length === 0) return event.stage;
    const stage = isDone(terms, playedIn({ rounds }), entrants) ? 'over' : 'running';
    if (stage !== event.stage) await this.#store.events.setStage(event.id, stage);
    return stage;
  }

  /** Whether this very table of a round that isn't closed is still played: seen without looking at any other. */
  async isPlayed(event: string, round: number, table: number): Promise<boolean> {
    const rounds = await this.#store.events.rounds(event);
    if (rounds[round - 1]?.closed !== null) return false;
    const row = await this.#store.table(this.#keys.tableOf(event, round, table));
    return row !== null && PLAYED.includes(row.stage);
  }

  /** Closes a round as it is: tables without a result count for nobody. */
  async close({ kept, tables }: RoundState): Promise<void> {
    const counted = tables.flatMap(({ number, result }) => (result === null ? [] : number));
    await this.#store.events.closeRound(kept.event, kept.round, { at: this.#now(), counted });
  }

  async #read(event: KeptEvent, members: readonly PersonId[], looksBack: boolean): Promise<EventState> {
    const { settings, id } = event;
    const terms = {
      id,
      plan: settings.plan,
      players: settings.players,
      limits: seatsOf(settings.ruleset).limits,
    };
    const said = await this.#store.events.entries(id);
    const entrants = members.filter(person => said.get(person) ?? settings.entry === 'all');
    const kept = await this.#store.events.rounds(id);
    const key = contestKey({ kind: 'club', club: event.club, event: id, round: 1, table: 1 });
    const results = kept.length === 0 ? [] : await this.#store.results.inContest(key);
    const rounds = await Promise.all(kept.map(round => this.#roundOf(round, results, looksBack)));
    const field = fieldOf(
      terms,
      rounds.map(({ played }) => played),
      entrants,
    );
    return { event, terms, rounds, entrants, field };
  }

  async #roundOf(kept: KeptRound, results: readonly BookedResult[], looksBack: boolean): Promise<RoundState> {
    const isRead = looksBack || kept.closed === null;
    const tables = await Promise.all(
      kept.tables.map((_, index) => this.#tableOf(kept, index + 1, results, isRead)),
    );
    const isOver =
      kept.closed !== null ||
      (kept.isMade && tables.every(({ result, stage }) => result !== null || stage === 'abandoned'));
    const played = {
      draw: kept.tables.map(seats => seats.map(({ person }) => person)),
      outcomes: tables.map(({ result, counts }) =>
        result === null || !counts ? null : result.seats.map(outcomeOf),
      ),
      isOver,
    };
    return { kept, tables, isOver, played };
  }

  async #tableOf(
    { event, round, isMade, closed }: KeptRound,
    number: number,
    results: readonly BookedResult[],
    isRead: boolean,
  ): Promise<TableState> {
    const id = this.#keys.tableOf(event, round, number);
    const result = results.find(({ table }) => table === id) ?? null;
    const row = result === null && isRead ? await this.#store.table(id) : null;
    // A table that never began is forgotten some day.
    const stage = result === null ? (row?.stage ?? (isMade ? 'abandoned' : 'gathering')) : 'over';
    const counts = closed === null ? stage !== 'abandoned' : closed.counted.includes(number);
    return { number, id, stage, result, counts };
  }
}

const PLAYED: readonly Stage[] = ['gathering', 'playing'];

export function playedIn({ rounds }: Pick<EventState, 'rounds'>): PlayedRound[] {
  return rounds.map(({ played }) => played);
}
