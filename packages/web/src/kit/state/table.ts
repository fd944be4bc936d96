import type { Choice, Rules, Seat, View } from '@macher/engine';
import type { ErrorCode, News, Presence, Refusal, Request, Sheet, TableId } from '@macher/protocol';
import type { Subject, Wording } from '@macher/words';
import { batch, computed, signal } from '@preact/signals';
import type { Listener, Reply } from '../net/link.ts';
import type { TableSource } from '../net/source.ts';
import { wordsOf } from '../words/words.ts';
import { witnessSeals } from './seals.ts';
import { type LiveMoment, momentsIn, type SeenMoment } from './seen.ts';

/** TableStore is one table as this person sees it: everything on the screen is drawn from here. */
export class TableStore implements Listener {
  /** Where the table is. */
  readonly source: TableSource;
  readonly table: TableId;
  readonly invite: string | null;
  readonly ruleBook = signal<Rules | null>(null);
  readonly sheet = signal<Sheet | null>(null);
  readonly past = signal<readonly News[]>([]);
  /** What has just happened, moment by moment. */
  readonly fresh = signal<readonly LiveMoment[]>([]);
  /** The moment you look at: one that is being followed, or of the past; null: now. */
  readonly looking = signal<SeenMoment | null>(null);
  /** Whether the moment you look at is of the past, where you went yourself. */
  readonly isPast = signal(false);
  /** Who looks at the table; null: not known yet. */
  readonly present = signal<Presence | null>(null);
  readonly problem = signal<ErrorCode | null>(null);
  /** Why the last request was refused, until the next one. */
  readonly refusal = signal<Refusal | ErrorCode | null>(null);
  /** Whether something is being asked just now. */
  readonly isBusy = signal(false);
  /** The last entry of the past that has come without a sheet. */
  #until = 0;

  constructor(source: TableSource, table: TableId, invite: string | null) {
    this.source = source;
    this.table = table;
    this.invite = invite;
  }

  readonly view = computed<View | null>(() => {
    const rules = this.ruleBook.value;
    const seen = this.sheet.value?.view ?? null;
    return rules === null || seen === null ? null : { ...seen, rules };
  });

  readonly choice = computed<Choice | null>(() => this.sheet.value?.choice ?? null);

  readonly seat = computed<Seat | null>(() => this.sheet.value?.seat ?? null);

  readonly words = computed<Wording>(() => wordsOf(this.ruleBook.value?.edition ?? '2019'));

  readonly subject = computed<Subject | null>(() => {
    const rules = this.ruleBook.value;
    const parties = this.sheet.value?.places.map(({ party }) => party);
    return rules === null || parties === undefined ? null : { rules, parties };
  });

  /** What this browser calls the table in its memory: on a shared device each person has one of their own. */
  get memory(): string {
    const { isShared, person } = this.source;
    return isShared ? `${this.table} ${person.value?.id ?? ''}` : this.table;
  }

  get isRoom(): boolean {
    return this.source.kind === 'room';
  }

  /** The time by the clock of its source. */
  get now(): number {
    return Date.now() + this.source.link.ahead.value;
  }

  get since(): number {
    return Math.max(this.#until, this.sheet.value?.number ?? 0);
  }

  rules(rules: Rules): void {
    this.ruleBook.value = rules;
  }

  earlier(news: readonly News[], until: number): void {
    witnessSeals(this.table, news);
    this.past.value = [...this.past.value, ...news];
    this.#until = until;
  }

  news(news: readonly News[], sheet: Sheet): void {
    const rules = this.ruleBook.value;
    witnessSeals(this.table, news);
    batch(() => {
      this.problem.value = null;
      if (this.refusal.value === 'storage-full') this.refusal.value = null;
      if (news.length > 0) this.past.value = [...this.past.value, ...news];
      this.sheet.value = sheet;
      this.#until = 0;
      this.fresh.value = rules === null ? [] : momentsIn(news, sheet, rules);
    });
  }

  presence(presence: Presence): void {
    this.present.value = presence;
  }

  /** Hears of trouble. A browser without room plays on as soon as there is some: the table stays on the screen. */
  trouble(code: ErrorCode): void {
    if (code === 'storage-full') this.refusal.value = code;
    else this.problem.value = code;
  }

  /** Asks something of the table; true: it was done. */
  async ask(request: Request): Promise<boolean> {
    this.isBusy.value = true;
    const reply = await this.source.link.ask(this.table, request);
    this.isBusy.value = false;
    this.refusal.value = refusalIn(reply);
    return this.refusal.value === null;
  }
}

function refusalIn(reply: Reply): Refusal | ErrorCode | null {
  if (reply.type === 'error') return reply.code;
  return reply.ok ? null : reply.refusal;
}
