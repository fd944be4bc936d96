import { createHmac } from 'node:crypto';
import { networksOf } from './household.ts';
import { newSecret } from './secrets.ts';
import type { Outbox } from './store/outbox.ts';

const KEY = 'networks';

/**
 * NetworkMarks let rows tell that they come from the same network, without saying which: addresses are kept nowhere.
 */
export class NetworkMarks {
  readonly #secret: string;

  static async in(outbox: Pick<Outbox, 'keepKey'>): Promise<NetworkMarks> {
    return new NetworkMarks(await outbox.keepKey(KEY, newSecret()));
  }

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** The mark of the largest network that the address may belong to: the smaller ones are free to have. */
  of(address: string): string {
    const network = networksOf(address).at(-1) ?? address;
    return createHmac('sha256', this.#secret).update(network).digest('base64url').slice(0, 12);
  }
}
