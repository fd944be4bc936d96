import { ROSTER } from '@macher/bots';
import { choiceAt, deciders, refuseAction, type Seat } from '@macher/engine';
import type { Pace } from '@macher/protocol';
import type { Host } from '@macher/table';
import { describe, expect, it } from 'vitest';
import {
  ABANDON,
  ANNA,
  answerTo,
  anyAct,
  BERND,
  gameOf,
  hosted,
  isAsked,
  type Memory,
  Onlooker,
  rest,
  SEED,
  SlowBots,
  send,
  UNDO,
  ZOE,
} from './world.ts';

const LONG = 3_600_000;

/** A table at which bots answer when they are told to. */
async function slowly(
  seating: readonly (typeof ANNA | string)[],
  pace: Pace = { kind: 'none' },
): Promise<{ host: Host; world: Memory; bots: SlowBots }> {
  const bots = new SlowBots();
  const table = await hosted({ pace, takeOver: 'anyone' }, seating, world => {
    world.bots = bots;
  });
  return { ...table, bots };
}

function kindsIn(world: Memory): string[] {
  return world.entries.map(({ what }) => what.kind);
}

/** Who decided, for each decision in the log. */
function deciding(world: Memory): (string | null)[] {
  return world.entries.flatMap(({ what, by }) => (what.kind === 'acted' ? [by?.person ?? null] : []));
}

describe('a bot', () => {
  it('is asked once, with what its seat sees and may decide, and nothing more', async () => {
    const { host, bots } = await slowly([ANNA, BERND, '1']);
    await send(host, ANNA, { kind: 'say', room: 'players', text: 'your turn' });
    await send(host, ANNA, anyAct(host, ANNA));
    expect(bots.questions.map(({ bot, choice }) => [bot, choice.seat])).toEqual([['1', 2]]);
    const { view, choice } = bots.last(2);
    expect(view.viewer).toBe(2);
    expect(choice).toEqual(choiceAt(gameOf(host.table), 2));
    await host.close();
  });

  it('that thinks while its person goes back is asked again, and what it thought is forgotten', async () => {
    const { host, world, bots } = await slowly([ANNA, '1', '1']);
    await send(host, ANNA, anyAct(host, ANNA));
    for (const seat of [1, 2]) bots.last(seat).answer(answerTo(bots.last(seat)));
    await rest();
    const late = bots.last(1);
    expect(late.view.version).toBe(3);
    await send(host, ANNA, UNDO);
    expect(kindsIn(world).at(-1)).toBe('gone-back');
    late.answer(answerTo(late));
    await rest();
    expect(kindsIn(world).at(-1)).toBe('gone-back');
    expect([1, 2].map(seat => bots.last(seat).view.version)).toEqual([0, 0]);
    await host.close();
  });

  it('gets chance of its own, from which the seed of the game cannot be told', async () => {
    const { host, bots } = await slowly([ANNA, '1', '1']);
    const texts = bots.questions.map(question => JSON.stringify(question));
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).not.toContain(SEED);
    expect(new Set(bots.questions.map(({ seed }) => seed)).size).toBe(2);
    await host.close();
  });

  it('decides for its own seat, whatever seat is in its answer', async () => {
    const { host, world, bots } = await slowly([ANNA, '1', BERND]);
    bots.last(1).answer({ ...answerTo(bots.last(1)), seat: 0 });
    await rest();
    expect(world.entries.at(-1)).toMatchObject({ by: null, what: { seat: 1, action: { seat: 1 } } });
    expect(deciders(gameOf(host.table))).toEqual([0, 2]);
    await host.close();
  });

  it('is not waited for by people in a sealed phase', async () => {
    const { host, bots } = await slowly([ANNA, BERND, '1']);
    expect(await send(host, BERND, anyAct(host, BERND))).toMatchObject({ ok: true });
    expect(await send(host, ANNA, anyAct(host, ANNA))).toMatchObject({ ok: true });
    bots.last(2).answer(answerTo(bots.last(2)));
    await rest();
    expect(gameOf(host.table).version).toBe(3);
    await host.close();
  });
});

describe('a bot that fails', () => {
  const BY_BOT = { by: null, what: { kind: 'acted', seat: 2 } };

  it.each([
    ['has no decision', null],
    ['answers nonsense', 'nonsense'],
    ['answers with a list', []],
    ['answers something illegal', { kind: 'bid', seat: 2, amount: 999_000 }],
    ['answers nothing at all', undefined],
  ])('because it %s is replaced for this decision, and the game goes on', async (_how, answer) => {
    const { host, world, bots } = await slowly([ANNA, BERND, '1']);
    const before = gameOf(host.table);
    bots.last(2).answer(answer as never);
    await rest();
    const entry = world.entries.at(-1);
    expect(entry).toMatchObject(BY_BOT);
    expect(entry?.what.kind === 'acted' && refuseAction(before, entry.what.action)).toBeNull();
    expect(bots.count(2)).toBe(1);
    await host.close();
  });

  it.each([
    ['took too long', 'late', null],
    ['was broken', 'broken', 'nonsense'],
  ])(
    'because it %s has a substitute for this decision alone, and everyone is told',
    async (_how, why, answer) => {
      const { host, world, bots } = await slowly([ANNA, BERND, '3']);
      const zoe = new Onlooker(ZOE);
      host.join(zoe, host.table.number);
      bots.last(2).answer(answer as never);
      await rest();
      expect(bots.last(2).bot).toBe(ROSTER.fallbacks.substitute);
      expect(zoe.news).toEqual([]);
      bots.last(2).answer(answerTo(bots.last(2)));
      await rest();
      expect(kindsIn(world).slice(-2)).toEqual(['substituted', 'acted']);
      const { substitute: by } = ROSTER.fallbacks;
      expect(zoe.news[0]?.what).toEqual({ kind: 'substituted', seat: 2, bot: '3', why, by });
      expect(zoe.news[1]?.what).toMatchObject({ kind: 'acted', seat: 2, isBot: true });
      for (const person of [ANNA, BERND]) await send(host, person, anyAct(host, person));
      expect(bots.questions.slice(2).every(({ bot }) => bot === '3')).toBe(true);
      await host.close();
    },
  );

  it('and whose substitute fails too decides by lot: everyone is told who was at fault first', async () => {
    const { host, world, bots } = await slowly([ANNA, BERND, '3']);
    bots.last(2).answer(null);
    await rest();
    bots.last(2).answer('nonsense' as never);
    await rest();
    const [told, acted] = world.entries.slice(-2);
    expect(told?.what).toEqual({ kind: 'substituted', seat: 2, bot: '3', why: 'late', by: null });
    expect(acted).toMatchObject(BY_BOT);
    await host.close();
  });

  it('because it breaks is reported and replaced for this decision', async () => {
    const { host, world, bots } = await slowly([ANNA, BERND, '1']);
    world.toleratesFailures = true;
    bots.last(2).fail(new Error('out of ideas'));
    await rest();
    expect(world.failures).toEqual([new Error('out of ideas')]);
    expect(world.entries.at(-1)).toMatchObject(BY_BOT);
    await host.close();
  });

  it('because it never answers is given up after a while', async () => {
    const { host, world, bots } = await slowly([ANNA, BERND, '1']);
    await world.pass(LONG);
    expect(world.entries.at(-2)?.what).toMatchObject({ kind: 'substituted', why: 'late' });
    expect(world.entries.at(-1)).toMatchObject(BY_BOT);
    const { number } = host.table;
    bots.last(2).answer(answerTo(bots.last(2)));
    await rest();
    expect(host.table.number).toBe(number);
    await host.close();
  });

  it('is not because it waits for its turn; once it has begun it is given up after a while', async () => {
    const { host, world, bots } = await slowly([ANNA, BERND, '1']);
    const { wait } = bots.last(2);
    expect([wait.owner, wait.isWanted()]).toEqual([ANNA.id, true]);
    wait.queued();
    await world.pass(LONG);
    expect(kindsIn(world)).not.toContain('substituted');
    wait.begins();
    await world.pass(59_000);
    expect(kindsIn(world)).not.toContain('substituted');
    await world.pass(1000);
    expect(kindsIn(world)).toContain('substituted');
    expect(wait.isWanted()).toBe(false);
    await host.close();
  });

  it.each([
    ['never answers', () => new Promise<null>(() => {})],
    ['always breaks', () => Promise.reject(new Error('always'))],
    ['has never a decision', () => Promise.resolve(null)],
    [
      'throws at once',
      () => {
        throw new Error('at once');
      },
    ],
  ])('because it %s cannot keep a game from its end', async (_how, decide) => {
    const { host, world } = await hosted({}, ['1', '2', '0'], each => {
      each.bots = { ...ROSTER, decide };
      each.toleratesFailures = true;
    });
    for (let minutes = 0; minutes < 1000 && host.table.stage === 'playing'; minutes += 1)
      await world.pass(60_000);
    expect(host.table.stage).toBe('over');
    await host.close();
  });
});

describe('while a bot thinks', () => {
  it('a player takes a decision back: what the bot thought of the position before doesn’t count', async () => {
    const { host, world, bots } = await slowly([ANNA, BERND, '1']);
    await send(host, ANNA, anyAct(host, ANNA));
    const first = bots.last(2);
    expect(await send(host, ANNA, UNDO)).toMatchObject({ ok: true });
    await send(host, ANNA, anyAct(host, ANNA));
    expect(bots.count(2)).toBe(2);
    first.answer(answerTo(first));
    await rest();
    expect(deciding(world)).toEqual(['anna', 'anna']);
    bots.last(2).answer(answerTo(bots.last(2)));
    await rest();
    expect(deciding(world)).toEqual(['anna', 'anna', null]);
    await host.close();
  });

  it('a sealed decision is taken back: what the bot has sealed stays, and it thinks again where it hasn’t', async () => {
    const { host, world, bots } = await slowly([ANNA, '1', '1']);
    await send(host, ANNA, anyAct(host, ANNA));
    bots.last(1).answer(answerTo(bots.last(1)));
    await rest();
    expect(await send(host, ANNA, UNDO)).toMatchObject({ ok: true });
    expect(deciders(gameOf(host.table))).toEqual([0, 2]);
    expect([bots.count(1), bots.count(2)]).toEqual([1, 2]);
    bots.last(2).answer(answerTo(bots.last(2)));
    await rest();
    expect(deciders(gameOf(host.table))).toEqual([0]);
    await send(host, ANNA, anyAct(host, ANNA));
    expect(gameOf(host.table).version).toBe(3);
    expect(deciding(world)).toEqual(['anna', null, null, 'anna']);
    await host.close();
  });

  it('everybody agrees to go back to where it was not asked: it decides nothing', async () => {
    const { host, world, bots } = await slowly([ANNA, '1', '1']);
    await toTurnOfBot(host, bots);
    const [seat] = deciders(gameOf(host.table)) as [Seat];
    const question = bots.last(seat);
    await send(host, ANNA, { kind: 'propose', proposal: { kind: 'undo', version: 0 } });
    expect(gameOf(host.table).version).toBe(0);
    const { number } = host.table;
    question.answer(answerTo(question));
    await rest();
    expect(host.table.number).toBe(number);
    expect(world.entries.at(-1)?.what).toEqual({ kind: 'taken-back', seat: null, version: 0 });
    await host.close();
  });

  it('its person returns, and decides', async () => {
    const { host, world, bots } = await slowly([ANNA, BERND, ZOE]);
    await send(host, BERND, { kind: 'leave' });
    const question = bots.last(1);
    expect(question.bot).toBe('2');
    await send(host, BERND, { kind: 'return' });
    question.answer(answerTo(question));
    await rest();
    expect(deciding(world)).toEqual([]);
    expect(await send(host, BERND, anyAct(host, BERND))).toMatchObject({ ok: true });
    expect(deciding(world)).toEqual(['bernd']);
    await host.close();
  });

  it('its person returns, decides, and leaves again: the old thought does not count', async () => {
    const { host, world, bots } = await slowly([ANNA, BERND, ZOE]);
    await send(host, BERND, { kind: 'leave' });
    const old = bots.last(1);
    await send(host, BERND, { kind: 'return' });
    for (const person of [ANNA, BERND, ZOE]) await send(host, person, anyAct(host, person));
    await send(host, BERND, { kind: 'leave' });
    expect(bots.count(1)).toBe(2);
    old.answer(answerTo(old));
    await rest();
    expect(deciding(world)).toEqual(['anna', 'bernd', 'zoe']);
    await host.close();
  });

  it('another person takes the seat over, and decides', async () => {
    const { host, world, bots } = await slowly([ANNA, '1', BERND]);
    const question = bots.last(1);
    await send(host, ZOE, { kind: 'take-over', seat: 1 });
    question.answer(answerTo(question));
    await rest();
    expect(deciding(world)).toEqual([]);
    expect(await send(host, ZOE, anyAct(host, ZOE))).toMatchObject({ ok: true });
    await host.close();
  });

  it('the game is given up: nothing comes of it', async () => {
    const { host, world, bots } = await slowly([ANNA, '1', '1']);
    await send(host, ANNA, ABANDON);
    bots.last(1).answer(answerTo(bots.last(1)));
    await rest();
    expect(kindsIn(world).at(-1)).toBe('abandoned');
    expect(world.alarms).toBe(0);
    await host.close();
  });
});

/** Plays on until one seat is asked, and a bot has it. */
async function toTurnOfBot(host: Host, bots: SlowBots): Promise<void> {
  for (let turn = 0; turn < 500; turn += 1) {
    const seats = deciders(gameOf(host.table));
    if (seats.length === 1 && !isAsked(host, 0)) return;
    if (isAsked(host, 0)) await send(host, ANNA, anyAct(host, ANNA));
    else for (const seat of seats) bots.last(seat).answer(answerTo(bots.last(seat)));
    await rest();
  }
  throw new Error('no bot is ever asked alone');
}
