/** Kept is what the build says of itself. */
export interface Kept {
  /** The version, which changes with any of the files. */
  readonly version: string;
  /** The first parts of the paths that the client's page answers to. */
  readonly pages: readonly string[];
  /** All files of the game, by path and SHA-256. */
  readonly files: Readonly<Record<string, string>>;
}

const PAGE = 'index.html';

/** NAMED_BY_CONTENT: files below this have other names when they have other content. */
const NAMED_BY_CONTENT = 'assets/';

/** Keeps one version of the game in the browser. Several copies may lie on one host: each has its own folder, the scope. */
export class Keeper {
  readonly #kept: Kept;
  readonly #scope: string;
  readonly #name: string;

  constructor(kept: Kept, scope: string) {
    this.#kept = kept;
    this.#scope = scope;
    this.#name = `${this.#prefix} ${kept.version}`;
  }

  get #prefix(): string {
    return `macher ${this.#scope}`;
  }

  /**
   * Installs all or nothing: a host that is just being updated may give files of two versions, and then this one is not
   * taken.
   */
  async install(): Promise<void> {
    const cache = await caches.open(this.#name);
    const files = Object.entries(this.#kept.files);
    await Promise.all(
      files.map(async ([path, digest]) => cache.put(this.#urlOf(path), await this.#get(path, digest))),
    );
  }

  /**
   * Tidies up. A page of the version before may still be open, and load more of itself: that version stays, earlier
   * ones go.
   */
  async tidy(): Promise<void> {
    const names = (await caches.keys()).filter(name => name.startsWith(`${this.#prefix} `));
    const others = names.filter(name => name !== this.#name);
    await Promise.all(others.slice(0, -1).map(name => caches.delete(name)));
  }

  /** The answer to a request; null: not ours, so the browser asks the network as ever. */
  answer(request: Request): Promise<Response> | null {
    const path = this.#pathOf(request);
    if (path === null) return null;
    if (request.mode === 'navigate') return this.#isPage(path) ? this.#find(PAGE, request) : null;
    const isFile = Object.hasOwn(this.#kept.files, path) || path.startsWith(NAMED_BY_CONTENT);
    return isFile ? this.#find(path, request) : null;
  }

  #isPage(path: string): boolean {
    return this.#kept.pages.includes(path.split('/')[0] ?? '');
  }

  /** Finds a file in this version, or in the one before it. */
  async #find(path: string, request: Request): Promise<Response> {
    const own = await (await caches.open(this.#name)).match(this.#urlOf(path));
    return own ?? (await this.#older(path)) ?? fetch(request);
  }

  async #older(path: string): Promise<Response | undefined> {
    for (const name of await caches.keys()) {
      if (!name.startsWith(`${this.#prefix} `)) continue;
      const found = await (await caches.open(name)).match(this.#urlOf(path));
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Gets a file; what an earlier version had already isn't loaded again. */
  async #get(path: string, digest: string): Promise<Response> {
    const older = await this.#older(path);
    const known = older === undefined ? null : await checked(older, digest);
    if (known !== null) return known;
    const cache = path.startsWith(NAMED_BY_CONTENT) ? 'default' : 'no-cache';
    const loaded = await checked(await fetchPatiently(this.#urlOf(path), cache), digest);
    if (loaded === null) throw new Error(`${path} is not of version ${this.#kept.version}`);
    return loaded;
  }

  #urlOf(path: string): string {
    return new URL(path, this.#scope).href;
  }

  #pathOf({ method, url }: Request): string | null {
    const { origin, pathname } = new URL(url);
    const full = origin + pathname;
    return method === 'GET' && full.startsWith(this.#scope) ? full.slice(this.#scope.length) : null;
  }
}

/** Fetches patiently. Many who share an address may all be loading: the server then says when to come again. */
async function fetchPatiently(url: string, cache: RequestCache): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(url, { cache });
    if (response.status !== 429 || tries === MOST_TRIES) return response;
    const pause = Number(response.headers.get('retry-after') ?? 1) * (1 + Math.random());
    await new Promise(resolve => setTimeout(resolve, pause * 1000));
  }
}

const MOST_TRIES = 10;

/**
 * The response, checked; null: it is something else. It is a copy, for a response that was redirected can't answer for
 * a page.
 */
async function checked(response: Response, digest: string): Promise<Response | null> {
  const body = await response.arrayBuffer();
  if (!response.ok || (await sha256(body)) !== digest) return null;
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(body, { headers });
}

async function sha256(body: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return Array.from(hash, byte => byte.toString(16).padStart(2, '0')).join('');
}
