import { BOTS_HERE } from '@macher/bots';
import { choiceAt, deciders, type Random, randomOf, type Seat, sampleAction } from '@macher/engine';
import { SqliteStore } from '@macher/server';
import type { Host, Table } from '@macher/table';
import { Tables } from '../../packages/server/src/tables.ts';

/** The tables of a data folder, at a time when no clock has run out. */
export class ArchiveHouse {
  readonly store: SqliteStore;
  readonly tables: Tables;
  readonly failures: unknown[] = [];

  constructor(folder: string) {
    this.store = new SqliteStore(folder);
    const time = { now: (): number => 1_800_000_600_000, wake: () => () => {} };
    this.tables = new Tables(this.store, BOTS_HERE, time, error => this.failures.push(error));
  }

  async host(id: string): Promise<Host> {
    const host = await this.tables.host(id);
    if (host === null) throw new Error(`no table ${id}`);
    return host;
  }

  async close(): Promise<void> {
    await this.tables.close();
    await this.store.close();
  }
}

/** People decide at random, bots as they do, to the end of the game. */
export async function playOn(host: Host): Promise<void> {
  const random = randomOf('archive');
  for (let turn = 1; host.table.stage === 'playing'; turn += 1) {
    const seat = askedPerson(host.table);
    if (seat === undefined) await new Promise(resolve => setImmediate(resolve));
    else await decide(host, seat, `archive-${turn}`, random);
  }
}

function askedPerson({ game, places }: Table): Seat | undefined {
  if (game === null) throw new Error('the game has not begun');
  return deciders(game).find(seat => places[seat]?.person != null && places[seat].standIn === null);
}

async function decide(host: Host, seat: Seat, id: string, random: Random): Promise<void> {
  const { game, places, number } = host.table;
  const person = places[seat]?.person;
  if (game === null || person == null) throw new Error(`nobody at seat ${seat}`);
  const action = sampleAction(game.rules, choiceAt(game, seat), random);
  const reply = await host.request(person, id, { kind: 'act', number, action });
  if (!reply.ok) throw new Error(JSON.stringify(reply.refusal));
}
