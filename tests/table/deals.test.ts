import { choiceAt, deciders } from '@macher/engine';
import type { DealTerms, Request } from '@macher/protocol';
import { sheetFor } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { ANNA, BERND, CARLA, codeOf, Paper, UNDO, ZOE } from './world.ts';

function playing(seed = 'deals'): Paper {
  return new Paper({ seed }).seat(ANNA, BERND, CARLA).playUntil(({ round }) => round === 1);
}

function regionOf({ game }: Paper): string {
  return game.regions[0]?.id ?? '';
}

/** Anna passes on a poll if Bernd does. */
function deal(paper: Paper, change: Partial<DealTerms> = {}): Request {
  const pledge = { kind: 'pass-poll', region: regionOf(paper), round: 1 } as const;
  return { kind: 'offer', deal: { to: 1, mine: [pledge], yours: [pledge], ...change } };
}

function answer({ table }: Paper, accepts: boolean): Request {
  return { kind: 'answer-offer', offer: table.deals.at(-1)?.number ?? 0, accepts };
}

function dealIn({ table }: Paper) {
  return sheetFor(table, { person: null }).deals.at(-1);
}

/** Decisions at random until this seat is asked for a bid in that state. */
function untilBid(paper: Paper, seat: number): Paper {
  const region = regionOf(paper);
  return paper.playUntil(game => {
    if (!deciders(game).includes(seat)) return false;
    const choice = choiceAt(game, seat);
    return choice.kind === 'poll-bid' && choice.region === region;
  });
}

/** A game in which Bernd, who has promised to pass, could bid. */
function biddable(): [Paper, number] {
  for (let seed = 0; seed < 20; seed += 1) {
    const paper = playing(`deals ${seed}`);
    paper.do(ANNA, deal(paper)).do(BERND, answer(paper, true));
    const choice = choiceAt(untilBid(paper, 1).game, 1);
    if (choice.kind === 'poll-bid' && choice.range !== null) return [paper, choice.range.min];
  }
  throw new Error('Bernd is always out of money');
}

describe('a deal', () => {
  it('is told to all, and accepted or declined by who it is for, withdrawn by who made it', () => {
    const paper = playing();
    paper.do(ANNA, deal(paper));
    expect(dealIn(paper)).toMatchObject({ seat: 0, to: 1, state: 'open', broken: [], isOver: false });
    expect(paper.refused(CARLA, answer(paper, true))).toBe('no-offer');
    expect(paper.refused(ANNA, answer(paper, true))).toBe('no-offer');
    paper.do(BERND, answer(paper, true));
    expect(dealIn(paper)?.state).toBe('accepted');
    expect(paper.refused(BERND, answer(paper, false))).toBe('no-offer');
    paper.do(ANNA, deal(paper)).do(BERND, answer(paper, false));
    expect(dealIn(paper)?.state).toBe('declined');
    paper.do(ANNA, deal(paper)).do(ANNA, answer(paper, false));
    expect(dealIn(paper)?.state).toBe('withdrawn');
    expect(paper.replayed).toEqual(paper.table);
  });

  it('is about states and rounds to come, between two who play', () => {
    const paper = playing();
    const pledge = { kind: 'no-media', region: regionOf(paper), round: 1 } as const;
    expect(paper.refused(ANNA, deal(paper, { mine: [], yours: [] }))).toBe('empty-deal');
    expect(paper.refused(ANNA, deal(paper, { mine: [{ ...pledge, region: 'nowhere' }] }))).toBe('empty-deal');
    expect(paper.refused(ANNA, deal(paper, { to: 0 }))).toBe('seat-not-there');
    expect(paper.refused(ANNA, deal(paper, { to: 4 }))).toBe('seat-not-there');
    expect(paper.refused(ZOE, deal(paper))).toBe('not-seated');
  });

  it('binds nobody: who breaks it decides all the same, and the table says so', () => {
    const [paper, least] = biddable();
    paper.act(1, { kind: 'poll-bid', seat: 1, amount: least });
    expect(dealIn(paper)?.broken).toEqual([{ seat: 1, entry: paper.table.number }]);
    expect(paper.replayed).toEqual(paper.table);
  });

  it('is kept by who passes, and over with its round', () => {
    const paper = playing();
    paper.do(ANNA, deal(paper)).do(BERND, answer(paper, true));
    const region = regionOf(paper);
    while (paper.game.round === 1) {
      const [seat = 0] = deciders(paper.game);
      const choice = choiceAt(paper.game, seat);
      const isPromised = seat < 2 && choice.kind === 'poll-bid' && choice.region === region;
      paper.act(seat, isPromised ? { kind: 'poll-bid', seat, amount: null } : paper.any(seat));
    }
    expect(dealIn(paper)?.broken).toEqual([]);
    expect(dealIn(paper)).toMatchObject({ state: 'accepted', isOver: true });
  });

  it('is not accepted when its time is over: it would look kept', () => {
    const paper = playing();
    paper.do(ANNA, deal(paper)).playUntil(({ round }) => round === 2);
    expect(paper.refused(BERND, answer(paper, true))).toBe('no-offer');
    paper.do(BERND, answer(paper, false));
  });

  it('that was declined can’t be broken', () => {
    const paper = playing();
    paper.do(ANNA, deal(paper)).do(BERND, answer(paper, false));
    paper.playUntil(({ round }) => round === 2);
    expect(dealIn(paper)?.broken).toEqual([]);
  });

  it('is limited like talk', () => {
    const paper = playing();
    for (let times = 0; times < 60; times += 1) paper.do(ANNA, deal(paper));
    expect(codeOf(paper.ask(ANNA, deal(paper)))).toBe('talk-full');
    expect(sheetFor(paper.table, { person: null }).deals).toHaveLength(12);
  });
});

it('a promise that was broken and taken back wasn’t broken', () => {
  const paper = new Paper().seat(ANNA, '1', '1').playUntil(({ round }) => round === 1);
  const region = regionOf(paper);
  paper.write({
    kind: 'offered',
    seat: 0,
    to: 1,
    mine: [{ kind: 'pass-poll', region, round: 1 }],
    yours: [],
  });
  paper.write({ kind: 'offer-answered', offer: paper.table.number, state: 'accepted' });
  untilBid(paper, 0);
  const choice = choiceAt(paper.game, 0);
  paper.act(0, {
    kind: 'poll-bid',
    seat: 0,
    amount: choice.kind === 'poll-bid' ? (choice.range?.min ?? 0) : 0,
  });
  expect(dealIn(paper)?.broken).toHaveLength(1);
  paper.do(ANNA, UNDO);
  expect(dealIn(paper)?.broken).toEqual([]);
});

it('a set phrase is said by those who play', () => {
  const paper = playing().do(ANNA, { kind: 'phrase', phrase: 'thanks' });
  expect(paper.entries.at(-1)?.what).toEqual({ kind: 'phrased', seat: 0, phrase: 'thanks' });
  expect(paper.refused(ZOE, { kind: 'phrase', phrase: 'thanks' })).toBe('not-seated');
});
