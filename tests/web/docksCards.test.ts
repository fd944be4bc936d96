import {
  type Action,
  type ActionOf,
  type Card,
  type ChoiceOf,
  choiceAt,
  faceOf,
  type Game,
  type Kind,
  type Random,
  type Rules,
  refuseAction,
  view,
} from '@macher/engine';
import { wordingIn } from '@macher/words';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Asked, Dock } from '../../packages/web/src/dock/dock.ts';
import { draft, keepPolicy, takePolicy } from '../../packages/web/src/dock/kinds/Draft.tsx';
import { exchange } from '../../packages/web/src/dock/kinds/Exchange.tsx';
import { completePlatform, firstPlatform } from '../../packages/web/src/dock/kinds/FirstPlatform.tsx';
import { platformSource } from '../../packages/web/src/dock/kinds/PlatformSource.tsx';
import { redraw, swap } from '../../packages/web/src/dock/kinds/Redraw.tsx';
import {
  isOut,
  NO_PAIRS,
  type Pairing,
  type Place,
  type Row,
  type Sides,
  touch,
} from '../../packages/web/src/dock/plans/exchanging.ts';
import type { Laying } from '../../packages/web/src/dock/plans/laying.ts';
import * as laying from '../../packages/web/src/dock/plans/laying.ts';
import { speak } from '../../packages/web/src/state/settings.ts';
import { deal, TABLES, walk } from '../walk.ts';

const DOCKS = {
  draft,
  'first-platform': firstPlatform,
  'complete-platform': completePlatform,
  'keep-policy': keepPolicy,
  'platform-source': platformSource,
  'take-policy': takePolicy,
  exchange,
  redraw,
  swap,
} as const;

type CardKind = keyof typeof DOCKS;

beforeAll(() => speak('en'));

describe('docks of the card decisions', () => {
  it('every decision can be planned, and what is planned is accepted', () => {
    const seen = new Set<Kind>();
    for (const table of TABLES) {
      walk(table, 'docks', ({ game, action }) => {
        if (!isOfCards(action)) return;
        seen.add(action.kind);
        const { dock, asked } = questionTo(game, action);
        const plan = planFor(asked, action);
        const decided = dock.decide(asked, plan);
        expect(sorted(decided)).toEqual(sorted(action));
        expect(refuseAction(game, decided)).toBeNull();
        expect(dock.confirm(asked, plan)).not.toBe('');
        dock.preview?.(asked, plan);
        dock.totals?.(asked, plan);
      });
    }
    expect([...seen].sort()).toEqual(Object.keys(DOCKS).sort());
  });

  it('whatever is touched, nothing is offered that would be refused', () => {
    for (const table of TABLES) {
      walk(table, 'fingers', ({ game, action, random }) => {
        if (action.kind !== 'exchange' && action.kind !== 'swap') return;
        const { dock, asked } = questionTo(game, action);
        const sides = sidesOf(asked as Asked<'exchange' | 'swap'>);
        let pairing = NO_PAIRS;
        for (let touches = 0; touches < 6; touches += 1) {
          pairing = touchAny(sides, pairing, random);
          const keep = Array.from({ length: keptCount(asked) }, (_, at) => at);
          const decided = dock.decide(asked, { ...pairing, keep });
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

  it('a plan is plain JSON and begins with something missing, or with leaving all as it is', () => {
    walk({ ruleset: '2019-4', players: 4 }, 'begin', ({ game, action }) => {
      if (!isOfCards(action)) return;
      const { dock, asked } = questionTo(game, action);
      const plan = dock.begin(asked);
      expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
      const decided = dock.decide(asked, plan);
      if (decided !== null) expect(refuseAction(game, decided)).toBeNull();
    });
  });
});

describe('[2019 §2 phase 2] two cards change places', () => {
  const { rules } = deal({ ruleset: '2019-4', players: 3 }, 'sides');
  const platform: Card[] = ['education+', 'welfare-', 'transport+', 'security-', 'genetics+'];
  const hand: Card[] = ['education-', 'environment+', 'environment-'];
  const sides: Sides = { rules, platform, hand, max: 2 };

  it('a card whose issue is laid goes to the place of that policy at once', () => {
    expect(touched(sides, [['hand', 0]]).pairs).toEqual([{ hand: 0, platform: 0 }]);
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
      ['hand', 1],
      ['platform', 2],
    ]);
    expect(third.pairs).toEqual([{ hand: 1, platform: 2 }]);
  });

  it('touched again, both go back', () => {
    expect(
      touched(sides, [
        ['hand', 0],
        ['platform', 0],
      ]),
    ).toEqual(NO_PAIRS);
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

function isOfCards(action: Action): action is ActionOf<CardKind> {
  return action.kind in DOCKS;
}

function questionTo<K extends CardKind>(
  game: Game,
  { kind, seat }: ActionOf<K>,
): { dock: Dock<K, unknown>; asked: Asked<K> } {
  const words = wordingIn('en', game.rules.edition);
  const subject = { rules: game.rules, parties: game.players.map(({ party }) => party) };
  const asked = { choice: choiceAt(game, seat), view: view(game, seat), seat, words, subject };
  return { dock: DOCKS[kind] as unknown as Dock<K, unknown>, asked: asked as unknown as Asked<K> };
}

/** The plan by which a player comes to this decision. */
function planFor({ choice, view: { rules } }: Asked<CardKind>, action: ActionOf<CardKind>): unknown {
  switch (action.kind) {
    case 'draft':
    case 'keep-policy':
    case 'take-policy':
      return { at: (choice as ChoiceOf<'draft'>).cards.indexOf(action.card) };
    case 'first-platform':
    case 'complete-platform':
      return placesOf((choice as ChoiceOf<'first-platform'>).cards, action.cards);
    case 'redraw':
      return placesOf((choice as ChoiceOf<'redraw'>).hand, action.discard);
    case 'platform-source':
      return { source: action.source };
    case 'swap': {
      const sides = { rules, ...(choice as ChoiceOf<'swap'>), max: 1 };
      return action.swap === null ? NO_PAIRS : paired(sides, [action.swap.out], [action.swap.in]);
    }
    case 'exchange': {
      const sides = { rules, ...(choice as ChoiceOf<'exchange'>) };
      const pairing = paired(sides, action.out, action.in);
      const hand = sides.hand.map((card, at) => {
        const pair = pairing.pairs.find(each => each.hand === at);
        return pair === undefined ? card : (sides.platform[pair.platform] as Card);
      });
      return { ...pairing, keep: placesOf(hand, action.keep) };
    }
  }
}

/** Touches the cards of the hand one after the other, and a policy that goes for those that could go anywhere. */
function paired(sides: Sides, out: readonly Card[], cards: readonly Card[]): Pairing {
  const isSameIssue = (one: Card, other: Card): boolean =>
    issueOf(sides.rules, one) === issueOf(sides.rules, other);
  const free = out.filter(policy => !cards.some(card => isSameIssue(card, policy)));
  return placesOf(sides.hand, cards).reduce<Pairing>((before, at) => {
    const after = touch(sides, before, { row: 'hand', at });
    if (after.picked === null) return after;
    return touch(sides, after, { row: 'platform', at: sides.platform.indexOf(free.shift() as Card) });
  }, NO_PAIRS);
}

function issueOf(rules: Rules, card: Card): string {
  return faceOf(rules, card).issue;
}

/** Where the cards lie, twins in different places. */
function placesOf(hand: readonly Card[], cards: readonly Card[]): number[] {
  const rest: (Card | null)[] = hand.slice();
  return cards.map(card => {
    const at = rest.indexOf(card);
    rest[at] = null;
    return at;
  });
}

function sidesOf({ choice, view: { rules } }: Asked<'exchange' | 'swap'>): Sides {
  const { hand, platform } = choice;
  return { rules, hand, platform, max: choice.kind === 'exchange' ? choice.max : 1 };
}

function keptCount({ choice }: Asked<CardKind>): number {
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

/** Which stands for which, and the order of the cards, make no difference. */
function sorted(action: unknown): unknown {
  return Object.fromEntries(
    Object.entries(action as object).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.slice().sort() : value,
    ]),
  );
}
