import {
  allCards,
  type Card,
  type Game,
  type NationalOpinion,
  type Random,
  type Region,
  type Rules,
  repeatedIssue,
  shuffle,
} from '@macher/engine';
import { openCounts } from './boards.ts';
import { addPile } from './piles.ts';
import type { NationalSpec, Position, RegionSpec } from './spec.ts';
import { Stock } from './stock.ts';
import { wrong } from './wrong.ts';

/**
 * Fills in opinions: given cards first, then the board, then open ones as the round has them, the hidden ones and the
 * pile.
 */
export function fillOpinions(game: Game, position: Position, random: Random): void {
  const { rules, opinions } = game;
  const cards = allCards(rules.issues).flatMap(card => new Array<Card>(rules.opinionCopies).fill(card));
  const stock = new Stock('/position', 'opinion', shuffle(cards, random));
  const given = position.opinions ?? {};
  const open = openCounts(game);
  const regions = game.regions.map((region, index) => ({
    region,
    spec: position.regions?.[index] ?? {},
    path: `/position/regions/${index}`,
    open: open[index] ?? 0,
  }));
  for (const { region, spec, path } of regions) takeGiven(game, region, spec, stock, path);
  game.national.push(...takeNational(game, position.national ?? [], stock));
  if (given.board !== undefined) opinions.board.push(...takeBoard(rules, given.board, stock));
  const finish = addPile(opinions, given, stock, '/position/opinions');
  if (given.board === undefined && rules.opinionBoard === 'one-of-each')
    opinions.board.push(...oneOfEach(game, stock));
  for (const each of regions) complete(game, each.region, each.spec, each.open, stock);
  if (given.board === undefined && rules.opinionBoard !== 'one-of-each')
    opinions.board.push(...stock.some(rules.opinionBoard));
  finish();
}

function takeGiven(game: Game, region: Region, spec: RegionSpec, stock: Stock<Card>, path: string): void {
  const { rules } = game;
  region.open.push(...stock.takeAll(spec.open ?? [], `${path}/open`));
  region.hidden.push(...stock.takeAll(spec.hidden ?? [], `${path}/hidden`));
  const repeated = repeatedIssue(rules, region.open);
  if (repeated !== null) wrong(`${path}/open`, `shows the issue of ${repeated} twice`);
  const count = region.open.length + region.hidden.length;
  if (count > rules.opinionsPerRegion)
    wrong(path, `${rules.opinionsPerRegion} opinions at most, open and hidden together, not ${count}`);
  if (spec.keyIssue === undefined) return;
  if (!region.open.includes(spec.keyIssue))
    wrong(`${path}/keyIssue`, 'must be one of the open opinions that the position gives');
  region.keyIssue = spec.keyIssue;
}

/** Takes national opinions: five spaces, five issues; a secured opinion is two cards. [R93] */
function takeNational(game: Game, specs: readonly NationalSpec[], stock: Stock<Card>): NationalOpinion[] {
  const path = '/position/national';
  const { rules, round } = game;
  if (specs.length === 0) return [];
  if (rules.national === null) return wrong(path, `${rules.ruleset} has no national board`);
  if (round === 0) wrong(path, 'nothing is placed yet in round 0');
  const spaces = rules.national.points.length;
  if (specs.length > spaces) wrong(path, `there are ${spaces} spaces`);
  const taken = specs.map(({ card, secured = false }, index) => {
    stock.take(card, `${path}/${index}/card`);
    if (secured) stock.take(card, `${path}/${index}/card`);
    return { card, secured };
  });
  const repeated = repeatedIssue(
    rules,
    taken.map(({ card }) => card),
  );
  return repeated === null ? taken : wrong(path, `shows the issue of ${repeated} twice`);
}

function takeBoard({ opinionBoard }: Rules, cards: readonly Card[], stock: Stock<Card>): Card[] {
  const path = '/position/opinions/board';
  if (opinionBoard !== 'one-of-each') {
    if (cards.length !== opinionBoard) wrong(path, `must be ${opinionBoard} in number, not ${cards.length}`);
    return stock.takeAll(cards, path);
  }
  const twice = cards.findIndex((card, index) => cards.indexOf(card) !== index);
  if (twice >= 0) wrong(`${path}/${twice}`, `${cards[twice]} lies on the board once at most`);
  return stock.takeAll(cards, path);
}

function oneOfEach({ rules }: Game, stock: Stock<Card>): Card[] {
  const path = '/position/opinions/board';
  return allCards(rules.issues).flatMap(card => (stock.has(card) ? [stock.take(card, path)] : []));
}

function complete(game: Game, region: Region, spec: RegionSpec, open: number, stock: Stock<Card>): void {
  const { rules } = game;
  const room = rules.opinionsPerRegion - region.hidden.length;
  while (spec.open === undefined && region.open.length < Math.min(open, room))
    region.open.push(stock.first(card => repeatedIssue(rules, [...region.open, card]) === null));
  if (spec.hidden === undefined)
    region.hidden.push(...stock.some(rules.opinionsPerRegion - region.open.length));
}
