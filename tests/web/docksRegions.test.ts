import { isDeepStrictEqual } from 'node:util';
import {
  type Action,
  type ActionOf,
  BENEFITS,
  type ChoiceOf,
  choiceAt,
  clone,
  type Game,
  type Kind,
  play,
  type Random,
  type RegionView,
  refuseAction,
  type Sending,
  type View,
  view,
} from '@macher/engine';
import { wordingIn } from '@macher/words';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Asked, Dock } from '../../packages/web/src/dock/dock.ts';
import { act, resolve } from '../../packages/web/src/dock/kinds/Act.tsx';
import { buyMedia } from '../../packages/web/src/dock/kinds/BuyMedia.tsx';
import { pay, payNext } from '../../packages/web/src/dock/kinds/Pay.tsx';
import { lay, send } from '../../packages/web/src/dock/kinds/Send.tsx';
import { startingBlock } from '../../packages/web/src/dock/kinds/StartingBlock.tsx';
import { type BlockPlan, fieldsIn, fitted, placed } from '../../packages/web/src/dock/plans/blockPlan.ts';
import { isTooDear, toggled } from '../../packages/web/src/dock/plans/sending.ts';
import { speak } from '../../packages/web/src/state/settings.ts';
import { TABLES, walk } from '../walk.ts';

const DOCKS = {
  'starting-block': startingBlock,
  'buy-media': buyMedia,
  send,
  lay,
  pay,
  'pay-next': payNext,
  act,
  resolve,
} as const;

type RegionKind = keyof typeof DOCKS;

/** Polls and platforms open a question of their own instead. */
const SHOWN = [
  'base',
  'buy-media',
  'media',
  'nothing',
  'other-trend',
  'other-trends',
  'own-trend',
  'place-key-issue',
  'remove-key-issue',
  'votes',
];

beforeAll(() => speak('en'));

describe('docks of the decisions about regions', () => {
  it('every decision can be planned, and what is planned is accepted', () => {
    const seen = new Set<Kind>();
    for (const table of TABLES) {
      walk(table, 'docks', ({ game, action }) => {
        if (!isOfRegions(action)) return;
        seen.add(action.kind);
        const { dock, asked } = questionTo(game, action);
        const plan = planFor(action);
        const decided = dock.decide(asked, plan);
        expect(decided).toEqual(action);
        expect(refuseAction(game, decided)).toBeNull();
        expect(dock.confirm(asked, plan)).not.toBe('');
        dock.preview?.(asked, plan);
        dock.totals?.(asked, plan);
      });
    }
    expect([...seen].sort()).toEqual(Object.keys(DOCKS).sort());
  });

  it('a first plan is plain JSON; it misses something, or it is accepted', () => {
    for (const table of TABLES) {
      walk(table, 'begin', ({ game, action }) => {
        if (!isOfRegions(action)) return;
        const { dock, asked } = questionTo(game, action);
        const plan = dock.begin(asked);
        expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
        const decided = dock.decide(asked, plan);
        if (decided !== null) expect(refuseAction(game, decided)).toBeNull();
        expect(dock.confirm(asked, plan)).not.toBe('');
        dock.totals?.(asked, plan);
        const shown = dock.preview?.(asked, plan) ?? asked.view;
        expect(shown.regions).toHaveLength(asked.view.regions.length);
      });
    }
  });

  it('the boards show beforehand what then happens', () => {
    const compared = new Set<string>();
    for (const [table, seed] of TABLES.flatMap(each =>
      ['one', 'two', 'three'].map(name => [each, name] as const),
    )) {
      walk(table, `preview ${seed}`, ({ game, action }) => {
        if (action.kind !== 'buy-media' && action.kind !== 'act' && action.kind !== 'resolve') return;
        const { dock, asked } = questionTo(game, action);
        const after = clone(game);
        play(after, action);
        if (phaseOf(after) !== phaseOf(game)) return;
        compared.add('deed' in action ? (action.deed?.deed ?? 'nothing') : action.kind);
        const shown = dock.preview?.(asked, planFor(action)) ?? asked.view;
        expectSame(boardsOf(shown), boardsOf(view(after, action.seat)));
      });
    }
    expect([...compared].sort()).toEqual(SHOWN);
  });

  it('[2019 §1.9] the boards show the fields of a starting block where they then lie', () => {
    for (const table of TABLES) {
      const shown = new Map<number, View>();
      walk(table, 'blocks', ({ game, action }) => {
        if (action.kind === 'starting-block') {
          const { dock, asked } = questionTo(game, action);
          shown.set(action.seat, dock.preview?.(asked, planFor(action)) ?? asked.view);
        } else if (game.round === 1 && shown.size > 0) {
          for (const [seat, planned] of shown)
            expectSame(lanesOf(planned, seat), lanesOf(view(game, seat), seat));
          shown.clear();
        }
      });
    }
  });
});

describe('whatever is touched, nothing is offered that would be refused', () => {
  it('[2019 §1.9] [2006 §6.1] blocks and the regions of their fields', () => {
    for (const table of TABLES) {
      walk(table, 'fingers', ({ game, action, random }) => {
        if (action.kind !== 'starting-block') return;
        const { dock, asked } = questionTo(game, action);
        const choice = asked.choice as ChoiceOf<'starting-block'>;
        let plan = dock.begin(asked) as BlockPlan;
        for (let touches = 0; touches < 40; touches += 1) {
          plan = touchBlock(choice, plan, random);
          expectFit(dock.decide(asked, plan), game);
        }
      });
    }
  });

  it('[2019 §2 phase 5] [R13] politicians and where they go', () => {
    for (const table of TABLES) {
      walk(table, 'fingers', ({ game, action, random }) => {
        if (action.kind !== 'send') return;
        const { dock, asked } = questionTo(game, action);
        const choice = asked.choice as ChoiceOf<'send'>;
        let cards: readonly Sending[] = [];
        for (let touches = 0; touches < 8; touches += 1) {
          const sending = {
            politician: any(choice.politicians, random),
            region: any(choice.regions, random),
          };
          if (isTooDear(asked.view, choice, cards, sending)) continue;
          cards = toggled(cards, sending);
          expectFit(dock.decide(asked, { cards }), game);
        }
      });
    }
  });
});

function touchBlock(choice: ChoiceOf<'starting-block'>, plan: BlockPlan, random: Random): BlockPlan {
  if (random(6) === 0) {
    const column = random(choice.columns.length);
    const block = any(choice.columns[column] ?? [], random).id;
    return fitted(choice, { ...plan, blocks: plan.blocks.map((each, at) => (at === column ? block : each)) });
  }
  const benefit = any(BENEFITS, random);
  const most = Math.min(choice.different ? 1 : 9, fieldsIn(choice, plan, benefit));
  return placed(choice, plan, benefit, any(choice.regions, random), random(most + 1));
}

function any<T>(list: readonly T[], random: Random): T {
  return list[random(list.length)] as T;
}

function expectFit(decided: unknown, game: Game): void {
  if (decided !== null) expect(refuseAction(game, decided)).toBeNull();
}

/** Vitest's own comparison explains well but is slow: it is asked only when something differs. */
function expectSame(one: unknown, other: unknown): void {
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other);
}

function isOfRegions(action: Action): action is ActionOf<RegionKind> {
  return action.kind in DOCKS;
}

function questionTo(
  game: Game,
  { kind, seat }: ActionOf<RegionKind>,
): { dock: Dock<Kind, unknown>; asked: Asked<Kind> } {
  return {
    dock: DOCKS[kind] as unknown as Dock<Kind, unknown>,
    asked: {
      choice: choiceAt(game, seat),
      view: view(game, seat),
      seat,
      words: wordingIn('en', game.rules.edition),
      subject: { rules: game.rules, parties: game.players.map(({ party }) => party) },
    },
  };
}

/** The plan somebody would have made who decides so. */
function planFor(action: ActionOf<RegionKind>): unknown {
  const { kind: _kind, seat: _seat, ...plan } = action;
  switch (action.kind) {
    case 'act':
      return { done: action.deed ?? 'nothing' };
    case 'resolve':
      return { politician: action.politician, done: action.deed ?? 'nothing' };
    default:
      return plan;
  }
}

function phaseOf({ frames, round }: Game): string {
  return `${round} ${frames.map(({ phase }) => phase).join()}`;
}

/** Everything on the boards that a decision about regions can change. */
function boardsOf({ regions, players }: View) {
  const boards = regions.map(({ id, keyIssue, votes, trend, meetings, media, stack }: RegionView) => ({
    id,
    keyIssue,
    votes,
    trend,
    meetings,
    media,
    stack,
  }));
  return { boards, bases: players.map(({ base }) => base) };
}

function lanesOf({ regions, players }: View, seat: number) {
  const lanes = regions.map(({ votes, trend, meetings, media }) => [
    votes[seat],
    trend[seat],
    meetings[seat],
    media[seat],
  ]);
  return { lanes, base: players[seat]?.base };
}
