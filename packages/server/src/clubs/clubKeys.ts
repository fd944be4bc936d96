import { createHmac } from 'node:crypto';
import type { TableId } from '@macher/protocol';
import { newSecret } from '../secrets.ts';
import type { KeptClub } from '../store/clubs.ts';
import type { Outbox } from '../store/outbox.ts';

const KEY = 'clubs';

/**
 * ClubKeys make what nobody may know of clubs out of one secret, which never leaves the server: the same for all that
 * share a store.
 */
export class ClubKeys {
  readonly #secret: string;

  static async in(outbox: Pick<Outbox, 'keepKey'>): Promise<ClubKeys> {
    return new ClubKeys(await outbox.keepKey(KEY, newSecret()));
  }

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** The secret of a club's link; another one each time it is renewed. */
  inviteOf({ id, renewals }: Pick<KeptClub, 'id' | 'renewals'>): string {
    return this.#made('invite', id, renewals).slice(0, 22);
  }

  /** The seed of the deal that all tables of a round play: 128 bits, like any other. */
  seedOf(event: string, round: number): string {
    return this.#made('seed', event, round).slice(0, 22);
  }

  /** The id of a table: one that is opened twice is the same. */
  tableOf(event: string, round: number, table: number): TableId {
    return this.#made('table', event, round, table).slice(0, 12);
  }

  #made(...what: readonly (string | number)[]): string {
    return createHmac('sha256', this.#secret).update(JSON.stringify(what)).digest('base64url');
  }
}
