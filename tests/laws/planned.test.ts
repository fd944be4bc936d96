import type { RulesetId } from '@macher/editions';
import {
  type Action,
  choiceAt,
  deciders,
  type Kind,
  type Random,
  randomOf,
  type Seat,
  sampleAction,
  sealing,
} from '@macher/engine';
import { isPlanName, type Plan } from '@macher/protocol';
import { describe, expect, it } from 'vitest';
import { IS_LONG } from '../long.ts';
import { expectSame } from '../same.ts';
import { gameOf, type Hosted, hosted, Onlooker, PEOPLE, send, ZOE } from '../table/world.ts';
import { SOME_TABLES, type Table } from '../walk.ts';

/** Longer than any plan takes. */
const LATER = 21 * 60_000;
const SLOW = { kind: 'slow', perDecision: 86_400_000 } as const;
const PLANNER = 0;
/** What is asked face down in the beginning of each game. */
const SEALED: Readonly<Record<RulesetId, readonly Kind[]>> = {
  '2019-4': ['draft', 'first-platform', 'starting-block', 'bid'],
  '2019-7': ['draft', 'first-platform', 'starting-block', 'bid'],
  '2006-7': ['starting-block', 'bid'],
  '2006-5': ['starting-block', 'bid'],
  '1997-7': ['starting-block', 'bid'],
};

/** In the short run: by then everything that is sealed has been asked and opened. */
const ROUNDS = IS_LONG ? 20 : 1;

async function open(table: Table): Promise<Hosted> {
  return hosted({ ...table, seed: 'planned', pace: SLOW }, PEOPLE.slice(0, table.players), world => {
    let count = 0;
    world.newSalt = () => {
      count += 1;
      return `salt-${count}`;
    };
  });
}

function planFor({ seat: _seat, kind, ...answer }: Action): Plan {
  return {
    when: { kind, round: null, region: null, party: null },
    then: { kind: 'decide', action: answer },
    isOn: true,
  };
}

/** As somebody might write it by hand: the same decision, its fields the other way round. */
function reversed(action: Action): Action {
  return Object.fromEntries(Object.entries(action).reverse()) as Action;
}

async function byHand({ host, world }: Hosted, action: Action): Promise<void> {
  await world.pass(LATER);
  const person = PEOPLE[action.seat] ?? ZOE;
  const number = host.table.number;
  expect(await send(host, person, { kind: 'act', number, action })).toMatchObject({ ok: true });
}

/** false: no plan can be made for this question, and it was answered by hand. */
async function byPlan(hosted: Hosted, action: Action): Promise<boolean> {
  const { host, world } = hosted;
  const person = PEOPLE[action.seat] ?? ZOE;
  const before = host.table.number;
  await host.plan(person, { plans: [planFor(action)], skips: false });
  await world.pass(LATER);
  await host.plan(person, { plans: [], skips: false });
  if (host.table.number > before) return true;
  expect(
    await send(host, person, { kind: 'act', number: host.table.number, action: reversed(action) }),
  ).toMatchObject({ ok: true });
  return false;
}

function nextAction({ host }: Hosted, random: Random): Action {
  const game = gameOf(host.table);
  const asked = deciders(game);
  const seat = asked[random(asked.length)] as Seat;
  return sampleAction(game.rules, choiceAt(game, seat), random);
}

/** Whoever hears that the game is over may hear too that a plan has ended it. */
function untilTheEnd(texts: readonly string[], { host }: Hosted): readonly string[] {
  if (host.table.stage === 'playing') return texts;
  return [...texts.slice(0, -1), texts.at(-1)?.replace('"isPlanned":true,', '') ?? ''];
}

function onlookers({ host }: Hosted, { players }: Table): Onlooker[] {
  return [...PEOPLE.slice(PLANNER + 1, players), null].map(viewer => {
    const onlooker = new Onlooker(viewer);
    host.join(onlooker, 0);
    return onlooker;
  });
}

describe.each(SOME_TABLES)('twins: $ruleset, $players players', table => {
  it('what a plan has decided is the same to everybody else, byte by byte, as if its person had', async () => {
    const [planned, made] = [await open(table), await open(table)];
    const heard = [planned, made].map(each => onlookers(each, table));
    const random = randomOf(`planned ${table.ruleset}`);
    const kinds = new Set<Kind>();
    while (planned.host.table.stage === 'playing' && gameOf(planned.host.table).round <= ROUNDS) {
      const action = nextAction(planned, random);
      const isSealed = sealing(gameOf(planned.host.table)) !== null;
      if (action.seat === PLANNER) {
        if ((await byPlan(planned, action)) && isSealed) kinds.add(action.kind);
      } else await byHand(planned, action);
      await byHand(made, reversed(action));
    }
    expect(planned.world.entries.some(({ by }) => by !== null && isPlanName(by.id))).toBe(true);
    expect([...kinds]).toEqual(expect.arrayContaining([...SEALED[table.ruleset]]));
    const [ours, theirs] = heard.map(each => each.map(({ texts }) => untilTheEnd(texts, planned)));
    expectSame(ours, theirs);
    await planned.host.close();
    await made.host.close();
  });
});
