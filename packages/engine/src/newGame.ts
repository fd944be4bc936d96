import { layRegion } from './board.ts';
import { allCards } from './cards.ts';
import { chanceOf, shuffleWith } from './chance.ts';
import { at } from './lists.ts';
import { dealOpinions, turnUpOpinion } from './opinions.ts';
import { runOn } from './play.ts';
import { fillDisplay } from './policies.ts';
import { cardOfRegion } from './regions.ts';
import type { Tell } from './types/events.ts';
import type { Game, Options, Player } from './types/game.ts';
import type { RegionCard, Rules } from './types/rules.ts';
import type { Card, PartyId, RegionId } from './types/vocabulary.ts';

export interface Setup {
  /** By seat. */
  readonly parties: readonly PartyId[];
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
    result: null,
    chance: chanceOf(seed),
  };
}

function newPlayer(rules: Rules, party: PartyId): Player {
  const { money, base, meetings, media } = rules.start;
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
  const drawn = [...large.splice(0, regionDraw.large), ...small.splice(0, regionDraw.small)];
  const laid = shuffleWith(game.chance, 'regions', drawn).map((id, board) =>
    layRegion(game, id, board, tell),
  );
  const maxima = laid.map(region => cardOfRegion(game.rules, region.id).maximum);
  const first = maxima.indexOf(Math.min(...maxima));
  game.regions.push(...laid.slice(first), ...laid.slice(0, first));
  const later = shuffleWith(game.chance, 'regions', [...large, ...small]);
  game.laterRegions.push(...later.slice(0, regionDraw.later));
}

/** One of each on the opinion board, four face down in each region, then turned up by election order. [2019 §1.2] */
function dealAllOpinions(game: Game, tell: Tell): void {
  const { issues, opinionCopies, openOpinions } = game.rules;
  game.opinions.board.push(...allCards(issues));
  game.opinions.pile = shuffleWith(game.chance, 'opinions', copies(allCards(issues), opinionCopies - 1));
  for (const region of game.regions) dealOpinions(game, region);
  for (const [order, region] of game.regions.entries()) {
    for (let i = 0; i < at(openOpinions, order); i += 1) turnUpOpinion(game, region, tell);
  }
}

function copies(cards: readonly Card[], count: number): Card[] {
  return cards.flatMap(card => new Array<Card>(count).fill(card));
}
