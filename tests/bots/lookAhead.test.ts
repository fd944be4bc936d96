import { type Bot, botOf } from '@macher/bots';
import { FEATURES, sampleGames } from '@macher/bots/tuning';
import { RULESETS, rulesOf } from '@macher/editions';
import { type Choice, choiceAt, deciders, type Game, play, randomOf, view } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { evaluationFor } from '../../packages/bots/src/level3/corrected.ts';
import { featuresOf } from '../../packages/bots/src/level3/features.ts';
import { fittedFor } from '../../packages/bots/src/level3/fitted.ts';
import { lookAhead, type Thinking } from '../../packages/bots/src/level3/lookAhead.ts';
import { unschooled } from '../../packages/bots/src/level3/schooled.ts';
import { THOROUGH } from '../../packages/bots/src/level3/thinking.ts';
import { deal } from '../walk.ts';

const TABLE = { ruleset: '2019-4', players: 4 } as const;

/** The figures that change for each seat, by name. */
function changes(before: Game, after: Game): Record<string, number>[] {
  const [old, now] = [featuresOf(before), featuresOf(after)];
  return now.map((list, seat) =>
    Object.fromEntries(
      FEATURES.flatMap((name, index) => {
        const more = (list[index] as number) - (old[seat]?.[index] as number);
        return more === 0 ? [] : [[name, more]];
      }),
    ),
  );
}

describe('what the evaluation looks at', () => {
  it.each(RULESETS)('%s: a weight for each feature in every round but the first', ruleset => {
    const fitted = fittedFor(ruleset);
    expect(fitted.map(weights => weights.length)).toEqual(
      rulesOf(ruleset).rounds.map((_, index) => (index === 0 ? 0 : FEATURES.length)),
    );
    expect(fitted.flat().every(Number.isFinite)).toBe(true);
  });

  it('the factors of the arena are on the weights that they name, in all regions and rounds', () => {
    const [round] = evaluationFor('2019-4').slice(-1);
    const [fitted] = fittedFor('2019-4').slice(-1);
    const factors = Object.fromEntries(
      FEATURES.map((name, index) => [
        name,
        Number(((round?.[index] ?? 0) / (fitted?.[index] ?? 1)).toFixed(6)),
      ]),
    );
    expect(factors).toMatchObject({ base: 1, money: 0.8, 'root of money': 0.8, '1: agreement': 1.5 });
    expect(evaluationFor('2006-7')).toEqual(fittedFor('2006-7'));
  });

  it('is the same number of figures for everybody, however few regions are left', () => {
    const game = deal(TABLE, 'features');
    game.regions.splice(1);
    expect(featuresOf(game).map(list => list.length)).toEqual(game.players.map(() => FEATURES.length));
    expect(featuresOf(game).flat().every(Number.isFinite)).toBe(true);
  });

  it('a media marker counts for its owner only, and more with control', () => {
    const before = deal(TABLE, 'features');
    const after = deal(TABLE, 'features');
    for (const game of [before, after]) for (const region of game.regions) region.media.fill(0);
    (after.regions[1] as Game['regions'][number]).media[2] = 1;
    const [a, b, own, d] = changes(before, after);
    expect([a, b, d]).toEqual([{}, {}, {}]);
    expect(Object.keys(own ?? {}).sort()).toEqual(['2: control', '2: marker and lead', '2: markers']);
    expect(own?.['2: control']).toBe(before.rules.mediaBoard[1]);
  });

  it('votes count for their owner, and take the lead from the others', () => {
    const before = deal(TABLE, 'features');
    const after = deal(TABLE, 'features');
    for (const game of [before, after]) for (const region of game.regions) region.votes.fill(5);
    (after.regions[0] as Game['regions'][number]).votes[1] = 15;
    const [other, own] = changes(before, after);
    expect(own?.['1: seats by votes']).toBeGreaterThan(0);
    expect(own?.['1: lead by votes']).toBeGreaterThan(0);
    expect(other?.['1: lead by votes']).toBeLessThan(0);
    expect(other?.['1: seats by votes']).toBeUndefined();
  });
});

describe('fitting', () => {
  it('gives the same sums for the same games, by the script and by those who think ahead', () => {
    const sample = { ruleset: '2019-4', first: 7, games: 1 } as const;
    const script = sampleGames(sample, null);
    const ahead = sampleGames(sample, fittedFor('2019-4'));
    expect(sampleGames(sample, null)).toEqual(script);
    expect(sampleGames(sample, fittedFor('2019-4'))).toEqual(ahead);
    expect(ahead).not.toEqual(script);
    expect(script.map(({ weight }) => weight)).toEqual([0, 0, 4, 4, 4]);
  });
});

describe('secret decisions', () => {
  it('are drawn among plans about as good: nobody can reckon with a bid', () => {
    const game = deal(TABLE, 'bids');
    const choice = firstBid(game);
    const usualOf = (thinking: Thinking): number => {
      const bids = Array.from({ length: 24 }, (_, chance) => {
        const decide = () =>
          lookAhead(thinking, unschooled('2019-4'), view(game, choice.seat), choice, randomOf(`${chance}`));
        expect(decide()).toEqual(decide());
        return JSON.stringify(decide().action);
      });
      return Math.max(...bids.map(bid => bids.filter(each => each === bid).length));
    };
    expect(usualOf(THOROUGH)).toBeLessThan(usualOf({ ...THOROUGH, secret: [] }));
  });
});

/** The set-up is played by the script, until somebody bids for the start. */
function firstBid(game: Game): Choice {
  const script = botOf('2') as Bot;
  for (;;) {
    const seat = deciders(game)[0] as number;
    const choice = choiceAt(game, seat);
    if (choice.kind === 'bid') return choice;
    play(game, script.decide(view(game, seat), choice, randomOf('set-up')).action);
  }
}
