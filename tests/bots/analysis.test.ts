import { type Bot, botOf } from '@macher/bots';
import { foretell, weighPlans } from '@macher/bots/analysis';
import type { RulesetId } from '@macher/editions';
import {
  attentiveView,
  type Choice,
  choiceAt,
  clone,
  deciders,
  type Game,
  type Kind,
  play,
  randomOf,
  refuseAction,
  view,
} from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { deal } from '../walk.ts';

/** The script plays until a seat has a choice of this kind in this round. */
function asked(ruleset: RulesetId, kind: Kind, round: number): { game: Game; choice: Choice } {
  const game = deal({ ruleset, players: 4 }, 'analysis');
  const script = botOf('2') as Bot;
  for (;;) {
    const seat = deciders(game)[0] as number;
    const choice = choiceAt(game, seat);
    if (choice.kind === kind && game.round === round) return { game, choice };
    play(game, script.decide(view(game, seat), choice, randomOf('set-up')).action);
  }
}

describe('the plans of a decision, weighed', () => {
  it.each([
    ['2019-4', 'meetings', 2],
    ['2019-4', 'meetings', 4],
    ['2006-7', 'meetings', 3],
  ] as const)('%s, %s in round %i: the terms of a plan add up to its margin', (ruleset, kind, round) => {
    const { game, choice } = asked(ruleset, kind, round);
    const seen = attentiveView(game, choice.seat);
    const { plans } = weighPlans(seen, choice, { worlds: 3, plans: 4, seed: 'terms' });
    expect(plans.length).toBeGreaterThan(2);
    for (const { action, margins, terms } of plans) {
      expect(refuseAction(game, action)).toBeNull();
      const mean = margins.reduce((total, each) => total + each, 0) / margins.length;
      expect(terms.reduce((total, { points }) => total + points, 0)).toBeCloseTo(mean, 6);
    }
  });

  it('have regions that lie there, and what a player did beside what bots think of', () => {
    const { game, choice } = asked('2019-4', 'meetings', 2);
    const nothing = { kind: 'meetings', seat: choice.seat, buy: [] } as const;
    const seen = attentiveView(game, choice.seat);
    const { plans } = weighPlans(seen, choice, { worlds: 2, plans: 2, seed: 'also', also: [nothing] });
    expect(plans.map(({ action }) => action)).toContainEqual(nothing);
    const regions = plans.flatMap(({ terms }) => terms.flatMap(({ region }) => region ?? []));
    const held = game.elections.map(({ region }) => region);
    expect(new Set(regions)).toEqual(new Set([...held, ...game.regions.map(({ id }) => id)]));
  });
});

describe('a position foretold', () => {
  const { game } = asked('2019-4', 'meetings', 2);

  it.each(['round', 'end'] as const)('gives everyone points and a rank, to the end of the %s', until => {
    const before = clone(game);
    for (const position of [view(game, 1), view(game, null), game]) {
      const told = foretell(position, { worlds: 3, seed: 'a', until });
      expect(foretell(position, { worlds: 3, seed: 'a', until })).toEqual(told);
      expect(foretell(position, { worlds: 3, seed: 'b', until })).not.toEqual(told);
      for (const { points, ranks } of told) {
        expect(points.map(own => 1 + points.filter(other => other > own).length)).toEqual(ranks);
        expect(ranks).toContain(1);
      }
    }
    expect(game).toEqual(before);
  });

  it('knows who is ahead in the end', () => {
    const late = asked('2019-4', 'poll-bid', 4).game;
    const told = foretell(view(late, null), { worlds: 8, seed: 'late', until: 'end' });
    const wins = late.players.map((_, seat) => told.filter(({ ranks }) => ranks[seat] === 1).length);
    expect(Math.max(...wins)).toBeGreaterThanOrEqual(6);
  });
});
