import { choiceAt, deciders, type Kind, type Seat, view } from '@macher/engine';
import {
  type Entry,
  isPlanName,
  NO_PLANS,
  type Pace,
  type Plan,
  type Plans,
  planMismatch,
} from '@macher/protocol';
import { Host } from '@macher/table';
import { plannedAction } from '@macher/table/pure';
import { describe, expect, it } from 'vitest';
import { SharedLog } from './shared.ts';
import {
  ANNA,
  anyAct,
  BERND,
  CARLA,
  gameOf,
  type Hosted,
  hosted,
  isAsked,
  Memory,
  Onlooker,
  PEOPLE,
  rest,
  send,
  UNDO,
  ZOE,
} from './world.ts';

const DAY = 86_400_000;
const SLOW: Pace = { kind: 'slow', perDecision: DAY };
/** Longer than any plan takes. */
const LATER = 21 * 60_000;

function planFor(kind: Kind, then: Plan['then'], when: Partial<Plan['when']> = {}): Plan {
  return { when: { kind, round: null, region: null, party: null, ...when }, then, isOn: true };
}

function only(...plans: Plan[]): Plans {
  return { plans, skips: false };
}

/** Random decisions of people, the first who is asked first, until this kind is asked of this seat. */
async function playUntil({ host }: Hosted, kind: Kind, seat: Seat): Promise<void> {
  const isThere = (): boolean => isAsked(host, seat) && choiceAt(gameOf(host.table), seat).kind === kind;
  while (!isThere()) {
    const [next] = deciders(gameOf(host.table)).filter(
      each => each !== seat || kind !== choiceAt(gameOf(host.table), each).kind,
    );
    const person = PEOPLE[next ?? 0] ?? ANNA;
    expect(await send(host, person, anyAct(host, person))).toMatchObject({ ok: true });
  }
}

function byPlan(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ by }) => by !== null && isPlanName(by.id));
}

async function atPoll(): Promise<Hosted> {
  const table = await hosted({ pace: SLOW, ruleset: '2019-4' }, [ANNA, BERND, CARLA]);
  await playUntil(table, 'poll-bid', 1);
  return table;
}

describe('a plan', () => {
  it('decides as its person would, in its own time and not at once', async () => {
    const { host, world } = await atPoll();
    expect(
      await host.plan(BERND, only(planFor('poll-bid', { kind: 'decide', action: { amount: null } }))),
    ).toBe(true);
    const before = world.entries.length;
    await world.pass(1000);
    expect(world.entries).toHaveLength(before);
    await world.pass(LATER);
    expect(world.entries[before]).toMatchObject({
      by: { person: BERND.id },
      what: { kind: 'acted', seat: 1, action: { kind: 'poll-bid', seat: 1, amount: null } },
    });
    expect(byPlan(world.entries).length).toBeGreaterThan(0);
    await host.close();
  });

  it('bids the least that is enough up to its amount, else it passes', async () => {
    const { host, world } = await atPoll();
    const choice = choiceAt(gameOf(host.table), 1);
    const least = choice.kind === 'poll-bid' ? (choice.range?.min ?? 0) : 0;
    await host.plan(BERND, only(planFor('poll-bid', { kind: 'up-to', amount: least })));
    await world.pass(LATER);
    expect(byPlan(world.entries)[0]?.what).toMatchObject({ action: { amount: least } });
    await host.close();
  });

  it('that no longer fits decides nothing: its person is asked', async () => {
    const { host, world } = await atPoll();
    const tooMuch = only(planFor('poll-bid', { kind: 'decide', action: { amount: 900_000_000 } }));
    const game = gameOf(host.table);
    expect(plannedAction(view(game, 1), choiceAt(game, 1), tooMuch)).toBe(null);
    await host.plan(BERND, tooMuch);
    await world.pass(LATER);
    expect(byPlan(world.entries)).toEqual([]);
    expect(isAsked(host, 1)).toBe(true);
    expect(await send(host, BERND, anyAct(host, BERND))).toMatchObject({ ok: true });
    await host.close();
  });

  it('for another round, state, kind, or switched off, waits', async () => {
    const { host, world } = await atPoll();
    const pass: Plan['then'] = { kind: 'decide', action: { amount: null } };
    const { round } = gameOf(host.table);
    const others = [
      planFor('poll-bid', pass, { round: round + 1 }),
      planFor('poll-bid', pass, { region: 'nowhere' }),
      planFor('poll-bid', pass, { party: 'spd' }),
      planFor('buy-media', { kind: 'decide', action: { region: null } }),
      { ...planFor('poll-bid', pass), isOn: false },
    ];
    await host.plan(BERND, only(...others));
    await world.pass(LATER);
    expect(byPlan(world.entries)).toEqual([]);
    await host.close();
  });

  it('can be changed and given up until its time has come', async () => {
    const { host, world } = await atPoll();
    await host.plan(BERND, only(planFor('poll-bid', { kind: 'decide', action: { amount: null } })));
    await host.plan(BERND, NO_PLANS);
    await world.pass(LATER);
    expect(byPlan(world.entries)).toEqual([]);
    expect(world.alarms).toBe(1);
    await host.close();
  });

  it('survives a restart, and decides when it would have', async () => {
    const { host, world } = await atPoll();
    await host.plan(BERND, only(planFor('poll-bid', { kind: 'decide', action: { amount: null } })));
    await host.close();
    const again = new Memory();
    again.entries.push(...world.entries);
    for (const [person, plans] of world.plans.kept) again.plans.kept.set(person, plans);
    const second = new Host(again.entries.slice(), again);
    await again.pass(world.time.now() - again.time.now() + LATER);
    expect(byPlan(again.entries).length).toBeGreaterThan(0);
    await second.close();
  });

  it('does nothing where its decision was taken back, until it is saved again', async () => {
    const { host, world } = await hosted({ pace: SLOW }, [ANNA, BERND, CARLA]);
    await playUntil({ host, world }, 'first-platform', 0);
    const { action } = anyAct(host, ANNA) as { action: object };
    const plans = only(planFor('first-platform', { kind: 'decide', action }));
    await host.plan(ANNA, plans);
    await world.pass(LATER);
    expect(byPlan(world.entries)).toHaveLength(1);
    expect(await send(host, ANNA, UNDO)).toMatchObject({ ok: true });
    await world.pass(LATER);
    expect(byPlan(world.entries)).toHaveLength(1);
    await host.plan(ANNA, plans);
    await world.pass(LATER);
    expect(byPlan(world.entries)).toHaveLength(2);
    await host.close();
  });

  it('is for those who play, and leaves the log as it is', async () => {
    const { host, world } = await atPoll();
    const before = JSON.stringify(world.entries);
    expect(await host.plan(ZOE, NO_PLANS)).toBe(false);
    expect(await host.plan(BERND, NO_PLANS)).toBe(true);
    expect(JSON.stringify(world.entries)).toBe(before);
    await host.close();
  });

  it('never decides while a bot plays for its person', async () => {
    const { host, world } = await atPoll();
    await host.plan(BERND, only(planFor('poll-bid', { kind: 'decide', action: { amount: null } })));
    await send(host, BERND, { kind: 'leave' });
    await rest();
    await world.pass(LATER);
    expect(byPlan(world.entries)).toEqual([]);
    await host.close();
  });

  it('is told to its person when it has decided, and to all when the game is over', async () => {
    const { host, world } = await atPoll();
    await host.plan(BERND, only(planFor('poll-bid', { kind: 'decide', action: { amount: null } })));
    const [own, other, stranger] = [new Onlooker(BERND), new Onlooker(CARLA), new Onlooker(null)];
    for (const each of [own, other, stranger]) host.join(each, 0);
    await world.pass(LATER);
    const marks = ({ texts }: Onlooker): boolean => texts.join('').includes('isPlanned');
    expect([marks(own), marks(other), marks(stranger)]).toEqual([true, false, false]);
    await host.shut();
    expect(JSON.stringify(host.newsFor({ person: CARLA.id }, 0))).toContain('"isPlanned":true');
    await host.close();
  });
});

it('answers where there is only one answer, if its person wants that', async () => {
  const { host, world } = await hosted({ pace: SLOW, ruleset: '2006-5' }, [ANNA, BERND, CARLA]);
  for (const person of [ANNA, BERND, CARLA]) await host.plan(person, { plans: [], skips: true });
  while (byPlan(world.entries).length < 3 && host.table.stage === 'playing') {
    await world.pass(LATER);
    const [next] = deciders(gameOf(host.table));
    const person = PEOPLE[next ?? 0] ?? ANNA;
    if (next !== undefined) await send(host, person, anyAct(host, person));
  }
  expect(byPlan(world.entries).length).toBeGreaterThan(2);
  await host.close();
});

it('decides once, though two hosts of one log let it', async () => {
  const { host, world } = await atPoll();
  await host.close();
  const log = new SharedLog(world.entries);
  const plans = only(planFor('poll-bid', { kind: 'decide', action: { amount: null } }));
  for (let count = 0; count < 2; count += 1)
    log
      .open(each => {
        each.plans = world.plans;
      })
      .lookAfter(true);
  await log.hosts[0]?.plan(BERND, plans);
  await log.hosts[1]?.replan();
  const before = log.entries.length;
  await Promise.all(log.worlds.map(each => each.pass(LATER)));
  const planned = byPlan(log.entries.slice(before));
  const turns = planned.filter(({ what }) => what.kind === 'acted' && what.seat === 1);
  expect(turns).toHaveLength(1);
  expect(log.conflicts + log.reads).toBeGreaterThan(0);
  await log.close();
});

describe('what someone calls a plan', () => {
  it.each([
    [null, 'must be an object'],
    [{ plans: [] }, 'skips'],
    [{ plans: [planFor('meetings', { kind: 'up-to', amount: 3 })], skips: false }, 'is no answer'],
    [{ plans: [{ when: {}, then: {}, isOn: 1 }], skips: false }, '/plans/0'],
    [only(planFor('draft', { kind: 'decide', action: { card: 'x'.repeat(20_000) } })), 'characters'],
    [
      { ...NO_PLANS, plans: new Array(41).fill(planFor('bid', { kind: 'decide', action: {} })) },
      'at most 40',
    ],
  ])('%# is refused with a reason', (plans, why) => {
    expect(planMismatch(plans)).toContain(why);
  });
});
