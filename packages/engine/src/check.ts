import { deciders } from './choices.ts';
import type { Chance, Election, Game, Player, Region, Score } from './types/game.ts';
import type { Schema } from './types/schema.ts';

/**
 * A short check of a whole position, to be kept beside the decision that led to it. It is made of the values that lie
 * on the table, in an order of its own, and not of names of fields or of frames: code may be rewritten without
 * breaking the checks of old games. It is made from every secret of the game, so never send it to anyone.
 */
export function checkOf(game: Game): string {
  const sum = new Sum();
  addTable(sum, game);
  sum.each(game.players, addPlayer);
  sum.each(game.regions, addRegion);
  addPiles(sum, game);
  sum.each(game.elections, addElection);
  addChance(sum, game.chance);
  sum.each(game.result ?? [], addScore);
  return `${FORMULA}:${sum.text}`;
}

/** Whether this is the position that a check was made of; a check that is missing, or by another formula, always fits. */
export function isPositionOf(game: Game, check: string | null): boolean {
  return !canBeChecked(check) || check === checkOf(game);
}

/** false: there is no check, or it is by a formula that this program doesn't know. */
export function canBeChecked(check: string | null): boolean {
  return check?.startsWith(`${FORMULA}:`) === true;
}

/** Raised when something below changes: a check by another formula cannot be compared. */
const FORMULA = 1;

/** This formula's number and 32 bits, or what a later one makes: that is no mistake, but nothing to compare with. */
export const CHECK_SCHEMA: Schema = {
  type: 'string',
  minLength: 3,
  maxLength: 80,
  pattern: `^(${FORMULA}:[0-9a-f]{8}|([2-9]|[1-9][0-9]{1,3}):[A-Za-z0-9_-]+)$`,
};

/** FNV-1a over whole numbers and texts: cheap, and good enough to notice an accidental change. */
class Sum {
  #hash = 0x811c9dc5;

  number(value: number): void {
    const mixed = Math.imul(this.#hash ^ value, PRIME);
    this.#hash = mixed ^ (mixed >>> 15);
  }

  word(value: string): void {
    let hash = this.#hash ^ value.length;
    for (let i = 0; i < value.length; i += 1) hash = Math.imul(hash ^ value.charCodeAt(i), PRIME);
    this.#hash = hash;
  }

  numbers(values: readonly number[]): void {
    this.number(values.length);
    for (const value of values) this.number(value);
  }

  words(values: readonly string[]): void {
    this.number(values.length);
    for (const value of values) this.word(value);
  }

  each<T>(values: readonly T[], add: (sum: Sum, value: T) => void): void {
    this.number(values.length);
    for (const value of values) add(this, value);
  }

  get text(): string {
    return (this.#hash >>> 0).toString(16).padStart(8, '0');
  }
}

const PRIME = 0x01000193;
const NOBODY = -1;

function addTable(sum: Sum, game: Game): void {
  sum.number(game.version);
  sum.number(game.round);
  sum.number(game.start);
  sum.numbers(deciders(game));
  sum.numbers(game.lot);
  sum.each(game.coalitions, (each, pair) => each.numbers(pair));
}

function addPlayer(sum: Sum, player: Player): void {
  sum.word(player.party);
  sum.number(player.money);
  sum.number(player.base);
  sum.words(player.hand);
  sum.words(player.platform);
  sum.words(player.politicians);
  sum.numbers(player.donations);
  sum.number(player.meetings);
  sum.number(player.media);
  sum.number(player.tiles);
}

function addRegion(sum: Sum, region: Region): void {
  sum.word(region.id);
  sum.number(region.board);
  sum.words(region.open);
  sum.words(region.hidden);
  sum.word(region.keyIssue ?? '');
  sum.numbers(region.votes);
  sum.numbers(region.trend);
  sum.numbers(region.meetings);
  sum.numbers(region.media);
  sum.numbers(region.stack);
  sum.numbers(region.tiles);
  for (const { seat, politician, state } of region.row) {
    sum.number(seat);
    sum.word(politician);
    sum.word(state);
  }
}

function addPiles(sum: Sum, { laterRegions, policies, opinions, polls, national }: Game): void {
  sum.words(laterRegions);
  sum.words(policies.pile);
  sum.words(policies.display);
  sum.words(policies.discards);
  sum.words(opinions.pile);
  sum.words(opinions.board);
  sum.words(opinions.discards);
  sum.words(polls.pile);
  for (const { poll, seenBy } of polls.discards) {
    sum.word(poll);
    sum.word(String(seenBy));
  }
  for (const { card, secured } of national) {
    sum.word(card);
    sum.number(secured ? 1 : 0);
  }
}

function addElection(sum: Sum, election: Election): void {
  sum.word(election.region);
  sum.number(election.round);
  sum.word(election.outcome);
  sum.numbers(election.votes);
  sum.numbers(election.mandates);
  sum.numbers(election.win);
  sum.numbers(election.winners);
  sum.number(election.beaten ?? NOBODY);
  sum.numbers(election.presence);
}

function addChance(sum: Sum, chance: Chance): void {
  sum.numbers(chance.regions);
  sum.numbers(chance.opinions);
  sum.numbers(chance.polls);
  sum.numbers(chance.policies);
  sum.numbers(chance.seats);
  sum.numbers(chance.dice);
}

function addScore(sum: Sum, score: Score): void {
  sum.number(score.total);
  sum.number(score.rank);
}
