import { awaited } from './choices.ts';
import { at } from './lists.ts';
import { phaseOf } from './phases/index.ts';
import { backOf } from './polls.ts';
import { electionAt, electionRounds } from './regions.ts';
import type { DiscardedPoll, Game, Player, Region, SentPolitician } from './types/game.ts';
import type {
  DiscardedPollView,
  Hidden,
  PlayerView,
  RegionView,
  SentPoliticianView,
  View,
} from './types/view.ts';
import type { PoliticianId, Seat } from './types/vocabulary.ts';

/** What a seat, or a spectator (null), may know of the game. [R18] */
export function view(game: Game, viewer: Seat | null): View {
  return viewAmid(game, viewer, game.options.openMoney, awaited(game));
}

/**
 * What a seat may know that has kept count of everybody's money: money is hidden, but whatever moves it is open to all.
 * For bots, which keep nothing between their decisions.
 */
export function attentiveView(game: Game, viewer: Seat | null): View {
  return viewAmid(game, viewer, true, awaited(game));
}

/** Everything that anyone's hand holds or held back, for games that are over. What lies face down on the table stays so. */
export function openView(game: Game): View {
  const seen = viewAmid(game, null, true);
  return {
    ...seen,
    players: game.players.map((player, seat) => viewPlayer(game, player, seat, seat, true)),
    regions: seen.regions.map((region, index) => ({
      ...region,
      row: at(game.regions, index).row.map(openly),
    })),
    polls: {
      ...seen.polls,
      discards: game.polls.discards.map(({ poll }) => ({ back: backOf(game.rules, poll), poll })),
    },
  };
}

function openly({ seat, politician, state }: SentPolitician): SentPoliticianView {
  return { seat, politician, state };
}

/** What a seat may know amid a step of the game too, where it is not known yet who is asked next. */
export function viewAmid(
  game: Game,
  viewer: Seat | null,
  openMoney: boolean,
  asked: View['awaited'] = [],
): View {
  const { policies, opinions, polls } = game;
  const first = electionAt(game, 0);
  const rounds = electionRounds(game.rules);
  return {
    rules: game.rules,
    options: game.options,
    viewer,
    version: game.version,
    round: game.round,
    step: game.step,
    start: game.start,
    frames: game.frames.map(frame => phaseOf(frame).view(game, frame, viewer)),
    awaited: asked,
    players: game.players.map((player, seat) => viewPlayer(game, player, seat, viewer, openMoney)),
    regions: game.regions.map((region, index) => viewRegion(region, first + index, rounds, viewer)),
    laterRegions: faceDown(game.laterRegions),
    policies: {
      pile: faceDown(policies.pile),
      display: policies.display.slice(),
      discards: policies.discards.slice(),
    },
    opinions: {
      pile: faceDown(opinions.pile),
      board: opinions.board.slice(),
      discards: opinions.discards.slice(),
    },
    polls: {
      pile: faceDown(polls.pile),
      top: polls.pile.length === 0 ? null : backOf(game.rules, at(polls.pile, polls.pile.length - 1)),
      discards: polls.discards.map(discarded => viewDiscardedPoll(game, discarded, viewer)),
    },
    elections: game.elections.slice(),
    coalitions: game.coalitions.slice(),
    national: game.national.slice(),
    lot: game.lot,
    result: game.result,
  };
}

function faceDown(cards: readonly unknown[]): Hidden {
  return { hidden: cards.length };
}

function viewPlayer(
  game: Game,
  player: Player,
  seat: Seat,
  viewer: Seat | null,
  openMoney: boolean,
): PlayerView {
  const isOwn = seat === viewer;
  const showMoney = isOwn || openMoney || game.result !== null;
  return {
    party: player.party,
    money: showMoney ? player.money : null,
    base: player.base,
    hand: isOwn ? player.hand.slice() : faceDown(player.hand),
    platform: player.platform.slice(),
    politicians: isOwn ? player.politicians.slice() : faceDown(player.politicians),
    unrevealed: unrevealed(game, player, seat),
    donations: player.donations.slice(),
    meetings: player.meetings,
    media: player.media,
    tiles: player.tiles,
  };
}

/**
 * The politicians that nobody has seen used, in the order of the edition, so that the order tells nothing about which
 * of them lie in a region. [R58]
 */
export function unrevealed({ rules, regions }: Game, { politicians }: Player, seat: Seat): PoliticianId[] {
  const sent: PoliticianId[] = [];
  for (const { row } of regions) {
    for (const card of row) if (card.seat === seat && card.state === 'face-down') sent.push(card.politician);
  }
  if (sent.length === 0) return politicians.slice();
  const found: PoliticianId[] = [];
  for (const { id } of rules.politicians) if (politicians.includes(id) || sent.includes(id)) found.push(id);
  return found;
}

function viewRegion(
  region: Region,
  election: number,
  rounds: readonly number[],
  viewer: Seat | null,
): RegionView {
  return {
    id: region.id,
    election,
    round: at(rounds, election - 1),
    board: region.board,
    open: region.open.slice(),
    hidden: faceDown(region.hidden),
    keyIssue: region.keyIssue,
    votes: region.votes.slice(),
    trend: region.trend.slice(),
    meetings: region.meetings.slice(),
    media: region.media.slice(),
    stack: region.stack.slice(),
    tiles: region.tiles.slice(),
    row: region.row.map(card => viewSent(card, viewer)),
  };
}

function viewSent({ seat, politician, state }: SentPolitician, viewer: Seat | null): SentPoliticianView {
  const isHidden = state === 'face-down' && seat !== viewer;
  return { seat, politician: isHidden ? null : politician, state };
}

function viewDiscardedPoll(
  game: Game,
  { poll, seenBy }: DiscardedPoll,
  viewer: Seat | null,
): DiscardedPollView {
  const isSeen = seenBy === 'all' || (viewer !== null && seenBy === viewer);
  return { back: backOf(game.rules, poll), poll: isSeen ? poll : null };
}
