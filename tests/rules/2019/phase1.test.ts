import { attempt, type Game } from '@macher/engine';
import { setUp } from '@macher/scenarios';
import { describe, expect, it } from 'vitest';
import { act, refused } from '../../table.ts';

const table = (money: Record<string, number> = {}): Game =>
  setUp({
    phase: 'start-player',
    start: 'A',
    players: { A: { money: money['A'] ?? 30_000 }, B: { money: money['B'] ?? 30_000 }, C: {}, D: {} },
  }).game;

describe('phase 1, start player', () => {
  it('[2019 §2 phase 1.1] the highest sealed bid pays and starts, nobody else pays', () => {
    const game = act(table(), [
      { kind: 'bid', seat: 2, amount: 3000 },
      { kind: 'bid', seat: 0, amount: 0 },
      { kind: 'bid', seat: 3, amount: 2000 },
      { kind: 'bid', seat: 1, amount: 1000 },
    ]);
    expect(game.start).toBe(2);
    expect(game.players.map(player => player.money)).toEqual([30_000, 30_000, 27_000, 30_000]);
  });

  it('[R0] [2019 §2 phase 1.1] a bid above one’s money is refused and changes nothing', () => {
    const game = table({ A: 4000 });
    const before = JSON.stringify(game);
    expect(refused(game, { kind: 'bid', seat: 0, amount: 5000 })).toEqual({
      code: 'above-money',
      rule: 'R0',
      figures: { amount: 5000, max: 4000 },
    });
    expect(JSON.stringify(game)).toBe(before);
  });

  it('[R18] a sealed bid cannot be changed once it is in', () => {
    const tried = attempt(table(), { kind: 'bid', seat: 0, amount: 1000 });
    if (!tried.ok) throw new Error('refused');
    expect(refused(tried.game, { kind: 'bid', seat: 0, amount: 2000 })).toMatchObject({
      code: 'already-sealed',
    });
  });
});
