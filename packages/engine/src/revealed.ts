import { sealedSince } from './attempt.ts';
import { clone } from './clone.ts';
import { at, gone, sum } from './lists.ts';
import { phaseOf } from './phases/index.ts';
import { play } from './play.ts';
import type { Action } from './types/choices.ts';
import { type Chance, type Game, type Player, type Polls, type Region, STREAMS } from './types/game.ts';
import { unrevealed } from './view.ts';

/**
 * Has anybody learned something by this action, other than what its seat chose to show by it? Then its seat cannot
 * take it back by itself. Asked of all that is hidden: a pile that got shorter, chance, a seal, a card that lay face
 * down. A seat that knows less gets the same answer, so the answer tells it nothing.
 */
export function hasRevealed(before: Game, action: Action): boolean {
  const after = clone(before);
  play(after, action);
  return isShown(GAME, before, after);
}

/**
 * Shown says of each part of a game whether something hidden in it has been shown since; null: the part is open to all,
 * or told elsewhere.
 */
type Shown<T> = { readonly [Part in keyof T]: ((before: T, after: T) => boolean) | null };

function isShown<T>(parts: Shown<T>, before: T, after: T): boolean {
  for (const part in parts) if (parts[part]?.(before, after)) return true;
  return false;
}

const GAME: Shown<Game> = {
  rules: null,
  options: null,
  version: null,
  round: null,
  step: null,
  start: null,
  frames: (before, after) => isUnsealed(before, after) || isShownByFrames(before),
  players: (before, after) =>
    before.players.some((player, seat) => isShown(PLAYER, player, at(after.players, seat))) ||
    countUnrevealed(after) < countUnrevealed(before),
  regions: (before, after) => before.regions.some(region => isShownIn(region, after)),
  laterRegions: (before, after) => after.laterRegions.length < before.laterRegions.length,
  policies: (before, after) => after.policies.pile.length < before.policies.pile.length,
  opinions: (before, after) => after.opinions.pile.length < before.opinions.pile.length,
  polls: (before, after) => isShown(POLLS, before.polls, after.polls) || isBackShown(before, after),
  elections: null,
  coalitions: null,
  national: null,
  lot: null,
  // Everybody's money is counted.
  result: (before, after) => after.result !== before.result,
  chance: (before, after) => isAsked(before.chance, after.chance),
};

const PLAYER: Shown<Player> = {
  party: null,
  money: null, // with the result, or by a frame
  base: null,
  hand: isHandShown,
  platform: null,
  politicians: null, // with those that lie face down
  donations: null,
  meetings: null,
  media: null,
  tiles: null,
};

const REGION: Shown<Region> = {
  id: null,
  board: null,
  open: null,
  hidden: (before, after) => after.hidden.length < before.hidden.length,
  keyIssue: null,
  votes: null,
  trend: null,
  meetings: null,
  media: null,
  stack: null,
  tiles: null,
  row: null, // with the politicians in the hands
};

const POLLS: Shown<Polls> = {
  // The top poll was taken by somebody who has looked at it; one that nobody bought is discarded unseen. [R8]
  pile: ({ pile }, { pile: left, discards }) =>
    gone(pile, left).some(poll => !discards.some(each => each.poll === poll && each.seenBy === 'nobody')),
  discards: ({ discards: before }, { discards }) =>
    discards.some(
      ({ poll, seenBy }) =>
        seenBy === 'all' && !before.some(each => each.poll === poll && each.seenBy === 'all'),
    ),
};

/** All the sealed decisions are in, and whatever follows from that has been seen or heard. */
function isUnsealed(before: Game, after: Game): boolean {
  const since = sealedSince(before);
  return since !== null && sealedSince(after) !== since;
}

function isShownByFrames(game: Game): boolean {
  return game.frames.some(frame => phaseOf(frame).shows(game, frame));
}

/** Something was drawn by lot, rolled or shuffled. */
function isAsked(before: Chance, after: Chance): boolean {
  return STREAMS.some(stream => after[stream].some((word, index) => word !== before[stream][index]));
}

/** Used politicians leave openly, so everyone knows which are left: in a hand or face down. */
function countUnrevealed(game: Game): number {
  return sum(game.players.map((player, seat) => unrevealed(game, player, seat).length));
}

/** Whether a hidden card of a region is shown: those of a region that is cleared go to the open discards. */
function isShownIn(region: Region, { regions }: Game): boolean {
  const same = regions.find(({ id }) => id === region.id);
  return same === undefined ? region.hidden.length > 0 : isShown(REGION, region, same);
}

/** A card of the hand was discarded, for all to see. One that its player lays into the platform was chosen to be shown. */
function isHandShown(before: Player, after: Player): boolean {
  const laid = gone(after.platform, before.platform);
  return gone(gone(before.hand, after.hand), laid).length > 0;
}

/** Another poll lies on top now, with its back for all to see. */
function isBackShown({ rules, polls }: Game, { polls: { pile } }: Game): boolean {
  return rules.pollBacks && pile.length > 0 && pile.length < polls.pile.length;
}
