import { deciders } from '@macher/engine';
import { Host, sheetFor } from '@macher/table';
import { describe, expect, it } from 'vitest';
import {
  ANNA,
  answerTo,
  anyAct,
  BERND,
  CARLA,
  gameOf,
  type Hosted,
  hosted,
  isAsked,
  Memory,
  Onlooker,
  rest,
  SlowBots,
  send,
  ZOE,
} from './world.ts';

const LEAVE = { kind: 'leave' } as const;
const RETURN = { kind: 'return' } as const;
const RESIGN = { kind: 'resign' } as const;

/** Who has decided, in the order of the log. */
function deciding({ entries }: Memory): string[] {
  return entries.flatMap(({ what, by }) =>
    what.kind === 'acted' ? [by?.person ?? `bot at ${what.seat}`] : [],
  );
}

async function isWaiting({ host, world }: Hosted): Promise<boolean> {
  const { number } = host.table;
  await world.pass(3_600_000);
  return host.table.stage === 'playing' && host.table.number === number;
}

describe('a game whose people are all away', () => {
  it('waits for its only person: the other bots decide until that seat is asked, and no further', async () => {
    const table = await hosted({}, [ANNA, '1', '2']);
    await send(table.host, ANNA, LEAVE);
    await rest();
    expect(await isWaiting(table)).toBe(true);
    expect(deciders(gameOf(table.host.table))).toEqual([0]);
    expect(deciding(table.world)).not.toContain('bot at 0');
    await table.host.close();
  });

  it('goes on where it stood when its person takes the seat back', async () => {
    const table = await hosted({}, [ANNA, '1', '2']);
    await send(table.host, ANNA, LEAVE);
    await rest();
    expect(await send(table.host, ANNA, RETURN)).toMatchObject({ ok: true });
    expect(await send(table.host, ANNA, anyAct(table.host, ANNA))).toMatchObject({ ok: true });
    expect(deciding(table.world).filter(who => who.endsWith('0') || who === 'anna')).toEqual(['anna']);
    await table.host.close();
  });

  it('waits from the moment the last of them leaves, even if a stand-in is thinking', async () => {
    const bots = new SlowBots();
    const { host, world } = await hosted({}, [ANNA, BERND, '1'], each => {
      each.bots = bots;
    });
    await send(host, BERND, LEAVE);
    const question = bots.last(1);
    await send(host, ANNA, LEAVE);
    question.answer(answerTo(question));
    await rest();
    expect(deciding(world)).toEqual([]);
    await send(host, ANNA, RETURN);
    expect(bots.count(1)).toBe(2);
    await host.close();
  });

  it('goes on for all of them as soon as one is back', async () => {
    const table = await hosted({}, [ANNA, BERND, '1']);
    for (const person of [ANNA, BERND]) await send(table.host, person, LEAVE);
    await rest();
    expect(await isWaiting(table)).toBe(true);
    await send(table.host, BERND, RETURN);
    await rest();
    expect(deciders(gameOf(table.host.table))).toEqual([1]);
    expect(deciding(table.world)).toContain('bot at 0');
    await table.host.close();
  });

  it('goes on when someone else takes one of the seats over', async () => {
    const table = await hosted({ takeOver: 'anyone' }, [ANNA, BERND, '1']);
    for (const person of [ANNA, BERND]) await send(table.host, person, LEAVE);
    await rest();
    await send(table.host, ZOE, { kind: 'take-over', seat: 0 });
    await rest();
    expect(deciding(table.world)).toContain('bot at 1');
    expect(isAsked(table.host, 0)).toBe(true);
    await table.host.close();
  });

  it('waits when all their clocks have run out, and no clock runs meanwhile', async () => {
    const table = await hosted({ pace: { kind: 'live', bank: 60_000, increment: 0 } }, [ANNA, BERND, CARLA]);
    await table.world.pass(60_000);
    expect(table.host.table.places.map(({ standIn }) => standIn?.why)).toEqual(['time', 'time', 'time']);
    expect(await isWaiting(table)).toBe(true);
    expect(table.world.alarms).toBe(0);
    await send(table.host, CARLA, RETURN);
    await rest();
    expect(deciders(gameOf(table.host.table))).toEqual([2]);
    await table.host.close();
  });

  it('still waits after the server was started again', async () => {
    const before = await hosted({}, [ANNA, '1', '2']);
    await send(before.host, ANNA, LEAVE);
    await rest();
    await before.host.close();
    const world = new Memory();
    world.entries.push(...before.world.entries);
    const host = new Host(world.entries, world);
    expect(await isWaiting({ host, world })).toBe(true);
    expect(host.isIdle).toBe(true);
    await send(host, ANNA, RETURN);
    expect(await send(host, ANNA, anyAct(host, ANNA))).toMatchObject({ ok: true });
    await host.close();
  });

  it('says so to everyone who looks, and asks nothing of those who are away', async () => {
    const { host } = await hosted({}, [ANNA, '1', '2']);
    const zoe = new Onlooker(ZOE);
    host.join(zoe, 0);
    expect(zoe.sheet.isDeserted).toBe(false);
    await send(host, ANNA, LEAVE);
    await rest();
    expect(zoe.sheet.isDeserted).toBe(true);
    expect(sheetFor(host.table, { person: ANNA.id })).toMatchObject({ isDeserted: true, choice: null });
    await send(host, ANNA, RETURN);
    expect(zoe.sheet.isDeserted).toBe(false);
    expect(sheetFor(host.table, { person: ANNA.id }).choice).not.toBeNull();
    await host.close();
  });
});

describe('a game that nobody can come back to', () => {
  it('of bots alone is played to its end', async () => {
    const { host } = await hosted({}, ['1', '1', '1']);
    await rest();
    expect(host.table.stage).toBe('over');
    await host.close();
  });

  it('because everyone has resigned is played to its end by the bots', async () => {
    const { host, world } = await hosted({}, [ANNA, BERND, '1']);
    for (const person of [ANNA, BERND]) await send(host, person, RESIGN);
    for (let turn = 0; turn < 100 && host.table.stage === 'playing'; turn += 1) await rest();
    expect(host.table.stage).toBe('over');
    expect(deciding(world)).toContain('bot at 0');
    await host.close();
  });

  it('because some have resigned waits for those who are only away', async () => {
    const table = await hosted({}, [ANNA, BERND, '1']);
    await send(table.host, ANNA, RESIGN);
    await send(table.host, BERND, LEAVE);
    await rest();
    expect(await isWaiting(table)).toBe(true);
    expect(deciders(gameOf(table.host.table))).toEqual([1]);
    await send(table.host, BERND, RESIGN);
    for (let turn = 0; turn < 100 && table.host.table.stage === 'playing'; turn += 1) await rest();
    expect(table.host.table.stage).toBe('over');
    await table.host.close();
  });
});
