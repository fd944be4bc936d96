import { FormatError, type GameRecord, isFields, parseRecord } from '@macher/engine';
import { type Entry, type PersonId, readEntries, type SeatResult } from '@macher/protocol';
import type { Contests } from './contests.ts';
import type { BookedResult } from './store/results.ts';
import type { Store } from './store/store.ts';

/** Why a finished game isn't published. */
const KEPT_BACK = ['bots', 'gone', 'consent', 'contest', 'continued', 'unreadable'] as const;
export type KeptBack = (typeof KEPT_BACK)[number];

/** What is read of a store. Nothing is written. */
export type OpenStore = Pick<Store, 'results' | 'sharings' | 'person' | 'entries' | 'record'>;

/** AT_ONCE results are read. */
const AT_ONCE = 200;

/** Finished games of people who all let them be published, as records without names. */
export class OpenData {
  readonly #store: OpenStore;
  readonly #contests: Pick<Contests, 'sightOf'>;
  /** Milliseconds since 1970: games that ended before aren't looked for. */
  readonly #since: number;
  /** How many finished games have been looked at, and why some of them stay where they are. */
  looked = 0;
  readonly keptBack: Record<KeptBack, number> = {
    bots: 0,
    gone: 0,
    consent: 0,
    contest: 0,
    continued: 0,
    unreadable: 0,
  };

  constructor(store: OpenStore, contests: Pick<Contests, 'sightOf'>, since: number) {
    this.#store = store;
    this.#contests = contests;
    this.#since = since;
  }

  /**
   * Records in the order in which their results were entered in the book, one after the other, however many there are.
   */
  async *records(): AsyncGenerator<GameRecord> {
    for (let last = 0; ; ) {
      const results = await this.#store.results.after(last, AT_ONCE);
      if (results.length === 0) return;
      for (const result of results) {
        last = result.number;
        this.looked += 1;
        if (result.at < this.#since) continue;
        const record = await this.#published(result);
        if (typeof record === 'string') this.keptBack[record] += 1;
        else yield record;
      }
    }
  }

  async #published(result: BookedResult): Promise<GameRecord | KeptBack> {
    const { table, seats, contest } = result;
    if (seats.every(({ bot }) => bot !== null)) return 'bots';
    if (seats.some(({ bot, person }) => bot === null && person === null)) return 'gone';
    const sight = await this.#contests.sightOf(contest, null);
    if (sight === 'players') return 'contest';
    const isOpen = sight === 'everyone' || !result.isPrivate;
    const began = seats.flatMap(({ person }) => person?.id ?? []);
    if (!(await this.#allAgree(began, isOpen))) return 'consent';
    const { entries, spoiled } = readEntries(await this.#store.entries(table));
    if (spoiled !== null) return 'unreadable';
    if (isContinued(entries)) return 'continued';
    if (!(await this.#allAgree(othersIn(entries), isOpen))) return 'consent';
    return this.#recordOf(table, seats);
  }

  async #allAgree(people: Iterable<PersonId>, isOpen: boolean): Promise<boolean> {
    for (const id of people) {
      const sharing = await this.#store.sharings.of(await this.#keeperOf(id));
      if (sharing !== 'all' && !(sharing === 'public' && isOpen)) return false;
    }
    return true;
  }

  /** The person who speaks for somebody: for a program its owner does. */
  async #keeperOf(id: PersonId): Promise<PersonId> {
    return (await this.#store.person(id))?.program?.owner ?? id;
  }

  async #recordOf(table: string, seats: readonly SeatResult[]): Promise<GameRecord | 'unreadable'> {
    try {
      return nameless(parseRecord(await this.#store.record(table)), seats);
    } catch (error) {
      if (error instanceof FormatError) return 'unreadable';
      throw error;
    }
  }
}

/** Whether a game is continued: nobody can be asked who played it up to there. */
function isContinued([first]: readonly Entry[]): boolean {
  return first?.what.kind !== 'opened' || first.what.opening.played.length > 0;
}

/** The others who have decided there, or came later. */
function othersIn(entries: readonly Entry[]): Set<PersonId> {
  const people = new Set<PersonId>();
  for (const { by, what } of entries) {
    if (what.kind === 'acted' && by !== null) people.add(by.person);
    if (what.kind === 'handed-over' || what.kind === 'regent-began') people.add(what.person.id);
  }
  return people;
}

/** A record without names, nor what somebody has called a component pack of theirs. */
function nameless(record: GameRecord, seats: readonly SeatResult[]): GameRecord {
  const { pack } = record;
  return {
    ...record,
    pack: isFields(pack) ? { ...pack, name: 'pack' } : pack,
    seats: record.seats.map(({ party }, seat) => ({ party, name: calledAt(seats[seat]) })),
  };
}

function calledAt(seat: SeatResult | undefined): string {
  if (seat?.bot != null) return `bot ${seat.bot}`;
  return seat?.person?.isProgram === true ? 'program' : 'person';
}
