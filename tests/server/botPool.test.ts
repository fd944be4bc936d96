import { BOTS_HERE } from '@macher/bots';
import { PARTIES, rulesOf } from '@macher/editions';
import {
  attentiveView,
  type Choice,
  choiceAt,
  deciders,
  type Game,
  newGame,
  play,
  type Rules,
  type Seat,
  type View,
} from '@macher/engine';
import { WorkerPool } from '@macher/server';
import { afterAll, describe, expect, it } from 'vitest';

const pool = new WorkerPool(1);

afterAll(() => pool.close());

function begun(rules: Rules): Game {
  return newGame(rules, { parties: PARTIES.slice(0, 3), seed: 'pool', options: { openMoney: false } });
}

type Asked = [string, View, Choice, string];

/** What a bot is asked of the seat that is asked first. */
function questionIn(game: Game, bot: string): Asked {
  const [seat] = deciders(game) as [Seat];
  return [bot, attentiveView(game, seat), choiceAt(game, seat), `chance ${game.version}`];
}

describe('bots in threads', () => {
  it('decide as they would in this one, also when games of several editions take turns', async () => {
    const games = [begun(rulesOf('2019-4')), begun(rulesOf('1997-7'))];
    for (let turn = 0; turn < 60; turn += 1) {
      const game = games[turn % 2] as Game;
      const question = questionIn(game, '2');
      const action = await pool.decide(...question);
      expect(action).toEqual(await BOTS_HERE.decide(...question));
      if (action !== null) play(game, action);
    }
  });

  it('know rules again that have been put aside since, for others', async () => {
    const many = Array.from(
      { length: 70 },
      (_, index): Rules => ({ ...rulesOf('2019-4'), moneyPoints: { most: 10, second: index } }),
    );
    for (const rules of [...many, ...many.slice(0, 3)])
      expect(await pool.decide(...questionIn(begun(rules), '0'))).not.toBeNull();
  });

  it('are asked for everyone in turn: one person’s hundred questions don’t keep another waiting', async () => {
    const order: string[] = [];
    const ask = (owner: string, isWanted = () => true) => {
      const wait = { owner, isWanted, queued: () => {}, begins: () => void order.push(owner) };
      return pool.decide(...questionIn(begun(rulesOf('2019-4')), '0'), wait);
    };
    const many = Array.from({ length: 100 }, () => ask('many'));
    const unwanted = ask('nobody', () => false);
    const one = ask('one');
    expect(pool.waiting).toBeGreaterThan(99);
    expect(await one).not.toBeNull();
    expect(order.indexOf('one')).toBeLessThan(4);
    expect(await unwanted).toBeNull();
    expect(order).not.toContain('nobody');
    await Promise.all(many);
    expect([pool.waiting, order.length]).toEqual([0, 101]);
  });

  it('that break say so, and the next question is answered', async () => {
    const [bot, view, choice, seed] = questionIn(begun(rulesOf('2019-4')), '2');
    await expect(pool.decide(bot, { ...view, players: [] }, choice, seed)).rejects.toThrow();
    expect(await pool.decide(bot, view, choice, seed)).not.toBeNull();
  });
});
