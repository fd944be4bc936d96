import {
  type Action,
  type ActionOf,
  type Card,
  type ChoiceOf,
  choiceAt,
  clone,
  type Game,
  type GameEvent,
  type Kind,
  refuseAction,
  type View,
  view,
} from '@macher/engine';
import { wordingIn } from '@macher/words';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Asked, Dock } from '../../packages/web/src/dock/dock.ts';
import { answer, coalition } from '../../packages/web/src/dock/kinds/Coalition.tsx';
import { influence } from '../../packages/web/src/dock/kinds/Influence.tsx';
import { nameStart } from '../../packages/web/src/dock/kinds/NameStart.tsx';
import { nationalise, promote } from '../../packages/web/src/dock/kinds/Nationalise.tsx';
import { pollBid } from '../../packages/web/src/dock/kinds/PollBid.tsx';
import { pollLines, pollUse } from '../../packages/web/src/dock/kinds/PollUse.tsx';
import { turnIn } from '../../packages/web/src/dock/kinds/TurnIn.tsx';
import { canPublish, fateOf, pollIn, possiblePolls } from '../../packages/web/src/dock/plans/polls.ts';
import { speak } from '../../packages/web/src/state/settings.ts';
import { playWithEvents, TABLES, type Visit, walk } from '../walk.ts';

const DOCKS = {
  influence,
  'poll-bid': pollBid,
  'poll-use': pollUse,
  'poll-lines': pollLines,
  'turn-in': turnIn,
  'name-start': nameStart,
  coalition,
  answer,
  promote,
  nationalise,
} as const;

type RestKind = keyof typeof DOCKS;
type RestAction = ActionOf<RestKind>;

beforeAll(() => speak('en'));

describe('docks of influence, polls, votes, coalitions and the national board', () => {
  it('every decision can be planned, and what is planned is accepted', () => {
    const seen = new Set<Kind>();
    visitAll('docks', ({ game, action }) => {
      seen.add(action.kind);
      const { dock, asked } = questionTo(game, action);
      const plan = planFor(action);
      const decided = dock.decide(asked, plan);
      expect(decided).toEqual(action);
      expect(refuseAction(game, decided)).toBeNull();
      expect(dock.confirm(asked, plan)).not.toBe('');
      dock.preview?.(asked, plan);
      for (const { value } of dock.totals?.(asked, plan) ?? []) expect(String(value)).not.toMatch(/NaN|Inf/);
    });
    expect([...seen].sort()).toEqual(Object.keys(DOCKS).sort());
  });

  it('a plan is plain JSON and begins with something missing, or with the least', () => {
    visitAll('begin', ({ game, action }) => {
      const { dock, asked } = questionTo(game, action);
      const plan = dock.begin(asked);
      expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
      expect(dock.confirm(asked, plan)).not.toBe('');
      dock.preview?.(asked, plan);
      for (const { value } of dock.totals?.(asked, plan) ?? []) expect(String(value)).not.toMatch(/NaN|Inf/);
      const decided = dock.decide(asked, plan);
      if (decided !== null) expect(refuseAction(game, decided)).toBeNull();
    });
  });

  it('half a plan decides nothing', () => {
    visitAll('halves', ({ game, action }) => {
      const { dock, asked } = questionTo(game, action);
      for (const half of halvesOf(asked)) expect(dock.decide(asked, half)).toBeNull();
    });
  });

  it('the preview shows what then happens', () => {
    visitAll('previews', ({ game, action }) => {
      const { dock, asked } = questionTo(game, action);
      const planned = dock.preview?.(asked, planFor(action)) ?? asked.view;
      const after = clone(game);
      const events = playWithEvents(after, action);
      if (action.kind === 'nationalise') expect(planned.national).toEqual(after.national);
      if (action.kind === 'turn-in') expect(votesOf(planned, asked)).toBe(votesTold(asked, events));
      if (action.kind === 'poll-use' || action.kind === 'poll-lines')
        expect(trendsOf(planned)).toEqual(trendsTold(asked.view, events));
    });
  });
});

describe('[2019 §2 phase 8] [2006 §6.2.7] what a poll can be and do', () => {
  it('is the same as the choice says', () => {
    visitAll('polls', ({ game, action }) => {
      const { asked } = questionTo(game, action);
      const { choice } = asked;
      if (choice.kind !== 'poll-use' && choice.kind !== 'poll-lines') return;
      const poll = pollIn(asked.view.rules, choice.poll);
      const region = asked.view.regions.find(({ id }) => id === choice.region);
      if (poll === null || region === undefined) throw new Error('no such poll or region');
      if (choice.kind === 'poll-use') {
        expect(canPublish(asked.view, asked.seat, poll)).toBe(choice.publishable);
        return;
      }
      const moving = Object.keys(poll.changes).filter(
        party => fateOf(asked.view, region, asked.seat, poll, party) === 'moves',
      );
      expect(moving).toEqual(choice.lines);
    });
  });

  it('the top card is among the possible ones', () => {
    visitAll('tops', ({ game, action }) => {
      if (action.kind !== 'poll-bid') return;
      const { asked } = questionTo(game, action);
      const { back } = asked.choice as ChoiceOf<'poll-bid'>;
      expect(possiblePolls(asked.view, back).map(({ id }) => id)).toContain(game.polls.pile.at(-1));
    });
  });
});

function visitAll(seed: string, visit: (visit: Visit & { readonly action: RestAction }) => void): void {
  for (const table of TABLES) {
    walk(table, seed, each => {
      if (isOfRest(each.action)) visit({ ...each, action: each.action });
    });
  }
}

function isOfRest(action: Action): action is RestAction {
  return action.kind in DOCKS;
}

function questionTo(
  game: Game,
  { kind, seat }: RestAction,
): { dock: Dock<RestKind, unknown>; asked: Asked<RestKind> } {
  const words = wordingIn('en', game.rules.edition);
  const subject = { rules: game.rules, parties: game.players.map(({ party }) => party) };
  const asked = { choice: choiceAt(game, seat), view: view(game, seat), seat, words, subject };
  return {
    dock: DOCKS[kind] as unknown as Dock<RestKind, unknown>,
    asked: asked as unknown as Asked<RestKind>,
  };
}

/** The plan by which a player comes to this decision. */
function planFor(action: RestAction): unknown {
  if (action.kind === 'influence') return action.exchange ?? { out: null, in: null };
  const { kind: _kind, seat: _seat, ...plan } = action;
  return plan;
}

/** Plans in which something is still missing. */
function halvesOf({ choice }: Asked<RestKind>): unknown[] {
  switch (choice.kind) {
    case 'influence':
      return choice.exchanges.flatMap(({ out, in: cards }) => [
        { out, in: null },
        { out: null, in: cards[0] as Card },
      ]);
    case 'poll-lines':
      return [{ parties: [] }];
    case 'nationalise':
      return choice.opinions.flatMap(({ card, does, replaces }) =>
        does === 'enter' && replaces.length > 0 ? [{ opinion: card, replace: null }] : [],
      );
    default:
      return [];
  }
}

function trendsOf({ regions }: View): (readonly number[])[] {
  return regions.map(region => region.trend);
}

/** Only the poll moves trends before the next decision. */
function trendsTold({ regions, rules }: View, events: readonly GameEvent[]): number[][] {
  return regions.map(({ id, trend }) =>
    trend.map((space, seat) => {
      const moved = events.find(
        event => event.event === 'trend-moved' && event.region === id && event.seat === seat,
      );
      return moved?.event === 'trend-moved' ? rules.trend.indexOf(moved.to) : space;
    }),
  );
}

function votesOf({ regions }: View, { choice, seat }: Asked<RestKind>): number | undefined {
  return regions.find(({ id }) => 'region' in choice && id === choice.region)?.votes[seat];
}

/** The first gain there is that of the meetings; the game may run on to a second. */
function votesTold(asked: Asked<RestKind>, events: readonly GameEvent[]): number | undefined {
  const { choice, seat, view: before } = asked;
  const end = events.findIndex(({ event }) => event === 'phase-began');
  const gained = events
    .slice(0, end < 0 ? events.length : end)
    .find(
      event =>
        event.event === 'votes-gained' &&
        event.seat === seat &&
        'region' in choice &&
        event.region === choice.region,
    );
  return gained?.event === 'votes-gained' ? gained.total : votesOf(before, asked);
}
