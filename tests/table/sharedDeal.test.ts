import { BOTS_HERE } from '@macher/bots';
import {
  type Action,
  attentiveView,
  choiceAt,
  clone,
  deciders,
  randomOf,
  type Seat,
  sampleAction,
} from '@macher/engine';
import type { Contest } from '@macher/protocol';
import { recordOf, sheetFor } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { seedFor } from '../../packages/table/src/fallback.ts';
import { ANNA, BERND, Paper, type Plan, UNDO } from './world.ts';

const DAY: Contest = { kind: 'day', day: '2026-11-18' };
const SEATS = [ANNA, '2-organiser', '0'] as const;

function dayOf(): Paper {
  const paper = new Paper({ origin: 'shared', contest: DAY });
  paper.do(ANNA, { kind: 'sit', seat: 0 }).do(ANNA, { kind: 'ready', isReady: true, origin: 'shared' });
  for (const seat of [1, 2]) paper.do(ANNA, { kind: 'seat-bot', seat, bot: String(SEATS[seat]) });
  return paper.do(ANNA, { kind: 'start' });
}

/** Anna and Bernd with a bot: it has begun. */
function together(plan: Plan): Paper {
  const paper = new Paper(plan).do(ANNA, { kind: 'seat-bot', seat: 2, bot: '0' });
  for (const [seat, person] of [ANNA, BERND].entries())
    paper.do(person, { kind: 'sit', seat }).do(person, { kind: 'ready', isReady: true, origin: 'shared' });
  return paper;
}

/** What a seat decides: its bot, or Anna, who always decides the same when she is asked the same. */
async function decisionAt({ table, game }: Paper, seat: Seat): Promise<Action> {
  const bot = SEATS[seat];
  if (typeof bot !== 'string') {
    const count = table.steps.filter(({ action }) => action.seat === seat).length;
    return sampleAction(game.rules, choiceAt(game, seat), randomOf(`anna ${count}`));
  }
  const [view, choice] = [attentiveView(game, seat), choiceAt(game, seat)];
  const action = await BOTS_HERE.decide(bot, view, choice, seedFor(table, seat));
  if (action === null) throw new Error(`${bot} decides nothing`);
  return action;
}

/** A whole game; of those who are asked at once, `first` says who is faster. Each seat's decisions. */
async function played(first: (asked: readonly Seat[]) => Seat | undefined): Promise<Action[][]> {
  const paper = dayOf();
  while (paper.game.result === null) {
    const seat = first(deciders(paper.game));
    if (seat === undefined) throw new Error('nobody is asked');
    paper.act(seat, await decisionAt(paper, seat));
  }
  const { actions } = recordOf(paper.table);
  return SEATS.map((_, seat) => actions.filter(action => action.seat === seat));
}

describe('a deal that is played at several tables', () => {
  it('goes the same way for two who play alike, whoever is asked first and decides first', async () => {
    expect(await played(asked => asked.at(-1))).toEqual(await played(asked => asked[0]));
  }, 60_000);

  it('bots have another chance for each decision and seat', () => {
    const paper = dayOf();
    const seeds = new Set([seedFor(paper.table, 1), seedFor(paper.table, 2)]);
    paper.playUntil(game => game.round === 1 && game.version > 20);
    expect(seeds.add(seedFor(paper.table, 1)).size).toBe(3);
  });
});

/** Anna, alone with bots, has decided, and so have they since. */
function decided(paper: Paper): Paper {
  paper.playUntil(game => game.round === 1 && game.step > 3 && deciders(game)[0] === 0).act(0);
  return paper.playUntil(game => deciders(game)[0] === 0 && paper.table.steps.at(-1)?.action.seat !== 0);
}

describe('who plays alone for a contest', () => {
  it('doesn’t go back over what bots did, neither alone nor by agreeing with themselves', () => {
    const paper = decided(dayOf());
    expect(sheetFor(paper.table, { person: ANNA.id }).undo).toEqual({ kind: 'none' });
    expect(paper.refused(ANNA, UNDO)).toMatch(/nothing-to-undo|revealed/);
    const version = paper.game.version - 1;
    expect(paper.refused(ANNA, { kind: 'propose', proposal: { kind: 'undo', version } })).toBe(
      'nothing-to-undo',
    );
    expect(
      decided(new Paper().seat(...SEATS))
        .do(ANNA, UNDO)
        .entries.at(-1)?.what.kind,
    ).toBe('gone-back');
  });

  it('nor does who is left alone in a rated game: it goes on to count', () => {
    const paper = new Paper({ isRated: true }).seat(ANNA, BERND, '0').do(BERND, { kind: 'resign' });
    decided(paper);
    expect(sheetFor(paper.table, { person: ANNA.id }).undo).toEqual({ kind: 'none' });
    const version = paper.game.version - 1;
    expect(paper.refused(ANNA, { kind: 'propose', proposal: { kind: 'undo', version } })).toBe(
      'nothing-to-undo',
    );
  });

  it('takes back what has shown nothing', () => {
    const paper = dayOf().playUntil(
      game => deciders(game)[0] === 0 && choiceAt(game, 0).kind === 'platform-source',
    );
    const before = clone(paper.game);
    paper.act(0, { kind: 'platform-source', seat: 0, source: 'nothing' });
    expect(sheetFor(paper.table, { person: ANNA.id }).undo.kind).toBe('back');
    expect(paper.do(ANNA, UNDO).game).toEqual(before);
  });

  it('several people may agree to go back in a contest too', () => {
    const paper = together({ contest: DAY });
    paper.playUntil(game => game.version > 20);
    paper.do(ANNA, { kind: 'propose', proposal: { kind: 'undo', version: paper.game.version - 1 } });
  });
});

describe('a table of a contest', () => {
  it('begins when all are ready: nobody starts it, and nobody takes another party', () => {
    const paper = new Paper({ contest: DAY }).do(ANNA, { kind: 'seat-bot', seat: 2, bot: '0' });
    paper.do(ANNA, { kind: 'sit', seat: 0 }).do(BERND, { kind: 'sit', seat: 1 });
    expect(paper.refused(ANNA, { kind: 'choose-party', party: 'fdp' })).toBe('party-settled');
    paper.do(BERND, { kind: 'ready', isReady: true }).do(BERND, { kind: 'ready', isReady: false });
    paper.do(ANNA, { kind: 'ready', isReady: true });
    expect(paper.table.stage).toBe('gathering');
    expect(paper.do(BERND, { kind: 'ready', isReady: true }).table.stage).toBe('playing');
  });

  it('keeps the seat of who stands up: what another made of it would count for them', () => {
    const paper = new Paper({ contest: DAY }).do(ANNA, { kind: 'sit', seat: 0 });
    paper.do(ANNA, { kind: 'stand-up' });
    expect(paper.refused(BERND, { kind: 'sit', seat: 0 })).toBe('seat-kept');
    expect(paper.do(ANNA, { kind: 'sit', seat: 0 }).place(0)).toMatchObject({ person: ANNA, keptFor: null });
    const usual = new Paper().do(ANNA, { kind: 'sit', seat: 0 }).do(ANNA, { kind: 'stand-up' });
    usual.do(BERND, { kind: 'sit', seat: 0 });
  });

  it('nobody goes back in a deal that others play too, though all agree', () => {
    const paper = together({ contest: DAY, origin: 'shared' });
    paper.playUntil(game => game.version > 20);
    const version = paper.game.version - 1;
    expect(paper.refused(ANNA, { kind: 'propose', proposal: { kind: 'undo', version } })).toBe(
      'nothing-to-undo',
    );
  });
});
