import {
  allCards,
  type Card,
  type Game,
  type Player,
  type Random,
  repeatedIssue,
  shuffle,
} from '@macher/engine';
import { phaseAt } from './phase.ts';
import { addPile } from './piles.ts';
import type { PlayerSpec, Position } from './spec.ts';
import { Stock } from './stock.ts';
import { wrong } from './wrong.ts';

/**
 * Fills in policies: given cards first, then a platform and a hand for everybody who has none, then the display and the
 * pile.
 */
export function fillPolicies(game: Game, position: Position, random: Random): void {
  const { rules, policies } = game;
  const cards = allCards(rules.issues).flatMap(card => new Array<Card>(rules.policyCopies).fill(card));
  const stock = new Stock('/position', 'policy', shuffle(cards, random));
  const given = position.policies ?? {};
  const seats = Object.entries(position.players).map(([name, spec], seat) => ({
    player: game.players[seat] as Player,
    spec,
    path: `/position/players/${name}`,
  }));
  for (const { player, spec, path } of seats) takeGiven(game, player, spec, stock, path);
  policies.display.push(...stock.takeAll(given.display ?? [], '/position/policies/display'));
  const finish = addPile(policies, given, stock, '/position/policies');
  for (const { player, spec } of seats) complete(game, player, spec, stock);
  fillDisplay(game, given.display !== undefined, stock);
  finish();
}

/**
 * How many cards everyone has when the phase begins; within set-up that changes from phase to phase. Where players
 * fill up their hands in their own turn, a hand may be smaller. [R77]
 */
function cardsDue(game: Game): { hand: number; platform: number } {
  const { rules } = game;
  const phase = phaseAt(game);
  if (phase === 'draft') return { hand: 0, platform: 0 };
  if (phase === 'first-platform') return { hand: rules.draft.hand, platform: 0 };
  return { hand: rules.handSize, platform: rules.platformSize };
}

function takeGiven(game: Game, player: Player, spec: PlayerSpec, stock: Stock<Card>, path: string): void {
  const due = cardsDue(game);
  for (const place of ['hand', 'platform'] as const) {
    const cards = spec[place];
    if (cards === undefined) continue;
    player[place].push(...stock.takeAll(cards, `${path}/${place}`));
    const isSmallHand =
      place === 'hand' && game.rules.platformTurn === 'conference' && cards.length < due.hand;
    if (cards.length !== due[place] && !isSmallHand)
      wrong(
        `${path}/${place}`,
        `must be ${due[place]} in number when ${phaseAt(game)} begins, not ${cards.length}`,
      );
  }
  const repeated = repeatedIssue(game.rules, player.platform);
  if (repeated !== null) wrong(`${path}/platform`, `shows the issue of ${repeated} twice`);
}

function complete(game: Game, { hand, platform }: Player, spec: PlayerSpec, stock: Stock<Card>): void {
  const due = cardsDue(game);
  while (spec.platform === undefined && platform.length < due.platform)
    platform.push(stock.first(card => repeatedIssue(game.rules, [...platform, card]) === null));
  if (spec.hand === undefined) hand.push(...stock.some(due.hand));
}

function fillDisplay({ rules, players, policies }: Game, isGiven: boolean, stock: Stock<Card>): void {
  const size = rules.display[players.length] ?? 0;
  if (!isGiven) policies.display.push(...stock.some(size));
  else if (policies.display.length > size)
    wrong('/position/policies/display', `has ${size} cards with ${players.length} players`);
}
