// 2019 §2 phase 8
import { AMOUNT, actionSchema } from '../actionSchema.ts';
import { bidRange, pay } from '../money.ts';
import type { Decision, Phase } from '../phase.ts';
import { discardPoll, peekPoll, takePoll, topPoll } from '../polls.ts';
import { refuseAmount } from '../refuse.ts';
import { regionAt } from '../regions.ts';
import { orNull } from '../schema.ts';
import { firstFrom, leaders } from '../seats.ts';
import type { Tell } from '../types/events.ts';
import type { PollAuctionsFrame } from '../types/frames.ts';
import type { Game } from '../types/game.ts';
import type { Seat } from '../types/vocabulary.ts';
import { openPollUse } from './pollUse.ts';
import { amounts, sampleRaise } from './startPlayer.ts';

export function enterPollAuctions(): PollAuctionsFrame {
  return {
    phase: 'poll-auctions',
    step: 'opening',
    region: 0,
    auctioneer: 0,
    asked: 0,
    leader: null,
    high: 0,
  };
}

/** One poll per region, in region order; once around, the auctioneer last. */
export const pollAuctions: Phase<PollAuctionsFrame, 'poll-bid'> = {
  advance(game, frame, tell) {
    while (frame.region < game.regions.length) {
      if (frame.step === 'opening') openAuction(game, frame, tell);
      if (frame.asked < game.players.length) return true;
      if (closeAuction(game, frame, tell)) return true;
    }
    return false;
  },

  deciders: (game, frame) => [bidder(game, frame)],

  kindFor: () => 'poll-bid',

  choice: (game, frame, seat) => ({
    kind: 'poll-bid',
    seat,
    region: regionAt(game, frame.region).id,
    back: peekPoll(game).back,
    range: bidRange(game, seat, frame.leader === null ? 0 : frame.high + game.rules.moneyStep),
  }),

  play(game, frame, { seat, amount }, tell) {
    const region = regionAt(game, frame.region).id;
    frame.asked += 1;
    if (amount === null) {
      tell?.({ event: 'poll-passed', seat, region });
      return;
    }
    frame.leader = seat;
    frame.high = amount;
    tell?.({ event: 'poll-bid', seat, region, amount });
  },

  view: (_game, frame) => ({ ...frame }),

  imagine: (_game, view) => ({ ...view }),
};

export const pollBidDecision: Decision<'poll-bid'> = {
  schema: actionSchema('poll-bid', { amount: orNull(AMOUNT) }),
  check: (rules, { range }, { amount }) =>
    amount === null ? null : refuseAmount(rules, 'poll-bid', range, amount),
  list: (_rules, { seat, range }) =>
    [null, ...amounts(range)].map(amount => ({ kind: 'poll-bid', seat, amount })),
  sample: (_rules, { seat, range }, random) => ({
    kind: 'poll-bid',
    seat,
    amount: sampleRaise(random, range),
  }),
};

/** The auctioneer is the party with the most votes there; tie: first in turn order. */
function openAuction(game: Game, frame: PollAuctionsFrame, tell: Tell): void {
  const region = regionAt(game, frame.region);
  frame.step = 'bidding';
  frame.auctioneer = firstFrom(game, game.start, leaders(region.votes));
  frame.asked = 0;
  frame.leader = null;
  frame.high = 0;
  const { back } = topPoll(game, tell);
  tell?.({ event: 'poll-offered', region: region.id, auctioneer: frame.auctioneer, back });
}

/** Left of the auctioneer first. */
function bidder(game: Game, frame: PollAuctionsFrame): Seat {
  return (frame.auctioneer + 1 + frame.asked) % game.players.length;
}

/**
 * The highest bidder pays and takes the card; without a bid it is discarded unseen. [R8]
 * True when someone now has a poll to use, before the next auction may open.
 */
function closeAuction(game: Game, frame: PollAuctionsFrame, tell: Tell): boolean {
  const index = frame.region;
  const { leader, high } = frame;
  const region = regionAt(game, index).id;
  const poll = takePoll(game, tell);
  frame.step = 'opening';
  frame.region += 1;
  if (leader === null) {
    discardPoll(game, poll, 'nobody');
    tell?.({ event: 'poll-unsold', region });
    return false;
  }
  pay(game, leader, high);
  tell?.({ event: 'poll-won', seat: leader, region, paid: high });
  openPollUse(game, leader, index, poll, tell);
  return true;
}
