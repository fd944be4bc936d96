import type { Game, PhaseName } from '@macher/engine';

/** The phase that comes first; nothing has been done in it yet. */
export function phaseAt({ rules, round, step }: Game): PhaseName | undefined {
  return (round === 0 ? rules.setup : rules.round)[step];
}
