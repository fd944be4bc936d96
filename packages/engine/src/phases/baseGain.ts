// 2006 §6.3.4
import { sum } from '../lists.ts';
import { changeBase } from '../money.ts';
import type { Tell } from '../types/events.ts';
import type { Game } from '../types/game.ts';
import type { Card } from '../types/vocabulary.ts';

/** Every platform policy that matches a national opinion; secured counts once. */
export function gainBase(game: Game, tell: Tell): void {
  const { national } = game.rules;
  if (national === null) return;
  for (const [seat, { platform }] of game.players.entries()) {
    const gain = sum(matches(game, platform).map(space => national.baseGain[space] ?? 0));
    if (gain > 0) changeBase(game, seat, gain, tell);
  }
}

/** Spaces of the national board whose opinion is in a platform. */
export function matches(game: Pick<Game, 'national'>, platform: readonly Card[]): number[] {
  return game.national.flatMap(({ card }, space) => (platform.includes(card) ? [space] : []));
}
