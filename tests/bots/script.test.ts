import { type Bot, botOf } from '@macher/bots';
import { PARTIES, type RulesetId, rulesOf } from '@macher/editions';
import {
  type Card,
  type Choice,
  type ChoiceOf,
  choiceAt,
  deciders,
  type Game,
  type Kind,
  mediaControl,
  newGame,
  play,
  randomOf,
  type Seat,
  view,
} from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { judge } from '../../packages/bots/src/level2/script.ts';
import type { Weights } from '../../packages/bots/src/level2/weights.ts';
import { priorFor } from '../../packages/lab/src/training/prior.ts';

interface Asked<K extends Kind> {
  readonly game: Game;
  readonly seat: Seat;
  readonly choice: ChoiceOf<K>;
}

/** The first time that a seat is asked for this in a game of level 1, from the given round on. */
function firstAsked<K extends Kind>(
  kind: K,
  ruleset: RulesetId,
  round = 1,
  seed = 'script',
  suits: (game: Game) => boolean = () => true,
): Asked<K> {
  const game = newGame(rulesOf(ruleset), { parties: PARTIES.slice(0, 4), seed });
  for (;;) {
    const seat = deciders(game)[0] as Seat;
    const choice = choiceAt(game, seat);
    if (choice.kind === kind && game.round >= round && suits(game))
      return { game, seat, choice: choice as Choice as never };
    const { action } = (botOf('1') as Bot).decide(view(game, seat), choice, randomOf('script'));
    play(game, action);
  }
}

function isLastToBid({ frames, players }: Game): boolean {
  return frames.some(frame => frame.phase === 'poll-auctions' && frame.asked === players.length - 1);
}

function isPaidBefore({ regions, frames }: Game): boolean {
  return frames.length > 0 && regions.some(({ row }) => row.length > 1 && row[0]?.state === 'paid');
}

function decide<K extends Kind>({ game, seat, choice }: Asked<K>, changed: Partial<Weights> = {}) {
  const first = priorFor(game.rules.ruleset as RulesetId);
  return judge(view(game, seat), choice as never, { ...first, ...changed });
}

describe('level 2 bids', () => {
  it.each(['2019-4', '2006-7'] as const)('%s: nothing for a start that is worth nothing', ruleset => {
    const { action } = decide(firstAsked('bid', ruleset), { start: 0 });
    expect(action).toMatchObject({ kind: 'bid', amount: 0 });
  });

  it('more, the more the start is worth, but never what it is worth', () => {
    const asked = firstAsked('bid', '2019-4');
    const bids = [1, 3, 10].map(start => {
      const { action } = decide(asked, { start, money: 0.5, moneyTime: 0, rivalBid: 2 });
      return action.kind === 'bid' ? action.amount : Number.NaN;
    });
    expect(bids).toEqual([...bids].sort((a, b) => a - b));
    expect(bids[0]).toBeLessThanOrEqual(2000);
    expect(bids[2]).toBeGreaterThan(2000);
    expect(bids[2]).toBeLessThan(20_000);
  });

  it('less when the others are expected to bid little', () => {
    const asked = firstAsked('bid', '2019-4');
    const against = (rivalBid: number) => {
      const { action } = decide(asked, { start: 6, money: 0.5, moneyTime: 0, rivalBid });
      return action.kind === 'bid' ? action.amount : Number.NaN;
    };
    expect(against(0.3)).toBeLessThan(against(3));
  });

  it('for a poll more than the least where everybody bids once, unless nobody follows or the rivals are poor', () => {
    const asked = firstAsked('poll-bid', '2019-4');
    const bidAgainst = (rivalPoll: number, from = asked) => {
      const { action } = decide(from, { money: 0.01, moneyTime: 0, poll: 10, rivalPoll });
      return action.kind === 'poll-bid' ? (action.amount ?? -1) : Number.NaN;
    };
    const least = asked.choice.range?.min ?? Number.NaN;
    expect(bidAgainst(4)).toBeGreaterThan(least);
    expect(bidAgainst(0)).toBe(least);
    const last = firstAsked('poll-bid', '2019-4', 1, 'script', isLastToBid);
    expect(bidAgainst(4, last)).toBe(last.choice.range?.min);
  });

  it('the least for a poll where bidders may raise again', () => {
    const asked = firstAsked('poll-bid', '2006-7');
    expect(decide(asked, { money: 0.01, moneyTime: 0, poll: 10 }).action).toMatchObject({
      amount: asked.choice.range?.min,
    });
  });

  it('for a poll until the money is worth more', () => {
    const asked = firstAsked('poll-bid', '2019-4');
    const dear = { ...asked, choice: { ...asked.choice, range: { min: 30_000, max: 30_000, step: 1000 } } };
    expect(decide(dear, { money: 5, moneyTime: 0 }).action).toMatchObject({ amount: null });
  });
});

describe('level 2 and meetings', () => {
  it('says so when its votes pass the strongest rival', () => {
    const asked = firstAsked('meetings', '2019-4');
    const region = asked.game.regions[0];
    if (region === undefined) throw new Error('no region');
    for (const seat of asked.game.players.keys()) {
      region.votes[seat] = seat === asked.seat ? 20 : 0;
      region.meetings[seat] = 0;
    }
    const rival = (asked.seat + 1) % 4;
    region.votes[rival] = 24;
    region.trend[asked.seat] = asked.game.rules.trend.length - 1;
    asked.game.regions.splice(1);
    const { action, reason } = decide(
      { ...asked, choice: choiceAt(asked.game, asked.seat) as ChoiceOf<'meetings'> },
      {
        rivalPlanned: 0,
      },
    );
    expect(action).toMatchObject({ buy: [{ region: region.id }] });
    expect(reason).toMatchObject({ kind: 'overtake', region: region.id, rival });
    expect(reason.kind === 'overtake' && reason.votes).toBeGreaterThan(4);
  });

  it('buys nothing when money is worth more than points, and only what it can pay', () => {
    const asked = firstAsked('meetings', '2006-7');
    expect(decide(asked, { money: 100 }).action).toMatchObject({ buy: [] });
    const { action } = decide(asked, { money: 0, moneyTime: 0, meetingShare: 1 });
    if (action.kind !== 'meetings') throw new Error(action.kind);
    const cost = action.buy.reduce((sum, { count }) => sum + (asked.choice.costs[count] ?? 0), 0);
    expect(cost).toBeGreaterThan(0);
    expect(cost).toBeLessThanOrEqual(asked.choice.money);
  });

  it('spends in the last campaign what it keeps back before', () => {
    const asked = firstAsked('meetings', '2019-4', 4);
    const greedy = { money: 0, moneyTime: 0, meetingShare: 0 };
    expect(decide(asked, { ...greedy, lastShare: 0 }).action).toMatchObject({ buy: [] });
    expect(decide(asked, { ...greedy, lastShare: 1 }).action).not.toMatchObject({ buy: [] });
  });

  it('turns in no more than the track has room for', () => {
    const asked = firstAsked('turn-in', '2006-7', 2);
    const region = asked.game.regions.find(({ id }) => id === asked.choice.region);
    if (region === undefined) throw new Error('no region');
    region.votes[asked.seat] = 49;
    region.trend[asked.seat] = asked.game.rules.trend.length - 1;
    const { action } = decide(asked, { turnIn: 100 });
    expect(action).toMatchObject({ meetings: asked.choice.min });
  });
});

describe('level 2 and the rest', () => {
  it('takes donations while money counts, and refuses them when only base does', () => {
    const asked = firstAsked('donation', '2019-4');
    expect(decide(asked, { money: 3 }).action).toMatchObject({ amount: 30_000, take: true });
    expect(decide(asked, { money: 0, moneyTime: 0 }).action).toMatchObject({ amount: 30_000, take: false });
  });

  it('the older editions roll for it: the same with dice', () => {
    const asked = firstAsked('lay-donation', '2006-7');
    expect(decide(asked, { money: 3 }).action).toMatchObject({ amount: 50_000, accept: true });
    expect(decide(asked, { money: 0, moneyTime: 0 }).action).toMatchObject({ amount: 50_000, accept: false });
  });

  it('a politician is worth less when another has done what can be done only once', () => {
    const asked = firstAsked('pay', '2019-4', 1, 'script', isPaidBefore);
    const row = asked.game.regions.find(({ id }) => id === asked.choice.region)?.row ?? [];
    const once = asked.game.rules.politicians.find(({ main }) => main?.once === true);
    if (once === undefined || row[0] === undefined) throw new Error('nobody');
    const pointsOf = (before: string) => {
      row.splice(0, 1, { seat: (asked.seat + 1) % 4, politician: before, state: 'paid' });
      const { reason } = decide({ ...asked, choice: { ...asked.choice, politician: once.id } });
      return 'points' in reason ? reason.points : Number.NaN;
    };
    const other = asked.game.rules.politicians.find(({ main }) => main?.once === false);
    expect(pointsOf(once.id)).toBeLessThan(pointsOf(other?.id ?? ''));
  });

  it('buys the marker that brings media control', () => {
    const asked = firstAsked('buy-media', '2019-4');
    const { action } = decide(asked, { control: 50, money: 0.1, moneyTime: 0 });
    if (action.kind !== 'buy-media' || action.region === null) throw new Error('nothing bought');
    const region = asked.game.regions.find(({ id }) => id === action.region);
    const media = region?.media.map((count, seat) => count + (seat === asked.seat ? 1 : 0)) ?? [];
    expect(mediaControl({ media })).toBe(asked.seat);
    expect(decide(asked, { money: 100 }).action).toMatchObject({ region: null });
  });

  it('brings opinions to the national board that its own platform shows', () => {
    const asked = firstAsked('nationalise', '2006-7');
    const platform: Card[] = asked.game.players[asked.seat]?.platform ?? [];
    const [offer] = asked.choice.opinions;
    if (offer === undefined) throw new Error('nothing to nationalise');
    platform[0] = offer.card;
    for (const [seat, player] of asked.game.players.entries())
      if (seat !== asked.seat) player.platform.splice(0);
    const { action } = decide(asked);
    expect(action.kind === 'nationalise' && platform.includes(action.opinion ?? 'none+')).toBe(true);
  });
});
