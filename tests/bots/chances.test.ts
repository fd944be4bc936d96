import { chancesAt, readTemperatures } from '@macher/bots/analysis';
import { attentiveView, determinize, FormatError, type Seat, view } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import file from '../../packages/bots/src/analysis/temperatures.json' with { type: 'json' };
import { expectSame } from '../same.ts';
import { deal, SOME_TABLES, walk } from '../walk.ts';

/** Playing on is dear: it is looked at here and there. */
const EVERY = 41;

describe.each(SOME_TABLES)('chances to win: $ruleset, $players players', table => {
  it('[R18] are the same for a viewer when all that the viewer can’t know is dealt again', () => {
    walk(table, 'chances', ({ game }) => {
      if (game.version % EVERY !== 0 || game.elections.length === 0) return;
      const viewers: (Seat | null)[] = [null, game.version % table.players];
      for (const viewer of viewers) {
        const see = game.version % 2 === 0 ? view : attentiveView;
        const other = determinize(see(game, viewer), `redeal:${game.version}`);
        const settings = { seed: 'the same', worlds: 2 };
        expectSame(chancesAt(see(other, viewer), settings), chancesAt(see(game, viewer), settings));
      }
    });
  });

  it('add up to one, are unknown before the first election, and known at the end', () => {
    const { game } = walk(table, 'chances', ({ game }) => {
      if (game.version % EVERY !== 0) return;
      const chances = chancesAt(game, { seed: 'sum', worlds: 1 });
      if (game.elections.length === 0) expect(chances).toBeNull();
      else expect(chances?.reduce((total, each) => total + each, 0)).toBeCloseTo(1);
    });
    const winners = game.result?.filter(({ rank }) => rank === 1).length ?? 0;
    expect(chancesAt(game, { seed: 'end' })).toEqual(
      game.result?.map(({ rank }) => (rank === 1 ? 1 / winners : 0)),
    );
  });
});

describe('the file of temperatures', () => {
  it('has all rounds of all games, and nothing that is no temperature', () => {
    const without = structuredClone(file);
    Reflect.deleteProperty(without.games['2019-4'], '3');
    expect(() => readTemperatures(without)).toThrow(FormatError);
    const frozen = structuredClone(file);
    frozen.games['2006-7']['5'].late = 0;
    expect(() => readTemperatures(frozen)).toThrow('temperatures 2006-7/5/late');
    expect(() => readTemperatures(file)).not.toThrow();
  });

  it('is asked for a game in its first round too', () => {
    expect(chancesAt(deal({ ruleset: '2019-7', players: 5 }, 'first'), { seed: 'first' })).toBeNull();
  });
});
