import { botOf } from '@macher/bots';
import { PARTIES, rulesOf } from '@macher/editions';
import { type Random, randomOf } from '@macher/engine';
import type { Entry, Person, Request, Sheet } from '@macher/protocol';
import { Host, type Reply, sheetFor, tableOf, type World } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { TABLES } from '../walk.ts';

const ANNA: Person = { id: 'anna', name: 'Anna' };
const BERND: Person = { id: 'bernd', name: 'Bernd' };

/** A world in memory: a log, a clock that moves when told, bots that think at once. */
class Memory implements World {
  readonly entries: Entry[] = [];
  #now = 1_000_000;
  #alarms: { at: number; call: () => void }[] = [];
  readonly journal = {
    append: async (entries: readonly Entry[]): Promise<void> => {
      this.entries.push(...(JSON.parse(JSON.stringify(entries)) as Entry[]));
    },
  };
  readonly thinkers: World['thinkers'] = {
    decide: async (bot, view, choice, seed) =>
      botOf(bot)?.decide(view, choice, randomOf(seed)).action ?? null,
  };
  readonly time = {
    now: (): number => this.#now,
    wake: (at: number, call: () => void): (() => void) => {
      const alarm = { at, call };
      this.#alarms.push(alarm);
      return () => {
        this.#alarms = this.#alarms.filter(each => each !== alarm);
      };
    },
  };

  failed(error: unknown): void {
    throw error;
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds;
    const due = this.#alarms.filter(({ at }) => at <= this.#now);
    this.#alarms = this.#alarms.filter(({ at }) => at > this.#now);
    for (const { call } of due) call();
  }
}

function opened(ruleset: (typeof TABLES)[number]['ruleset'], players: number, seed: string): Entry {
  const opening = {
    rules: rulesOf(ruleset),
    options: { openMoney: false },
    seed,
    parties: PARTIES.slice(0, players),
    pace: { kind: 'live', bank: 60_000, increment: 1000 } as const,
    played: [],
  };
  return { number: 1, at: 0, what: { kind: 'opened', owner: ANNA, opening } };
}

async function until(isDone: () => boolean): Promise<void> {
  for (let i = 0; i < 10_000 && !isDone(); i += 1) await new Promise(resolve => setImmediate(resolve));
  if (!isDone()) throw new Error('nothing happens any more');
}

async function seated(host: Host): Promise<void> {
  const requests: [Person, Request][] = [
    [ANNA, { kind: 'sit', seat: 0 }],
    [BERND, { kind: 'sit', seat: 2 }],
    ...host.table.places.flatMap((_, seat): [Person, Request][] =>
      seat === 0 || seat === 2 ? [] : [[ANNA, { kind: 'seat-bot', seat, bot: '1' }]],
    ),
    [ANNA, { kind: 'ready', isReady: true }],
    [BERND, { kind: 'ready', isReady: true }],
    [ANNA, { kind: 'start' }],
  ];
  for (const [person, request] of requests)
    expect(await host.request(person, request)).toMatchObject({ ok: true });
}

/** Somebody who plays at random, and sometimes does something else. */
async function restless(
  host: Host,
  world: Memory,
  person: Person,
  random: Random,
  number: number,
): Promise<Reply | null> {
  const { seat, choice, view } = sheetFor(host.table, { person: person.id });
  if (seat === null) return null;
  const away = host.table.places[seat]?.standIn !== null;
  if (away) return host.request(person, { kind: random(2) === 0 ? 'return' : 'undo' });
  if (random(40) === 0) return host.request(person, { kind: 'leave' });
  if (random(25) === 0) return host.request(person, { kind: 'undo' });
  if (random(60) === 0) world.pass(70_000);
  if (random(30) === 0) return host.request(person, { kind: 'say', room: 'players', text: 'hm' });
  if (choice === null || view === null) return null;
  const { action } = botOf('0')?.decide({ ...view, rules: host.table.opening.rules }, choice, random) ?? {};
  return host.request(person, { kind: 'act', id: `${number}`, version: view.version, action });
}

describe.each(TABLES)('a table of $ruleset with $players players', ({ ruleset, players }) => {
  it('ends, and its log alone gives the same table to everybody', async () => {
    const world = new Memory();
    const first = opened(ruleset, players, 'log');
    world.entries.push(first);
    const host = new Host([first], world);
    await seated(host);
    const random = randomOf(`restless ${ruleset} ${players}`);
    for (let number = 0; host.table.stage === 'playing' && number < 20_000; number += 1) {
      await restless(host, world, random(2) === 0 ? ANNA : BERND, random, number);
      await new Promise(resolve => setImmediate(resolve));
    }
    expect(host.table.stage).toBe('over');
    const again = tableOf(JSON.parse(JSON.stringify(world.entries)) as Entry[]);
    for (const person of ['anna', 'bernd', 'carla', null]) {
      const sheet: Sheet = sheetFor(again, { person });
      expect(sheet).toEqual(sheetFor(host.table, { person }));
    }
    expect(world.entries.map(({ number }) => number)).toEqual(world.entries.map((_, index) => index + 1));
    await host.close();
  });
});

describe('at a table', () => {
  it('an action that is sent again does no harm', async () => {
    const world = new Memory();
    const first = opened('2019-4', 4, 'again');
    const host = new Host([first], world);
    await seated(host);
    const { view, choice } = sheetFor(host.table, { person: 'anna' });
    if (view === null || choice === null) throw new Error('not asked');
    const { action } =
      botOf('0')?.decide({ ...view, rules: host.table.opening.rules }, choice, randomOf('again')) ?? {};
    const request: Request = { kind: 'act', id: 'one', version: view.version, action };
    const reply = await host.request(ANNA, request);
    expect(reply).toMatchObject({ ok: true });
    expect(await host.request(ANNA, request)).toEqual(reply);
    expect(await host.request(ANNA, { ...request, id: 'two' })).toMatchObject({
      ok: false,
      refusal: { by: 'game' },
    });
    await until(() => host.table.game !== null);
    await host.close();
  });
});
