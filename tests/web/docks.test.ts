import { isDeepStrictEqual } from 'node:util';
import { actionsOf, clone, foresee, foreseeAccepted, KINDS, type Kind, refuseAction } from '@macher/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { carryOutAction } from '../../packages/engine/src/play.ts';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import { type Asked, plannedView, type Total } from '../../packages/web/src/table/dock/dock.ts';
import { say } from '../../packages/web/src/table/dock/words.ts';
import { decidedBy, planFor, questionTo, visitDecisions } from './asking.ts';

beforeAll(() => speak('en'));

describe('every kind of decision', () => {
  it('can be planned, and what is planned is accepted', () => {
    const seen = new Set<Kind>();
    visitDecisions('bids', ({ game, action }) => {
      seen.add(action.kind);
      const { dock, asked } = questionTo(game, action);
      const plan = planFor(asked, action);
      const decided = decidedBy({ dock, asked }, plan);
      expect(sorted(decided)).toEqual(sorted(action));
      expect(refuseAction(game, decided)).toBeNull();
      const planned = plannedView(dock, asked, plan);
      expect(dock.confirm(asked, plan, planned)).toMatch(/^[\p{Lu}\d](?!.*(NaN|undefined))/u);
      expectFigures(dock.totals?.(asked, plan, planned) ?? []);
    });
    expect([...seen].sort()).toEqual([...KINDS].sort());
  });

  it('begins with a plan that is plain JSON, and with nothing chosen where there is a choice', () => {
    const armed = new Set<Kind>();
    visitDecisions('begin', ({ game, action }) => {
      const { dock, asked } = questionTo(game, action);
      const plan = dock.begin(asked);
      expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
      if (dock.decide(asked, plan) !== null && hasChoice(asked)) armed.add(action.kind);
      const planned = plannedView(dock, asked, plan);
      expectSame(planned.regions, asked.view.regions);
      expect(dock.confirm(asked, plan, planned)).not.toBe('');
      expectFigures(dock.totals?.(asked, plan, planned) ?? []);
    });
    expect([...armed]).toEqual([]);
  });

  it('has a button of its own for passing and the like, which is accepted at once and says what it means', () => {
    const quiet = new Map<Kind, string>();
    visitDecisions('quiet', ({ game, action }) => {
      const { dock, asked } = questionTo(game, action);
      const plan = dock.begin(asked);
      const button = dock.quiet?.(asked, plan) ?? null;
      if (button === null) return;
      if (button.action !== null) expect(refuseAction(game, button.action)).toBeNull();
      quiet.set(action.kind, button.text);
      expect(button.text).not.toBe(dock.confirm(asked, plan, plannedView(dock, asked, plan)));
    });
    expect(Object.fromEntries([...quiet].sort())).toEqual(QUIET);
  });

  it('shows on the boards what the engine foresees', () => {
    visitDecisions('shown', ({ game, action }) => {
      const { dock, asked } = questionTo(game, action);
      const plan = planFor(asked, action);
      const decided = dock.decide(asked, plan);
      if (decided === null) return;
      const foreseen =
        decided.kind === 'coalition' ? foreseeAccepted(asked.view, decided) : foresee(asked.view, decided);
      expectSame(plannedView(dock, asked, plan), foreseen);
    });
  });

  it('says what is then paid, and what is left', () => {
    const paid = new Set<Kind>();
    visitDecisions('paid', ({ game, action }) => {
      const { dock, asked } = questionTo(game, action);
      const plan = planFor(asked, action);
      if (dock.decide(asked, plan) === null) return;
      const totals = dock.totals?.(asked, plan, plannedView(dock, asked, plan)) ?? [];
      const after = clone(game);
      carryOutAction(after, action);
      const [before, left] = [game, after].map(({ players }) => players[action.seat]?.money ?? 0) as [
        number,
        number,
      ];
      const cost = totals.find(({ label }) => label === say('dock.cost'));
      if (cost === undefined) return;
      expect(cost.value).toBe(asked.words.money(before - left));
      expect(totalOf(totals, 'dock.money-left')).toBe(asked.words.money(left));
      if (before !== left) paid.add(action.kind);
    });
    expect([...paid].sort()).toEqual(['act', 'buy-media', 'meetings', 'pay', 'pay-next', 'resolve']);
  });

  it('[R57] a bid leaves what is left if it wins, and a pass leaves everything, also after a tied bid', () => {
    const compared = new Set<string>();
    visitDecisions('bids', ({ game, action }) => {
      if (action.kind !== 'bid' && action.kind !== 'poll-bid' && action.kind !== 'raise') return;
      const { dock, asked } = questionTo(game, action);
      const plan = planFor(asked, action);
      const totals = dock.totals?.(asked, plan, plannedView(dock, asked, plan)) ?? [];
      const money = game.players[action.seat]?.money ?? 0;
      expect(totalOf(totals, 'dock.money-left')).toBe(asked.words.money(money - (action.amount ?? 0)));
      compared.add(`${action.kind} ${action.amount === null ? 'passed' : 'bid'}`);
    });
    expect([...compared].sort()).toEqual([
      'bid bid',
      'poll-bid bid',
      'poll-bid passed',
      'raise bid',
      'raise passed',
    ]);
  });

  it('decides nothing by half a plan', () => {
    visitDecisions('halves', ({ game, action }) => {
      const { dock, asked } = questionTo(game, action);
      for (const half of halvesOf(asked)) expect(dock.decide(asked, half)).toBeNull();
    });
  });
});

/** Plans in which something is still missing. */
function halvesOf({ choice }: Asked<Kind>): unknown[] {
  switch (choice.kind) {
    case 'influence':
      return choice.exchanges.flatMap(({ out, in: cards }) => [
        { out, in: null },
        { out: null, in: cards[0] },
      ]);
    case 'poll-lines':
      return [{ parties: [] }];
    case 'nationalise':
      return choice.opinions.flatMap(({ card, does, replaces }) =>
        does === 'enter' && replaces.length > 0 ? [{ opinion: card, replace: null }] : [],
      );
    case 'first-platform':
    case 'complete-platform':
      return [[], Array.from({ length: choice.count - 1 }, (_, at) => at)];
    case 'starting-block':
      return [{ blocks: choice.columns.map(() => null), meetings: [], trend: [], media: [], votes: [] }];
    case 'resolve':
      return [{ politician: null, deed: choice.cards[0]?.deeds[0] ?? null }];
    case 'donation':
    case 'lay-donation':
      return [{ amount: null, take: true }];
    case 'answer':
      return [{ accept: null }];
    case 'promote':
      return [{ promote: null }];
    default:
      return [];
  }
}

/** All that pass, buy nothing, send nobody or stop. */
const QUIET: Partial<Record<Kind, string>> = {
  act: 'Do nothing',
  bid: 'Bid nothing',
  'buy-media': 'Pass',
  coalition: 'No partner',
  exchange: 'Leave the platform as it is',
  influence: 'Pass',
  lay: 'Pass',
  meetings: 'Buy no meetings',
  nationalise: 'Stop here',
  'poll-bid': 'Pass',
  raise: 'Pass',
  redraw: 'Keep all cards',
  resolve: 'It must act',
  send: 'Send nobody',
  swap: 'Leave the platform as it is',
  'turn-in': 'Turn in no meetings',
};

/** Whether one could decide otherwise. */
function hasChoice({ view, choice }: Asked<Kind>): boolean {
  const [, other] = actionsOf(view.rules, choice);
  return other !== undefined;
}

function expectFigures(totals: readonly Total[]): void {
  for (const { before, value } of totals) {
    expect(value).toBeDefined();
    for (const each of [before, value]) expect(String(each)).not.toMatch(/NaN|Inf/);
  }
}

function totalOf(totals: readonly Total[], label: 'dock.money-left'): unknown {
  return totals.find(total => total.label === say(label))?.value;
}

/** Vitest's own comparison explains well but is slow: it is asked only when something differs. */
function expectSame(one: unknown, other: unknown): void {
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other);
}

/** Which card stands for which, and their order, make no difference. */
function sorted(action: unknown): unknown {
  return Object.fromEntries(
    Object.entries(action as object).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map(each => JSON.stringify(each)).sort() : value,
    ]),
  );
}
