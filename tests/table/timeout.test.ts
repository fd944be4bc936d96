import { deciders } from '@macher/engine';
import type { Pace, Request } from '@macher/protocol';
import { Host } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { ANNA, anyAct, BERND, CARLA, gameOf, hosted, Memory, promised, rest, send, YES } from './world.ts';

const LIVE: Pace = { kind: 'live', bank: 60_000, increment: 5000 };
const SLOW: Pace = { kind: 'slow', perDecision: 3_600_000 };
const EVERYBODY = [ANNA, BERND, CARLA];

function absences({ table }: Host): (string | null)[] {
  return table.places.map(({ standIn }) => standIn?.why ?? null);
}

/** How the log goes on from an entry. */
function kindsSince({ entries }: Memory, number: number): string[] {
  return entries.slice(number).map(({ what }) => what.kind);
}

async function agree(host: Host, request: Request): Promise<void> {
  const answers = [[ANNA, request] as const, [BERND, YES] as const, [CARLA, YES] as const];
  for (const [person, each] of answers) expect(await send(host, person, each)).toMatchObject({ ok: true });
}

describe('when time is up', () => {
  it('a bot stands in and decides, and not a moment earlier', async () => {
    const { host, world } = await hosted({ pace: LIVE }, [ANNA, BERND, '1']);
    await send(host, BERND, anyAct(host, BERND));
    const { number } = host.table;
    await world.pass(59_999);
    expect(host.table.number).toBe(number);
    await world.pass(1);
    expect(absences(host)).toEqual(['time', null, null]);
    expect(kindsSince(world, number).slice(0, 2)).toEqual(['stood-in', 'acted']);
    await host.close();
  });

  it.each([LIVE, SLOW])(
    'for several at once in a sealed phase, all of them step aside ($kind)',
    async pace => {
      const { host, world } = await hosted({ pace }, [ANNA, BERND, CARLA, '1']);
      await send(host, BERND, anyAct(host, BERND));
      await world.pass(pace.kind === 'live' ? 60_000 : 3_600_000);
      expect(absences(host)).toEqual(['time', null, 'time', null]);
      expect(deciders(gameOf(host.table))).toEqual([1]);
      await host.close();
    },
  );

  it('and not when an alarm goes off too early', async () => {
    const { host, world } = await hosted({ pace: LIVE }, EVERYBODY);
    await world.wakeEarly();
    expect(absences(host)).toEqual([null, null, null]);
    await world.pass(60_000);
    expect(absences(host)).toEqual(['time', 'time', 'time']);
    await host.close();
  });

  it('a player who decided just before keeps their seat', async () => {
    const { host, world } = await hosted({ pace: LIVE }, [ANNA, '1', '1']);
    await world.pass(59_999);
    expect(await send(host, ANNA, anyAct(host, ANNA))).toMatchObject({ ok: true });
    await world.pass(5000);
    expect(absences(host)).toEqual([null, null, null]);
    await world.pass(1);
    expect(absences(host)).toEqual(['time', null, null]);
    await host.close();
  });

  it('a decision that is already being written still counts', async () => {
    const { host, world } = await hosted({ pace: LIVE }, EVERYBODY);
    const written = promised();
    world.writing = () => written.promise;
    const reply = send(host, ANNA, anyAct(host, ANNA));
    await world.pass(60_000);
    world.writing = async () => {};
    written.keep();
    expect(await reply).toMatchObject({ ok: true });
    await rest();
    expect(absences(host).slice(1)).toEqual(['time', 'time']);
    expect(world.entries.find(({ what }) => what.kind === 'acted')).toMatchObject({ by: { person: 'anna' } });
    await host.close();
  });

  it('a player who returns gets the seat back, and time to think', async () => {
    const { host, world } = await hosted({ pace: LIVE }, EVERYBODY);
    await send(host, BERND, anyAct(host, BERND));
    await send(host, CARLA, anyAct(host, CARLA));
    await world.pass(60_000);
    expect(absences(host)).toEqual(['time', null, null]);
    expect(await send(host, ANNA, { kind: 'return' })).toMatchObject({ ok: true });
    expect(absences(host)).toEqual([null, null, null]);
    for (const person of [BERND, CARLA]) await send(host, person, anyAct(host, person));
    await world.pass(59_999);
    expect(absences(host)[0]).toBeNull();
    expect(await send(host, ANNA, anyAct(host, ANNA))).toMatchObject({ ok: true });
    await host.close();
  });

  it('and a proposal waited only for that player, it is agreed to', async () => {
    const { host, world } = await hosted({ pace: LIVE }, EVERYBODY);
    await send(host, ANNA, anyAct(host, ANNA));
    await send(host, BERND, anyAct(host, BERND));
    await send(host, ANNA, { kind: 'propose', proposal: { kind: 'pace', pace: SLOW } });
    await send(host, BERND, YES);
    const { number } = host.table;
    await world.pass(60_000);
    expect(kindsSince(world, number).slice(0, 2)).toEqual(['stood-in', 'pace-set']);
    expect(host.table.clock.pace).toEqual(SLOW);
    await host.close();
  });

  it('while nobody was there to see it, it is seen when the table is opened again', async () => {
    const before = await hosted({ pace: LIVE }, EVERYBODY);
    await before.host.close();
    const world = new Memory();
    await world.pass(60_000);
    const host = new Host(before.world.entries, world);
    await rest();
    expect(absences(host)).toEqual(['time', 'time', 'time']);
    await host.close();
  });
});

describe('during a pause', () => {
  it('in a sealed phase nobody’s time is up; it goes on where it stood', async () => {
    const { host, world } = await hosted({ pace: LIVE }, EVERYBODY);
    await world.pass(50_000);
    await agree(host, { kind: 'propose', proposal: { kind: 'pause', isPaused: true } });
    await world.pass(3_600_000);
    expect(absences(host)).toEqual([null, null, null]);
    await agree(host, { kind: 'propose', proposal: { kind: 'pause', isPaused: false } });
    await world.pass(9999);
    expect(absences(host)).toEqual([null, null, null]);
    await world.pass(1);
    expect(absences(host)).toEqual(['time', 'time', 'time']);
    await host.close();
  });
});

describe('without a clock', () => {
  it('nobody’s time is ever up', async () => {
    const { host, world } = await hosted({ pace: LIVE }, EVERYBODY);
    await agree(host, { kind: 'propose', proposal: { kind: 'pace', pace: { kind: 'none' } } });
    expect(world.alarms).toBe(0);
    await world.pass(1e12);
    expect(absences(host)).toEqual([null, null, null]);
    await host.close();
  });
});
