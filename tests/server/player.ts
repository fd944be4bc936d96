import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, randomOf, type Seat } from '@macher/engine';
import type { News, NewTable, Request, RequestName, Sheet } from '@macher/protocol';
import { Account, halfCollected, missingIn, type Named, SEALED_PHASES, sealedIn } from './account.ts';
import { decision, type Reply, TestClient } from './client.ts';

/** What everybody knows of the lives of the server. */
export interface Times {
  life: number;
  /** Not in the last moment before a kill: replies no longer reach anyone then. */
  isUp: boolean;
  /** How many have not. */
  lost: number;
  /** All tables were being played at once when a kill came. */
  wereAllPlayed: boolean;
  /** Nobody kills it any more. */
  isCalm: boolean;
  acknowledged: number;
  /** Phases in which a kill came when some sealed decisions of a table were in, and others not. */
  readonly halfCollected: Set<string>;
  /** Kinds of request that were sent again after they had been acknowledged. */
  readonly sentAgain: Set<RequestName>;
  /** Requests that were done, though a kill cut off the reply. */
  cutOff: number;
  readonly failures: string[];
}

/** A client that plays at several tables over one connection, and comes back whenever the server was gone. */
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

  /** In every life again, unless it ends before: everything since what was known before. */
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
    if (!account.isFresh) this.#compare(account, sheet, news);
    const known = account.sheet?.number ?? 0;
    for (const { number } of news)
      if (number <= known || number > sheet.number)
        this.#fail(account, `entry ${number} comes after ${known}`);
    account.heard.push(...news);
    account.sheet = sheet;
    account.isFresh = true;
    void this.#attend(account);
  }

  #compare(account: Account, after: Sheet, news: readonly News[]): void {
    for (const missing of missingIn(after, news, account))
      this.#fail(account, `after a kill is missing ${missing}`);
    const half = account.sheet === null ? null : halfCollected(account.sheet, after);
    if (half !== null) this.#times.halfCollected.add(half.phase);
    this.#sendAgain(account, after);
  }

  /** What was cut off; or something that was acknowledged, as if its reply had never come, first of a kind that wasn't yet: it must not happen twice. */
  #sendAgain(account: Account, after: Sheet): void {
    account.cutOff = account.pending === null ? null : { named: account.pending, number: after.number };
    if (account.pending !== null) return;
    const known = [...account.promised].slice(-KNOWN);
    const isNew = ([{ request }]: [Named, number]): boolean => !this.#times.sentAgain.has(request.kind);
    const from = known.some(isNew) ? known.filter(isNew) : known;
    const [named] = from[this.#random(from.length || 1)] ?? [];
    if (named === undefined) return;
    account.pending = named;
    this.#times.sentAgain.add(named.request.kind);
  }

  /** One thing after the other, until there is nothing to ask for. No reply comes when the server is killed. */
  async #attend(account: Account): Promise<void> {
    if (account.isBusy || !account.isFresh) return;
    account.isBusy = true;
    const { life } = this.#times;
    for (let named = this.#next(account); named !== null; named = this.#next(account)) {
      account.pending = named;
      const reply = await this.client.ask(account.table, named.request, named.id);
      if (!this.#times.isUp) {
        this.#times.lost += 1;
        return;
      }
      if (!(await this.#settle(account, named, reply)) || life !== this.#times.life) return;
    }
    account.isBusy = false;
  }

  async #settle(account: Account, named: Named, reply: Reply): Promise<boolean> {
    if (reply.type === 'error' && reply.code === 'too-many') {
      await sleep(200);
      return true;
    }
    if (account.pending === named) account.pending = null;
    if (reply.type === 'reply' && reply.ok) this.#keep(account, named, reply.number);
    else if (account.promised.has(named) || !canBeRefused(account, named.request, reply)) {
      this.#fail(account, `${JSON.stringify(named)} was answered by ${JSON.stringify(reply)}`);
      return false;
    }
    return true;
  }

  #keep(account: Account, named: Named, number: number): void {
    const before = account.promised.get(named);
    const { cutOff } = account;
    if (cutOff?.named === named && number <= cutOff.number) this.#times.cutOff += 1;
    if (before === undefined) this.#times.acknowledged += 1;
    else if (before !== number) this.#fail(account, `entry ${before} came again as ${number}`);
    account.promised.set(named, number);
  }

  #next(account: Account): Named | null {
    const { sheet, pending } = account;
    if (sheet === null || pending !== null) return pending;
    const request = this.#wish(account, sheet);
    if (request === null) return null;
    account.asked += 1;
    return { id: `${account.table} ${account.asked}`, request };
  }

  #wish(account: Account, sheet: Sheet): Request | null {
    if (sheet.stage === 'gathering') return this.#prepare(account, sheet);
    if (sheet.stage !== 'playing' || sheet.seat === null) return null;
    if (sheet.places[sheet.seat]?.standIn != null) return { kind: 'return' };
    const answer = this.#answer(sheet, sheet.seat);
    if (answer !== null) return answer;
    const hasDecided = sheet.choice === null && sealedIn(sheet) !== null;
    if (hasDecided && (this.#isDue(account, 'undo') || this.#random(12) === 0))
      return { kind: 'undo', number: sheet.number };
    if (sheet.choice === null || this.#isPatient(account, sheet)) return null;
    return this.#aside(account, sheet) ?? decision(this.client, account.table, levelAt(sheet), this.#random);
  }

  #prepare({ place, promised }: Account, { seat, places, owner }: Sheet): Request | null {
    if (seat === null) return { kind: 'sit', seat: place };
    const hasChosen = [...promised.keys()].some(({ request }) => request.kind !== 'sit');
    if (places[seat]?.isReady === false && !hasChosen)
      return { kind: 'choose-party', party: places[seat]?.party ?? '' };
    if (places[seat]?.isReady === false) return { kind: 'ready', isReady: true };
    const canStart = owner === this.client.person && places.every(({ isReady }) => isReady);
    return canStart ? { kind: 'start' } : null;
  }

  /** To what another player has proposed. */
  #answer({ proposal }: Sheet, seat: Seat): Request | null {
    if (proposal === null || proposal.accepted.includes(seat)) return null;
    return { kind: 'answer', proposal: proposal.number, accepts: this.#random(4) > 0 };
  }

  /** Now and then a sealed decision is only made after the next kill; by the first seat, only when a kill has come in its phase. */
  #isPatient(account: Account, sheet: Sheet): boolean {
    const sealed = sealedIn(sheet);
    const { isCalm, wereAllPlayed, halfCollected, life } = this.#times;
    if (sealed === null || isCalm) return false;
    if (sheet.seat === 0 && !(wereAllPlayed && halfCollected.has(sealed.phase))) return true;
    if (account.patience?.opened !== sealed.opened) {
      const wait = this.#random(10) === 0 ? 1 : 0;
      account.patience = { opened: sealed.opened, life: life + wait };
    }
    return life < account.patience.life;
  }

  /** Something else than what is asked: soon what nobody has sent again yet, then now and then. */
  #aside(account: Account, sheet: Sheet): Request | null {
    const open = ASIDES.filter(kind => kind !== 'leave' || this.#mayLeave(sheet));
    const due = open.filter(kind => this.#isDue(account, kind));
    const from = due.length > 0 ? due : open;
    const kind = from[this.#random(from.length * (due.length > 0 ? 2 : 15))];
    return kind === undefined ? null : this.#asideOf(kind, sheet);
  }

  /** The first seat waits for a kill in each sealed phase, which a bot that stands in for it would not. */
  #mayLeave({ seat }: Sheet): boolean {
    return seat !== 0 || SEALED_PHASES.every(phase => this.#times.halfCollected.has(phase));
  }

  #isDue({ promised }: Account, kind: RequestName): boolean {
    const hasAsked = [...promised.keys()].slice(-KNOWN).some(({ request }) => request.kind === kind);
    return !this.#times.isCalm && !this.#times.sentAgain.has(kind) && !hasAsked;
  }

  #asideOf(kind: Aside, { number, clock, view }: Sheet): Request {
    const text = `${this.name} at entry ${number}`;
    const version = Math.max(0, (view?.version ?? 0) - 3);
    const pauses = this.#random(2) === 0;
    switch (kind) {
      case 'say':
        return { kind, room: 'players', text };
      case 'note':
        return { kind, text };
      case 'leave':
        return { kind };
      case 'undo':
        return { kind, number };
      case 'propose':
        return {
          kind,
          proposal: pauses ? { kind: 'pause', isPaused: !clock.isPaused } : { kind: 'undo', version },
        };
    }
  }

  #fail({ table }: Account, text: string): void {
    this.#times.failures.push(`life ${this.#times.life}, ${this.name} at ${table}: ${text}`);
  }
}

/** What people ask for besides what they are asked. */
const ASIDES = ['say', 'note', 'leave', 'undo', 'propose'] as const;
type Aside = (typeof ASIDES)[number];

/** A table knows so many of a person's latest requests again. */
const KNOWN = 64;

/** Others may have been faster. */
const REFUSALS: Partial<Readonly<Record<RequestName, readonly string[]>>> = {
  undo: ['nothing-to-undo', 'revealed', 'stale', 'not-playing'],
  propose: ['proposal-open', 'nothing-to-undo', 'not-playing'],
  answer: ['no-proposal', 'not-playing'],
  leave: ['not-playing'],
  return: ['not-playing'],
};

function canBeRefused({ heard }: Account, request: Request, reply: Reply): boolean {
  if (reply.type === 'error' || reply.ok) return false;
  const { refusal } = reply;
  if (refusal.by === 'table') return REFUSALS[request.kind]?.includes(refusal.code) === true;
  // Decided for a sheet of which something has been taken back since.
  const isGone = ({ number, what }: News): boolean =>
    what.kind === 'taken-back' && request.kind === 'act' && number > request.number;
  return refusal.refusal.code === 'stale' && heard.some(isGone);
}

function levelAt({ seat }: Sheet): string {
  return seat === 0 ? '1' : '0';
}
