import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Outbox } from '../store/outbox.ts';

/** NAME of the pair of keys in the store. */
const NAME = 'vapid';

/** VALID is how many seconds a push service may believe us: half of the day that is allowed. */
const VALID = 43_200;

interface Kept {
  readonly crv: string;
  readonly x: string;
  readonly y: string;
  readonly d: string;
}

/** PushKeys are by what push services know this server: a browser's subscription is for this key alone (RFC 8292). */
export class PushKeys {
  /** The public key as browsers want it. */
  readonly publicKey: string;
  readonly #privateKey: KeyObject;
  readonly #contact: string;

  /** The keys of a store, made at the first start, and kept: with other keys every subscription would be void. */
  static async in(outbox: Pick<Outbox, 'keepKey'>, contact: string): Promise<PushKeys> {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    const kept = await outbox.keepKey(NAME, JSON.stringify(privateKey.export({ format: 'jwk' })));
    return new PushKeys(JSON.parse(kept), contact);
  }

  /** `contact`: whom a push service may ask about us, as `mailto:…` or `https://…`. */
  constructor(kept: Kept, contact: string) {
    const point = [Buffer.from([4]), Buffer.from(kept.x, 'base64url'), Buffer.from(kept.y, 'base64url')];
    this.publicKey = Buffer.concat(point).toString('base64url');
    this.#privateKey = createPrivateKey({ format: 'jwk', key: { kty: 'EC', ...kept } });
    this.#contact = contact;
  }

  /** The header that says who calls. */
  authorization(endpoint: string, now: number): string {
    const exp = Math.floor(now / 1000) + VALID;
    const claims = { aud: new URL(endpoint).origin, exp, sub: this.#contact };
    const text = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encoded).join('.');
    const key = { key: this.#privateKey, dsaEncoding: 'ieee-p1363' } as const;
    const signature = sign('sha256', Buffer.from(text), key).toString('base64url');
    return `vapid t=${text}.${signature}, k=${this.publicKey}`;
  }
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
