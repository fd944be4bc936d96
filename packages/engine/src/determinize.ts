import { allCards } from './cards.ts';
import { chanceOf, randomOf, shuffle } from './chance.ts';
import { at, remove } from './lists.ts';
import { phaseOf } from './phases/index.ts';
import { backOf } from './polls.ts';
import type { Game, Player, Region } from './types/game.ts';
import type { Rules } from './types/rules.ts';
import type { DraftView, FrameView, PlayerView, RegionView, View } from './types/view.ts';
import type { Card, PartyId, PollId, Random, RegionId, Seat } from './types/vocabulary.ts';

/** What a seat may remember beyond its view: money is hidden, but everything that moves it is open. */
export interface Memory {
  readonly money?: readonly number[];
}

/**
 * A complete game that looks to its viewer exactly like this view, with everything unseen drawn at random from
 * what it can be. The same view and seed give the same game.
 */
export function determinize(view: View, seed: string, memory: Memory = {}): Game {
  const random = randomOf(`determinize:${seed}`);
  const policies = shuffle(unseenPolicies(view), random);
  const opinions = shuffle(unseenOpinions(view), random);
  const regions = view.regions.map(region => imagineRegion(region, opinions));
  const game: Game = {
    rules: view.rules,
    options: view.options,
    version: view.version,
    round: view.round,
    step: view.step,
    start: view.start,
    frames: [],
    players: view.players.map((player, seat) => imaginePlayer(view, player, seat, policies, memory, random)),
    regions,
    laterRegions: shuffle(unseenRegions(view), random).slice(0, view.laterRegions.hidden),
    policies: {
      pile: policies,
      display: view.policies.display.slice(),
      discards: view.policies.discards.slice(),
    },
    opinions: {
      pile: opinions,
      board: view.opinions.board.slice(),
      discards: view.opinions.discards.slice(),
    },
    polls: imaginePolls(view, random),
    elections: view.elections.slice(),
    coalitions: view.coalitions.slice(),
    national: view.national.slice(),
    lot: view.lot,
    result: view.result === null ? null : view.result.slice(),
    chance: chanceOf(`determinize:${seed}`),
  };
  placePoliticians(view, game, random);
  for (const frame of view.frames) game.frames.push(phaseOf(frame).imagine(game, frame, view.viewer, random));
  return game;
}

/** All cards of a kind, `copies` of each, less those that are seen. */
function unseen(view: View, copies: number, seen: readonly Card[]): Card[] {
  const left: Card[] = [];
  for (const card of cardsOf(view.rules)) {
    let count = copies;
    for (const each of seen) if (each === card) count -= 1;
    for (; count > 0; count -= 1) left.push(card);
  }
  return left;
}

/** CARDS is worked out once for each game's rules: bots imagine thousands of worlds by the same ones. */
const CARDS = new WeakMap<Rules, readonly Card[]>();

function cardsOf(rules: Rules): readonly Card[] {
  const known = CARDS.get(rules);
  if (known !== undefined) return known;
  const cards = allCards(rules.issues);
  CARDS.set(rules, cards);
  return cards;
}

function unseenOpinions(view: View): Card[] {
  const { board, discards } = view.opinions;
  const national = view.national.flatMap(({ card, secured }) => (secured ? [card, card] : [card]));
  return unseen(view, view.rules.opinionCopies, [
    ...board,
    ...discards,
    ...national,
    ...view.regions.flatMap(region => region.open),
  ]);
}

function unseenPolicies(view: View): Card[] {
  const seen = [...view.policies.display, ...view.policies.discards];
  for (const player of view.players) {
    seen.push(...player.platform);
    if ('hidden' in player.hand) continue;
    seen.push(...player.hand);
  }
  for (const frame of view.frames) if (frame.phase === 'draft') seen.push(...seenInDraft(view, frame));
  return unseen(view, view.rules.policyCopies, seen);
}

/** Each packet as it was when this seat first held it; all it saw of it later was among those cards. */
function seenInDraft(view: View, { pick, packet, kept, passed }: DraftView): Card[] {
  const seen: Card[] = [];
  const held = Math.min(view.players.length, kept.length);
  for (let i = 0; i < held; i += 1) seen.push(at(kept, i), ...at(passed, i));
  return pick < view.players.length ? [...seen, ...packet] : seen;
}

function imaginePlayer(
  view: View,
  player: PlayerView,
  seat: Seat,
  pile: Card[],
  memory: Memory,
  random: Random,
): Player {
  return {
    party: player.party,
    money: player.money ?? rememberedMoney(view, seat, memory) ?? imagineMoney(view, seat, random),
    base: player.base,
    hand: 'hidden' in player.hand ? pile.splice(pile.length - player.hand.hidden) : player.hand.slice(),
    platform: player.platform.slice(),
    politicians: 'hidden' in player.politicians ? [] : player.politicians.slice(),
    donations: player.donations.slice(),
    meetings: player.meetings,
    media: player.media,
    tiles: player.tiles,
  };
}

/** A seat's count of another's money may be a guess; what was openly offered is there. */
function rememberedMoney(view: View, seat: Seat, { money }: Memory): number | undefined {
  const remembered = money?.[seat];
  return remembered === undefined ? undefined : Math.max(remembered, offered(view, seat));
}

/** Anything up to the starting money beyond what the player has openly offered to pay. */
function imagineMoney(view: View, seat: Seat, random: Random): number {
  const { moneyStep, start } = view.rules;
  return offered(view, seat) + moneyStep * random(start.money / moneyStep + 1);
}

function offered(view: View, seat: Seat): number {
  return Math.max(0, ...view.frames.map(frame => offeredIn(frame, seat)));
}

function offeredIn(frame: FrameView, seat: Seat): number {
  if (frame.phase === 'poll-auctions') return frame.leader === seat ? frame.high : 0;
  if (frame.phase !== 'start-player' || frame.step === 'sealed') return 0;
  if (frame.step === 'again' && frame.raisers.includes(seat)) return frame.high;
  const bid = frame.bids[seat];
  return Math.max(frame.leader === seat ? frame.high : 0, typeof bid === 'number' ? bid : 0);
}

function imagineRegion(region: RegionView, opinions: Card[]): Region {
  return {
    id: region.id,
    board: region.board,
    open: region.open.slice(),
    hidden: opinions.splice(opinions.length - region.hidden.hidden),
    keyIssue: region.keyIssue,
    votes: region.votes.slice(),
    trend: region.trend.slice(),
    meetings: region.meetings.slice(),
    media: region.media.slice(),
    stack: region.stack.slice(),
    tiles: region.tiles.slice(),
    row: [],
  };
}

/** A player's unrevealed politicians are one unknown group, some in hand, some face down. [R58] */
function placePoliticians(view: View, game: Game, random: Random): void {
  const groups = view.players.map(player => shuffle(player.unrevealed.slice(), random));
  for (const [index, region] of view.regions.entries()) {
    const row = region.row.map(({ seat, politician, state }) => ({
      seat,
      politician: politician ?? at(at(groups, seat).splice(-1), 0),
      state,
    }));
    at(game.regions, index).row = row;
  }
  for (const [seat, player] of view.players.entries()) {
    if (!('hidden' in player.politicians)) continue;
    const inHand = at(groups, seat);
    const { politicians } = at(game.players, seat);
    for (const { id } of view.rules.politicians) if (inHand.includes(id)) politicians.push(id);
  }
}

function unseenRegions(view: View): RegionId[] {
  const known = [
    ...view.regions.map(region => region.id),
    ...view.elections.map(election => election.region),
  ];
  return view.rules.regions.map(card => card.id).filter(id => !known.includes(id));
}

/** Unseen cards by their backs: discarded ones, the top of the pile, one being looked at; then the rest. */
function imaginePolls(view: View, random: Random): Game['polls'] {
  const pool = shuffle(
    view.rules.polls.map(poll => poll.id),
    random,
  );
  for (const { poll } of view.polls.discards) if (poll !== null) remove(pool, poll);
  const inUse = view.frames.find(frame => frame.phase === 'poll-use');
  if (inUse?.poll != null) remove(pool, inUse.poll);
  const withBack = (back: PartyId | null): PollId => {
    const index = pool.findIndex(id => backOf(view.rules, id) === back);
    return at(pool.splice(index, 1), 0);
  };
  const discards = view.polls.discards.map(({ back, poll }) =>
    poll === null
      ? ({ poll: withBack(back), seenBy: 'nobody' } as const)
      : ({ poll, seenBy: view.viewer ?? 'all' } as const),
  );
  const top = view.polls.top === null ? [] : [withBack(view.polls.top)];
  const lookedAt = inUse !== undefined && inUse.poll === null ? [withBack(inUse.back)] : [];
  return { pile: [...pool, ...top, ...lookedAt], discards };
}
