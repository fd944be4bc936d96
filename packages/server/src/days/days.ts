import {
  type DayInShort,
  type DayPage,
  type DayPlace,
  MOST_PLACES,
  type OwnTry,
  type Person,
  type TableId,
  type Today,
} from '@macher/protocol';
import type { Lobby, Timekeeper } from '@macher/table';
import { closingOf, dayOf } from '@macher/table/pure';
import type { Store } from '../store/store.ts';
import { DayBook, type DayList } from './dayBook.ts';
import type { DayDeals } from './dayDeals.ts';

interface DayParts {
  readonly store: Pick<Store, 'table' | 'results'>;
  readonly lobby: Lobby;
  readonly time: Pick<Timekeeper, 'now'>;
}

/** MOST_EARLIER is how many days are shown beside one. */
const MOST_EARLIER = 7;

/** The deal of the day: who plays what, and how it came out. */
export class Days {
  readonly #deals: DayDeals;
  readonly #book: DayBook;
  readonly #parts: DayParts;

  constructor(deals: DayDeals, parts: DayParts) {
    this.#deals = deals;
    this.#book = new DayBook(parts.store.results);
    this.#parts = parts;
  }

  get today(): string {
    return dayOf(this.#parts.time.now());
  }

  async inShort(viewer: Person | null): Promise<Today> {
    const day = this.today;
    const list = await this.#book.listOf(day);
    return { ...(await this.#told(day, list, viewer)), deal: this.#deals.dealOf(day) };
  }

  async page(day: string, viewer: Person | null): Promise<DayPage> {
    const isClosed = this.#parts.time.now() >= closingOf(day);
    const list = await this.#book.listOf(day);
    return {
      ...(await this.#told(day, list, viewer)),
      deal: isClosed ? list.deal : this.#deals.dealOf(day),
      today: this.today,
      isClosed,
      places: list.standing.slice(0, MOST_PLACES).map(place => shown(place, isClosed)),
      earlier: await this.#earlier(day),
    };
  }

  /** Leads to the table where this person plays today's deal, the one they have; it is opened if need be. */
  async play(person: Person, mayOpen: () => Promise<void>): Promise<{ id: TableId; isNew: boolean }> {
    const day = this.today;
    const id = this.#deals.tableOf(day, person.id);
    if (await this.#isThere(id)) return { id, isNew: false };
    await mayOpen();
    try {
      await this.#open(day, person, id);
      return { id, isNew: true };
    } catch (error) {
      // The table may be asked for twice at the same moment, perhaps of two servers.
      if (await this.#isThere(id)) return { id, isNew: false };
      throw error;
    }
  }

  async #open(day: string, person: Person, id: TableId): Promise<void> {
    const { ruleset, seats } = this.#deals.dealOf(day);
    const wanted = {
      ruleset,
      pack: null,
      openMoney: false,
      pace: { kind: 'none' },
      isPrivate: true,
      seats: seats.map(({ party, bot }) => ({ party, who: bot ?? 'me' })),
    } as const;
    const seed = this.#deals.seedOf(day);
    await this.#parts.lobby.openFor(person, { wanted, contest: { kind: 'day', day }, seed, id });
  }

  async #isThere(id: TableId): Promise<boolean> {
    return (await this.#parts.store.table(id)) !== null;
  }

  async #told(day: string, { standing }: DayList, viewer: Person | null): Promise<Omit<Today, 'deal'>> {
    return {
      closesAt: closingOf(day),
      ...shortOf(day, standing),
      mine: viewer === null ? null : await this.#tryOf(viewer, day, standing),
    };
  }

  async #tryOf({ id }: Person, day: string, standing: readonly DayPlace[]): Promise<OwnTry | null> {
    const row = await this.#parts.store.table(this.#deals.tableOf(day, id));
    if (row === null) return null;
    const place = standing.find(({ person }) => person.id === id) ?? null;
    return { table: row.id, stage: row.stage, place };
  }

  async #earlier(day: string): Promise<DayInShort[]> {
    const days = await this.#book.before(day, MOST_EARLIER);
    return Promise.all(days.map(async each => shortOf(each, (await this.#book.listOf(each)).standing)));
  }
}

function shortOf(day: string, standing: readonly DayPlace[]): DayInShort {
  return { day, played: standing.length, best: standing[0]?.points ?? null };
}

/** A place as it is shown: of another's table nobody is told before it may be seen. */
function shown(place: DayPlace, isClosed: boolean): DayPlace {
  return isClosed ? place : { ...place, table: null };
}
