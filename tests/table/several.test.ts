import { botOf } from '@macher/bots';
import { type Random, randomOf } from '@macher/engine';
import type { Person, Request } from '@macher/protocol';
import { Host, MovedOnError, sheetFor, tableOf } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { SOME_TABLES } from '../walk.ts';
import { SharedLog } from './shared.ts';
import {
  ANNA,
  answerTo,
  anyAct,
  BERND,
  CARLA,
  codeOf,
  Memory,
  newSalt,
  Onlooker,
  opened,
  openingOf,
  Paper,
  PEOPLE,
  type Plan,
  rest,
  type Seating,
  SlowBots,
  send,
} from './world.ts';

/** A game that has begun, on a log of its own with so many hosts. */
function begun(hosts: number, seating: Seating, plan: Plan = {}): SharedLog {
  const log = new SharedLog(new Paper({ players: seating.length, ...plan }).seat(...seating).entries);
  for (let count = 0; count < hosts; count += 1) log.open();
  return log;
}

function hostOf(log: SharedLog, index: number): Host {
  return log.hosts[index] as Host;
}

/** What a person would decide by the sheet that a host has for them; null: nothing is asked. */
function decisionAt(host: Host, person: Person, random: Random): Request | null {
  const { choice, view, number } = sheetFor(host.table, { person: person.id });
  if (choice === null || view === null) return null;
  const { action } = botOf('0')?.decide({ ...view, rules: host.table.opening.rules }, choice, random) ?? {};
  return { kind: 'act', number, action };
}

describe.each(SOME_TABLES)('players of $ruleset at three hosts of one log', ({ ruleset, players }) => {
  it('finish their game, whether they are told of each other or not', async () => {
    const seating = [ANNA, BERND, '0', CARLA, '1'].slice(0, players);
    const people = seating.filter(who => typeof who !== 'string');
    const log = begun(3, seating, { ruleset, seed: 'several' });
    const random = randomOf(`several ${ruleset}`);
    for (let turn = 0; turn < 20_000 && !isOver(log); turn += 1) await takeTurns(log, people, turn, random);
    for (const host of log.hosts) await host.follow();
    await rest();
    const whole = tableOf(log.entries);
    expect(whole).toMatchObject({ stage: 'over', frozen: null });
    for (const { table } of log.hosts) expect(table).toEqual(whole);
    expect(log.conflicts).toBeGreaterThan(10);
    expect(log.entries.some(({ what }) => what.kind === 'substituted')).toBe(false);
    await log.close();
  });
});

function isOver({ hosts }: SharedLog): boolean {
  return hosts.some(({ table }) => table.stage === 'over');
}

async function takeTurns(
  log: SharedLog,
  people: readonly Person[],
  turn: number,
  random: Random,
): Promise<void> {
  log.ringsBells = random(4) > 0;
  // Two of them at once may look after the bots, or none.
  for (const host of log.hosts) host.lookAfter(random(3) > 0);
  await Promise.all(people.map((person, index) => decide(hostOf(log, index), person, random)));
  await new Promise(resolve => setImmediate(resolve));
  if (turn % 10 === 9) for (const host of log.hosts) await host.follow();
}

async function decide(host: Host, person: Person, random: Random): Promise<void> {
  const request = decisionAt(host, person, random);
  // A decision for an old sheet may be refused, as from a browser that has not heard yet.
  if (request !== null) await send(host, person, request);
}

describe('a request at a host that has not heard of what others did', () => {
  it('is asked again on the newest log, and done', async () => {
    const log = begun(2, [ANNA, BERND, CARLA]);
    const [one, two] = [hostOf(log, 0), hostOf(log, 1)];
    const byBernd = anyAct(two, BERND);
    await send(one, ANNA, anyAct(one, ANNA));
    expect(await send(two, BERND, byBernd)).toEqual({ ok: true, number: log.entries.length });
    expect(log.entries.slice(-2).map(({ what }) => what)).toMatchObject([{ seat: 0 }, { seat: 1 }]);
    expect([log.conflicts, log.reads]).toEqual([1, 1]);
    await log.close();
  });

  it('is not refused for what is no longer so', async () => {
    const log = new SharedLog(new Paper().seat(ANNA, BERND, CARLA).entries.slice(0, -1));
    const [one, two] = [log.open(), log.open()];
    await send(one, ANNA, { kind: 'start' });
    expect(two.table.stage).toBe('gathering');
    expect(await two.request(BERND, 'act', anyAct(one, BERND))).toMatchObject({ ok: true });
    await log.close();
  });

  it('is refused for what is so now', async () => {
    const log = new SharedLog([opened()]);
    const [one, two] = [log.open(), log.open()];
    await send(one, ANNA, { kind: 'sit', seat: 0 });
    expect(codeOf(await send(two, BERND, { kind: 'sit', seat: 0 }))).toBe('seat-taken');
    expect(two.table).toEqual(one.table);
    await log.close();
  });

  it('gets the answer it had elsewhere, and is not done again', async () => {
    const log = begun(2, [ANNA, BERND, CARLA]);
    const [one, two] = [hostOf(log, 0), hostOf(log, 1)];
    const request = anyAct(one, ANNA);
    const reply = await send(one, ANNA, request, 'mine');
    const { length } = log.entries;
    expect(await send(two, ANNA, request, 'mine')).toEqual(reply);
    expect(log.entries).toHaveLength(length);
    await log.close();
  });

  it('that was kept though nobody heard so is found in the log when it is sent again', async () => {
    const log = begun(1, [ANNA, BERND, CARLA]);
    const host = log.open(world => {
      world.toleratesFailures = true;
    });
    const request = anyAct(host, ANNA);
    const cut = cutAfterKeeping(log, host);
    await expect(send(cut, ANNA, request, 'mine')).rejects.toThrow('cut');
    const { length } = log.entries;
    expect(await send(cut, ANNA, request, 'mine')).toEqual({ ok: true, number: length });
    expect(log.entries).toHaveLength(length);
    await cut.close();
    await log.close();
  });
});

/** The connection to the store is cut once, between the commit and the answer. */
function cutAfterKeeping(log: SharedLog, { table }: Host): Host {
  let isCut = false;
  const world = new Memory();
  const append = async (entries: Parameters<SharedLog['add']>[0]): Promise<void> => {
    log.add(entries);
    if (isCut) return;
    isCut = true;
    throw new Error('cut');
  };
  const journal = { isShared: true, append, after: async (number: number) => log.after(number) };
  expect(log.entries).toHaveLength(table.number);
  return new Host(log.entries, { bots: world.bots, time: world.time, failed: () => {}, newSalt, journal });
}

describe('a viewer at a host that follows', () => {
  it('gets, byte by byte, what viewers get where it happens', async () => {
    const log = begun(2, [ANNA, BERND, CARLA], { seed: 'bytes' });
    log.ringsBells = true;
    const [one, two] = [hostOf(log, 0), hostOf(log, 1)];
    const viewers = [ANNA, BERND, CARLA, null];
    const [here, there] = [one, two].map(host =>
      viewers.map(person => {
        const onlooker = new Onlooker(person);
        host.join(onlooker, 0);
        return onlooker;
      }),
    );
    const random = randomOf('bytes');
    for (let turn = 0; turn < 150; turn += 1) {
      const person = PEOPLE[turn % 3] as Person;
      await decide(one, person, random);
      if (turn % 20 === 0) await send(one, person, { kind: 'note', text: `${turn}` });
      if (turn % 15 === 0) await send(one, person, { kind: 'undo', number: one.table.number });
      await rest();
    }
    expect(log.entries.length).toBeGreaterThan(100);
    expect(there?.map(({ texts }) => texts)).toEqual(here?.map(({ texts }) => texts));
    expect(log.reads).toBeGreaterThan(100);
    await log.close();
  });

  it('hears every line once, in order, when bells are lost', async () => {
    const log = begun(2, [ANNA, BERND, CARLA]);
    const [one, two] = [hostOf(log, 0), hostOf(log, 1)];
    const onlooker = new Onlooker(CARLA);
    two.join(onlooker, 0);
    for (let turn = 0; turn < 5; turn += 1)
      await send(one, ANNA, { kind: 'say', room: 'players', text: `${turn}` });
    await two.follow();
    await two.follow();
    expect(onlooker.news.map(({ number }) => number)).toEqual(log.entries.map(({ number }) => number));
    expect(onlooker.texts).toHaveLength(2);
    await log.close();
  });

  it('sees the table frozen at a line that cannot be read, and nothing is done there', async () => {
    const log = begun(1, [ANNA, BERND, CARLA]);
    const { entries } = log;
    const why = { entry: entries.length + 1, why: 'unreadable', detail: 'a line of tomorrow' } as const;
    const world = new Memory();
    const append = async (): Promise<void> => {
      throw new MovedOnError();
    };
    const journal = { isShared: true, append, after: async () => ({ entries: [], spoiled: why }) };
    const host = new Host(entries, {
      bots: world.bots,
      time: world.time,
      failed: () => {},
      newSalt,
      journal,
    });
    const onlooker = new Onlooker(ANNA);
    host.join(onlooker, 0);
    expect(codeOf(await send(host, ANNA, anyAct(host, ANNA)))).toBe('frozen');
    expect(onlooker.sheet).toMatchObject({ stage: 'frozen', frozen: { why: 'unreadable' } });
    await host.close();
    await log.close();
  });
});

describe('bots and clocks of a shared log', () => {
  it('wait until the host looks after them, and stop when another does', async () => {
    const bots = new SlowBots();
    const log = begun(0, [ANNA, '1', '1'], { pace: { kind: 'slow', perDecision: 5000 } });
    const host = log.open(world => {
      world.bots = bots;
    });
    const [world] = log.worlds as [Memory];
    await world.pass(60_000);
    expect([bots.questions.length, world.alarms, host.isIdle]).toEqual([0, 0, true]);
    host.lookAfter(true);
    await rest();
    expect([bots.questions.length, host.isIdle]).toEqual([2, false]);
    expect(host.table.places[0]?.standIn).toMatchObject({ why: 'time' });
    host.lookAfter(false);
    expect([world.alarms, host.isIdle]).toEqual([0, true]);
    const { length } = log.entries;
    bots.last(1).answer(answerTo(bots.last(1)));
    await rest();
    expect(log.entries).toHaveLength(length);
    await log.close();
  });

  it('a bot that two hosts have asked decides once, and nobody calls the other answer broken', async () => {
    const [first, second] = [new SlowBots(), new SlowBots()];
    const log = begun(0, [ANNA, BERND, '1']);
    for (const bots of [first, second])
      log
        .open(world => {
          world.bots = bots;
        })
        .lookAfter(true);
    const { length } = log.entries;
    first.last(2).answer(answerTo(first.last(2)));
    await rest();
    second.last(2).answer(answerTo(second.last(2), 'another'));
    await rest();
    expect(log.entries.slice(length).map(({ what }) => what.kind)).toEqual(['acted']);
    expect(hostOf(log, 1).table.number).toBe(length + 1);
    expect(hostOf(log, 1).isIdle).toBe(true);
    await log.close();
  });

  it('a bot’s answer that comes too late for a word is thought over again', async () => {
    const bots = new SlowBots();
    const log = begun(1, [ANNA, BERND, '1']);
    const host = log.open(world => {
      world.bots = bots;
    });
    host.lookAfter(true);
    await send(hostOf(log, 0), ANNA, { kind: 'say', room: 'players', text: 'wait' });
    bots.last(2).answer(answerTo(bots.last(2)));
    await rest();
    expect(bots.count(2)).toBe(2);
    bots.last(2).answer(answerTo(bots.last(2)));
    await rest();
    expect(log.entries.at(-1)?.what).toMatchObject({ kind: 'acted', seat: 2 });
    await log.close();
  });
});

describe('the time in a log', () => {
  it('never goes back, whatever the clocks of its hosts say', async () => {
    const log = begun(2, [ANNA, BERND, CARLA]);
    await (log.worlds[0] as Memory).pass(3_600_000);
    await send(hostOf(log, 0), ANNA, anyAct(hostOf(log, 0), ANNA));
    await send(hostOf(log, 1), BERND, anyAct(hostOf(log, 1), BERND));
    const times = log.entries.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, two) => one - two));
    expect(times.at(-1)).toBe(times.at(-2));
    await log.close();
  });
});

describe('an offer to play again at two hosts at once', () => {
  it('is one for both: the table that nobody needs is left', async () => {
    const log = begun(2, [ANNA, BERND, CARLA]);
    const left: string[] = [];
    const both = await Promise.all(
      [ANNA, BERND].map((person, index) =>
        hostOf(log, index).offerRematch(person, false, {
          stands: async () => true,
          open: async () => {
            await rest();
            return `${person.name}’s`;
          },
          leave: async table => void left.push(table),
        }),
      ),
    );
    expect(new Set(both).size).toBe(1);
    expect([...left, both[0]].sort()).toEqual(['Anna’s', 'Bernd’s']);
    expect(tableOf(log.entries).rematches).toHaveLength(1);
    await log.close();
  });
});

describe('a log that others add to', () => {
  it('costs a request that is done no look, and one that is refused a single one', async () => {
    const log = begun(1, [ANNA, BERND, CARLA]);
    await send(hostOf(log, 0), ANNA, anyAct(hostOf(log, 0), ANNA));
    expect(log.reads).toBe(0);
    expect(codeOf(await send(hostOf(log, 0), ANNA, { kind: 'start' }))).toBe('not-gathering');
    expect(log.reads).toBe(1);
    await log.close();
  });

  it('that has moved on without anything to read fails, and is not asked for ever', async () => {
    const world = new Memory();
    const append = async (): Promise<void> => {
      throw new MovedOnError();
    };
    const host = new Host([{ ...opened(), what: { kind: 'opened', owner: ANNA, opening: openingOf() } }], {
      bots: world.bots,
      time: world.time,
      failed: () => {},
      newSalt,
      journal: { append, after: async () => ({ entries: [], spoiled: null }) },
    });
    await expect(send(host, ANNA, { kind: 'sit', seat: 0 })).rejects.toThrow('nothing to read');
    await host.close();
  });
});
