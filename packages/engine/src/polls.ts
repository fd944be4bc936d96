import { shuffleWith } from './chance.ts';
import { at } from './lists.ts';
import { mediaControl } from './media.ts';
import { playerAt, seatOf } from './seats.ts';
import { canMove, moveTrend } from './trend.ts';
import type { Tell } from './types/events.ts';
import type { DiscardedPoll, Game, Region } from './types/game.ts';
import type { TrendCause } from './types/reasons.ts';
import type { Poll, Rules } from './types/rules.ts';
import type { RegionView, View } from './types/view.ts';
import type { PartyId, PollId, Seat } from './types/vocabulary.ts';

export function pollOf(rules: Rules, id: PollId): Poll {
  const poll = pollsOf(rules).get(id);
  if (poll === undefined) throw new Error(`no such poll: ${id}`);
  return poll;
}

/** POLLS is worked out once for each game's rules: views look up every discarded poll. */
const POLLS = new WeakMap<Rules, ReadonlyMap<PollId, Poll>>();

function pollsOf(rules: Rules): ReadonlyMap<PollId, Poll> {
  const found = POLLS.get(rules);
  if (found !== undefined) return found;
  const polls = new Map(rules.polls.map(poll => [poll.id, poll]));
  POLLS.set(rules, polls);
  return polls;
}

/** The top card of a pile that is not empty. */
export function peekPoll(game: Game): PollId {
  return at(game.polls.pile, game.polls.pile.length - 1);
}

/** The top card stays in place, its back for all to see; an empty pile is shuffled first. [2019 §2 phase 8.4] [R47] */
export function topPoll(game: Game, tell: Tell): PollId {
  const { polls } = game;
  if (polls.pile.length === 0) {
    polls.pile = shuffleWith(
      game.chance,
      'polls',
      polls.discards.map(discarded => discarded.poll),
    );
    polls.discards = [];
    tell?.({ event: 'polls-shuffled', count: polls.pile.length });
  }
  return peekPoll(game);
}

/** One for each region before the first auction: a short pile is topped up with the shuffled discards. [R87] */
export function stockPolls(game: Game, count: number, tell: Tell): void {
  const { polls } = game;
  if (polls.pile.length >= count) return;
  const discards = shuffleWith(
    game.chance,
    'polls',
    polls.discards.map(discarded => discarded.poll),
  );
  polls.pile = [...discards, ...polls.pile];
  polls.discards = [];
  tell?.({ event: 'polls-shuffled', count: discards.length });
}

export function takePoll(game: Game, tell: Tell): PollId {
  const poll = topPoll(game, tell);
  game.polls.pile.pop();
  return poll;
}

/** What the back of a poll tells, where backs tell anything. */
export function backOf(rules: Rules, id: PollId): PartyId | null {
  return rules.pollBacks ? pollOf(rules, id).back : null;
}

export function discardPoll(game: Game, poll: PollId, seenBy: DiscardedPoll['seenBy']): void {
  game.polls.discards.push({ poll, seenBy });
}

type Table = Pick<View, 'rules'> & { readonly players: readonly { readonly party: PartyId }[] };
type Trends = Pick<RegionView, 'trend' | 'media'>;

/** A player may only publish a card that raises their own party. [2019 §2 phase 8.3] */
export function isPublishable({ players }: Pick<Table, 'players'>, seat: Seat, poll: Poll): boolean {
  return changeFor(poll, at(players, seat).party) > 0;
}

/** What becomes of a line of a poll when it is published. */
export type LineFate = 'moves' | 'not-playing' | 'protected' | 'others-rise' | 'at-end';

/**
 * Parties not in play are ignored, media control here is immune to a minus, and where whole cards are published
 * others' rises do nothing. [2019 §2 phase 8.3] [2006 §6.2.7]
 */
export function lineFate(
  table: Table,
  region: Trends,
  publisher: Seat,
  poll: Poll,
  party: PartyId,
): LineFate {
  const seat = seatOf(table, party);
  const change = changeFor(poll, party);
  if (seat === null) return 'not-playing';
  if (change < 0 && mediaControl(region) === seat) return 'protected';
  if (change > 0 && seat !== publisher && table.rules.pollUse === 'own-rise') return 'others-rise';
  return canMove(table, region, seat, change) ? 'moves' : 'at-end';
}

/** The publisher's own rise first, then the falls of others. */
export function applyPoll(game: Game, region: Region, seat: Seat, poll: Poll, tell: Tell): void {
  const own = playerAt(game, seat).party;
  applyLines(game, region, seat, poll, [own], tell);
  const others = linesOf(game, region, seat, poll).filter(party => party !== own);
  applyLines(game, region, seat, poll, others, tell);
}

/** The lines that would move something. */
export function linesOf(game: Game, region: Region, publisher: Seat, poll: Poll): PartyId[] {
  return Object.keys(poll.changes).filter(
    party => lineFate(game, region, publisher, poll, party) === 'moves',
  );
}

/** Applies lines of a poll; `publisher` is told as the one who did it. */
export function applyLines(
  game: Game,
  region: Region,
  publisher: Seat,
  poll: Poll,
  parties: readonly PartyId[],
  tell: Tell,
): void {
  for (const party of parties) {
    const seat = seatOf(game, party);
    const cause: TrendCause = { by: 'poll', seat: publisher, poll: poll.id };
    if (seat !== null) moveTrend(game, region, seat, changeFor(poll, party), cause, tell);
  }
}

function changeFor(poll: Poll, party: string): number {
  return poll.changes[party] ?? 0;
}
