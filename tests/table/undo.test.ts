import { isDeepStrictEqual } from 'node:util';
import {
  type Action,
  type ChoiceOf,
  choiceAt,
  clone,
  deciders,
  eventFor,
  type Game,
  type Seat,
  view,
} from '@macher/engine';
import type { Request } from '@macher/protocol';
import { hasRevealed, sheetFor, tableOf } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { playWithEvents, TABLES, walk } from '../walk.ts';
import { hasSomebodyLearned } from './learning.ts';
import { ANNA, BERND, CARLA, isSealedBid, Paper, type Plan, ZOE } from './world.ts';

const UNDO: Request = { kind: 'undo' };
const PEOPLE = [ANNA, BERND, CARLA];

function allSeated(plan: Plan = {}): Paper {
  return new Paper(plan).seat(ANNA, BERND, CARLA);
}

function whose(seat: Seat): typeof ANNA {
  return PEOPLE[seat] ?? ANNA;
}

/** At the beginning of somebody's turn with the platform. */
function atPlatform(): { paper: Paper; seat: Seat } {
  const paper = allSeated().playUntil(game => isAskedFor(game, 'platform-source'));
  return { paper, seat: deciders(paper.game)[0] as Seat };
}

function isAskedFor(game: Game, kind: string): boolean {
  const [seat] = deciders(game);
  return seat !== undefined && choiceAt(game, seat).kind === kind;
}

describe('one takes back', () => {
  it('one’s last decision, and the game is as it was before', () => {
    const { paper, seat } = atPlatform();
    const before = clone(paper.game);
    paper.act(seat, { kind: 'platform-source', seat, source: 'nothing' }).do(whose(seat), UNDO);
    expect(paper.game).toEqual(before);
    expect(paper.entries.slice(-2).map(({ what }) => what.kind)).toEqual(['acted', 'taken-back']);
  });

  it('several decisions of one’s turn, one after the other', () => {
    const { paper, seat } = atPlatform();
    const before = clone(paper.game);
    paper.act(seat, { kind: 'platform-source', seat, source: 'nothing' });
    const { hand } = paper.game.players[seat] ?? { hand: [] };
    paper.act(seat, { kind: 'exchange', seat, in: [], out: [], keep: hand.slice(0, 1) });
    paper.do(whose(seat), UNDO).do(whose(seat), UNDO);
    expect(paper.game).toEqual(before);
  });

  it('a sealed decision, as long as it is the last one and others are out', () => {
    const paper = allSeated().playUntil(isSealedBid);
    paper.act(0).do(ANNA, UNDO);
    expect(deciders(paper.game)).toEqual([0, 1, 2]);
    paper.act(0).act(1);
    expect(paper.refused(ANNA, UNDO)).toBe('nothing-to-undo');
    paper.do(BERND, UNDO).do(ANNA, UNDO);
    expect(deciders(paper.game)).toEqual([0, 1, 2]);
  });

  it('nothing that somebody else has done', () => {
    const { paper, seat } = atPlatform();
    expect(paper.refused(whose(seat), UNDO)).toMatch(/nothing-to-undo|revealed/);
    paper.act(seat, { kind: 'platform-source', seat, source: 'nothing' });
    for (const other of PEOPLE.filter(person => person !== whose(seat)))
      expect(paper.refused(other, UNDO)).toBe('nothing-to-undo');
    expect(paper.refused(ZOE, UNDO)).toBe('not-seated');
  });

  it('nothing before anything was done, nor what was played before the table was opened', () => {
    expect(allSeated().refused(ANNA, UNDO)).toBe('nothing-to-undo');
    const first = allSeated().act(0);
    const played = first.entries.flatMap(({ what }) => (what.kind === 'acted' ? [what.action] : []));
    const paper = allSeated({ played });
    expect(paper.game.version).toBe(1);
    expect(paper.refused(ANNA, UNDO)).toBe('nothing-to-undo');
    expect(paper.refused(ANNA, { kind: 'propose', proposal: { kind: 'undo', version: 0 } })).toBe(
      'nothing-to-undo',
    );
    paper.act(1).do(BERND, UNDO);
    expect(paper.game).toEqual(first.game);
  });

  it('no card that was drawn', () => {
    const { paper, seat } = atPlatform();
    paper.act(seat, { kind: 'platform-source', seat, source: 'draw' });
    expect(paper.refused(whose(seat), UNDO)).toBe('revealed');
  });

  it('no politician that was shown to all at once', () => {
    const paper = allSeated().playUntil(game => isAskedFor(game, 'send'));
    for (const _of of [1, 2]) {
      const seat = deciders(paper.game)[0] as Seat;
      paper.act(seat, { kind: 'send', seat, cards: [] });
    }
    const last = deciders(paper.game)[0] as Seat;
    const choice = choiceAt(paper.game, last) as ChoiceOf<'send'>;
    const politician = choice.politicians[choice.costs.indexOf(Math.min(...choice.costs))] as string;
    paper.act(last, {
      kind: 'send',
      seat: last,
      cards: [{ politician, region: choice.regions[0] as string }],
    });
    expect(paper.refused(whose(last), UNDO)).toBe('revealed');
  });

  it('no sealed decision once all are open', () => {
    const paper = allSeated().playUntil(isSealedBid).act(0).act(1).act(2);
    expect(paper.refused(CARLA, UNDO)).toBe('revealed');
  });

  it.each([
    ['no end of a turn by which the next player has drawn cards', endOfTurn],
    ['no pass by which somebody else has seen a poll', passing],
  ] as const)('%s', (_title, actionIn) => {
    const paper = allSeated({ ruleset: '2006-7' }).playUntil(game => isForAnother(game, actionIn(game)));
    const action = actionIn(paper.game) as Action;
    paper.act(action.seat, action);
    expect(paper.refused(whose(action.seat), UNDO)).toBe('revealed');
  });
});

function endOfTurn(game: Game): Action | null {
  return isAskedFor(game, 'swap') ? { kind: 'swap', seat: deciders(game)[0] as Seat, swap: null } : null;
}

function passing(game: Game): Action | null {
  return isAskedFor(game, 'poll-bid')
    ? { kind: 'poll-bid', seat: deciders(game)[0] as Seat, amount: null }
    : null;
}

/** Whether an action tells another seat something that its own does not hear. */
function isForAnother(game: Game, action: Action | null): boolean {
  if (action === null) return false;
  const events = playWithEvents(clone(game), action);
  return events.some(event => !isDeepStrictEqual(eventFor(event, action.seat), event));
}

describe('what was taken back', () => {
  it('stays in the log, from which the same table comes', () => {
    const { paper, seat } = atPlatform();
    paper.act(seat, { kind: 'platform-source', seat, source: 'nothing' }).do(whose(seat), UNDO).act(seat);
    const again = tableOf(JSON.parse(JSON.stringify(paper.entries)));
    for (const person of ['anna', 'bernd', 'carla', null])
      expect(sheetFor(again, { person })).toEqual(sheetFor(paper.table, { person }));
    expect(again.steps).toEqual(paper.table.steps);
  });

  it('is not done by sending it again, but can be done anew', () => {
    const paper = allSeated();
    const request = paper.actRequest(paper.any(0));
    paper.do(ANNA, request);
    const { number } = paper.table;
    paper.do(ANNA, UNDO);
    expect(paper.ask(ANNA, request)).toEqual({ ok: true, happenings: [], known: number });
    expect(paper.game.version).toBe(0);
    paper.do(ANNA, { ...request, id: 'anew' } as Request);
    expect(paper.game.version).toBe(1);
  });

  it('closes what somebody proposed', () => {
    const paper = allSeated()
      .act(0)
      .do(BERND, { kind: 'propose', proposal: { kind: 'abandon' } })
      .do(ANNA, UNDO);
    expect(paper.table.proposal).toBeNull();
  });

  // `act` names a version only; after taking back, the same number is another position.
  it.fails('makes actions stale that were made for it, though the version is the same again', () => {
    const { paper, seat } = atPlatform();
    paper.act(seat, { kind: 'platform-source', seat, source: 'nothing' });
    const late = paper.actRequest(paper.any(seat));
    paper.do(whose(seat), UNDO).act(seat, { kind: 'platform-source', seat, source: 'nothing' });
    expect(paper.refused(whose(seat), late)).toBe('stale');
  });
});

describe('with everybody’s consent', () => {
  const back = (version: number): Request => ({ kind: 'propose', proposal: { kind: 'undo', version } });
  const yes: Request = { kind: 'answer', accepts: true };

  it('the game goes back to any version, whatever was revealed since', () => {
    const paper = allSeated().playUntil(isSealedBid);
    const before = clone(paper.game);
    paper.playUntil(game => game.round === 1 && game.step > 3);
    paper.do(BERND, back(before.version)).do(ANNA, yes).do(CARLA, yes);
    expect(paper.game).toEqual(before);
    expect(paper.entries.at(-1)?.what).toEqual({ kind: 'taken-back', seat: null, version: before.version });
  });

  it('the deal and the chance are the same again', () => {
    const { paper, seat } = atPlatform();
    const { version } = paper.game;
    const draw = { kind: 'platform-source', seat, source: 'draw' } as const;
    paper.act(seat, draw);
    const drawn = clone(paper.game);
    paper.do(ANNA, back(version)).do(BERND, yes).do(CARLA, yes).act(seat, draw);
    expect(paper.game).toEqual(drawn);
  });

  it('it goes nowhere else', () => {
    const paper = allSeated().act(0).act(1);
    for (const version of [2, 3, -1, 0.5, Number.NaN])
      expect(paper.refused(ANNA, back(version))).toBe('nothing-to-undo');
  });
});

describe.each(TABLES)('$ruleset, $players players', table => {
  it('whatever anybody learns by an action cannot be taken back alone', () => {
    let undoable = 0;
    walk(table, 'learn', ({ game, action }) => {
      const isSecret = isForAnother(game, action);
      if (isSecret) expect([action, hasRevealed(game, action)]).toEqual([action, true]);
      if (isSecret || game.version % 24 !== 0 || hasRevealed(game, action)) return;
      expect([action, hasSomebodyLearned(game, action)]).toEqual([action, false]);
      undoable += 1;
    });
    expect(undoable).toBeGreaterThan(1);
  });

  it('whatever is taken back leaves no trace in what anybody sees', () => {
    const paper = new Paper({ ...table, seed: 'trace' }).seat(
      ANNA,
      ...['1', '1', '1', '1'].slice(0, table.players - 1),
    );
    let taken = 0;
    while (paper.game.result === null && paper.game.version < 50) {
      const seats = deciders(paper.game);
      const seat = seats.includes(0) ? 0 : (seats[0] as Seat);
      const before = paper.table.places.map((_, viewer) => view(paper.game, viewer));
      paper.act(seat);
      if (seat !== 0 || paper.table.stage !== 'playing') continue;
      if (!paper.ask(ANNA, UNDO).ok) continue;
      taken += 1;
      expect(paper.table.places.map((_, viewer) => view(paper.game, viewer))).toEqual(before);
      paper.act(seat);
    }
    expect(taken).toBeGreaterThan(5);
  });
});
