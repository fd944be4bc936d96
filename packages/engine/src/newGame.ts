import { layRegion } from './board.ts';
import { allCards, showsIssueOf } from './cards.ts';
import { chanceOf, shuffleWith } from './chance.ts';
import { at } from './lists.ts';
import { dealOpinions, drawOpinion, turnUpOpinion } from './opinions.ts';
import { runOn } from './play.ts';
import { drawPolicies, drawPolicy, fillDisplay } from './policies.ts';
import { cardOfRegion } from './regions.ts';
import type { Tell } from './types/events.ts';
import type { Chance, Game, Options, Player } from './types/game.ts';
import type { RegionCard, Rules } from './types/rules.ts';
import type { BySeat, Card, PartyId, RegionId, Seat } from './types/vocabulary.ts';

export interface Setup {
  readonly parties: BySeat<PartyId>;
  readonly seed: string;
  readonly options?: Partial<Options>;
}

export const DEFAULT_OPTIONS: Options = { openMoney: false };

/** A new game, dealt and run on to its first decision. */
export function newGame(rules: Rules, { parties, seed, options }: Setup, tell?: Tell): Game {
  checkParties(rules, parties);
  const game = emptyTable(rules, parties, seed, { ...DEFAULT_OPTIONS, ...options });
  layRegions(game, tell);
  dealAllOpinions(game, tell);
  game.polls.pile = shuffleWith(
    game.chance,
    'polls',
    rules.polls.map(poll => poll.id),
  );
  game.policies.pile = shuffleWith(
    game.chance,
    'policies',
    copies(allCards(rules.issues), rules.policyCopies),
  );
  if (rules.dealsPlatforms) dealPlatforms(game, tell);
  fillDisplay(game, tell);
  runOn(game, tell);
  return game;
}

function checkParties(rules: Rules, parties: readonly PartyId[]): void {
  const { min, max } = rules.players;
  if (parties.length < min || parties.length > max)
    throw new RangeError(`${min} to ${max} players, not ${parties.length}`);
  for (const [index, party] of parties.entries()) {
    if (!rules.parties.includes(party)) throw new RangeError(`no such party: ${party}`);
    if (parties.indexOf(party) !== index) throw new RangeError(`two players have ${party}`);
  }
}

function emptyTable(rules: Rules, parties: readonly PartyId[], seed: string, options: Options): Game {
  const chance = chanceOf(seed);
  return {
    rules,
    options,
    version: 0,
    round: 0,
    step: 0,
    start: 0,
    frames: [],
    players: parties.map(party => newPlayer(rules, party)),
    regions: [],
    laterRegions: [],
    policies: { pile: [], display: [], discards: [] },
    opinions: { pile: [], board: [], discards: [] },
    polls: { pile: [], discards: [] },
    elections: [],
    coalitions: [],
    national: [],
    lot: drawLot(rules, parties.length, chance),
    result: null,
    chance,
  };
}

/** Where stacks matter, a lot decides who lies on top on a fresh board; else seat order. [R29] */
function drawLot(rules: Rules, players: number, chance: Chance): Seat[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return rules.stackOrder === 'lot' ? shuffleWith(chance, 'seats', seats) : seats;
}

function newPlayer(rules: Rules, party: PartyId): Player {
  const { money, base, meetings, media, coalitionTiles } = rules.start;
  return {
    party,
    money,
    base,
    hand: [],
    platform: [],
    politicians: rules.politicians.map(politician => politician.id),
    donations: rules.donations.map(donation => donation.amount),
    meetings,
    media,
    tiles: coalitionTiles,
  };
}

/** The lowest maximum begins (tie: the lower board [R1]); elections then follow clockwise. [2019 §1.1] [2019 §4.2] */
function layRegions(game: Game, tell: Tell): void {
  const { regions, regionDraw } = game.rules;
  const shuffled = (cards: readonly RegionCard[]): RegionId[] =>
    shuffleWith(
      game.chance,
      'regions',
      cards.map(card => card.id),
    );
  const large = shuffled(regions.filter(card => card.size === 'large'));
  const small = shuffled(regions.filter(card => card.size === 'small'));
  const any = shuffled(regionDraw.any === 0 ? [] : regions);
  const drawn = [
    ...large.splice(0, regionDraw.large),
    ...small.splice(0, regionDraw.small),
    ...any.splice(0, regionDraw.any),
  ];
  const laid = shuffleWith(game.chance, 'regions', drawn).map((id, board) =>
    layRegion(game, id, board, tell),
  );
  const maxima = laid.map(region => cardOfRegion(game.rules, region.id).maximum);
  const first = game.rules.firstRegion === 'first-board' ? 0 : maxima.indexOf(Math.min(...maxima));
  game.regions.push(...laid.slice(first), ...laid.slice(0, first));
  const later = shuffleWith(game.chance, 'regions', [...large, ...small, ...any]);
  game.laterRegions.push(...later.slice(0, regionDraw.later));
}

/** One of each on the opinion board, four face down in each region, then turned up by election order. [2019 §1.2] */
function dealAllOpinions(game: Game, tell: Tell): void {
  const { issues, opinionCopies, openOpinions, opinionBoard } = game.rules;
  const isOneOfEach = opinionBoard === 'one-of-each';
  const inPile = copies(allCards(issues), isOneOfEach ? opinionCopies - 1 : opinionCopies);
  if (isOneOfEach) game.opinions.board.push(...allCards(issues));
  game.opinions.pile = shuffleWith(game.chance, 'opinions', inPile);
  for (const region of game.regions) dealOpinions(game, region, tell);
  for (const [order, region] of game.regions.entries()) {
    for (let i = 0; i < at(openOpinions, order); i += 1) turnUpOpinion(game, region, tell);
  }
  if (!isOneOfEach) layPool(game, opinionBoard, tell);
}

/** The rest of the deck is shuffled; the pool holds the next cards, repeats and contradictions allowed. [2006 §5.2.3] */
function layPool(game: Game, size: number, tell: Tell): void {
  game.opinions.pile = shuffleWith(game.chance, 'opinions', game.opinions.pile);
  for (let i = 0; i < size; i += 1) {
    const card = drawOpinion(game, tell);
    if (card !== undefined) game.opinions.board.push(card);
  }
}

/** Five open policies of five issues, then a hidden hand; then the deck is shuffled. [2006 §5.1] */
function dealPlatforms(game: Game, tell: Tell): void {
  const { platformSize, handSize } = game.rules;
  for (const [seat, player] of game.players.entries()) {
    while (player.platform.length < platformSize) dealPolicy(game, player, tell);
    tell?.({ event: 'platform-laid', seat, cards: player.platform.slice() });
  }
  for (const player of game.players) player.hand.push(...drawPolicies(game, handSize, tell));
  game.policies.pile = shuffleWith(game.chance, 'policies', game.policies.pile);
}

/** Deals the next policy; one that repeats an issue makes way for the next. */
function dealPolicy(game: Game, player: Player, tell: Tell): void {
  const { policies, rules } = game;
  const card = drawPolicy(game, tell); // R21: discards of the deal itself may be needed
  if (card === undefined) throw new Error('the policies ran out');
  if (!showsIssueOf(rules, player.platform, card)) player.platform.push(card);
  else if (rules.onRepeat === 'discard') policies.discards.push(card);
  else policies.pile.unshift(card);
}

function copies(cards: readonly Card[], count: number): Card[] {
  return cards.flatMap(card => new Array<Card>(count).fill(card));
}
