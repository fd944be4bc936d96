// 2006 §6.3.4
import { changeBase } from '../money.ts';
import { matchingOpinions, nationalBase } from '../national.ts';
import type { Tell } from '../types/events.ts';
import type { Game } from '../types/game.ts';

export function gainBase(game: Game, tell: Tell): void {
  for (const [seat, { platform }] of game.players.entries()) {
    const gain = nationalBase(game, platform);
    if (gain > 0)
      changeBase(game, seat, gain, { by: 'national', opinions: matchingOpinions(game, platform) }, tell);
  }
}
