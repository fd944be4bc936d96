import { ROSTER } from '@macher/bots';
import {
  type Action,
  type ChoiceOf,
  choiceAt,
  clone,
  deciders,
  eventFor,
  type Game,
  hasRevealed,
  mismatch,
  type Seat,
  view,
} from '@macher/engine';
import { HAPPENING_SCHEMA, type Person, type Request, type Undo } from '@macher/protocol';
import { ask, newsFor, recordOf, sheetFor } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { IS_LONG } from '../long.ts';
import { isSame } from '../same.ts';
import { playWithEvents, TABLES, walk } from '../walk.ts';
import {
  ABANDON,
  ANNA,
  BERND,
  CARLA,
  isSealedBid,
  Paper,
  PEOPLE,
  type Plan,
  UNDO,
  YES,
  ZOE,
} from './world.ts';

function allSeated(plan: Plan = {}): Paper {
  return new Paper(plan).seat(ANNA, BERND, CARLA);
}

function whose(seat: Seat): Person {
  return PEOPLE[seat] ?? ANNA;
}

/** At the beginning of a player's turn with the platform. */
function atPlatform(): { paper: Paper; seat: Seat } {
  const paper = allSeated().playUntil(game => isAskedFor(game, 'platform-source'));
  return { paper, seat: deciders(paper.game)[0] as Seat };
}

/** Nothing is exchanged: what comes after the platform's source. */
function exchangeOf({ game }: Paper, seat: Seat): Action {
  const { hand } = game.players[seat] ?? { hand: [] };
  return { kind: 'exchange', seat, in: [], out: [], keep: hand.slice(0, 1) };
}

function isAskedFor(game: Game, kind: string): boolean {
  const [seat] = deciders(game);
  return seat !== undefined && choiceAt(game, seat).kind === kind;
}

describe('a player takes back', () => {
  it('their last decision, and the game is as it was before', () => {
    const { paper, seat } = atPlatform();
    const before = clone(paper.game);
    paper.act(seat, { kind: 'platform-source', seat, source: 'nothing' }).do(whose(seat), UNDO);
    expect(paper.game).toEqual(before);
    expect(paper.entries.slice(-2).map(({ what }) => what.kind)).toEqual(['acted', 'taken-back']);
  });

  it('several decisions of their turn, one after the other', () => {
    const { paper, seat } = atPlatform();
    const before = clone(paper.game);
    paper.act(seat, { kind: 'platform-source', seat, source: 'nothing' });
    paper.act(seat, exchangeOf(paper, seat));
    paper.do(whose(seat), UNDO).do(whose(seat), UNDO);
    expect(paper.game).toEqual(before);
  });

  it('nothing that another player has done', () => {
    const { paper, seat } = atPlatform();
    expect(paper.refused(whose(seat), UNDO)).toMatch(/nothing-to-undo|revealed/);
    paper.act(seat, { kind: 'platform-source', seat, source: 'nothing' });
    for (const other of [ANNA, BERND, CARLA].filter(person => person !== whose(seat)))
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

  it.each([
    ['no end of a turn by which the next player has drawn cards', endOfTurn],
    ['no pass that let another player see a poll', passing],
  ] as const)('%s', (_title, actionIn) => {
    const paper = allSeated({ ruleset: '2006-7' }).playUntil(game => isForAnother(game, actionIn(game)));
    const action = actionIn(paper.game) as Action;
    paper.act(action.seat, action);
    expect(paper.refused(whose(action.seat), UNDO)).toBe('revealed');
  });
});

describe('the sheet says whether you can take back', () => {
  it.each(['2019-4', '2006-7', '1997-7'] as const)('as asking for it would be answered: %s', ruleset => {
    const paper = allSeated({ ruleset });
    const found = { yes: 0, no: 0 };
    for (let decided = 0; decided < (IS_LONG ? 1000 : 80) && paper.game.result === null; decided += 1) {
      for (const person of [ANNA, BERND, CARLA]) {
        const can = canUndo(paper, person);
        expect([paper.game.version, person.id, can]).toEqual([
          paper.game.version,
          person.id,
          mayUndo(paper, person),
        ]);
        found[can ? 'yes' : 'no'] += 1;
      }
      paper.act(deciders(paper.game)[0] as Seat);
    }
    expect(found.yes).toBeGreaterThan(20);
    expect(found.no).toBeGreaterThan(20);
  });

  it('not to those who are away or watch, nor before or after the game', () => {
    const { paper, seat } = atPlatform();
    expect(canUndo(new Paper(), ANNA)).toBe(false);
    paper.act(seat, { kind: 'platform-source', seat, source: 'nothing' });
    expect([canUndo(paper, whose(seat)), canUndo(paper, ZOE)]).toEqual([true, false]);
    paper.do(whose(seat), { kind: 'leave' });
    expect(canUndo(paper, whose(seat))).toBe(false);
    paper.do(whose(seat), { kind: 'return' });
    expect(canUndo(paper, whose(seat))).toBe(true);
  });
});

function undoOf({ table }: Pick<Paper, 'table'>, { id: person }: Pick<Person, 'id'>): Undo {
  return sheetFor(table, { person }).undo;
}

function canUndo({ table }: Paper, { id: person }: Person): boolean {
  return undoOf({ table }, { id: person }).kind === 'back';
}

/** What the table would answer; nothing is done. */
function mayUndo({ table, now }: Paper, person: Person): boolean {
  const request = { kind: 'undo', number: table.number } as const;
  return ask(table, { person, id: 'not done', at: now, request }, ROSTER).ok;
}

describe('a sealed decision', () => {
  function bidding(): Paper {
    return allSeated().playUntil(isSealedBid);
  }

  it('is taken back whatever others have sealed since, and theirs stay', () => {
    const paper = bidding().act(0).act(1, { kind: 'bid', seat: 1, amount: 4000 }).do(ANNA, UNDO);
    expect(deciders(paper.game)).toEqual([0, 2]);
    expect(view(paper.game, 1).frames.at(-1)).toMatchObject({ bids: [null, 4000, null] });
    paper.do(BERND, UNDO);
    expect(deciders(paper.game)).toEqual([0, 1, 2]);
  });

  it('is taken back alone: the log says whose, and at which version it was made', () => {
    const paper = bidding();
    const { version } = paper.game;
    paper.act(2).act(0).do(CARLA, UNDO);
    expect(paper.entries.at(-1)?.what).toEqual({ kind: 'taken-back', seat: 2, version });
    expect(paper.table.steps.at(-1)?.action.seat).toBe(0);
    expect(paper.replayed).toEqual(paper.table);
  });

  it('can be made again, as often as the player likes, until all are in', () => {
    const paper = bidding().act(1);
    const bid = (amount: number): Action => ({ kind: 'bid', seat: 0, amount });
    for (const amount of [1000, 2000, 3000]) paper.act(0, bid(amount)).do(ANNA, UNDO);
    paper.act(0, bid(0)).act(2);
    expect(paper.game.frames.some(frame => frame.phase === 'start-player' && frame.step === 'sealed')).toBe(
      false,
    );
    expect(paper.replayed).toEqual(paper.table);
  });

  it('is not taken back once all are open, whether it was the last or not', () => {
    const paper = bidding().act(0).act(1).act(2);
    expect(paper.refused(CARLA, UNDO)).toBe('revealed');
    expect(paper.refused(ANNA, UNDO)).toBe('nothing-to-undo');
    expect(paper.refused(BERND, UNDO)).toBe('nothing-to-undo');
  });

  it('can’t be taken back by a player who hasn’t sealed one', () => {
    expect(bidding().act(0).act(1).refused(CARLA, UNDO)).toBe('nothing-to-undo');
  });

  it('of a stand-in can be taken back by the person when they have returned', () => {
    const paper = bidding().do(ANNA, { kind: 'leave' }).act(0).act(1).do(ANNA, { kind: 'return' });
    paper.do(ANNA, UNDO);
    expect(deciders(paper.game)).toEqual([0, 2]);
  });

  it('does not make the others’ stale when it is taken back', () => {
    const paper = bidding().act(0);
    const carla = paper.actRequest(paper.any(2));
    paper.act(1).do(ANNA, UNDO).do(CARLA, carla);
    expect(deciders(paper.game)).toEqual([0]);
  });

  it('is stale if it was made for a sheet from before the player took back their last one', () => {
    const paper = bidding();
    const late = paper.actRequest(paper.any(0));
    paper.act(0).act(1).do(ANNA, UNDO);
    expect(paper.refused(ANNA, late)).toBe('stale');
  });

  it('is stale if everybody has agreed to go back since', () => {
    const paper = bidding();
    const late = paper.actRequest(paper.any(2));
    paper
      .act(0)
      .do(ANNA, back(paper.game.version - 1))
      .do(BERND, YES)
      .do(CARLA, YES);
    expect(paper.refused(CARLA, late)).toBe('stale');
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
  return events.some(event => !isSame(eventFor(event, action.seat), event));
}

describe('what was taken back', () => {
  it('stays in the log, from which the same table comes', () => {
    const { paper, seat } = atPlatform();
    paper.act(seat, { kind: 'platform-source', seat, source: 'nothing' }).do(whose(seat), UNDO).act(seat);
    expect(paper.replayed).toEqual(paper.table);
  });

  it('isn’t done by sending the same request again, but by a new request', () => {
    const paper = allSeated();
    const action = paper.any(0);
    const request = paper.actRequest(action);
    paper.do(ANNA, request, 'one');
    const { number } = paper.table;
    paper.do(ANNA, UNDO);
    expect(paper.ask(ANNA, request, 'one')).toEqual({ ok: true, happenings: [], known: number });
    expect(paper.game.version).toBe(0);
    paper.do(ANNA, paper.actRequest(action), 'another');
    expect(paper.game.version).toBe(1);
  });

  it('closes an open proposal', () => {
    const paper = allSeated().act(0).do(BERND, ABANDON).do(ANNA, UNDO);
    expect(paper.table.proposal).toBeNull();
  });
});

describe('what comes late', () => {
  const nothing = (seat: Seat): Action => ({ kind: 'platform-source', seat, source: 'nothing' });

  it('is stale after something was taken back, though the version is the same again', () => {
    const { paper, seat } = atPlatform();
    paper.act(seat, nothing(seat));
    const late = paper.actRequest(paper.any(seat));
    paper.do(whose(seat), UNDO).act(seat, nothing(seat));
    expect(paper.refused(whose(seat), late)).toBe('stale');
  });

  it('is stale for the next player too, if they decided on what was taken back', () => {
    const paper = allSeated().playUntil(game => isPassable(game));
    const seat = deciders(paper.game)[0] as Seat;
    const pass = passing(paper.game) as Action;
    paper.act(seat, pass);
    const next = deciders(paper.game)[0] as Seat;
    const late = paper.actRequest(paper.any(next));
    paper.do(whose(seat), UNDO).act(seat, pass);
    expect(deciders(paper.game)).toEqual([next]);
    expect(paper.refused(whose(next), late)).toBe('stale');
  });

  it('cannot come from a sheet that nobody has seen yet', () => {
    const { paper, seat } = atPlatform();
    const early = { ...paper.actRequest(paper.any(seat)), number: paper.table.number + 1 } as Request;
    expect(paper.refused(whose(seat), early)).toBe('stale');
    paper.act(seat, nothing(seat));
    expect(paper.refused(whose(seat), { kind: 'undo', number: paper.table.number + 1 })).toBe('stale');
  });

  it('takes nothing back that was done after it was sent', () => {
    const { paper, seat } = atPlatform();
    paper.act(seat, nothing(seat));
    const late = { kind: 'undo', number: paper.table.number } as const;
    paper.act(seat, exchangeOf(paper, seat));
    expect(paper.refused(whose(seat), late)).toBe('stale');
    paper.do(whose(seat), UNDO);
    expect(paper.refused(whose(seat), late)).toBe('stale');
  });

  it('takes nothing back twice: two requests by the same sheet mean the same decision', () => {
    const { paper, seat } = atPlatform();
    paper.act(seat, nothing(seat));
    paper.act(seat, exchangeOf(paper, seat));
    const { number } = paper.table;
    paper.do(whose(seat), { kind: 'undo', number });
    expect(paper.refused(whose(seat), { kind: 'undo', number })).toBe('stale');
    paper.do(whose(seat), UNDO);
  });

  it('isn’t stale because of what was only said meanwhile', () => {
    const paper = allSeated().act(0);
    const undo = { kind: 'undo', number: paper.table.number } as const;
    paper.do(BERND, { kind: 'say', room: 'players', text: 'hm' }).act(2).do(ANNA, undo);
    expect(deciders(paper.game)).toEqual([0, 1]);
  });
});

function back(version: number): Request {
  return { kind: 'propose', proposal: { kind: 'undo', version } };
}

/** One can pass, which shows nobody anything, and another is asked then. */
function isPassable(game: Game): boolean {
  const pass = passing(game);
  if (pass === null || hasRevealed(game, pass)) return false;
  const after = clone(game);
  playWithEvents(after, pass);
  return deciders(after).length === 1 && deciders(after)[0] !== pass.seat;
}

describe('with everybody’s consent', () => {
  it('the game goes back to any version, whatever was revealed since', () => {
    const paper = allSeated().playUntil(isSealedBid);
    const before = clone(paper.game);
    paper.playUntil(game => game.round === 1 && game.step > 3);
    paper.do(BERND, back(before.version)).do(ANNA, YES).do(CARLA, YES);
    expect(paper.game).toEqual(before);
    expect(paper.entries.at(-1)?.what).toEqual({ kind: 'taken-back', seat: null, version: before.version });
  });

  it('the deal and the chance are the same again', () => {
    const { paper, seat } = atPlatform();
    const { version } = paper.game;
    const draw = { kind: 'platform-source', seat, source: 'draw' } as const;
    paper.act(seat, draw);
    const drawn = clone(paper.game);
    paper.do(ANNA, back(version)).do(BERND, YES).do(CARLA, YES).act(seat, draw);
    expect(paper.game).toEqual(drawn);
  });

  it('it goes nowhere else', () => {
    const paper = allSeated().act(0).act(1);
    for (const version of [2, 3, -1, 0.5, Number.NaN])
      expect(paper.refused(ANNA, back(version))).toBe('nothing-to-undo');
  });
});

it.each([3, 4, 5])(
  '1997, %i players: which politician is paid next tells the others who lies there',
  players => {
    let paid = 0;
    walk({ ruleset: '1997-7', players }, 'r1', ({ game, action }) => {
      if (action.kind !== 'pay-next') return;
      expect(hasRevealed(game, action)).toBe(true);
      paid += 1;
    });
    expect(paid).toBeGreaterThan(0);
  },
);

describe.each(TABLES)('$ruleset, $players players', table => {
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

  it('whatever is sealed can be taken back and sealed again: the others’ stay, and the game is the same', () => {
    const paper = new Paper({ ...table, seed: 'sealed' }).seat(...PEOPLE.slice(0, table.players));
    let taken = 0;
    while (paper.game.result === null && paper.game.version < 120) {
      const seats = deciders(paper.game);
      if (seats.length > 2) {
        sealAndTakeBack(paper, seats);
        taken += 1;
      } else paper.act(seats[0] as Seat);
    }
    expect(taken).toBeGreaterThan(2);
    expect(paper.replayed).toEqual(paper.table);
  });
});

/** All but one have sealed; the first takes back, seals the same again, and then the last one seals. */
function sealAndTakeBack(paper: Paper, seats: readonly Seat[]): void {
  const [first, last] = [seats[0], seats.at(-1)] as [Seat, Seat];
  const action = paper.any(first);
  paper.act(first, action);
  for (const seat of seats.slice(1, -1)) paper.act(seat);
  const before = clone(paper.game);
  paper.do(whose(first), UNDO);
  expect(deciders(paper.game)).toEqual([first, last]);
  paper.act(first, action);
  expect(paper.game).toEqual(before);
  paper.act(last);
}

describe('against bots only', () => {
  function solo(): Paper {
    return new Paper().seat(ANNA, '1', '1');
  }

  /** Anna has decided, and so have the bots after her: cards were drawn and bids turned up. */
  function decidedTwice(paper: Paper): Paper {
    paper.playUntil(game => game.round === 1 && game.step > 3);
    return paper.playUntil(game => deciders(game)[0] === 0).act(0);
  }

  it('undo goes back to your last decision, over what bots did and what was shown', () => {
    const paper = decidedTwice(solo());
    const version = paper.game.version - 1;
    paper.playUntil(game => game.version > version + 3 && deciders(game)[0] === 0);
    expect(paper.table.steps.at(-1)?.action.seat).not.toBe(0);
    const last = paper.table.steps.findLastIndex(({ action }) => action.seat === 0);
    expect(undoOf(paper, ANNA)).toEqual({ kind: 'back', version: last });
    const gone = paper.table.steps.slice(last).map(({ entry }) => entry);
    paper.do(ANNA, UNDO);
    expect(paper.game.version).toBe(last);
    expect(deciders(paper.game)).toContain(0);
    expect(paper.entries.at(-1)?.what).toEqual({ kind: 'gone-back', seat: 0, version: last });
    expect(mismatch(HAPPENING_SCHEMA, paper.entries.at(-1)?.what)).toBeNull();
    expect(paper.replayed).toEqual(paper.table);
    const entry = paper.entries.at(-1) as (typeof paper.entries)[number];
    expect(newsFor(paper.table, { person: ZOE.id }, { entry, moments: [] })?.what).toEqual({
      ...entry.what,
      gone,
    });
  });

  it('undo again goes back further, and the same request twice only once', () => {
    const paper = decidedTwice(solo());
    const versions = paper.table.steps.flatMap(({ action }, index) => (action.seat === 0 ? [index] : []));
    const { number } = paper.table;
    paper.do(ANNA, { kind: 'undo', number });
    expect(paper.refused(ANNA, { kind: 'undo', number })).toBe('stale');
    paper.do(ANNA, UNDO);
    expect(paper.game.version).toBe(versions.at(-2));
  });

  it('the record says how often', () => {
    const paper = decidedTwice(solo());
    expect(recordOf(paper.table).takebacks).toBe(0);
    paper.playUntil(game => deciders(game)[0] === 0 && paper.table.steps.at(-1)?.action.seat !== 0);
    paper.do(ANNA, UNDO);
    expect(recordOf(paper.table).takebacks).toBe(1);
  });

  it('not while another person sits there, though a bot plays for them, unless they have resigned', () => {
    const paper = decidedTwice(new Paper().seat(ANNA, BERND, '1'));
    paper.playUntil(game => deciders(game)[0] === 0 && paper.table.steps.at(-1)?.action.seat !== 0);
    expect(undoOf(paper, ANNA).kind).toBe('ask');
    paper.do(BERND, { kind: 'leave' });
    expect(undoOf(paper, ANNA).kind).toBe('ask');
    expect(paper.refused(ANNA, UNDO)).toMatch(/nothing-to-undo|revealed/);
    paper.do(BERND, { kind: 'resign' });
    expect(undoOf(paper, ANNA).kind).toBe('back');
    paper.do(ANNA, UNDO);
  });
});

describe('with people at the table the sheet says', () => {
  it('to which version they would have to agree', () => {
    const paper = allSeated().playUntil(isSealedBid).act(0).act(1).act(2);
    const version = paper.game.version - 3;
    expect(undoOf(paper, ANNA)).toEqual({ kind: 'ask', version });
    paper.do(ANNA, back(version)).do(BERND, YES).do(CARLA, YES);
    expect(paper.game.version).toBe(version);
    expect(recordOf(paper.table).takebacks).toBe(1);
  });

  it('none to a player who has not decided yet, and to a spectator', () => {
    const paper = allSeated().act(0);
    expect([undoOf(paper, BERND), undoOf(paper, ZOE)]).toEqual([{ kind: 'none' }, { kind: 'none' }]);
  });
});
