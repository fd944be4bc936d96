import type { DayDeal, DayPlace, GameResult } from '@macher/protocol';
import { contestKey, type Results } from '../store/results.ts';
import { type CountedTry, countedTry, standingOf } from './standing.ts';

/** Who has played on a day, and how it came out. */
export interface DayList {
  readonly standing: readonly DayPlace[];
  /** The deal as it was played; null: nobody has. */
  readonly deal: DayDeal | null;
}

/** Page is such a list, as far as results have been read. */
interface Page extends DayList {
  readonly revision: number;
  readonly until: number;
  readonly tries: readonly CountedTry[];
}

/** MOST_DAYS are kept in mind: today, yesterday, and what people look back at. */
const MOST_DAYS = 20;

type BookStore = Pick<Results, 'inContest' | 'contests' | 'revision'>;

/**
 * DayBook has the lists of days, by the book of results: each result is read once, and all again when the book was
 * revised.
 */
export class DayBook {
  readonly #results: BookStore;
  /** The pages; those looked at least recently come first. */
  readonly #pages = new Map<string, Page>();

  constructor(results: BookStore) {
    this.#results = results;
  }

  /** Days before this one that somebody has played, the latest first. */
  async before(day: string, most: number): Promise<string[]> {
    const keys = await this.#results.contests(keyOf(''), keyOf(day), most);
    return keys.map(key => key.slice(keyOf('').length));
  }

  async listOf(day: string): Promise<DayList> {
    const revision = await this.#results.revision();
    const kept = this.#pages.get(day);
    const before = kept?.revision === revision ? kept : NOTHING;
    const fresh = await this.#results.inContest(keyOf(day), before.until);
    const tries = [...before.tries, ...fresh.flatMap(result => countedTry(result, day) ?? [])];
    const page = {
      revision,
      until: fresh.at(-1)?.number ?? before.until,
      tries,
      standing: fresh.length === 0 ? before.standing : standingOf(tries),
      deal: before.deal ?? dealIn(fresh[0]),
    };
    this.#pages.delete(day);
    this.#pages.set(day, page);
    for (const [oldest] of [...this.#pages].slice(0, -MOST_DAYS)) this.#pages.delete(oldest);
    return page;
  }
}

const NOTHING: Page = { revision: 0, until: 0, tries: [], standing: [], deal: null };

function keyOf(day: string): string {
  return contestKey({ kind: 'day', day });
}

function dealIn(result: GameResult | undefined): DayDeal | null {
  if (result === undefined) return null;
  const { ruleset, seats } = result;
  return { ruleset, seats: seats.map(({ party, bot }) => ({ party, bot })) };
}
