// 2019 §2 phase 8; 2006 §6.2.7
import { AMOUNT, actionSchema } from '../actionSchema.ts';
import { bidRange, pay } from '../money.ts';
import type { Decision, Phase } from '../phase.ts';
import { backOf, discardPoll, peekPoll, stockPolls, takePoll, topPoll } from '../polls.ts';
import { refuseAmount } from '../refuse.ts';
import { regionAt } from '../regions.ts';
import { orNull } from '../schema.ts';
import { firstFrom, leaders, seatInTurn } from '../seats.ts';
import type { Tell } from '../types/events.ts';
import type { PollAuctionsFrame } from '../types/frames.ts';
import type { Game } from '../types/game.ts';
import type { Seat } from '../types/vocabulary.ts';
import { openToAll } from './copies.ts';
import { openPollUse } from './pollUse.ts';
import { amounts, sampleRaise } from './startPlayer.ts';

export function enterPollAuctions(game: Game, tell: Tell): PollAuctionsFrame {
  if (game.rules.pollsDealt === 'beforehand') stockPolls(game, game.regions.length, tell);
  return {
    phase: 'poll-auctions',
    step: 'opening',
    region: 0,
    auctioneer: 0,
    asked: 0,
    leader: null,
    high: 0,
    passed: [],
  };
}

/** One poll per region, in region order: once around, the auctioneer last, or up and up until one is left. */
export const pollAuctions: Phase<PollAuctionsFrame, 'poll-bid'> = {
  advance(game, frame, tell) {
    while (frame.region < game.regions.length) {
      if (frame.step === 'opening') openAuction(game, frame, tell);
      if (!isDecided(game, frame)) return true;
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
    back: backOf(game.rules, peekPoll(game)),
    range: bidRange(game, seat, lowestBid(game, frame)),
  }),

  play(game, frame, { seat, amount }, tell) {
    const region = regionAt(game, frame.region).id;
    frame.asked = nextTurn(game, frame, seat);
    if (amount === null) {
      frame.passed.push(seat);
      tell?.({ event: 'poll-passed', seat, region });
      return;
    }
    frame.leader = seat;
    frame.high = amount;
    tell?.({ event: 'poll-bid', seat, region, amount });
  },

  ...openToAll<PollAuctionsFrame>(frame => ({ ...frame, passed: frame.passed.slice() })),
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

/** The auctioneer is the party with the most votes there; tie: first in turn order. Ascending ones have none. */
function openAuction(game: Game, frame: PollAuctionsFrame, tell: Tell): void {
  const region = regionAt(game, frame.region);
  frame.step = 'bidding';
  frame.auctioneer = firstFrom(game, game.start, leaders(region.votes));
  frame.asked = 0;
  frame.leader = null;
  frame.high = 0;
  frame.passed = [];
  const back = backOf(game.rules, topPoll(game, tell));
  tell?.({ event: 'poll-offered', region: region.id, auctioneer: frame.auctioneer, back });
}

/** Once around: left of the auctioneer first. Ascending: from the start player on, the next seat still in the auction. */
function bidder(game: Game, frame: PollAuctionsFrame): Seat {
  if (game.rules.pollAuction === 'once-around')
    return (frame.auctioneer + 1 + frame.asked) % game.players.length;
  let turn = frame.asked;
  while (frame.passed.includes(seatInTurn(game, turn)) || seatInTurn(game, turn) === frame.leader) turn += 1;
  return seatInTurn(game, turn);
}

/** How far the questions have gone around the table. */
function nextTurn(game: Game, frame: PollAuctionsFrame, seat: Seat): number {
  if (game.rules.pollAuction === 'once-around') return frame.asked + 1;
  return ((seat - game.start + game.players.length) % game.players.length) + 1;
}

function isDecided(game: Game, frame: PollAuctionsFrame): boolean {
  if (game.rules.pollAuction === 'once-around') return frame.asked === game.players.length;
  return frame.passed.length === game.players.length - (frame.leader === null ? 0 : 1);
}

function lowestBid(game: Game, frame: PollAuctionsFrame): number {
  return frame.leader === null ? game.rules.pollOpening : frame.high + game.rules.moneyStep;
}

/**
 * The highest bidder pays and takes the card; without a bid it is discarded unseen. [R8]
 * True when someone now has a poll to use, before the next auction may open.
 */
function closeAuction(game: Game, frame: PollAuctionsFrame, tell: Tell): boolean {
  const index = frame.region;
  const { leader, high } = frame;
  const region = regionAt(game, index).id;
  frame.step = 'opening';
  frame.region += 1;
  if (leader === null) {
    discardPoll(game, takePoll(game, tell), 'nobody');
    tell?.({ event: 'poll-unsold', region });
    return false;
  }
  pay(game, leader, high);
  tell?.({ event: 'poll-won', seat: leader, region, paid: high });
  openPollUse(game, leader, index);
  return true;
}
