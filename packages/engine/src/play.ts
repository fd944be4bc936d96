import { ENTRANCES, phaseOf } from './phases/index.ts';
import { electionsThisRound, phasesOf, regionIds } from './regions.ts';
import type { Action } from './types/choices.ts';
import type { Tell } from './types/events.ts';
import type { Frame } from './types/frames.ts';
import type { Game } from './types/game.ts';

/** Rest is called where the game could rest for a moment: after the action, and after each step that a phase takes. */
export type Rest = (() => void) | undefined;

/** Plays a legal action in place, unchecked, and runs on to the next decision. For bots and replay. */
export function play(game: Game, action: Action, tell?: Tell, rest?: Rest): void {
  carryOutAction(game, action, tell);
  rest?.();
  runOn(game, tell, rest);
}

/** Carries out the action alone: nobody is asked yet, nothing is drawn, rolled or turned up. */
export function carryOutAction(game: Game, action: Action, tell?: Tell): Frame {
  const frame = topFrame(game);
  if (frame === undefined) throw new Error('the game is over');
  game.version += 1;
  phaseOf(frame).play(game, frame, action, tell);
  return frame;
}

export function topFrame(game: Game): Frame | undefined {
  return game.frames[game.frames.length - 1];
}

/** Lets phases advance, end and begin until a seat has to decide or the game is over. */
export function runOn(game: Game, tell: Tell, rest?: Rest): void {
  for (;;) {
    const frame = topFrame(game);
    if (frame === undefined) {
      if (!enterNextPhase(game, tell)) return;
    } else if (!phaseOf(frame).advance(game, frame, tell)) {
      game.frames.pop();
    } else if (topFrame(game) === frame) {
      return;
    }
    rest?.();
  }
}

/** False when the game is over. */
function enterNextPhase(game: Game, tell: Tell): boolean {
  if (game.result !== null) return false;
  const phase = phasesOf(game.rules, game.round)[game.step];
  if (phase === undefined) {
    beginRound(game, tell);
    return true;
  }
  game.step += 1;
  tell?.({ event: 'phase-began', phase, round: game.round });
  const frame = ENTRANCES[phase](game, tell);
  if (frame !== null) game.frames.push(frame);
  return true;
}

function beginRound(game: Game, tell: Tell): void {
  game.round += 1;
  game.step = 0;
  tell?.({
    event: 'round-began',
    round: game.round,
    regions: regionIds(game).slice(0, electionsThisRound(game)),
  });
}
