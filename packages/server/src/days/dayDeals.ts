import { createHmac } from 'node:crypto';
import { charactersAt, LEVEL } from '@macher/bots';
import { randomOf } from '@macher/engine';
import type { DayDeal, PersonId, TableId } from '@macher/protocol';
import { drawDay } from '@macher/table';
import { newSecret } from '../secrets.ts';
import type { Outbox } from '../store/outbox.ts';

const KEY = 'deal of the day';

/** BOTS are as strong as a careful player, and no two alike. */
const BOTS = charactersAt(LEVEL.lookAhead);

/**
 * DayDeals makes all of a day out of it and one secret, which never leaves the server: the same for all that share a
 * store.
 */
export class DayDeals {
  readonly #secret: string;

  static async in(outbox: Pick<Outbox, 'keepKey'>): Promise<DayDeals> {
    return new DayDeals(await outbox.keepKey(KEY, newSecret()));
  }

  constructor(secret: string) {
    this.#secret = secret;
  }

  dealOf(day: string): DayDeal {
    return drawDay(day, BOTS, randomOf(this.#made('seats', day)));
  }

  /** The seed of a day: 128 bits, like any other. */
  seedOf(day: string): string {
    return this.#made('seed', day).slice(0, 22);
  }

  /** The table where this person has their one try: one that is asked for twice is the same. */
  tableOf(day: string, person: PersonId): TableId {
    return this.#made('table', day, person).slice(0, 12);
  }

  #made(...what: readonly string[]): string {
    return createHmac('sha256', this.#secret).update(JSON.stringify(what)).digest('base64url');
  }
}
