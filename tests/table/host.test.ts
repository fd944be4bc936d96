import { botOf } from '@macher/bots';
import { type Random, randomOf } from '@macher/engine';
import type { News, Person } from '@macher/protocol';
import { Host, type Listener, type Reply, sheetFor, tableOf } from '@macher/table';
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
  promised,
  rest,
  SlowBots,
  send,
  UNDO,
  ZOE,
} from './world.ts';

/** A person who plays at random, and sometimes does something else. */
async function restless(host: Host, world: Memory, person: Person, random: Random): Promise<Reply | null> {
  const { seat, choice, view } = sheetFor(host.table, { person: person.id });
  if (seat === null) return null;
  const away = host.table.places[seat]?.standIn !== null;
  if (away) return send(host, person, random(2) === 0 ? { kind: 'return' } : UNDO);
  if (random(40) === 0) return send(host, person, { kind: 'leave' });
  if (random(25) === 0) return send(host, person, UNDO);
  if (random(60) === 0) await world.pass(70_000);
  if (random(30) === 0) return send(host, person, { kind: 'say', room: 'players', text: 'hm' });
  if (choice === null || view === null) return null;
  const { action } = botOf('0')?.decide({ ...view, rules: host.table.opening.rules }, choice, random) ?? {};
  return send(host, person, { kind: 'act', number: host.table.number, action });
}

describe.each(TABLES)('a table of $ruleset with $players players', ({ ruleset, players }) => {
  it('ends, and its log alone gives the same table', async () => {
    const pace = { kind: 'live', bank: 60_000, increment: 1000 } as const;
    const seating = [ANNA, '1', BERND, '1', '1'].slice(0, players);
    const { host, world } = await hosted({ ruleset, seed: 'log', pace }, seating);
    const random = randomOf(`restless ${ruleset} ${players}`);
    for (let turn = 0; host.table.stage === 'playing' && turn < 20_000; turn += 1) {
      await restless(host, world, random(2) === 0 ? ANNA : BERND, random);
      await new Promise(resolve => setImmediate(resolve));
    }
    expect(host.table.stage).toBe('over');
    expect(tableOf(world.entries)).toEqual(host.table);
    expect(world.entries.map(({ number }) => number)).toEqual(world.entries.map((_, index) => index + 1));
    await host.close();
  });
});

describe('a host', () => {
  it('tells with which entry a request was done, and the same again if it is sent again', async () => {
    const { host } = await hosted({}, [ANNA, BERND, '1']);
    const request = anyAct(host, ANNA);
    const reply = await send(host, ANNA, request, 'one');
    expect(reply).toEqual({ ok: true, number: host.table.number });
    await send(host, BERND, { kind: 'say', room: 'players', text: 'hm' });
    expect(await send(host, ANNA, request, 'one')).toEqual(reply);
    expect(await send(host, ANNA, request, 'two')).toMatchObject({
      ok: false,
      refusal: { by: 'game', refusal: { code: 'already-sealed' } },
    });
    await host.close();
  });

  it('does one thing after the other, in the order in which it was asked', async () => {
    const { host, world } = await hosted({}, [ANNA, BERND, CARLA]);
    const requests = [ANNA, BERND, CARLA].map(person => [person, anyAct(host, person)] as const);
    const replies = await Promise.all(requests.map(([person, request]) => send(host, person, request)));
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
      world.bots = new SlowBots();
    });
    await send(before.host, ANNA, anyAct(before.host, ANNA));
    await before.host.close();
    const world = new Memory();
    const host = new Host(before.world.entries, world);
    await rest();
    expect(world.entries.map(({ number, what }) => [number, what.kind])).toEqual([
      [before.host.table.number + 1, 'acted'],
    ]);
    expect(await send(host, BERND, anyAct(host, BERND))).toMatchObject({ ok: true });
    expect(gameOf(host.table).version).toBeGreaterThan(2);
    await host.close();
  });

  it('is not made from an empty log, nor from one that does not begin', () => {
    expect(() => new Host([], new Memory())).toThrow();
    expect(() => new Host([{ ...opened(), what: { kind: 'started' } }], new Memory())).toThrow();
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
    await expect(send(host, ANNA, request)).rejects.toThrow('disk full');
    await expect(send(host, BERND, { kind: 'leave' })).rejects.toThrow('disk full');
    await rest();
    expect({ table: withoutRules(host), heard: onlooker.texts.length }).toEqual(before);
    world.writing = async () => {};
    expect(await send(host, ANNA, request)).toEqual({ ok: true, number: before.table.number + 1 });
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
    const written = promised();
    world.writing = () => written.promise;
    const reply = send(host, ANNA, anyAct(host, ANNA));
    await rest();
    const onlooker = new Onlooker(ZOE);
    host.join(onlooker, 0);
    expect([onlooker.sheet.number, onlooker.sheet.view?.version]).toEqual([number, 0]);
    written.keep();
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
    for (const person of [ANNA, BERND]) await send(host, person, anyAct(host, person));
    await rest();
    host.join(late, 3);
    for (const person of [ANNA, BERND]) await send(host, person, anyAct(host, person));
    await rest();
    expect(early.news.map(({ number }) => number)).toEqual(early.news.map((_, index) => index + 1));
    expect(late.news.map(withoutWayBack)).toEqual(early.news.slice(3).map(withoutWayBack));
    expect(late.sheet).toEqual(early.sheet);
    expect(late.sheet).toEqual(JSON.parse(JSON.stringify(sheetFor(host.table, { person: 'anna' }))));
    await host.close();
  });

  it('hears nothing after it has left', async () => {
    const { host } = await hosted({}, [ANNA, BERND, '1']);
    const onlooker = new Onlooker(ANNA);
    host.join(onlooker, 0);
    host.leave(onlooker);
    await send(host, ANNA, anyAct(host, ANNA));
    expect(onlooker.texts).toHaveLength(1);
    await host.close();
  });

  it('that breaks is left alone; the others hear, and the game goes on', async () => {
    const { host, world } = await hosted({}, [ANNA, '1', '1'], each => {
      each.bots = new SlowBots();
      each.toleratesFailures = true;
    });
    let sent = 0;
    const broken: Listener = {
      person: null,
      hears: () => true,
      send: () => {
        sent += 1;
        if (sent > 1) throw new Error('gone');
      },
      lost: () => {},
    };
    const onlooker = new Onlooker(null);
    host.join(broken, 0);
    host.join(onlooker, 0);
    expect(await send(host, ANNA, anyAct(host, ANNA))).toMatchObject({ ok: true });
    expect(await send(host, ANNA, UNDO)).toMatchObject({ ok: true });
    expect([sent, onlooker.texts.length, world.failures.length]).toEqual([2, 3, 1]);
    await host.close();
  });
});

describe('a host that nobody needs', () => {
  it('is idle: nobody looks, nobody thinks, and nothing is being done', async () => {
    const { host } = await hosted({}, [ANNA, BERND, '1']);
    expect(host.isIdle).toBe(true);
    const onlooker = new Onlooker(null);
    host.join(onlooker, 0);
    expect(host.isIdle).toBe(false);
    host.leave(onlooker);
    expect(host.isIdle).toBe(true);
    await host.close();
  });

  it('is not idle while a bot thinks', async () => {
    const bots = new SlowBots();
    const { host } = await hosted({}, [ANNA, BERND, '1'], each => {
      each.bots = bots;
    });
    expect(host.isIdle).toBe(false);
    bots.last(2).answer(answerTo(bots.last(2)));
    await rest();
    expect(host.isIdle).toBe(true);
    await host.close();
  });

  it.each(['is kept', 'fails'])('is not idle while something is being written, until it %s', async how => {
    const { host, world } = await hosted({}, [ANNA, BERND, CARLA]);
    const written = promised();
    world.writing = () => written.promise;
    const reply = send(host, ANNA, { kind: 'leave' }).catch(() => null);
    expect(host.isIdle).toBe(false);
    await rest();
    expect(host.isIdle).toBe(false);
    if (how === 'fails') written.fail(new Error('disk full'));
    else written.keep();
    await reply;
    await host.close();
    expect(host.isIdle).toBe(true);
  });

  it('stays idle while clocks run: the store knows when they run out', async () => {
    const { host } = await hosted({ pace: { kind: 'slow', perDecision: 60_000 } }, [ANNA, BERND, CARLA]);
    expect(host.isIdle).toBe(true);
    await host.close();
  });
});

describe('a host whose log another process has added to', () => {
  async function disowned(): Promise<{ host: Host; world: Memory; bots: SlowBots; onlooker: Onlooker }> {
    const bots = new SlowBots();
    const pace = { kind: 'live', bank: 60_000, increment: 0 } as const;
    const { host, world } = await hosted({ pace }, [ANNA, BERND, '1'], each => {
      each.bots = bots;
    });
    const onlooker = new Onlooker(ANNA);
    host.join(onlooker, 0);
    world.writing = () => {
      host.disown();
      return Promise.reject(new Error('conflict'));
    };
    return { host, world, bots, onlooker };
  }

  it('tells every connection once that it is gone, and nothing after that', async () => {
    const { host, onlooker } = await disowned();
    const another = new Onlooker(null);
    host.join(another, 0);
    const heard = [onlooker, another].map(({ texts }) => texts.length);
    await expect(send(host, ANNA, anyAct(host, ANNA))).rejects.toThrow('conflict');
    host.disown();
    expect([onlooker.timesLost, another.timesLost]).toEqual([1, 1]);
    expect([onlooker, another].map(({ texts }) => texts.length)).toEqual(heard);
    expect([host.isClosed, host.isIdle]).toEqual([true, true]);
  });

  it('does nothing more: no request, no bot, no clock, and no second try', async () => {
    const { host, world, bots } = await disowned();
    const { number } = host.table;
    await expect(send(host, ANNA, anyAct(host, ANNA))).rejects.toThrow('conflict');
    world.writing = async () => {};
    await expect(send(host, BERND, anyAct(host, BERND))).rejects.toThrow('closed');
    bots.last(2).answer(answerTo(bots.last(2)));
    await world.pass(3_600_000);
    expect([world.entries.length, host.table.number, world.alarms]).toEqual([number, number, 0]);
  });

  it.each(['disown', 'close'] as const)(
    'or that is let go sends away connections that come too late (%s)',
    async how => {
      const { host } = await hosted({}, [ANNA, BERND, CARLA]);
      expect(host.isClosed).toBe(false);
      await host[how]();
      const onlooker = new Onlooker(ANNA);
      host.join(onlooker, 0);
      expect([onlooker.timesLost, onlooker.texts.length]).toEqual([1, 0]);
      expect(host.isIdle).toBe(true);
    },
  );
});

describe('closing', () => {
  it('waits for what is being written, and begins nothing more', async () => {
    const bots = new SlowBots();
    const { host, world } = await hosted({}, [ANNA, BERND, '1'], each => {
      each.bots = bots;
    });
    const written = promised();
    world.writing = () => written.promise;
    const reply = send(host, ANNA, anyAct(host, ANNA));
    await rest();
    let isClosed = false;
    const closed = host.close().then(() => {
      isClosed = true;
    });
    await rest();
    expect(isClosed).toBe(false);
    written.keep();
    expect(await reply).toMatchObject({ ok: true });
    await closed;
    const { length } = world.entries;
    bots.last(2).answer(answerTo(bots.last(2)));
    await expect(send(host, BERND, anyAct(host, BERND))).rejects.toThrow('closed');
    await world.pass(3_600_000);
    expect(world.entries).toHaveLength(length);
  });

  it('leaves no alarm behind', async () => {
    const pace = { kind: 'live', bank: 60_000, increment: 0 } as const;
    const { host, world } = await hosted({ pace }, [ANNA, BERND, '1'], each => {
      each.bots = new SlowBots();
    });
    expect(world.alarms).toBeGreaterThan(0);
    await host.close();
    await host.close();
    expect(world.alarms).toBe(0);
    await world.pass(3_600_000);
    expect(host.table.places.map(({ standIn }) => standIn)).toEqual([null, null, null]);
  });

  it('in the middle of a game leaves a log that a new host can continue', async () => {
    const { host, world } = await hosted({}, [ANNA, '1', '1']);
    for (let turn = 0; turn < 20; turn += 1) {
      if (sheetFor(host.table, { person: 'anna' }).choice !== null) void send(host, ANNA, anyAct(host, ANNA));
      await new Promise(resolve => setImmediate(resolve));
    }
    await host.close();
    expect(gameOf(tableOf(world.entries))).toEqual(gameOf(host.table));
  });
});

describe('a closed host', () => {
  it('writes nothing for anyone: its log may just be changed from outside', async () => {
    const world = new Memory();
    const first = opened({ players: 3, ruleset: '2019-4' });
    world.entries.push(first);
    const host = new Host([first], world);
    await host.close();
    const refusal = 'the table is closed';
    await expect(send(host, ANNA, { kind: 'sit', seat: 0 })).rejects.toThrow(refusal);
    const kept = { owner: ANNA.id, seat: 1, person: BERND };
    await expect(async () => host.keepSeat(kept, 'kept')).rejects.toThrow(refusal);
    await expect(async () => host.plan(ANNA, { plans: [], skips: true })).rejects.toThrow(refusal);
    const doors = { stands: async () => true, open: async () => 'another', leave: async () => {} };
    await expect(async () => host.offerRematch(ANNA, false, doors)).rejects.toThrow(refusal);
    expect(world.entries).toEqual([first]);
  });
});

/** The way back is told live only. */
function withoutWayBack(news: News): News {
  return { ...news, moments: news.moments.map(moment => ({ ...moment, back: null })) };
}
