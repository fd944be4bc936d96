import { shuffleWith } from './chance.ts';
import type { Tell } from './types/events.ts';
import type { Game } from './types/game.ts';
import type { Card } from './types/vocabulary.ts';

/** The top policy of the pile; the discards are shuffled at once when it runs out. [2019 §2 phase 2] [R21] */
export function drawPolicy(game: Game, tell: Tell): Card | undefined {
  reshuffleIfEmpty(game, tell);
  const card = game.policies.pile.pop();
  reshuffleIfEmpty(game, tell);
  return card;
}

export function drawPolicies(game: Game, count: number, tell: Tell): Card[] {
  const cards: Card[] = [];
  for (let i = 0; i < count; i += 1) {
    const card = drawPolicy(game, tell);
    if (card !== undefined) cards.push(card);
  }
  return cards;
}

export function fillDisplay(game: Game, tell: Tell): void {
  const { display } = game.policies;
  const cards = drawPolicies(game, displaySize(game) - display.length, tell);
  if (cards.length === 0) return;
  display.push(...cards);
  tell?.({ event: 'display-laid', cards });
}

export function renewDisplay(game: Game, tell: Tell): void {
  discardDisplay(game, tell);
  fillDisplay(game, tell);
}

export function discardDisplay(game: Game, tell: Tell): void {
  const { display, discards } = game.policies;
  const cards = display.splice(0);
  discards.push(...cards);
  if (cards.length > 0) tell?.({ event: 'display-discarded', cards });
}

function displaySize(game: Game): number {
  const size = game.rules.display[game.players.length];
  if (size === undefined) throw new Error(`no display size for ${game.players.length} players`);
  return size;
}

function reshuffleIfEmpty(game: Game, tell: Tell): void {
  const { policies } = game;
  if (policies.pile.length > 0 || policies.discards.length === 0) return;
  policies.pile = shuffleWith(game.chance, 'policies', policies.discards);
  policies.discards = [];
  tell?.({ event: 'policies-shuffled', count: policies.pile.length });
}
