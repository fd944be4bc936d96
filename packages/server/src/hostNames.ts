import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** ANY: any name will do. */
const ANY = '*';

/** AT_HOME are the endings of the names that this machine has in most networks at home. */
const AT_HOME = ['', '.local', '.lan', '.home.arpa', '.fritz.box'];

/**
 * HostNames say whether a call is for this server. A page elsewhere can point its own name at your machine, and would
 * be taken for your own: so only addresses, names of this machine and those you allow are answered.
 */
export class HostNames {
  readonly #names: ReadonlySet<string>;

  constructor(allowed: readonly string[]) {
    const own = AT_HOME.map(ending => `${hostname()}${ending}`);
    this.#names = new Set([...own, ...allowed].map(name => name.toLowerCase()));
  }

  /** `host` is what the caller says it calls, perhaps with a port; programs from before names say nothing. */
  includes(host: string | undefined): boolean {
    if (host === undefined || this.#names.has(ANY)) return true;
    const name = nameIn(host);
    return name === 'localhost' || name.endsWith('.localhost') || isAddress(name) || this.#names.has(name);
  }
}

/** Whether a text is a host's name, as the people who run the server give it. */
export function isHostName(text: string): boolean {
  return text === ANY || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text);
}

function nameIn(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

function isAddress(name: string): boolean {
  return isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
}
