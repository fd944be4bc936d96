import { setTimeout as sleep } from 'node:timers/promises';
import { type Bot, botOf } from '@macher/bots';
import { type Random, type Rules, randomOf, type Seat } from '@macher/engine';
import type { News, Request, Sheet } from '@macher/protocol';
import { Link, type Listener, type Reply } from '../../packages/web/src/kit/net/link.ts';
import { Account } from '../server/account.ts';

/** What everybody knows, and tells. */
export interface Weather {
  /** Where a proxy that sends anyone anywhere would send someone now. */
  site(): string;
  /** Milliseconds that people think, at most. */
  thinking: number;
  acknowledged: number;
  /** The last entry heard of, by table, and whether its game is being played. */
  readonly progress: Map<string, { number: number; isPlaying: boolean }>;
  readonly failures: string[];
}

/** A person with the browser's own connection, who plays at several tables, at whichever server answers. */
export class Roamer {
  readonly name: string;
  cookie = '';
  person = '';
  readonly accounts = new Map<string, Account>();
  readonly #weather: Weather;
  readonly #random: Random;
  readonly #link: Link;
  readonly #rules = new Map<string, Rules>();
  #isEnded = false;

  constructor(name: string, weather: Weather, seed: string) {
    this.name = name;
    this.#weather = weather;
    this.#random = randomOf(`${seed} ${name}`);
    this.#link = new Link(() => this.#dial());
  }

  /** As often as it takes. */
  async call(path: string, body: unknown): Promise<Record<string, unknown>> {
    for (;;) {
      const answer = await this.#post(path, body).catch(() => null);
      if (answer?.status === 200 || answer?.status === 201) return answer.body;
      if (answer !== null && answer.status < 429)
        throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      await sleep(100);
    }
  }

  async signIn(): Promise<void> {
    const { person } = await this.call('/api/people', { name: this.name });
    this.person = (person as { id: string }).id;
  }

  join(table: string, place: Seat): void {
    const account = new Account(table, place);
    this.accounts.set(table, account);
    this.#link.watch(this.#listener(account));
  }

  close(): void {
    this.#isEnded = true;
    for (const table of this.accounts.keys()) this.#link.unwatch(table);
    this.#link.reconnect();
  }

  async #post(path: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
    const answer = await fetch(`${this.#weather.site()}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.cookie },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(6000),
    });
    const set = answer.headers.getSetCookie()[0];
    if (set !== undefined) this.cookie = set.split(';')[0] ?? '';
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }

  /** Nobody minds an error: it closes then. */
  #dial(): WebSocket {
    const address = `${this.#weather.site().replace('http', 'ws')}/api/socket`;
    const socket = new WebSocket(address, { headers: { cookie: this.cookie } } as never);
    socket.onerror = () => {};
    return socket;
  }

  #listener(account: Account): Listener {
    const { table } = account;
    const known = { until: 0 };
    return {
      table,
      invite: null,
      isRoom: false,
      get since() {
        return known.until;
      },
      rules: rules => void this.#rules.set(table, rules),
      earlier: (news, until) => {
        this.#keep(account, news, known.until, until);
        known.until = until;
      },
      news: (news, sheet) => {
        this.#keep(account, news, known.until, sheet.number);
        known.until = sheet.number;
        this.#hear(account, sheet);
      },
      presence: () => {},
      trouble: code => this.#fail(account, `trouble: ${code}`),
    };
  }

  /** Each entry comes once, in its order. */
  #keep(account: Account, news: readonly News[], known: number, until: number): void {
    let last = known;
    for (const { number } of news) {
      if (number <= last || number > until) this.#fail(account, `entry ${number} comes after ${last}`);
      last = number;
    }
    if (until < known) this.#fail(account, `entry ${known} was told, and now the last is ${until}`);
    account.heard.push(...news);
  }

  #hear(account: Account, sheet: Sheet): void {
    account.sheet = sheet;
    account.isFresh = true;
    const { progress } = this.#weather;
    const isPlaying = sheet.stage === 'playing';
    if ((progress.get(account.table)?.number ?? -1) < sheet.number)
      progress.set(account.table, { number: sheet.number, isPlaying });
    if (!this.#isEnded) void this.#attend(account);
  }

  /** One thing after the other, with a thought before each, until there is nothing to ask for. */
  async #attend(account: Account): Promise<void> {
    if (account.isBusy) return;
    account.isBusy = true;
    while (!this.#isEnded && this.#wish(account) !== null) {
      await sleep(this.#random(this.#weather.thinking));
      const request = this.#wish(account);
      if (request !== null) this.#settle(account, request, await this.#link.ask(account.table, request));
    }
    account.isBusy = false;
  }

  #settle(account: Account, request: Request, reply: Reply): void {
    if (reply.type === 'reply' && reply.ok) {
      this.#weather.acknowledged += 1;
      account.promised.set({ id: reply.id, request }, reply.number);
      // What comes of it is told too, before or after the reply: until then nothing else is asked for.
      account.asked = reply.number;
    } else this.#fail(account, `${JSON.stringify(request)} was answered by ${JSON.stringify(reply)}`);
  }

  #wish(account: Account): Request | null {
    const { sheet } = account;
    if (sheet === null || sheet.number < account.asked) return null;
    if (sheet.stage === 'gathering') return this.#prepare(account, sheet);
    if (sheet.stage !== 'playing' || sheet.choice === null) return null;
    const aside = this.#random(40);
    const text = `${this.name} at entry ${sheet.number}`;
    if (aside === 0) return { kind: 'say', room: 'players', text };
    return aside === 1 ? { kind: 'note', text } : this.#decision(account.table, sheet);
  }

  #prepare({ place }: Account, { seat, places, owner }: Sheet): Request | null {
    if (seat === null) return { kind: 'sit', seat: place };
    if (places[seat]?.isReady === false) return { kind: 'ready', isReady: true };
    const canStart = owner === this.person && places.every(({ isReady }) => isReady);
    return canStart ? { kind: 'start' } : null;
  }

  #decision(table: string, { view, choice, number }: Sheet): Request | null {
    const rules = this.#rules.get(table);
    if (view === null || choice === null || rules === undefined) return null;
    const { action } = (botOf('0') as Bot).decide({ ...view, rules }, choice, this.#random);
    return { kind: 'act', number, action };
  }

  #fail({ table }: Account, text: string): void {
    this.#weather.failures.push(`${this.name} at ${table}: ${text}`);
  }
}
