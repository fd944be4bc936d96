import { FormatError, listOf, mismatch, type Schema } from '@macher/engine';
import {
  type ErrorCode,
  FROM_RECORD_SCHEMA,
  NEW_TABLE_SCHEMA,
  NO_PLANS,
  type OwnPlans,
  PERSON_SCHEMA,
  type Person,
  planMismatch,
  type ServerMessage,
  type TableId,
} from '@macher/protocol';
import { type Company, type Host, Lobby, stretchFor } from '@macher/table';
import type { CallName, Calls } from './calls.ts';
import { LocalConnection } from './connection.ts';
import { arrivedIn } from './moving.ts';
import { newSecret } from './secrets.ts';
import { LocalTables, type LocalWorld } from './tables.ts';
import { codeOf, MissingError } from './trouble.ts';

type Answers = { readonly [K in CallName]: (...args: Parameters<Calls[K]>) => Promise<ReturnType<Calls[K]>> };

/** LocalHouse has the tables of a browser, with all that a page asks there: what a server is to those who have one. */
export class LocalHouse {
  readonly #world: Omit<LocalWorld, 'failed'>;
  readonly #tables: LocalTables;
  readonly #lobby: Lobby;
  readonly #connections = new Set<LocalConnection>();
  /** How many look at each table. */
  readonly #lookers = new Map<TableId, number>();

  constructor(world: Omit<LocalWorld, 'failed'>) {
    this.#world = world;
    this.#tables = new LocalTables({ ...world, failed: (table, error) => this.#warn(table, error) });
    this.#lobby = new Lobby({
      roster: world.bots,
      newSecret,
      create: async (owner, opening, _access, seating) => ({
        id: await this.#tables.create(owner, opening, seating),
        invite: '',
      }),
    });
  }

  connect(person: Person | null, send: (message: ServerMessage) => void): LocalConnection {
    const connection = new LocalConnection(
      person,
      this.#world.time.now(),
      { admit: table => this.#admit(table), left: table => this.#left(table) },
      send,
    );
    this.#connections.add(connection);
    return connection;
  }

  disconnect(connection: LocalConnection): void {
    connection.close();
    this.#connections.delete(connection);
  }

  readonly answers: Answers = {
    tables: () => this.#tables.list(),
    open: async (wanted, people) => {
      check(NEW_TABLE_SCHEMA, wanted);
      check(PEOPLE_SCHEMA, people);
      return (await this.#lobby.open(ownerOf(people), wanted, companyOf(people))).id;
    },
    fromRecord: async (wanted, people) => {
      check(FROM_RECORD_SCHEMA, wanted);
      check(PEOPLE_SCHEMA, people);
      return (await this.#lobby.fromRecord(ownerOf(people), wanted, companyOf(people))).id;
    },
    again: (table, isSameDeal) => this.#again(table, isSameDeal),
    moments: async (table, person, before) => {
      const host = await this.#hostOf(table);
      const stretch = stretchFor(host.table, { person }, before ?? Number.POSITIVE_INFINITY);
      if (stretch === null) throw new FormatError('', 'the game has not begun');
      return stretch;
    },
    record: async table => {
      const record = await this.#tables.record(table);
      if (record === null) throw new MissingError(table);
      return record;
    },
    file: async table => {
      const file = await this.#tables.file(table);
      if (file === null) throw new MissingError(table);
      return file;
    },
    fromFile: text => this.#tables.takeIn(arrivedIn(text)),
    plans: async (table, person) => plansAt(await this.#hostOf(table), person),
    plan: async (table, person, plans) => {
      const wrong = planMismatch(plans);
      if (wrong !== null) throw new FormatError('', wrong);
      const host = await this.#hostOf(table);
      if (!isAlone(host) || !(await host.plan(person, plans)))
        throw new FormatError('', 'nobody plans there');
      return plansAt(host, person);
    },
    takeOver: async table => {
      await this.#tables.host(table, true);
      return null;
    },
    remove: async table => {
      await this.#tables.remove(table);
      return null;
    },
  };

  /** Plays again with the same people at the same device, with a new deal or the very same. */
  async #again(table: TableId, isSameDeal: boolean): Promise<TableId> {
    const host = await this.#hostOf(table);
    const people = host.table.places.flatMap(({ person }) => person ?? []);
    const owner = ownerOf([host.table.owner]);
    const { id } = await this.#lobby.again(
      owner,
      host.table,
      isSameDeal,
      { isPrivate: true, admitsPrograms: false, isForFriends: false, limits: null },
      companyOf([owner, ...people]),
    );
    return id;
  }

  async #hostOf(table: TableId): Promise<Host> {
    const host = await this.#tables.host(table);
    if (typeof host === 'string') throw new MissingError(table);
    return host;
  }

  async #admit(table: TableId): Promise<Host | ErrorCode> {
    this.#count(table, 1);
    const host = await this.#tables.host(table).catch((error: unknown) => codeOf(error));
    if (typeof host === 'string') this.#count(table, -1);
    return host;
  }

  #left(table: TableId): void {
    if (this.#count(table, -1) === 0) void this.#tables.letGo(table);
  }

  #count(table: TableId, more: number): number {
    const count = Math.max(0, (this.#lookers.get(table) ?? 0) + more);
    this.#lookers.set(table, count);
    return count;
  }

  #warn(table: TableId, error: unknown): void {
    for (const connection of this.#connections) connection.warn(table, codeOf(error));
  }
}

/** Whether you are alone: who shares the device with others is there when they are asked. */
function isAlone({ table }: Host): boolean {
  return table.places.filter(each => each.person !== null).length === 1;
}

function plansAt(host: Host, person: Person): OwnPlans {
  return host.plansOf(person) ?? { ...NO_PLANS, isStale: false };
}

/** PEOPLE_SCHEMA: as many as a table has seats. */
const PEOPLE_SCHEMA = listOf(PERSON_SCHEMA, 5);

function check(schema: Schema, value: unknown): void {
  const found = mismatch(schema, value);
  if (found !== null) throw new FormatError(found.path, found.reason);
}

function ownerOf(people: readonly Person[]): Person {
  const [owner] = people;
  if (owner === undefined) throw new FormatError('/people', 'someone has to play');
  return owner;
}

/** The company: all but the owner, who is `me`. */
function companyOf([owner, ...others]: readonly Person[]): Company {
  return new Map(others.filter(({ id }) => id !== owner?.id).map(person => [person.id, person]));
}
