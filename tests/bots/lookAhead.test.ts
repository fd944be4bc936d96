import { type Bot, botOf, type Decision } from '@macher/bots';
import { FEATURES } from '@macher/bots/parts';
import { type RulesetId, rulesOf } from '@macher/editions';
import {
  type Action,
  type Card,
  type Choice,
  type ChoiceOf,
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
import { donationBy } from '../../packages/bots/src/level3/donations.ts';
import type { Evaluation } from '../../packages/bots/src/level3/evaluation.ts';
import { featuresOf } from '../../packages/bots/src/level3/features.ts';
import { lookAhead, type Thinking } from '../../packages/bots/src/level3/lookAhead.ts';
import { plansFor } from '../../packages/bots/src/level3/plans.ts';
import { withStartBids } from '../../packages/bots/src/level3/startBids.ts';
import type { Temperament } from '../../packages/bots/src/level3/temperament.ts';
import { temperamentsFor } from '../../packages/bots/src/level3/temperaments.ts';
import { THOROUGH } from '../../packages/bots/src/level3/thinking.ts';
import { lastRoundOf, playOut } from '../../packages/bots/src/level3/worlds.ts';
import { deal } from '../walk.ts';

/** What the first kind of player believes. */
const temperament = (ruleset: RulesetId): Temperament => temperamentsFor(rulesOf(ruleset))[0] as Temperament;

const TABLE = { ruleset: '2019-4', players: 4 } as const;

/** The figures that change for each seat, by name. */
function changes(before: Game, after: Game): Record<string, number>[] {
  const [old, now] = [featuresOf(before), featuresOf(after)];
  return now.map((list, seat) =>
    Object.fromEntries(
      FEATURES.flatMap((name, index) => {
        const more = (list[index] as number) - (old[seat]?.[index] as number);
        return more === 0 ? [] : [[name, more]];
      }),
    ),
  );
}

describe('what the evaluation looks at', () => {
  it('is the same number of figures for everybody, however few regions are left', () => {
    const game = deal(TABLE, 'features');
    game.regions.splice(1);
    expect(featuresOf(game).map(list => list.length)).toEqual(game.players.map(() => FEATURES.length));
    expect(featuresOf(game).flat().every(Number.isFinite)).toBe(true);
  });

  it('a media marker counts for its owner only, and more with control', () => {
    const before = deal(TABLE, 'features');
    const after = deal(TABLE, 'features');
    for (const game of [before, after]) for (const region of game.regions) region.media.fill(0);
    (after.regions[1] as Game['regions'][number]).media[2] = 1;
    const [a, b, own, d] = changes(before, after);
    expect([a, b, d]).toEqual([{}, {}, {}]);
    expect(Object.keys(own ?? {}).sort()).toEqual(['2: control', '2: marker and lead', '2: markers']);
    expect(own?.['2: control']).toBe(before.rules.mediaBoard[1]);
  });

  it('votes count for their owner, and take the lead from the others', () => {
    const before = deal(TABLE, 'features');
    const after = deal(TABLE, 'features');
    for (const game of [before, after]) for (const region of game.regions) region.votes.fill(5);
    (after.regions[0] as Game['regions'][number]).votes[1] = 15;
    const [other, own] = changes(before, after);
    expect(own?.['1: mandates by votes']).toBeGreaterThan(0);
    expect(own?.['1: lead by votes']).toBeGreaterThan(0);
    expect(other?.['1: lead by votes']).toBeLessThan(0);
    expect(other?.['1: mandates by votes']).toBeUndefined();
  });
});

describe('politicians and cards in hand, for the evaluation', () => {
  it('every politician counts by itself as well, for its owner', () => {
    const before = deal(TABLE, 'features');
    const after = deal(TABLE, 'features');
    const { players, rules } = after;
    const [, , third] = rules.politicians;
    const own = players[1] as Game['players'][number];
    own.politicians.splice(own.politicians.indexOf(third?.id ?? ''), 1);
    expect(changes(before, after)).toEqual([{}, { politicians: -1, 'politician 3': -1 }, {}, {}]);
  });

  it('a card in hand counts by the agreement that it could bring, if the platform stays one', () => {
    const game = deal(TABLE, 'features');
    const [region] = game.regions;
    const own = game.players[0] as Game['players'][number];
    Object.assign(region as Game['regions'][number], { open: ['security+', 'welfare+'], keyIssue: null });
    own.platform.splice(0, 5, 'security-', 'welfare-', 'education+', 'genetics+', 'transport+');
    const gainWith = (...hand: Card[]): number | undefined => {
      own.hand.splice(0, own.hand.length, ...hand);
      return featuresOf(game)[0]?.[FEATURES.indexOf('1: hand')];
    };
    expect(gainWith()).toBe(0);
    expect(gainWith('digitalisation+')).toBe(1); // for a policy that clashes
    expect(gainWith('education-')).toBe(0);
    expect(gainWith('security+')).toBe(2); // in the place of its opposite only
  });
});

describe('plans', () => {
  it.each([
    ['2019-4', 4],
    ['2006-7', 4],
  ] as const)(
    '%s: every way to send politicians is legal, however little money there is',
    (ruleset, players) => {
      const game = deal({ ruleset, players }, 'sending');
      const { seat } = firstChoice(game, 'send');
      let tried = 0;
      for (const money of [0, 9000, 20_000, 100_000]) {
        (game.players[seat] as Game['players'][number]).money = money;
        const choice = choiceAt(game, seat);
        const plans = plansFor(
          view(game, seat),
          choice,
          [temperament(ruleset).prior],
          100,
          randomOf('plans'),
        );
        tried += plans.length;
        for (const plan of plans) expect(refuseAction(game, plan)).toBeNull();
      }
      expect(tried).toBeGreaterThan(20);
    },
  );
});

describe('donations in imagined worlds', () => {
  const weighing = (weights: Record<string, number>): Evaluation =>
    rulesOf('2019-4').rounds.map(() => FEATURES.map(name => weights[name] ?? 0));
  const game = deal(TABLE, 'donations');
  const asked = firstChoice(game, 'donation') as ChoiceOf<'donation'>;

  it('are taken for money and refused for base, as the evaluation would have it', () => {
    const { seat } = asked;
    const by = (weights: Record<string, number>) => donationBy(weighing(weights), game, asked);
    expect(by({ money: 1 })).toEqual({ kind: 'donation', seat, amount: 30_000, take: true });
    expect(by({ base: 1 })).toEqual({ kind: 'donation', seat, amount: 30_000, take: false });
    expect(by({ base: 1, money: 0.3 })).toMatchObject({ take: true });
    expect(by({ base: 1, money: 0.3, donations: 1 })).toMatchObject({ amount: 10_000 });
  });

  it('are nothing to the evaluation where no round follows', () => {
    expect(donationBy([], game, asked)).toBeNull();
  });

  it('end as the bot itself would decide, not as its script would', () => {
    const miserly = weighing({ money: 1 });
    const copies = [weighing({ base: 1 }), miserly].map(evaluation => {
      const copy = clone(game);
      const first = donationBy(miserly, copy, asked);
      playOut(
        copy,
        copy.players.map(() => temperament('2019-4').prior),
        first as Action,
        evaluation,
      );
      return copy;
    });
    const others = game.players.flatMap((_, seat) => (seat === asked.seat ? [] : [seat]));
    const [generous, greedy] = copies.map(({ players }) => others.map(seat => players[seat]?.money ?? 0));
    for (const [index, money] of (greedy ?? []).entries())
      expect(money - (generous?.[index] ?? 0)).toBe(30_000);
  });
});

describe('how far level 4 looks', () => {
  const lastRound = (ruleset: RulesetId, round: number): number =>
    lastRoundOf({ rules: rulesOf(ruleset), round });

  it('is the end of the round, or of the game where votes are only counted from then on', () => {
    expect([0, 1, 5, 6, 7].map(round => lastRound('2006-7', round))).toEqual([1, 1, 5, 7, 7]);
    expect([3, 4, 5].map(round => lastRound('2006-5', round))).toEqual([3, 5, 5]);
    expect([1, 3, 4].map(round => lastRound('2019-4', round))).toEqual([1, 3, 4]);
  });
});

describe('secret decisions', () => {
  it('are drawn among plans about as good: nobody can count on a bid', () => {
    const game = deal(TABLE, 'bids');
    const choice = firstChoice(game, 'bid');
    const usualOf = (thinking: Thinking): number => {
      const bids = Array.from({ length: 24 }, (_, chance) => {
        const decide = () =>
          lookAhead(thinking, temperament('2019-4'), view(game, choice.seat), choice, randomOf(`${chance}`));
        expect(decide()).toEqual(decide());
        return JSON.stringify(decide().action);
      });
      return Math.max(...bids.map(bid => bids.filter(each => each === bid).length));
    };
    expect(usualOf(THOROUGH)).toBeLessThan(usualOf({ ...THOROUGH, secret: [] }));
  });
});

describe('bids for the start', () => {
  const bidsIn = (ruleset: RulesetId, money: number | null): number[] => {
    const game = deal({ ...TABLE, ruleset }, 'start');
    const { seat } = firstChoice(game, 'bid');
    const player = game.players[seat];
    if (player !== undefined && money !== null) player.money = money;
    const choice = choiceAt(game, seat);
    return Array.from({ length: 16 }, (_, chance) => {
      const { action } = (botOf('3') as Bot).decide(view(game, seat), choice, randomOf(`${chance}`));
      expect(refuseAction(game, action)).toBeNull();
      return action.kind === 'bid' ? action.amount : Number.NaN;
    });
  };

  it('are 3,000 to 5,000 at least in 2019-4, never the same each time', () => {
    const bids = bidsIn('2019-4', null);
    expect(Math.min(...bids)).toBe(3000);
    expect(new Set(bids).size).toBeGreaterThan(2);
  });

  it('are never more than the seat’s money', () => {
    expect(Math.max(...bidsIn('2019-4', 2000))).toBe(2000);
    expect(Math.max(...bidsIn('2019-4', 0))).toBe(0);
  });

  it('are not raised above 8,000 in a tie', () => {
    const game = deal(TABLE, 'tie');
    const choice = firstChoice(game, 'raise') as ChoiceOf<'raise'>;
    const raised = (amount: number | null): Decision => ({
      action: { kind: 'raise', seat: choice.seat, amount },
      reason: { kind: 'forced' },
    });
    const decide = (amount: number | null): Decision =>
      withStartBids(temperament('2019-4').startBids, choice, raised(amount), randomOf('tie'));
    expect(decide(8000)).toEqual(raised(8000));
    expect(decide(9000).action).toEqual({ kind: 'raise', seat: choice.seat, amount: null });
    expect(decide(null)).toEqual(raised(null));
  });

  it('are what looking ahead finds in other games', () => {
    expect(Math.min(...bidsIn('2019-7', null))).toBeLessThan(3000);
  });
});

/** The script plays until a seat has a choice of this kind. */
function firstChoice(game: Game, kind: Kind): Choice {
  const script = botOf('2') as Bot;
  for (;;) {
    const seat = deciders(game)[0] as number;
    const choice = choiceAt(game, seat);
    if (choice.kind === kind) return choice;
    play(game, script.decide(view(game, seat), choice, randomOf('set-up')).action);
  }
}
