import { type LookupAddress, NODATA, NOTFOUND } from 'node:dns';
import { lookup, Resolver } from 'node:dns/promises';

/** PATIENCE is how many milliseconds a name server is waited for at first, and TRIES how often it is asked. */
const PATIENCE = 2000;
const TRIES = 2;

/**
 * Domains say where names lead that people give us. The system's own way to look names up has two threads for the whole
 * process: a few names whose servers never answer would keep everybody else waiting. So name servers are asked here,
 * any number at a time.
 */
export class Domains {
  readonly #resolver = new Resolver({ timeout: PATIENCE, tries: TRIES });
  readonly #asksSystem: boolean;

  /** `asksSystem`: what name servers don't know may be known to this machine alone. `servers`: others than the system's. */
  constructor(asksSystem: boolean, servers?: readonly string[]) {
    this.#asksSystem = asksSystem;
    if (servers !== undefined) this.#resolver.setServers(servers);
  }

  /** The addresses of a name, at least one. */
  async addressesOf(name: string): Promise<LookupAddress[]> {
    // No stranger has such a name, and their servers aren't asked for it.
    if (!name.includes('.')) return lookup(name, { all: true });
    const answers = await Promise.allSettled([
      this.#resolver.resolve4(name).then(found => found.map(address => ({ address, family: 4 }))),
      this.#resolver.resolve6(name).then(found => found.map(address => ({ address, family: 6 }))),
    ]);
    const found = answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []));
    if (found.length > 0) return found;
    const [reason] = answers.flatMap(answer => (answer.status === 'rejected' ? [answer.reason] : []));
    if (this.#asksSystem && isUnknown(reason)) return lookup(name, { all: true });
    throw reason;
  }
}

function isUnknown(reason: unknown): boolean {
  const { code } = reason as { readonly code?: string };
  return code === NOTFOUND || code === NODATA;
}
