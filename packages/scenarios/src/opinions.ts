import {
  allCards,
  type Card,
  type Game,
  type Random,
  type Region,
  repeatedIssue,
  shuffle,
} from '@macher/engine';
import { openCounts } from './boards.ts';
import { addPile } from './piles.ts';
import type { Position, RegionSpec } from './spec.ts';
import { Stock } from './stock.ts';
import { wrong } from './wrong.ts';

/** Given cards first, then the board, then open ones as the round has them, the hidden ones and the pile. */
export function fillOpinions(game: Game, position: Position, random: Random): void {
  const { rules, opinions } = game;
  const cards = allCards(rules.issues).flatMap(card => new Array<Card>(rules.opinionCopies).fill(card));
  const stock = new Stock('/position', 'opinion', shuffle(cards, random));
  const given = position.opinions ?? {};
  const open = openCounts(rules, game.round);
  const regions = game.regions.map((region, index) => ({
    region,
    spec: position.regions?.[index] ?? {},
    path: `/position/regions/${index}`,
    open: open[index] ?? 0,
  }));
  for (const { region, spec, path } of regions) takeGiven(game, region, spec, stock, path);
  if (given.board !== undefined) opinions.board.push(...takeBoard(given.board, stock));
  const finish = addPile(opinions, given, stock, '/position/opinions');
  if (given.board === undefined) opinions.board.push(...oneOfEach(game, stock));
  for (const each of regions) complete(game, each.region, each.spec, each.open, stock);
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

function takeBoard(cards: readonly Card[], stock: Stock<Card>): Card[] {
  const path = '/position/opinions/board';
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
