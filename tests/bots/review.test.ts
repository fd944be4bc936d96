import { type Bot, botOf } from '@macher/bots';
import {
  CAUSES,
  chancesIn,
  compareWithBest,
  decisionsOf,
  explainDecision,
  type Finding,
  positionsOf,
  reviewDecision,
  whyOf,
} from '@macher/bots/analysis';
import { type RulesetId, rulesOf } from '@macher/editions';
import {
  type Action,
  attentiveView,
  choiceAt,
  clone,
  deciders,
  determinize,
  EPOCH,
  type Game,
  type GameRecord,
  makeRecord,
  play,
  randomOf,
  refuseAction,
} from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { isSure } from '../../packages/bots/src/analysis/review.ts';
import { expectSame } from '../same.ts';
import { anyAction, deal } from '../walk.ts';

const REVIEWED = 1;

/** The script plays; the seat that is reviewed does anything. */
function played(ruleset: RulesetId, players: number, seed: string): { game: Game; record: GameRecord } {
  const game = deal({ ruleset, players }, seed);
  const random = randomOf(`review:${seed}`);
  const actions: Action[] = [];
  const script = botOf('2') as Bot;
  while (game.result === null) {
    const seat = deciders(game)[0] as number;
    const choice = choiceAt(game, seat);
    const action =
      seat === REVIEWED
        ? anyAction(game, random)
        : script.decide(attentiveView(game, seat), choice, random).action;
    actions.push(action);
    play(game, action);
  }
  const seats = game.players.map(({ party }) => ({ party, name: party }));
  return { game, record: makeRecord(game, { epoch: EPOCH, seats, seed, actions }) };
}

const { game, record } = played('2019-4', 3, 'review');
const positions = positionsOf(rulesOf('2019-4'), record);
const decisions = decisionsOf(positions, record, REVIEWED);
const QUICK = { worlds: { seek: 4, judge: 4, care: 2 }, seed: 'quick' };

describe('a review', () => {
  it('has a position for every version, and asks only where there was something to decide', () => {
    expect(positions.map(({ version }) => version)).toEqual([...Array(record.actions.length + 1).keys()]);
    expectSame(positions.at(-1), game);
    for (const version of decisions) expect(record.actions[version]?.seat).toBe(REVIEWED);
    const own = record.actions.filter(({ seat }) => seat === REVIEWED).length;
    expect(decisions.length).toBeLessThanOrEqual(own);
    expect(decisions.length).toBeGreaterThan(own / 2);
  });

  it('names something that could have been done, for more than two points, and causes that add up', () => {
    const costly = decisions
      .filter((_, index) => index % 8 === 0)
      .map(version => reviewDecision(positions, record, version, 'costly'))
      .flatMap(({ version, better }) => (better === null ? [] : [{ version, ...better }]));
    expect(costly.length).toBeGreaterThan(0);
    for (const { version, action, points, giveOrTake, causes } of costly) {
      expect(points).toBeGreaterThan(2);
      expect(points).toBeGreaterThan(giveOrTake);
      expect(causes.reduce((total, cause) => total + cause.points, 0)).toBeCloseTo(points, 6);
      expect(causes.map(({ what }) => CAUSES.includes(what))).not.toContain(false);
      expect(refuseAction(positions[version] as Game, action)).toBeNull();
    }
  });

  it('[R18] says the same of a decision when all that the seat couldn’t know is dealt again', () => {
    for (const version of decisions.filter((_, index) => index % 17 === 0)) {
      const position = positions[version] as Game;
      const other = determinize(attentiveView(position, REVIEWED), `redeal:${version}`);
      const action = record.actions[version] as Action;
      for (const look of [compareWithBest, explainDecision]) {
        const said = [position, other].map(each =>
          look(attentiveView(each, REVIEWED), choiceAt(each, REVIEWED), action, QUICK),
        );
        expectSame(said[1], said[0]);
      }
    }
  });

  it.each([
    [2.1, 1, true],
    [1.9, 0.5, false],
    [5, 6, false],
  ])('tells %d points, give or take %d: %s', (points, giveOrTake, isTold) => {
    expect(isSure({ points, giveOrTake })).toBe(isTold);
  });

  it('leaves the game as it is', () => {
    const version = decisions[decisions.length - 3] as number;
    const before = clone(positions[version] as Game);
    reviewDecision(positions, record, version, 'untouched');
    expectSame(positions[version], before);
  });
});

const LOOKING = { seat: REVIEWED, eyes: REVIEWED, seed: 'curve', worlds: 2 } as const;

describe('why a bot did something', () => {
  const WORLDS = { seek: 2, judge: 2, care: 1 };
  const [script, own] = [0, REVIEWED].map(seat =>
    record.actions.findIndex(action => action.kind === 'meetings' && action.seat === seat),
  ) as [number, number];
  const asked = (version: number) => {
    const action = record.actions[version] as Action;
    const position = positions[version] as Game;
    return [attentiveView(position, action.seat), choiceAt(position, action.seat), action] as const;
  };

  it('is its own reason, if it decides the same again', () => {
    const why = whyOf(...asked(script), { bot: '2', seed: 'why', worlds: WORLDS });
    expect(why).toMatchObject({ why: 'own', reason: expect.objectContaining({ kind: expect.any(String) }) });
  });

  it('is compared with the best of all others, if it decides otherwise, or isn’t known', () => {
    for (const bot of ['2', null, 'nobody']) {
      const why = whyOf(...asked(own), { bot, seed: 'why', worlds: WORLDS });
      if (why.why !== 'compared') throw new Error(`not compared: ${why.why}`);
      const { points, causes, action } = why.comparison;
      expect(causes.reduce((total, cause) => total + cause.points, 0)).toBeCloseTo(points, 6);
      expect(refuseAction(positions[own] as Game, action)).toBeNull();
    }
  });
});

describe('the curve of a game', () => {
  const findings: Finding[] = [...chancesIn(positions, LOOKING)];

  it('begins unknown, and ends with who has won', () => {
    const [first] = chancesIn(positions, LOOKING);
    expect(first).toMatchObject({ finding: 'dot', dot: { version: 0, chances: null } });
    const dots = findings.flatMap(found => (found.finding === 'dot' ? [found.dot] : []));
    const won = dots.at(-1)?.chances?.map(chance => chance > 0);
    expect(won).toEqual(game.result?.map(({ rank }) => rank === 1));
    expect(new Set(dots.map(({ round, step }) => `${round} ${step}`)).size).toBe(dots.length);
  });

  it('[R18] is the same for a seat when all that it couldn’t know is dealt again', () => {
    const quick = { ...LOOKING, worlds: 1 };
    const other = positions.map(each =>
      each.result === null ? determinize(attentiveView(each, REVIEWED), `redeal:${each.version}`) : each,
    );
    expectSame([...chancesIn(other, quick)], [...chancesIn(positions, quick)]);
  });

  it('has at most three turning points, each a change, in order', () => {
    const last = findings.at(-1);
    const points = last?.finding === 'turning-points' ? last.points : [];
    expect(points.length).toBeLessThanOrEqual(3);
    expect(points.map(({ version }) => version)).toEqual(
      points.map(({ version }) => version).sort((one, other) => one - other),
    );
    for (const { before, after, version } of points) {
      expect(before).not.toBe(after);
      expect(positions[version]?.result).toBeNull();
    }
  });
});
