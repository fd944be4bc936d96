import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, randomOf, type Seat } from '@macher/engine';
import type { News, NewTable, Request, ServerMessage, Sheet } from '@macher/protocol';
import { Account, halfCollected, isSaid, missingIn, sealedIn, type Written } from './account.ts';
import { decision, TestClient } from './client.ts';

/** What everybody knows of the lives of the server. */
export interface Times {
  life: number;
  isUp: boolean;
  /** Nobody kills it any more. */
  isCalm: boolean;
  acknowledged: number;
  /** Phases in which a kill came when some sealed decisions of a table were in, and others not. */
  readonly halfCollected: Set<string>;
  readonly failures: string[];
}

type Reply = Extract<ServerMessage, { type: 'reply' | 'error' }>;

/** Somebody who plays at several tables over one connection, and comes back whenever the server was gone. */
export class Player {
  readonly client: TestClient;
  readonly name: string;
  readonly accounts = new Map<string, Account>();
  readonly #times: Times;
  readonly #random: Random;

  constructor(url: string, name: string, times: Times, seed: string) {
    this.name = name;
    this.client = new TestClient(url);
    this.client.onNews = (table, sheet, news) => this.#hear(table, sheet, news);
    this.#times = times;
    this.#random = randomOf(`${seed} ${name}`);
  }

  /** As often as it takes. A call that is cut off may leave a table behind that nobody plays at. */
  async open(wanted: NewTable): Promise<string> {
    for (;;) {
      const answer = await this.client.call('POST', '/api/tables', wanted).catch(() => null);
      if (answer?.status === 201) return String(answer.body['id']);
      if (answer !== null && answer.status !== 429)
        throw new Error(`no table: ${JSON.stringify(answer.body)}`);
      await sleep(100);
    }
  }

  join(table: string, place: Seat): void {
    const account = new Account(table, place);
    this.accounts.set(table, account);
    if (this.client.isConnected) this.#watch(account);
  }

  /** In every life anew, unless it ends before: everything since what was known before. */
  async comeBack(): Promise<void> {
    for (const account of this.accounts.values()) {
      account.isWatched = false;
      account.isFresh = false;
      account.isBusy = false;
    }
    while (this.#times.isUp && !(await this.#isConnected())) await sleep(50);
    for (const account of this.accounts.values()) this.#watch(account);
  }

  attendAll(): void {
    for (const account of this.accounts.values()) void this.#attend(account);
  }

  async #isConnected(): Promise<boolean> {
    return this.client.connect().then(
      () => true,
      () => false,
    );
  }

  #watch(account: Account): void {
    if (account.isWatched) return;
    account.isWatched = true;
    this.client.watch(account.table, null, account.sheet?.number ?? 0);
  }

  #hear(table: string, sheet: Sheet, news: readonly News[]): void {
    this.client.received.length = 0;
    const account = this.accounts.get(table);
    if (account === undefined) return;
    if (!account.isFresh) this.#compare(account, sheet);
    const known = account.sheet?.number ?? 0;
    for (const { number } of news)
      if (number <= known || number > sheet.number)
        this.#fail(account, `entry ${number} comes after ${known}`);
    account.heard.push(...news);
    account.sheet = sheet;
    account.isFresh = true;
    void this.#attend(account);
  }

  #compare(account: Account, after: Sheet): void {
    for (const missing of missingIn(after, account))
      this.#fail(account, `after a kill is missing ${missing}`);
    const half = account.sheet === null ? null : halfCollected(account.sheet, after);
    if (half !== null) this.#times.halfCollected.add(half.phase);
    account.pending ??= lastAction(account);
  }

  /** One thing after the other, until there is nothing to ask for. No reply comes when the server is killed. */
  async #attend(account: Account): Promise<void> {
    if (account.isBusy || !account.isFresh) return;
    account.isBusy = true;
    const { life } = this.#times;
    for (let request = this.#next(account); request !== null; request = this.#next(account)) {
      account.pending = request;
      const isFine = await this.#settle(account, request, await this.client.ask(account.table, request));
      if (!isFine || life !== this.#times.life) return;
    }
    account.isBusy = false;
  }

  async #settle(account: Account, request: Request, reply: Reply): Promise<boolean> {
    if (reply.type === 'error' && reply.code === 'too-many') {
      await sleep(200);
      return true;
    }
    if (reply.type === 'error' || !reply.ok) {
      this.#fail(account, `${JSON.stringify(request)} was answered by ${JSON.stringify(reply)}`);
      return false;
    }
    const before = account.promised.get(request);
    if (before === undefined) this.#times.acknowledged += 1;
    else if (before !== reply.number) this.#fail(account, `entry ${before} came again as ${reply.number}`);
    account.promised.set(request, reply.number);
    if (account.pending === request) account.pending = null;
    return true;
  }

  #next(account: Account): Request | null {
    const { sheet, pending } = account;
    if (sheet === null) return null;
    if (pending !== null && isToBeSentAgain(pending, sheet)) return pending;
    account.pending = null;
    if (sheet.stage === 'gathering') return this.#prepare(account, sheet);
    if (sheet.choice === null || this.#isPatient(account, sheet)) return null;
    return this.#write(account) ?? decision(this.client, account.table, levelAt(sheet), this.#random);
  }

  #prepare({ place }: Account, { seat, places, owner }: Sheet): Request | null {
    if (seat === null) return { kind: 'sit', seat: place };
    if (places[seat]?.isReady === false) return { kind: 'ready', isReady: true };
    const canStart = owner === this.client.person && places.every(({ isReady }) => isReady);
    return canStart ? { kind: 'start' } : null;
  }

  /** Now and then a sealed decision is only made after the next kill. */
  #isPatient(account: Account, sheet: Sheet): boolean {
    const sealed = sealedIn(sheet);
    if (sealed === null || this.#times.isCalm) return false;
    if (account.patience?.opened !== sealed.opened) {
      const wait = this.#random(10) === 0 ? 1 : 0;
      account.patience = { opened: sealed.opened, life: this.#times.life + wait };
    }
    return this.#times.life < account.patience.life;
  }

  #write(account: Account): Written | null {
    const mood = this.#random(60);
    const text = `${this.name} ${account.written.length}`;
    if (mood > 1) return null;
    const written: Written = mood === 0 ? { kind: 'say', room: 'players', text } : { kind: 'note', text };
    account.written.push(written);
    return written;
  }

  #fail({ table }: Account, text: string): void {
    this.#times.failures.push(`life ${this.#times.life}, ${this.name} at ${table}: ${text}`);
  }
}

/** Sent once more after a kill, as if its reply had never come: it must not happen twice. */
function lastAction({ promised }: Account): Request | null {
  return [...promised.keys()].findLast(({ kind }) => kind === 'act') ?? null;
}

/** Only actions have names. Whether anything else got through, the sheet says. */
function isToBeSentAgain(request: Request, sheet: Sheet): boolean {
  switch (request.kind) {
    case 'act':
      return true;
    case 'say':
      return !isSaid(sheet, request, null);
    case 'note':
      return sheet.note !== request.text;
    default:
      return false;
  }
}

function levelAt({ seat }: Sheet): string {
  return seat === 0 ? '1' : '0';
}
