import { deciders } from '@macher/engine';
import type { Pace, Person } from '@macher/protocol';
import { Host, sheetFor } from '@macher/table';
import { describe, expect, it } from 'vitest';
import {
  ANNA,
  anyAct,
  BERND,
  CARLA,
  DORA,
  gameOf,
  hosted,
  isAsked,
  Memory,
  opened,
  Paper,
  rest,
  send,
  ZOE,
} from './world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SLOW: Pace = { kind: 'slow', perDecision: DAY };
const FOR_ZOE = { kind: 'name-regent', name: 'Zoe', days: 3 } as const;

function slow(daysOff = 7): Paper {
  return new Paper({ pace: SLOW, daysOff }).seat(ANNA, BERND, CARLA);
}

function absenceOf({ table }: Paper, seat: number) {
  return sheetFor(table, { person: null }).absences[seat];
}

describe('days off', () => {
  it('stop the clock of one seat, and of no other; time begins afresh with the end', () => {
    const paper = slow().pass(HOUR).do(ANNA, { kind: 'days-off', days: 3 });
    expect(paper.table.clock.since[0]).toBe(null);
    expect(paper.table.clock.since[1]).not.toBe(null);
    expect(absenceOf(paper, 0)).toMatchObject({ offUntil: paper.now + 3 * DAY, daysLeft: 4 });
    paper.pass(DAY).do(ANNA, { kind: 'return' });
    expect(paper.table.clock.since[0]).toBe(paper.now);
    expect(paper.table.clock.left[0]).toBe(DAY);
    expect(absenceOf(paper, 0)).toMatchObject({ offUntil: null, daysLeft: 6 });
  });

  it('are as many as the table allows, counted by days that have begun', () => {
    const paper = slow(4).do(BERND, { kind: 'days-off', days: 2 }).pass(HOUR).do(BERND, { kind: 'return' });
    expect(paper.refused(BERND, { kind: 'days-off', days: 4 })).toBe('no-days-left');
    paper.do(BERND, { kind: 'days-off', days: 3 });
    expect(absenceOf(paper, 1)?.daysLeft).toBe(0);
    expect(new Paper().seat(ANNA, BERND, CARLA).refused(ANNA, { kind: 'days-off', days: 1 })).toBe(
      'no-days-left',
    );
  });

  it('can’t be split: each time uses up a day, or nobody would ever run out of time', () => {
    const paper = slow(2);
    for (const left of [1, 0]) {
      paper
        .pass(DAY - HOUR)
        .do(ANNA, { kind: 'days-off', days: 1 })
        .do(ANNA, { kind: 'return' });
      expect(absenceOf(paper, 0)?.daysLeft).toBe(left);
    }
    expect(paper.refused(ANNA, { kind: 'days-off', days: 1 })).toBe('no-days-left');
  });

  it('leave it to their person to decide all the same', () => {
    const paper = slow().do(ANNA, { kind: 'days-off', days: 1 });
    paper.act(0);
    expect(paper.table.clock.since[0]).toBe(null);
    expect(paper.replayed).toEqual(paper.table);
  });

  it('end by themselves, and only then time runs out', async () => {
    const { host, world } = await hosted({ pace: SLOW, daysOff: 7 }, [ANNA, BERND, '1']);
    await send(host, BERND, anyAct(host, BERND));
    expect(isAsked(host, 0)).toBe(true);
    await send(host, ANNA, { kind: 'days-off', days: 2 });
    await world.pass(2 * DAY - 1);
    expect(host.table.off[0]).not.toBe(null);
    await world.pass(1);
    expect(world.entries.at(-1)?.what).toEqual({ kind: 'days-ended', seat: 0 });
    await world.pass(DAY);
    expect(world.entries.some(({ what }) => what.kind === 'stood-in')).toBe(true);
    await host.close();
  });
});

describe('a regent', () => {
  it('plays for a person who has named them, sees what that seat sees while it lasts, and no longer', () => {
    const paper = slow().do(ANNA, FOR_ZOE);
    const seen = (person: Person) => sheetFor(paper.table, { person: person.id });
    expect(seen(ZOE).seat).toBe(null);
    paper.do(ZOE, { kind: 'serve', seat: 0 });
    expect(seen(ZOE)).toMatchObject({ seat: 0, view: { viewer: 0 } });
    expect(seen(ZOE).choice).not.toBe(null);
    expect(seen(ANNA).seat).toBe(null);
    paper.act(0).do(ANNA, { kind: 'return' });
    expect(seen(ZOE)).toMatchObject({ seat: null, view: { viewer: null } });
    expect(seen(ANNA).seat).toBe(0);
    expect(absenceOf(paper, 0)?.regency).toBe(null);
    expect(paper.replayed).toEqual(paper.table);
  });

  it('is named by whose seat it is, goes by that name, and knows no other seat', () => {
    const paper = slow().do(ANNA, FOR_ZOE);
    expect(paper.refused(DORA, { kind: 'serve', seat: 0 })).toBe('no-regency');
    expect(paper.refused(ZOE, { kind: 'serve', seat: 1 })).toBe('no-regency');
    expect(paper.refused(ZOE, { kind: 'serve', seat: 4 })).toBe('no-regency');
    expect(paper.refused(ZOE, FOR_ZOE)).toBe('not-seated');
    paper.do(BERND, { kind: 'name-regent', name: 'Carla', days: 1 });
    expect(paper.refused(CARLA, { kind: 'serve', seat: 1 })).toBe('already-seated');
    paper.do(ZOE, { kind: 'serve', seat: 0 }).do(ZOE, { kind: 'hand-back' });
    paper.do(BERND, FOR_ZOE);
    expect(paper.refused(ZOE, { kind: 'serve', seat: 1 })).toBe('seen-another');
    expect(paper.place(0)).toMatchObject({ person: ANNA, keptFor: null });
    expect(paper.refused(ZOE, { kind: 'hand-back' })).toBe('no-regency');
  });

  it('can be called off before, and cannot name another', () => {
    const paper = slow().do(ANNA, FOR_ZOE).do(ANNA, { kind: 'name-regent', name: null, days: 1 });
    expect(paper.refused(ZOE, { kind: 'serve', seat: 0 })).toBe('no-regency');
    expect(paper.refused(ANNA, { kind: 'name-regent', name: null, days: 1 })).toBe('no-regency');
    paper.do(ANNA, FOR_ZOE).do(ZOE, { kind: 'serve', seat: 0 });
    expect(paper.refused(ZOE, { kind: 'name-regent', name: 'Dora', days: 1 })).toBe('no-regency');
  });

  it('can’t give up what is another’s: who resigns hands it back', () => {
    const paper = slow().do(ANNA, FOR_ZOE).do(ZOE, { kind: 'serve', seat: 0 }).do(ZOE, { kind: 'resign' });
    expect(paper.place(0)).toMatchObject({ person: ANNA, keptFor: null, standIn: null });
    expect(absenceOf(paper, 0)?.regency).toBe(null);
    expect(paper.refused(ZOE, { kind: 'resign' })).toBe('not-seated');
    expect(paper.do(ANNA, { kind: 'resign' }).place(0)).toMatchObject({ standIn: { why: 'resigned' } });
  });

  it('hands the seat back when the time is over', async () => {
    const { host, world } = await hosted({ pace: { kind: 'slow', perDecision: 30 * DAY } }, [
      ANNA,
      BERND,
      CARLA,
    ]);
    await send(host, ANNA, FOR_ZOE);
    await send(host, BERND, { kind: 'name-regent', name: 'Dora', days: 1 });
    await send(host, ZOE, { kind: 'serve', seat: 0 });
    await world.pass(DAY);
    expect(world.entries.at(-1)?.what).toMatchObject({ kind: 'regent-named', seat: 1, name: null });
    await world.pass(2 * DAY);
    expect(world.entries.at(-1)?.what).toEqual({ kind: 'regent-ended', seat: 0 });
    expect(host.table.places[0]).toMatchObject({ person: ANNA, keptFor: null });
    await host.close();
  });
});

describe('a game that begins at a set time', () => {
  async function gathered(
    prepare: (host: Host, world: Memory) => Promise<void>,
  ): Promise<{ host: Host; world: Memory }> {
    const world = new Memory();
    const first = opened({ pace: SLOW });
    world.entries.push(first);
    const host = new Host([first], world);
    await send(host, ANNA, { kind: 'sit', seat: 0 });
    await prepare(host, world);
    return { host, world };
  }

  const inAnHour = (bot: string | null) => (table: { readonly openedAt: number }) =>
    ({ kind: 'schedule', at: table.openedAt + HOUR, bot }) as const;

  it('begins with bots in free seats, if its owner said so; who sits there is ready', async () => {
    const { host, world } = await gathered(async each => {
      await send(each, BERND, { kind: 'sit', seat: 1 });
      expect(await send(each, ANNA, inAnHour('1'))).toMatchObject({ ok: true });
    });
    await world.pass(HOUR - 1);
    expect(host.table.stage).toBe('gathering');
    await world.pass(1);
    await rest();
    expect(host.table.stage).toBe('playing');
    expect(host.table.places.map(({ person, bot }) => person?.id ?? bot)).toEqual(['anna', 'bernd', '1']);
    expect(deciders(gameOf(host.table)).length).toBeGreaterThan(0);
    await host.close();
  });

  it('doesn’t begin with seats free, and says so; another time can be set', async () => {
    const { host, world } = await gathered(async each => void (await send(each, ANNA, inAnHour(null))));
    await world.pass(HOUR);
    expect(host.table).toMatchObject({ stage: 'gathering', schedule: null });
    expect(world.entries.at(-1)?.what).toEqual({ kind: 'scheduled', at: null, bot: null });
    expect(await send(host, ANNA, { kind: 'schedule', at: world.time.now() + DAY, bot: null })).toMatchObject(
      { ok: true },
    );
    expect(await send(host, ANNA, { kind: 'schedule', at: null, bot: null })).toMatchObject({ ok: true });
    expect(world.alarms).toBe(0);
    await host.close();
  });

  it('is for its owner to set, within days, with bots that there are', () => {
    const paper = new Paper();
    const at = paper.now + HOUR;
    expect(paper.refused(BERND, { kind: 'schedule', at, bot: null })).toBe('not-owner');
    expect(paper.refused(ANNA, { kind: 'schedule', at, bot: 'nobody' })).toBe('bot-not-there');
    expect(paper.refused(ANNA, { kind: 'schedule', at: paper.now, bot: null })).toBe('wrong-time');
    expect(paper.refused(ANNA, { kind: 'schedule', at: paper.now + 11 * DAY, bot: null })).toBe('wrong-time');
  });

  it('with a deal that people may know needs everyone’s consent', async () => {
    const world = new Memory();
    const first = opened({ origin: 'record' });
    const host = new Host([first], world);
    await send(host, ANNA, { kind: 'sit', seat: 0 });
    await send(host, ANNA, inAnHour('1'));
    await world.pass(HOUR);
    expect(host.table.stage).toBe('gathering');
    await host.close();
  });
});
