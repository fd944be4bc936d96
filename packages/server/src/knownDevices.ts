import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PersonId } from '@macher/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId, newSecret } from './secrets.ts';
import type { Outbox } from './store/outbox.ts';

const COOKIE = 'macher-device';

/** HOST_COOKIE is the name behind TLS: a browser takes it from this very host only. */
const HOST_COOKIE = '__Host-macher-device';

const KEY = 'known devices';

/** LASTS in seconds: as long as browsers keep anything. */
const LASTS = 400 * 86_400;

/**
 * KnownDevices are those on which somebody has been signed in before. A cookie says so that stays when they sign out;
 * it lets nobody in, but others' guesses at the name, or from the same address, don't keep them from trying the right
 * password.
 */
export class KnownDevices {
  readonly #secret: string;

  static async in(outbox: Pick<Outbox, 'keepKey'>): Promise<KnownDevices> {
    return new KnownDevices(await outbox.keepKey(KEY, newSecret()));
  }

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** What the device is called; null: this person has never been signed in there. */
  find({ cookies }: FastifyRequest, person: PersonId): string | null {
    const [name = '', mark = ''] = (cookies[HOST_COOKIE] ?? cookies[COOKIE] ?? '').split('.');
    const [given, right] = [Buffer.from(mark), Buffer.from(this.#markOf(name, person))];
    return given.length === right.length && timingSafeEqual(given, right) ? name : null;
  }

  /** Makes this device one of theirs from now on. */
  give(request: FastifyRequest, reply: FastifyReply, person: PersonId): void {
    if (this.find(request, person) !== null) return;
    const secure = request.protocol === 'https';
    const name = newId();
    const options = { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge: LASTS } as const;
    reply.setCookie(secure ? HOST_COOKIE : COOKIE, `${name}.${this.#markOf(name, person)}`, options);
  }

  #markOf(name: string, person: PersonId): string {
    return createHmac('sha256', this.#secret)
      .update(JSON.stringify([name, person]))
      .digest('base64url');
  }
}
