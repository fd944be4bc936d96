// 2019 §2 phase 2; 2006 §6.2.2

import type { Phase } from '../phase.ts';
import { seatInTurn } from '../seats.ts';
import type { PlatformsFrame } from '../types/frames.ts';
import { flat, openToAll } from './copies.ts';
import { noDeciders } from './inner.ts';
import { openPlatformTurn } from './platformTurn.ts';

export function enterPlatforms(): PlatformsFrame {
  return { phase: 'platforms', turn: 0 };
}

/** One platform turn for each player, in turn order. */
export const platforms: Phase<PlatformsFrame, never> = {
  ...noDeciders,

  advance(game, frame) {
    if (frame.turn === game.players.length) return false;
    openPlatformTurn(game, seatInTurn(game, frame.turn));
    frame.turn += 1;
    return true;
  },

  ...openToAll(flat),
};
