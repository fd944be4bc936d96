import { PARTIES, rulesOf } from '@macher/editions';
import {
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
  const game = newGame(rulesOf('2006-7'), { parties: PARTIES.slice(0, 4), seed: 'tied' });
  const random = randomOf('tied');
  while (game.round === 0) {
    const [seat = 0] = deciders(game);
    const choice = choiceFor(game, seat);
    if (choice === null) throw new Error('not asked');
    play(game, sampleAction(game.rules, choice, random));
  }
  for (const seat of [0, 1, 2, 3]) play(game, { kind: 'bid', seat, amount: seat === 3 ? 0 : 20_000 });
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
});
