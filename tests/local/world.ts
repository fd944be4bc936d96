import { BOTS_HERE, botOf } from '@macher/bots';
import { type Action, actionsOf, type Rules, randomOf } from '@macher/engine';
import type { NewTable, Person, ServerMessage, Sheet, StoredEntry, TableId } from '@macher/protocol';
import type { LocalTable } from '../../packages/local/src/calls.ts';
import { LocalHouse } from '../../packages/local/src/house.ts';
import type { TakeLock } from '../../packages/local/src/locks.ts';
import { ConflictError, type KeptTable, type LocalStore } from '../../packages/local/src/store.ts';
import { browserTime } from '../../packages/local/src/time.ts';
import { tableFor } from '../server/client.ts';

export const ANNA: Person = { id: 'p0', name: 'Anna' };
export const BERND: Person = { id: 'p1', name: 'Bernd' };

export const AGAINST_BOTS: NewTable = tableFor('2019-4', ['me', '0', '0']);
export const TOGETHER: NewTable = tableFor('2019-4', ['me', 'p1', '0']);

/** A browser's disk. */
export class MemoryStore implements LocalStore {
  readonly rows = new Map<TableId, { last: number; row: unknown }>();
  readonly lines = new Map<TableId, StoredEntry[]>();
  readonly records = new Map<TableId, unknown>();
  readonly planned = new Map<TableId, unknown>();
  /** What every write fails with; null: none does. */
  trouble: Error | null = null;

  async tables(): Promise<readonly KeptTable[]> {
    return [...this.rows].map(([id, { row }]) => ({ id, row }));
  }

  async entries(id: TableId): Promise<readonly StoredEntry[]> {
    return structuredClone(this.lines.get(id) ?? []);
  }

  async record(id: TableId): Promise<unknown> {
    return this.records.get(id) ?? null;
  }

  add(row: LocalTable, entries: readonly StoredEntry[]): Promise<void> {
    this.lines.set(row.id, []);
    return this.#put(row, entries, null);
  }

  async append(row: LocalTable, entries: readonly StoredEntry[], record: object | null): Promise<void> {
    if (this.rows.get(row.id)?.last !== (entries[0]?.number ?? 0) - 1) throw new ConflictError(row.id);
    return this.#put(row, entries, record);
  }

  async plans(id: TableId): Promise<unknown> {
    return this.planned.get(id) ?? null;
  }

  async keepPlans(id: TableId, plans: object): Promise<void> {
    if (this.trouble !== null) throw this.trouble;
    this.planned.set(id, structuredClone(plans));
  }

  async remove(id: TableId): Promise<void> {
    for (const kept of [this.rows, this.lines, this.records, this.planned]) kept.delete(id);
  }

  async #put(row: LocalTable, entries: readonly StoredEntry[], record: object | null): Promise<void> {
    if (this.trouble !== null) throw this.trouble;
    this.rows.set(row.id, { last: row.number, row });
    this.lines.get(row.id)?.push(...structuredClone(entries));
    if (record !== null) this.records.set(row.id, record);
  }
}

/** The locks that all tabs of a browser share. */
export function tabLocks(): TakeLock {
  const held = new Map<string, () => void>();
  return async (name, isForced, lost) => {
    if (held.has(name) && !isForced) return null;
    held.get(name)?.();
    held.set(name, lost);
    return () => {
      if (held.get(name) === lost) held.delete(name);
    };
  };
}

export function houseAt(store: LocalStore, takeLock: TakeLock = tabLocks()): LocalHouse {
  return new LocalHouse({ store, bots: BOTS_HERE, time: browserTime, takeLock });
}

/** One screen at the device. */
export class Screen {
  readonly heard: ServerMessage[] = [];
  readonly #line: ReturnType<LocalHouse['connect']>;
  readonly #house: LocalHouse;
  readonly #table: TableId;
  #asked = 0;

  constructor(house: LocalHouse, person: Person | null, table: TableId) {
    this.#house = house;
    this.#table = table;
    this.#line = house.connect(person, message => this.heard.push(structuredClone(message)));
  }

  watch(): Promise<void> {
    return this.#send({ type: 'watch', table: this.#table, since: 0, invite: null });
  }

  get sheet(): Sheet {
    const last = this.heard.findLast(message => message.type === 'news');
    if (last === undefined) throw new Error(`no sheet: ${JSON.stringify(this.heard)}`);
    return last.sheet;
  }

  get troubles(): string[] {
    return this.heard.flatMap(message => (message.type === 'error' ? message.code : []));
  }

  /** What came of it. */
  async ask(request: object, id?: string): Promise<ServerMessage | undefined> {
    this.#asked += 1;
    const name = id ?? `ask-${this.#asked}`;
    await this.#send({ type: 'ask', table: this.#table, id: name, request });
    return this.heard.findLast(message => 'id' in message && message.id === name);
  }

  /** Something that the rules allow, until the game is over or it has been asked so often. */
  async play(times: number): Promise<void> {
    for (let time = 0; time < times && this.sheet.stage === 'playing'; time += 1) {
      await this.#untilAsked();
      const { choice } = this.sheet;
      if (choice !== null) await this.ask({ kind: 'act', number: this.sheet.number, action: this.action() });
    }
    await this.#untilAsked();
  }

  action(): Action {
    const { view, choice } = this.sheet;
    const rules = this.#rules;
    if (view === null || choice === null) throw new Error('nothing is asked');
    return (botOf('1') as NonNullable<ReturnType<typeof botOf>>).decide(
      { ...view, rules },
      choice,
      randomOf('a'),
    ).action;
  }

  get #rules(): Rules {
    return this.heard.find(message => message.type === 'rules')?.rules as Rules;
  }

  /** All that could be decided now. */
  actions(): readonly Action[] {
    const { choice } = this.sheet;
    return choice === null ? [] : [...actionsOf(this.#rules, choice)];
  }

  leave(): void {
    this.#house.disconnect(this.#line);
  }

  async #untilAsked(): Promise<void> {
    while (this.sheet.stage === 'playing' && this.sheet.choice === null)
      await new Promise(resolve => {
        setTimeout(resolve);
      });
  }

  #send(message: object): Promise<void> {
    return this.#line.hear(JSON.stringify(message));
  }
}
