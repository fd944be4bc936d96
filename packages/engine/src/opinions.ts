import { allCards, showsIssueOf } from './cards.ts';
import { shuffleWith } from './chance.ts';
import type { Tell } from './types/events.ts';
import type { Game, Region } from './types/game.ts';
import type { Card } from './types/vocabulary.ts';

/** Turns up the next face-down opinion; one that repeats an issue makes way for the next of the pile. [2019 §1.2] [R21] */
export function turnUpOpinion(game: Game, region: Region, tell: Tell): void {
  if (region.hidden.length === 0) return; // R54
  const setAside: Card[] = [];
  let card = region.hidden.shift();
  while (card !== undefined && showsIssueOf(game.rules, region.open, card)) {
    tell?.({ event: 'opinion-discarded', region: region.id, card });
    setAside.push(card);
    card = drawOpinion(game, tell);
  }
  if (card === undefined) {
    tell?.({ event: 'opinion-missing', region: region.id });
  } else {
    region.open.push(card);
    tell?.({ event: 'opinion-opened', region: region.id, card });
  }
  if (game.rules.onRepeat === 'discard') game.opinions.discards.push(...setAside);
  else game.opinions.pile.unshift(...setAside.reverse());
}

/** Four face down, as far as the cards reach. */
export function dealOpinions(game: Game, region: Region, tell: Tell): void {
  for (let i = 0; i < game.rules.opinionsPerRegion; i += 1) {
    const card = drawOpinion(game, tell);
    if (card !== undefined) region.hidden.push(card);
  }
}

/** The discards are shuffled only when a card is needed. [R21] */
export function drawOpinion(game: Game, tell: Tell): Card | undefined {
  const { opinions } = game;
  if (opinions.pile.length === 0 && opinions.discards.length > 0) {
    tell?.({ event: 'opinions-shuffled', count: opinions.discards.length });
    opinions.pile = shuffleWith(game.chance, 'opinions', opinions.discards);
    opinions.discards = [];
  }
  return opinions.pile.pop();
}

/** One (+) and one (−) of each issue again, then one new draw pile of all the rest. [2019 §4.4] [R12] */
export function refillOpinionBoard(game: Game, tell: Tell): void {
  const { opinions } = game;
  const rest = [...opinions.pile, ...opinions.discards];
  const cards: Card[] = [];
  for (const card of allCards(game.rules.issues)) {
    const index = rest.indexOf(card);
    if (opinions.board.includes(card) || index < 0) continue;
    rest.splice(index, 1);
    opinions.board.push(card);
    cards.push(card);
  }
  opinions.pile = shuffleWith(game.chance, 'opinions', rest);
  opinions.discards = [];
  tell?.({ event: 'opinion-board-refilled', cards });
}
