import { type Game, type PhaseName, phasesOf } from '@macher/engine';

/** The phase that comes first; nothing has been done in it yet. */
export function phaseAt({ rules, round, step }: Game): PhaseName | undefined {
  return phasesOf(rules, round)[step];
}

/** Whether this round has the phase and it is over. */
export function isPast({ rules, round, step }: Game, phase: PhaseName): boolean {
  const place = phasesOf(rules, round).indexOf(phase);
  return round > 0 && place >= 0 && step > place;
}

/** How many rounds have ended on the boards: cleared, new region laid, opinions turned up. */
export function roundsCleared(game: Game): number {
  return Math.max(0, game.round - 1) + (isPast(game, 'next-round') ? 1 : 0);
}

/** Elections whose regions have left their boards. */
export function electionsCleared(game: Game): number {
  return game.rules.rounds
    .slice(0, roundsCleared(game))
    .reduce((total, { elections }) => total + elections, 0);
}
