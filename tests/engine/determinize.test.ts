import { PARTIES, rulesOf } from '@macher/editions';
import {
  at,
  attentiveView,
  choiceFor,
  deciders,
  determinize,
  type Game,
  newGame,
  play,
  randomOf,
  sampleAction,
  view,
} from '@macher/engine';
import { describe, expect, it } from 'vitest';

/** A game of 2006 in which seats 0, 1 and 2 have just tied at 20,000. */
function tiedAt20(): Game {
  const game = firstRound();
  for (const seat of [0, 1, 2, 3]) play(game, { kind: 'bid', seat, amount: seat === 3 ? 0 : 20_000 });
  return game;
}

/** Nobody has offered anything yet. */
function firstRound(): Game {
  const game = newGame(rulesOf('2006-7'), { parties: PARTIES.slice(0, 4), seed: 'tied' });
  const random = randomOf('tied');
  while (game.round === 0) {
    const [seat = 0] = deciders(game);
    const choice = choiceFor(game, seat);
    if (choice === null) throw new Error('not asked');
    play(game, sampleAction(game.rules, choice, random));
  }
  return game;
}

describe('imagined worlds', () => {
  it('[2006 §6.2.1] everybody who has bid so much has so much, whatever one remembers of their money', () => {
    const game = tiedAt20();
    play(game, { kind: 'bid', seat: 1, amount: 21_000 });
    for (const memory of [{}, { money: [1000, 1000, 1000, 1000] }]) {
      for (let number = 0; number < 40; number += 1) {
        const world = determinize(view(game, 0), `world ${number}`, memory);
        for (const seat of [1, 2]) expect(world.players[seat]?.money).toBeGreaterThanOrEqual(20_000);
        const frame = world.frames.find(({ phase }) => phase === 'start-player');
        expect(frame?.phase === 'start-player' && frame.bids[1]).toBeGreaterThanOrEqual(20_000);
      }
    }
  });

  it('others have what is remembered of their money, and oneself what one has', () => {
    const game = tiedAt20();
    const world = determinize(view(game, 3), 'memory', { money: [33_000, 21_000, 24_000, 1000] });
    expect(world.players.map(({ money }) => money)).toEqual([33_000, 21_000, 24_000, moneyOf(game, 3)]);
  });

  it('others have what a view that counts it says, whatever is remembered', () => {
    const game = tiedAt20();
    const world = determinize(attentiveView(game, 3), 'counted', { money: [1000, 1000, 1000, 1000] });
    expect(world.players.map(({ money }) => money)).toEqual([0, 1, 2, 3].map(seat => moneyOf(game, seat)));
  });

  it('a sealed bid tells nothing of what its seat has', () => {
    const game = firstRound();
    play(game, { kind: 'bid', seat: 0, amount: 5000 });
    const imagined = Array.from({ length: 400 }, (_, number) =>
      moneyOf(determinize(view(game, 3), `world ${number}`), 0),
    );
    expect([Math.min(...imagined), Math.max(...imagined)]).toEqual([0, game.rules.start.money]);
  });

  it('unremembered money is anything from what was offered up to the starting money more, in whole steps', () => {
    const game = tiedAt20();
    const { moneyStep, start } = game.rules;
    for (const [seat, offered] of [20_000, 20_000, 20_000].entries()) {
      const imagined = Array.from({ length: 400 }, (_, number) =>
        moneyOf(determinize(view(game, 3), `world ${number}`), seat),
      );
      expect(imagined.every(money => money % moneyStep === 0)).toBe(true);
      expect([Math.min(...imagined), Math.max(...imagined)]).toEqual([offered, offered + start.money]);
    }
  });
});

function moneyOf({ players }: Game, seat: number): number {
  return at(players, seat).money;
}
