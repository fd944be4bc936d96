import {
  type Action,
  type ActionOf,
  attentiveView,
  awaited,
  choiceAt,
  clone,
  type EventName,
  foresee,
  foreseeAccepted,
  foreseeDeed,
  type Game,
  type GameEvent,
  type Kind,
  play,
  randomOf,
  type Seat,
  type View,
  view,
} from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { phaseOf } from '../../packages/engine/src/phases/index.ts';
import { carryOutAction } from '../../packages/engine/src/play.ts';
import { viewAmid } from '../../packages/engine/src/view.ts';
import { expectSame, isSame } from '../same.ts';
import { playWithEvents, TABLES, type Visit, walk } from '../walk.ts';
import { REDEALS } from './redeal.ts';

describe.each(TABLES)('foresee: $ruleset, $players players', table => {
  it('what a seat foresees of its action is what it then sees', () => {
    const settled = new Set<Kind>();
    walk(table, 'foresee', visit => {
      compareAtOnce(visit);
      if (compareAfterwards(visit)) settled.add(visit.action.kind);
    });
    expect(settled).toContain('buy-media');
    expect(settled).toContain('influence');
  });

  it('a sealed decision foreseen is what it is when it is opened', () => {
    const openings = new Map<Kind, Sealing[]>();
    let compared = 0;
    walk(table, 'sealed', ({ game, action }) => {
      const waiting = openings.get(action.kind) ?? [];
      const isSealing = isSealed(game, action);
      if (isSealing) openings.set(action.kind, [...waiting, { action, foreseen: foreseen(game, action) }]);
      const after = clone(game);
      if (!opens(playWithEvents(after, action), action.kind)) return;
      for (const sealing of openings.get(action.kind) ?? []) {
        expectSame(
          ownPart(sealing.foreseen, sealing.action.seat),
          ownPart(seenBy(after, sealing), sealing.action.seat),
        );
        compared += 1;
      }
      openings.delete(action.kind);
    });
    expect(compared).toBeGreaterThanOrEqual(table.players);
  });

  it('a coalition that is proposed is foreseen as it is when the partner accepts', () => {
    walk(table, 'accepted', ({ game, action }) => {
      if (action.kind !== 'coalition' || action.partner === null) return;
      const seen = view(game, action.seat);
      const after = clone(game);
      play(after, action);
      const [asked] = awaited(after);
      if (asked?.kind === 'answer') play(after, { kind: 'answer', seat: asked.seat, accept: true });
      expect(foreseeAccepted(seen, action).coalitions).toEqual([
        ...seen.coalitions,
        [action.seat, action.partner],
      ]);
      if (after.step === game.step)
        expect(foreseeAccepted(seen, action).coalitions).toEqual(
          after.coalitions.slice(0, seen.coalitions.length + 1),
        );
    });
  });

  it('what a politician may do is foreseen as it is when it acts', () => {
    let compared = 0;
    walk(table, 'deeds', ({ game, action }) => {
      if ((action.kind !== 'act' && action.kind !== 'resolve') || action.deed === null) return;
      const { deed, seat } = action;
      const turn = turnOf(game, action);
      const offer = turn?.deeds.find(each => each.deed === deed.deed);
      const amount = offer !== undefined && 'amount' in offer ? offer.amount : 0;
      const { version: _now, ...once } = board(
        foreseeDeed(view(game, seat), turn?.region ?? '', seat, deed, amount),
      );
      const { version: _then, ...acting } = board(foreseen(game, action));
      expectSame(once, acting, deed.deed);
      compared += 1;
    });
    expect(compared).toBeGreaterThan(0);
  });

  it('[R18] [R58] what a seat cannot know changes nothing of what it foresees', () => {
    const random = randomOf('redeal');
    let compared = 0;
    walk(table, 'secret', ({ game, action }) => {
      if (random(8) > 0) return;
      const after = clone(game);
      const events = playWithEvents(after, action);
      const expected = foreseen(game, action);
      for (const redeal of Object.values(REDEALS)) {
        const turn = redeal({ game, action }, { events, after }, action.seat, random);
        if (turn === null || isSame(turn.game, game)) continue;
        expectSame(foreseen(turn.game, action), expected);
        compared += 1;
      }
    });
    expect(compared).toBeGreaterThan(20);
  });
});

function turnOf(game: Game, action: ActionOf<'act' | 'resolve'>) {
  const choice = choiceAt(game, action.seat);
  if (choice.kind === 'act') return choice;
  if (choice.kind !== 'resolve' || action.kind !== 'resolve') return undefined;
  return choice.cards.find(card => card.politician === action.politician);
}

function foreseen(game: Game, action: Action): View {
  return foresee(view(game, action.seat), action);
}

/** In the real game, with its real hidden cards: the action alone, a sealed one opened alone. */
function compareAtOnce({ game, action }: Visit): void {
  const { seat } = action;
  const after = clone(game);
  const frame = carryOutAction(after, action);
  phaseOf(frame).open?.(after, frame, seat);
  expectSame(foreseen(game, action), viewAmid(after, seat, after.options.openMoney), action.kind);
  expectSame(foresee(attentiveView(game, seat), action), viewAmid(after, seat, true), action.kind);
}

/** Where nothing more was told than the action itself, the seat sees just that when it is next asked. */
function compareAfterwards({ game, action }: Visit): boolean {
  const { seat } = action;
  const told: GameEvent[] = [];
  carryOutAction(clone(game), action, event => told.push(event));
  const after = clone(game);
  const events = playWithEvents(after, action);
  if (isSealed(game, action) || !isSame(events, told)) return false;
  expectSame(board(foreseen(game, action)), board(view(after, seat)), action.kind);
  return true;
}

/** All but the questions: used politicians leave silently, when the next region is come to. [R43] */
function board({ frames: _frames, awaited: _awaited, ...rest }: View) {
  return { ...rest, regions: rest.regions.map(({ row: _row, ...region }) => region) };
}

interface Sealing {
  readonly action: Action;
  readonly foreseen: View;
}

/** A phase that can be foreseen opened takes this decision sealed. */
function isSealed(game: Game, action: Action): boolean {
  const events: GameEvent[] = [];
  const frame = carryOutAction(clone(game), action, event => events.push(event));
  return phaseOf(frame).open !== undefined && events.some(({ event }) => event === 'sealed');
}

const OPENINGS: Partial<Record<Kind, EventName>> = {
  'first-platform': 'platform-laid',
  'keep-policy': 'policies-discarded',
  'starting-block': 'block-revealed',
};

function opens(events: readonly GameEvent[], kind: Kind): boolean {
  return events.some(({ event }) => event === OPENINGS[kind]);
}

function seenBy(game: Game, { action }: Sealing): View {
  return view(game, action.seat);
}

/** What belongs to one seat: no other seat's decision can change it. */
function ownPart({ players, regions }: View, seat: Seat): object {
  return {
    player: players[seat],
    regions: regions.map(({ id, votes, trend, meetings, media }) => [
      id,
      votes[seat],
      trend[seat],
      meetings[seat],
      media[seat],
    ]),
  };
}
