import { BOTS } from '@macher/bots';
import { FEATURES, WEIGHTS } from '@macher/bots/parts';
import { PARTIES, RULESETS, type RulesetId, rulesOf } from '@macher/editions';
import {
  choiceAt,
  deciders,
  FormatError,
  newGame,
  play,
  randomOf,
  refuseAction,
  sampleAction,
  view,
} from '@macher/engine';
import { describe, expect, it } from 'vitest';
import tuned4 from '../../packages/bots/src/level2/tuned/2019-4.json' with { type: 'json' };
import { readTuned } from '../../packages/bots/src/level2/tuned.ts';
import eager4 from '../../packages/bots/src/level3/beliefs/2019-4.eager.json' with { type: 'json' };
import { readTemperament, type Temperament } from '../../packages/bots/src/level3/temperament.ts';
import { temperamentOf, temperamentsFor } from '../../packages/bots/src/level3/temperaments.ts';
import { deepTemperamentsFor } from '../../packages/bots/src/level4/temperaments.ts';
import { sampled } from '../long.ts';
import { deal } from '../walk.ts';

/** A copy of a file with one change. */
function changed<T>(file: T, change: (copy: T) => void): T {
  const copy = structuredClone(file);
  change(copy);
  return copy;
}

describe('a file of beliefs', () => {
  const without = (name: string) =>
    changed(eager4, ({ rounds }) => {
      Reflect.deleteProperty(rounds[3], name);
    });

  it('has every number in the place of its name, whatever its order', () => {
    const { evaluation, prior } = readTemperament(eager4);
    expect(evaluation[2]?.[FEATURES.indexOf('2: agreement')]).toBe(eager4.rounds[3]['2: agreement']);
    expect(prior.later).toBe(eager4.prior.later);
    const turned = changed(eager4, copy => {
      const reversed = Object.fromEntries(Object.entries(copy.rounds[3]).reverse());
      Reflect.set(copy.rounds, 3, reversed);
    });
    expect(readTemperament(turned)).toEqual(readTemperament(eager4));
  });

  it.each([
    ['a feature is missing', without('1: trend'), /2019-4\.eager\/rounds\/3.*"1: trend"/],
    [
      'a feature has a wrong name',
      changed(eager4, ({ rounds }) => {
        Reflect.set(rounds[3], '1: trends', 1);
      }),
      /2019-4\.eager\/rounds\/3.*"1: trends"/,
    ],
    [
      'a weight is no number',
      changed(eager4, ({ rounds }) => {
        Reflect.set(rounds[2], 'base', '1');
      }),
      /rounds\/2\/base: must be a number/,
    ],
    [
      'a round is missing',
      changed(eager4, ({ rounds }) => {
        Reflect.deleteProperty(rounds, '3');
      }),
      /round 4 where 3/,
    ],
    ['there are no rounds', changed(eager4, copy => Reflect.set(copy, 'rounds', {})), /round 2/],
    [
      'a weight of the script is missing',
      changed(eager4, copy => Reflect.deleteProperty(copy.prior, 'later')),
      /prior.*"later"/,
    ],
    [
      'the bids are odd',
      changed(eager4, copy => Reflect.set(copy, 'startBids', { least: [3] })),
      /startBids/,
    ],
    ['it is a list', [1, 2, 3], /beliefs/],
    ['it is nothing', null, /beliefs: must be an object/],
  ])('is refused with its place if %s', (_, file, message) => {
    expect(() => readTemperament(file)).toThrow(FormatError);
    expect(() => readTemperament(file)).toThrow(message);
  });

  it('is refused for level 2 too', () => {
    expect(readTuned(tuned4)).toEqual(tuned4.weights);
    const wrong = changed(tuned4, ({ weights }) => Reflect.set(weights, 'latter', 1));
    expect(() => readTuned(wrong)).toThrow(/tuned 2019-4: .*"latter"/);
  });
});

/** All that anyone who looks ahead may believe in a game. */
function everyTemperamentIn(ruleset: RulesetId): Temperament[] {
  const rules = rulesOf(ruleset);
  return [...temperamentsFor(rules), ...deepTemperamentsFor(rules)];
}

describe('what levels 3 and 4 believe', () => {
  it.each(RULESETS)(
    '%s: a figure for every weight, and for every feature in every round but the first',
    ruleset => {
      for (const { prior, evaluation } of everyTemperamentIn(ruleset)) {
        expect(Object.keys(prior).sort()).toEqual([...WEIGHTS].sort());
        expect(evaluation.map(weights => weights.length)).toEqual(
          rulesOf(ruleset).rounds.map((_, index) => (index === 0 ? 0 : FEATURES.length)),
        );
      }
    },
  );

  it.each(RULESETS)('%s: nobody believes that a politician in hand does harm', ruleset => {
    const all = FEATURES.indexOf('politicians');
    for (const { evaluation } of everyTemperamentIn(ruleset)) {
      for (const weights of evaluation.slice(1)) {
        for (const index of rulesOf(ruleset).politicians.keys()) {
          const one = weights[FEATURES.indexOf(`politician ${index + 1}`)] as number;
          expect((weights[all] as number) + one).toBeGreaterThanOrEqual(0.499);
        }
      }
    }
  });

  it('neighbours in 2019-4 believe different things, all through the game', () => {
    const game = deal({ ruleset: '2019-4', players: 4 }, 'neighbours');
    const random = randomOf('neighbours');
    const believed = game.players.map(() => new Set<Temperament>());
    while (game.result === null) {
      for (const [seat, set] of believed.entries()) set.add(temperamentOf(view(game, seat), seat));
      play(game, sampleAction(game.rules, choiceAt(game, deciders(game)[0] as number), random));
    }
    const lists = believed.map(set => [...set]);
    expect(lists.map(list => list.length)).toEqual([1, 1, 1, 1]);
    expect(new Set(lists.flat()).size).toBe(3);
    expect(lists[3]).toEqual(lists[0]);
  });

  it('not all tables begin with the same', () => {
    const first = new Set(
      Array.from({ length: 12 }, (_, number) =>
        temperamentOf(view(deal({ ruleset: '2019-4', players: 3 }, `${number}`), 0), 0),
      ),
    );
    expect(first.size).toBe(3);
  });
});

it.each(sampled(RULESETS, 2))(
  'every bot plays a game that none was trained for: %s by another name',
  ruleset => {
    const rules = { ...rulesOf(ruleset), ruleset: 'a house game' };
    const game = newGame(rules, { parties: PARTIES.slice(0, 3), seed: 'unknown' });
    const random = randomOf('unknown');
    while (game.result === null) {
      const seat = deciders(game)[0] as number;
      const bot = BOTS[(seat + game.round) % 2 === 0 ? 2 : BOTS.length - 1];
      const action = bot?.decide(view(game, seat), choiceAt(game, seat), random).action;
      expect(refuseAction(game, action)).toBeNull();
      if (action !== undefined) play(game, action);
    }
  },
);
