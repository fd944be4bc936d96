import type { LookupAddress } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { type BlockList, isIP, type LookupFunction } from 'node:net';
import { isIn, isPublic, networksIn } from './addresses.ts';
import { Domains } from './domains.ts';

/** What is sent to an address that a person has given. */
export interface Letter {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

export interface Answer {
  readonly status: number;
  /** How many milliseconds they want to be left alone; null: they don't say. */
  readonly pause: number | null;
}

/** RefusedAddressError is for an address that we don't call, whatever is there. */
export class RefusedAddressError extends Error {}

/** PATIENCE is how many milliseconds the whole call may take, from the look-up of the name to the end of the answer. */
const PATIENCE = 10_000;

/** MOST_READ bytes of an answer; nothing is read but how it begins. */
const MOST_READ = 16_384;

/** PORTS in the public network; what the host allows may be anywhere. */
const PORTS: readonly string[] = ['', '8443'];

/**
 * Outside calls addresses that people give us. They could point at this machine or its neighbours, so a name is looked
 * up here, and the connection goes to the very address that was looked at; redirections are not followed.
 */
export class Outside {
  readonly #allowed: BlockList;
  readonly #patience: number;
  readonly #domains: Domains;

  /** `allowed`: networks that may be called though they are not public, and without encryption. */
  constructor(
    allowed: readonly string[] = [],
    patience = PATIENCE,
    domains = new Domains(allowed.length > 0),
  ) {
    this.#allowed = networksIn(allowed);
    this.#patience = patience;
    this.#domains = domains;
  }

  /** Whether an address may be called as it is now. */
  async isCallable(url: string): Promise<boolean> {
    try {
      const target = this.#checked(url);
      const host = hostOf(target);
      if (isIP(host) === 0) await this.#addressesOf(target, host);
      return true;
    } catch {
      return false;
    }
  }

  async post({ url, headers, body }: Letter): Promise<Answer> {
    const target = this.#checked(url);
    const isSecure = target.protocol === 'https:';
    const options = {
      method: 'POST',
      headers: { 'user-agent': 'macher', ...headers, 'content-length': String(Buffer.byteLength(body)) },
      lookup: this.#lookUp(target),
      agent: false as const,
      signal: AbortSignal.timeout(this.#patience),
    };
    return new Promise((done, fail) => {
      const call = (isSecure ? requestSecure : requestPlain)(target, options, answer => {
        let read = 0;
        answer.on('data', (part: Buffer) => {
          read += part.length;
          if (read > MOST_READ) call.destroy();
        });
        answer.on('error', () => {});
        answer.on('close', () =>
          done({ status: answer.statusCode ?? 0, pause: pauseIn(answer.headers['retry-after']) }),
        );
      });
      call.on('error', fail);
      call.end(body);
    });
  }

  /** The address, checked: numbers are looked at here, names when they have been looked up. */
  #checked(url: string): URL {
    if (!URL.canParse(url)) throw new RefusedAddressError('no address');
    const target = new URL(url);
    const isWeb = target.protocol === 'https:' || target.protocol === 'http:';
    if (!isWeb || target.username !== '' || target.password !== '')
      throw new RefusedAddressError('only https without a password');
    if (isIP(hostOf(target)) !== 0 && !this.#mayCall(target, hostOf(target)))
      throw new RefusedAddressError('not a public address');
    return target;
  }

  #mayCall({ protocol, port }: URL, address: string): boolean {
    if (isIn(this.#allowed, address)) return true;
    return protocol === 'https:' && PORTS.includes(port) && isPublic(address);
  }

  /** The addresses of a name. All of them must be allowed: the first could be public, and the second not. */
  async #addressesOf(target: URL, name: string): Promise<LookupAddress[]> {
    const found = await this.#domains.addressesOf(name);
    if (!found.every(({ address }) => this.#mayCall(target, address)))
      throw new RefusedAddressError('not a public address');
    return found;
  }

  #lookUp(target: URL): LookupFunction {
    return (name, { all }, done) => {
      this.#addressesOf(target, name).then(
        found => {
          const [first = NOWHERE] = found;
          return all === true ? done(null, found) : done(null, first.address, first.family);
        },
        error => done(error, '', 0),
      );
    };
  }
}

const NOWHERE: LookupAddress = { address: '', family: 0 };

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function pauseIn(header: string | undefined): number | null {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 86_400) * 1000 : null;
}
