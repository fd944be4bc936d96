import { botOf } from '@macher/bots';
import { type Random, randomOf } from '@macher/engine';
import type { Entry, Person, Sheet } from '@macher/protocol';
import { type Connection, Host, type Reply, sheetFor, tableOf } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { TABLES } from '../walk.ts';
import {
  ANNA,
  answerTo,
  anyAct,
  BERND,
  CARLA,
  gameOf,
  hosted,
  Memory,
  Onlooker,
  opened,
  rest,
  SlowThinkers,
  ZOE,
} from './world.ts';

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
  if (random(60) === 0) await world.pass(70_000);
  if (random(30) === 0) return host.request(person, { kind: 'say', room: 'players', text: 'hm' });
  if (choice === null || view === null) return null;
  const { action } = botOf('0')?.decide({ ...view, rules: host.table.opening.rules }, choice, random) ?? {};
  return host.request(person, { kind: 'act', id: `${number}`, version: view.version, action });
}

describe.each(TABLES)('a table of $ruleset with $players players', ({ ruleset, players }) => {
  it('ends, and its log alone gives the same table to everybody', async () => {
    const pace = { kind: 'live', bank: 60_000, increment: 1000 } as const;
    const seating = [ANNA, '1', BERND, '1', '1'].slice(0, players);
    const { host, world } = await hosted({ ruleset, seed: 'log', pace }, seating);
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

describe('a host', () => {
  it('tells with which entry a request was done, and the same again if it is sent again', async () => {
    const { host } = await hosted({}, [ANNA, BERND, '1']);
    const request = anyAct(host, ANNA);
    const reply = await host.request(ANNA, request);
    expect(reply).toEqual({ ok: true, number: host.table.number });
    await host.request(BERND, { kind: 'say', room: 'players', text: 'hm' });
    expect(await host.request(ANNA, request)).toEqual(reply);
    expect(await host.request(ANNA, { ...request, id: 'two' } as typeof request)).toMatchObject({
      ok: false,
      refusal: { by: 'game', refusal: { code: 'already-sealed' } },
    });
    await host.close();
  });

  it('does one thing after the other, in the order in which it was asked', async () => {
    const { host, world } = await hosted({}, [ANNA, BERND, CARLA]);
    const requests = [ANNA, BERND, CARLA].map(person => [person, anyAct(host, person)] as const);
    const replies = await Promise.all(requests.map(([person, request]) => host.request(person, request)));
    const first = host.table.number - 2;
    expect(replies).toEqual([first, first + 1, first + 2].map(number => ({ ok: true, number })));
    expect(world.entries.slice(-3).map(({ what }) => what)).toMatchObject([
      { seat: 0 },
      { seat: 1 },
      { seat: 2 },
    ]);
    await host.close();
  });

  it('goes on from a log where the last one stopped: decisions that are in stay in, bots are asked', async () => {
    const before = await hosted({}, [ANNA, BERND, '1'], world => {
      world.thinkers = new SlowThinkers();
    });
    await before.host.request(ANNA, anyAct(before.host, ANNA));
    await before.host.close();
    const world = new Memory();
    const host = new Host(before.world.entries, world);
    await rest();
    expect(world.entries.map(({ number, what }) => [number, what.kind])).toEqual([
      [before.host.table.number + 1, 'acted'],
    ]);
    expect(await host.request(BERND, anyAct(host, BERND))).toMatchObject({ ok: true });
    expect(gameOf(host.table).version).toBeGreaterThan(2);
    await host.close();
  });

  it('is not made from an empty log, nor from one that does not begin', () => {
    expect(() => new Host([], new Memory())).toThrow();
    expect(() => new Host([{ ...opened(), what: { kind: 'started' } }], new Memory())).toThrow();
    expect(
      () => new Host([opened(), { ...opened(), number: 3, what: { kind: 'started' } }], new Memory()),
    ).toThrow();
  });
});

describe('a journal', () => {
  it('that fails: nothing has happened, nobody has heard of it, and it can be tried again', async () => {
    const { host, world } = await hosted({}, [ANNA, BERND, CARLA]);
    const onlooker = new Onlooker(null);
    host.join(onlooker, host.table.number);
    const before = { table: structuredClone(withoutRules(host)), heard: onlooker.texts.length };
    world.writing = () => Promise.reject(new Error('disk full'));
    const request = anyAct(host, ANNA);
    await expect(host.request(ANNA, request)).rejects.toThrow('disk full');
    await expect(host.request(BERND, { kind: 'leave' })).rejects.toThrow('disk full');
    await rest();
    expect({ table: withoutRules(host), heard: onlooker.texts.length }).toEqual(before);
    world.writing = async () => {};
    expect(await host.request(ANNA, request)).toEqual({ ok: true, number: before.table.number + 1 });
    expect(world.entries).toHaveLength(host.table.number);
    await host.close();
  });

  it('that fails for a bot: it is reported, and the bot decides once it works again', async () => {
    const { host, world } = await hosted({}, ['1', '1', '1'], each => {
      each.toleratesFailures = true;
      let lines = 0;
      each.writing = async () => {
        lines += 1;
        if (lines > 8 && lines % 3 === 0) throw new Error('now and then');
      };
    });
    for (let tries = 0; tries < 1000 && host.table.stage === 'playing'; tries += 1) await world.pass(2000);
    expect(host.table.stage).toBe('over');
    expect(world.failures.length).toBeGreaterThan(10);
    expect(tableOf(world.entries).game).toEqual(host.table.game);
    await host.close();
  });

  it('that fails for a time-out: the bot stands in once it works again', async () => {
    const pace = { kind: 'slow', perDecision: 5000 } as const;
    const { host, world } = await hosted({ pace }, [ANNA, BERND, CARLA]);
    world.toleratesFailures = true;
    world.writing = () => Promise.reject(new Error('disk full'));
    await world.pass(5000);
    expect(host.table.places.map(({ standIn }) => standIn)).toEqual([null, null, null]);
    expect(world.failures.length).toBeGreaterThan(0);
    world.writing = async () => {};
    await world.pass(5000);
    expect(host.table.places.every(({ standIn }) => standIn?.why === 'time')).toBe(true);
    await host.close();
  });

  it('that is slow: nobody sees what is not kept yet', async () => {
    const { host, world } = await hosted({}, [ANNA, BERND, CARLA]);
    const { number } = host.table;
    let keep = (): void => {};
    world.writing = () =>
      new Promise(resolve => {
        keep = resolve;
      });
    const reply = host.request(ANNA, anyAct(host, ANNA));
    await rest();
    const onlooker = new Onlooker(ZOE);
    host.join(onlooker, 0);
    expect([onlooker.sheet.number, onlooker.sheet.view?.version]).toEqual([number, 0]);
    keep();
    expect(await reply).toEqual({ ok: true, number: number + 1 });
    expect([onlooker.sheet.number, onlooker.sheet.view?.version]).toEqual([number + 1, 1]);
    expect(onlooker.news.map(each => each.number)).toEqual(onlooker.news.map((_, index) => index + 1));
    await host.close();
  });
});

function withoutRules({ table }: Host): Omit<Host['table'], 'opening'> {
  const { opening: _large, ...rest } = table;
  return rest;
}

describe('a connection', () => {
  it('hears everything since the entry it names, once, and then everything as it happens', async () => {
    const { host } = await hosted({}, [ANNA, BERND, '1']);
    const [early, late] = [new Onlooker(ANNA), new Onlooker(ANNA)];
    host.join(early, 0);
    for (const person of [ANNA, BERND]) await host.request(person, anyAct(host, person));
    await rest();
    host.join(late, 3);
    for (const person of [ANNA, BERND]) await host.request(person, anyAct(host, person));
    await rest();
    expect(early.news.map(({ number }) => number)).toEqual(early.news.map((_, index) => index + 1));
    expect(late.news).toEqual(early.news.slice(3));
    expect(late.sheet).toEqual(early.sheet);
    expect(late.sheet).toEqual(JSON.parse(JSON.stringify(sheetFor(host.table, { person: 'anna' }))));
    await host.close();
  });

  it('hears nothing after it has left', async () => {
    const { host } = await hosted({}, [ANNA, BERND, '1']);
    const onlooker = new Onlooker(ANNA);
    host.join(onlooker, 0);
    host.leave(onlooker);
    await host.request(ANNA, anyAct(host, ANNA));
    expect(onlooker.texts).toHaveLength(1);
    await host.close();
  });

  it('that breaks is left alone; the others hear, and the game goes on', async () => {
    const { host, world } = await hosted({}, [ANNA, '1', '1'], each => {
      each.thinkers = new SlowThinkers();
      each.toleratesFailures = true;
    });
    let sent = 0;
    const broken: Connection = {
      person: null,
      send: () => {
        sent += 1;
        if (sent > 1) throw new Error('gone');
      },
    };
    const onlooker = new Onlooker(null);
    host.join(broken, 0);
    host.join(onlooker, 0);
    expect(await host.request(ANNA, anyAct(host, ANNA))).toMatchObject({ ok: true });
    expect(await host.request(ANNA, { kind: 'undo' })).toMatchObject({ ok: true });
    expect([sent, onlooker.texts.length, world.failures.length]).toEqual([2, 3, 1]);
    await host.close();
  });
});

describe('closing', () => {
  it('waits for what is being written, and begins nothing more', async () => {
    const bots = new SlowThinkers();
    const { host, world } = await hosted({}, [ANNA, BERND, '1'], each => {
      each.thinkers = bots;
    });
    let keep = (): void => {};
    world.writing = () =>
      new Promise(resolve => {
        keep = resolve;
      });
    const reply = host.request(ANNA, anyAct(host, ANNA));
    await rest();
    let isClosed = false;
    const closed = host.close().then(() => {
      isClosed = true;
    });
    await rest();
    expect(isClosed).toBe(false);
    keep();
    expect(await reply).toMatchObject({ ok: true });
    await closed;
    const { length } = world.entries;
    bots.last(2).answer(answerTo(bots.last(2)));
    await expect(host.request(BERND, anyAct(host, BERND))).rejects.toThrow('closed');
    await world.pass(3_600_000);
    expect(world.entries).toHaveLength(length);
  });

  it('leaves no alarm behind', async () => {
    const pace = { kind: 'live', bank: 60_000, increment: 0 } as const;
    const { host, world } = await hosted({ pace }, [ANNA, BERND, '1'], each => {
      each.thinkers = new SlowThinkers();
    });
    expect(world.alarms).toBeGreaterThan(0);
    await host.close();
    await host.close();
    expect(world.alarms).toBe(0);
    await world.pass(3_600_000);
    expect(host.table.places.map(({ standIn }) => standIn)).toEqual([null, null, null]);
  });

  it('in the middle of a game leaves a log that can be gone on with', async () => {
    const { host, world } = await hosted({}, [ANNA, '1', '1']);
    for (let turn = 0; turn < 20; turn += 1) {
      if (sheetFor(host.table, { person: 'anna' }).choice !== null)
        void host.request(ANNA, anyAct(host, ANNA));
      await new Promise(resolve => setImmediate(resolve));
    }
    await host.close();
    expect(gameOf(tableOf(world.entries))).toEqual(gameOf(host.table));
  });
});
