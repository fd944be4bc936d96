import {
  type Action,
  choiceAt,
  deciders,
  KINDS,
  type Random,
  randomOf,
  refuseAction,
  type Seat,
  sampleAction,
} from '@macher/engine';
import { isPlanName, type Plan, type Plans, planMismatch } from '@macher/protocol';
import { type Host, tableOf } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { IS_LONG } from '../long.ts';
import { expectSame } from '../same.ts';
import { anyAct, gameOf, type Hosted, hosted, Onlooker, PEOPLE, send } from '../table/world.ts';
import { SOME_TABLES, type Table, walk } from '../walk.ts';

/** Longer than any plan takes. */
const LATER = 21 * 60_000;
const SLOW = { kind: 'slow', perDecision: 86_400_000 } as const;

/** Decisions that someone once made in such a game: what people might plan. */
function decisionsOf(table: Table): Action[] {
  return walk(table, 'what people plan', () => {}).actions;
}

function oneOf<T>(list: readonly T[], random: Random): T {
  return list[random(list.length)] as T;
}

function anyPlans(host: Host, actions: readonly Action[], random: Random): Plans {
  const plans = Array.from({ length: random(12) }, () => anyPlan(host, actions, random));
  return { plans, skips: random(3) === 0 };
}

function anyPlan(host: Host, actions: readonly Action[], random: Random): Plan {
  const { seat: _seat, ...action } = oneOf(actions, random);
  const game = gameOf(host.table);
  const when = {
    kind: action.kind,
    round: random(2) === 0 ? null : game.round + random(2),
    region: random(3) > 0 ? null : oneOf(game.regions, random).id,
    party: random(6) > 0 ? null : oneOf(game.players, random).party,
  };
  return { when, then: anyThen(action, random), isOn: random(6) > 0 };
}

function anyThen(action: Omit<Action, 'seat'>, random: Random): Plan['then'] {
  const isAuction = action.kind === 'poll-bid' || action.kind === 'raise';
  const isPoll = action.kind === 'poll-use' || action.kind === 'poll-lines';
  if (isAuction && random(2) === 0) return { kind: 'up-to', amount: 1000 * random(20) };
  if (isPoll && random(2) === 0) return { kind: 'publish-if-raised' };
  return { kind: 'decide', action: random(8) > 0 ? action : oneOf(NONSENSE, random) };
}

/** What is no action at all: the door lets it in, and the rules don't. */
const NONSENSE: readonly object[] = [
  [],
  { amount: -1 },
  { seat: 3, amount: null },
  { cards: 'x' },
  { action: { kind: KINDS } },
];

async function open(table: Table, seed: string, salts: string): Promise<Hosted> {
  return hosted({ ...table, seed, pace: SLOW }, PEOPLE.slice(0, table.players), world => {
    let count = 0;
    world.newSalt = () => {
      count += 1;
      return `${salts}-${count}`;
    };
  });
}

/** Everyone decides at random when they are asked, the first one first. */
async function decide(host: Host, random: Random): Promise<void> {
  const seat = oneOf(deciders(gameOf(host.table)), random);
  const person = PEOPLE[seat];
  if (person !== undefined)
    expect(await send(host, person, anyAct(host, person, random))).toMatchObject({ ok: true });
}

/** One game, and for what people may plan one of each board; with MACHER_LONG=1 all of them. */
const TWINS = SOME_TABLES.filter(({ ruleset }) => IS_LONG || ruleset === '2006-5');
const FUZZED = SOME_TABLES.filter(({ ruleset }) => IS_LONG || ruleset === '2019-4' || ruleset === '1997-7');

describe.each(TWINS)('twins: $ruleset, $players players', table => {
  it('a plan that has not decided yet changes no byte that anyone is sent', async () => {
    const [one, other] = [await open(table, 'twins', 'salt'), await open(table, 'twins', 'salt')];
    const viewers = IS_LONG ? [...PEOPLE.slice(0, table.players), null] : [PEOPLE[0] ?? null, null];
    const heard = [one, other].map(({ host }) =>
      viewers.map(viewer => {
        const onlooker = new Onlooker(viewer);
        host.join(onlooker, 0);
        return onlooker;
      }),
    );
    const actions = decisionsOf(table);
    const random = randomOf(`planner ${table.ruleset}`);
    const [first, second] = [randomOf('players'), randomOf('players')];
    let saved = 0;
    while (one.host.table.stage === 'playing') {
      if (random(4) === 0) {
        const planner = oneOf(PEOPLE.slice(0, table.players), random);
        expect(await one.host.plan(planner, anyPlans(one.host, actions, random))).toBe(true);
        saved += 1;
      }
      await decide(one.host, first);
      await decide(other.host, second);
    }
    const [ours, theirs] = heard.map(each => each.map(({ texts }) => texts));
    expectSame(ours, theirs);
    expect(saved).toBeGreaterThan(20);
    await one.host.close();
    await other.host.close();
  });
});

describe.each(FUZZED)('fuzz: $ruleset, $players players', table => {
  it('whatever people plan, only what the rules allow is decided, and the game ends', async () => {
    const { host, world } = await open(table, 'fuzz', 'salt');
    const random = randomOf(`fuzz ${table.ruleset}`);
    const actions = decisionsOf(table);
    while (host.table.stage === 'playing') {
      const planner = oneOf(PEOPLE.slice(0, table.players), random);
      const plans = anyPlans(host, actions, random);
      expect(planMismatch(plans)).toBe(null);
      if (random(3) === 0) await host.plan(planner, plans);
      await world.pass(LATER);
      if (host.table.stage === 'playing') await decide(host, random);
    }
    const planned = world.entries.filter(({ by }) => by !== null && isPlanName(by.id));
    expect(planned.length).toBeGreaterThan(10);
    // Read again, every line is checked against the rules.
    expect(tableOf(world.entries).stage).toBe('over');
    await host.close();
  });
});

it('what a plan decides is what its seat could have decided, and is made from what it sees', async () => {
  const { host, world } = await open({ ruleset: '2019-4', players: 4 }, 'legal', 'salt');
  const random = randomOf('legal');
  for (let turn = 0; turn < 40; turn += 1) await decide(host, random);
  const game = gameOf(host.table);
  const [seat = 0] = deciders(game);
  const action = sampleAction(game.rules, choiceAt(game, seat as Seat), random);
  const when = { kind: action.kind, round: null, region: null, party: null };
  const plan: Plan = { when, then: { kind: 'decide', action }, isOn: true };
  await host.plan(PEOPLE[seat] ?? { id: '', name: '' }, { plans: [plan], skips: false });
  expect(refuseAction(game, action)).toBe(null);
  await world.pass(LATER);
  expect(world.entries.findLast(({ by }) => by !== null && isPlanName(by.id))?.what).toMatchObject({ seat });
  await host.close();
});
