import { type Card, type Kind, type Random, type Rules, refuseAction } from '@macher/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import type { Asked } from '../../packages/web/src/table/dock/dock.ts';
import {
  isOut,
  NO_PAIRS,
  type Pairing,
  type Place,
  type Row,
  type Sides,
  takeBack,
  touch,
} from '../../packages/web/src/table/dock/plans/exchanging.ts';
import type { Laying } from '../../packages/web/src/table/dock/plans/laying.ts';
import * as laying from '../../packages/web/src/table/dock/plans/laying.ts';
import { deal, TABLES, walk } from '../walk.ts';
import { decidedBy, questionTo } from './asking.ts';

beforeAll(() => speak('en'));

describe('docks of the card decisions', () => {
  it('whatever is touched, nothing is offered that would be refused', () => {
    for (const table of TABLES) {
      walk(table, 'fingers', ({ game, action, random }) => {
        if (action.kind !== 'exchange' && action.kind !== 'swap') return;
        const { dock, asked } = questionTo<'exchange' | 'swap'>(game, action);
        const sides = sidesOf(asked);
        let pairing = NO_PAIRS;
        for (let touches = 0; touches < 6; touches += 1) {
          pairing = touchAny(sides, pairing, random);
          const keep = Array.from({ length: keptCount(asked) }, (_, at) => at);
          const decided = decidedBy({ dock, asked }, { ...pairing, keep });
          expect(decided).not.toBeNull();
          expect(refuseAction(game, decided)).toBeNull();
        }
      });
    }
  });

  it('[2019 §1.7] whatever is laid, different issues can always be completed', () => {
    for (const table of TABLES) {
      walk(table, 'layers', ({ game, action, random }) => {
        if (action.kind !== 'first-platform' && action.kind !== 'complete-platform') return;
        const { dock, asked } = questionTo<'first-platform' | 'complete-platform'>(game, action);
        const { choice } = asked;
        let plan: Laying = [];
        for (let touches = 0; touches < 40 && plan.length < choice.count; touches += 1) {
          const at = random(choice.cards.length);
          if (!laying.isOut(game.rules, choice, plan, at))
            plan = laying.toggled(game.rules, choice, plan, at);
        }
        const decided = dock.decide(asked, completed(game.rules, choice, plan));
        expect(refuseAction(game, decided)).toBeNull();
      });
    }
  });
});

describe('[2019 §2 phase 2] two cards change places', () => {
  const { rules } = deal({ ruleset: '2019-4', players: 3 }, 'sides');
  const platform: Card[] = ['education+', 'welfare-', 'transport+', 'security-', 'genetics+'];
  const hand: Card[] = ['education-', 'environment+', 'environment-'];
  const sides: Sides = { rules, platform, hand, max: 2 };

  it('a card with one possible partner waits for it like any other: always two touches', () => {
    expect(touched(sides, [['hand', 0]])).toEqual({ pairs: [], picked: { row: 'hand', at: 0 } });
    const pairs = [{ hand: 0, platform: 0 }];
    for (const places of [
      [
        ['hand', 0],
        ['platform', 0],
      ],
      [
        ['platform', 0],
        ['hand', 0],
      ],
    ] as const)
      expect(touched(sides, places)).toEqual({ pairs, picked: null });
  });

  it('a card of a new issue waits for the policy it replaces, whichever is touched first', () => {
    expect(touched(sides, [['hand', 1]]).pairs).toEqual([]);
    const pairs = [{ hand: 1, platform: 2 }];
    expect(
      touched(sides, [
        ['hand', 1],
        ['platform', 2],
      ]).pairs,
    ).toEqual(pairs);
    expect(
      touched(sides, [
        ['platform', 2],
        ['hand', 1],
      ]).pairs,
    ).toEqual(pairs);
    expect(isOut(sides, touched(sides, [['platform', 2]]), { row: 'hand', at: 0 })).toBe(true);
  });

  it('another card of the same issue takes its place, and one too many lets the oldest go', () => {
    const environment = touched(sides, [
      ['hand', 1],
      ['platform', 2],
      ['hand', 2],
      ['platform', 3],
    ]);
    expect(environment.pairs).toEqual([{ hand: 2, platform: 3 }]);
    const third = touched({ ...sides, max: 1 }, [
      ['hand', 0],
      ['platform', 0],
      ['hand', 1],
      ['platform', 2],
    ]);
    expect(third.pairs).toEqual([{ hand: 1, platform: 2 }]);
  });

  it('a policy that no card of the hand can replace is out', () => {
    const only: Sides = { ...sides, hand: ['education-'] };
    const out = platform.map((_, at) => isOut(only, NO_PAIRS, { row: 'platform', at }));
    expect(out).toEqual([false, true, true, true, true]);
    expect(isOut(only, NO_PAIRS, { row: 'hand', at: 0 })).toBe(false);
  });

  it('another touch never undoes an exchange; it is taken back by itself', () => {
    const exchanged = touched(sides, [
      ['hand', 0],
      ['platform', 0],
    ]);
    for (const row of ['hand', 'platform'] as const) {
      expect(touch(sides, exchanged, { row, at: 0 })).toEqual(exchanged);
      expect(isOut(sides, exchanged, { row, at: 0 })).toBe(true);
      expect(takeBack(exchanged, { row, at: 0 })).toEqual(NO_PAIRS);
    }
  });

  it('touched twice, the first card is laid down again', () => {
    expect(
      touched(sides, [
        ['hand', 1],
        ['hand', 1],
      ]),
    ).toEqual(NO_PAIRS);
  });
});

/** With the next cards that can still be laid. */
function completed(rules: Rules, choice: laying.LayingChoice, plan: Laying): Laying {
  if (plan.length === choice.count) return plan;
  const next = choice.cards.findIndex((_, at) => {
    const after = laying.isOut(rules, choice, plan, at) ? plan : laying.toggled(rules, choice, plan, at);
    return after.length > plan.length;
  });
  return completed(rules, choice, laying.toggled(rules, choice, plan, next));
}

function sidesOf({ choice, view: { rules } }: Asked<'exchange' | 'swap'>): Sides {
  const { hand, platform } = choice;
  return { rules, hand, platform, max: choice.kind === 'exchange' ? choice.max : 1 };
}

function keptCount({ choice }: Asked<Kind>): number {
  return choice.kind === 'exchange' ? choice.keep : 0;
}

/** One of the cards that can be touched. */
function touchAny(sides: Sides, pairing: Pairing, random: Random): Pairing {
  const places = (['hand', 'platform'] as const).flatMap(row =>
    sides[row].map((_, at): Place => ({ row, at })),
  );
  const open = places.filter(place => !isOut(sides, pairing, place));
  const place = open.length === 0 ? undefined : open[random(open.length)];
  return place === undefined ? pairing : touch(sides, pairing, place);
}

function touched(sides: Sides, places: readonly (readonly [Row, number])[]): Pairing {
  return places.reduce<Pairing>((pairing, [row, at]) => touch(sides, pairing, { row, at }), NO_PAIRS);
}
