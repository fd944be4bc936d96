import { type Action, type Choice, randomOf, type View } from '@macher/engine';
import { LEVEL } from './ids.ts';
import { botOf } from './levels.ts';

/** Which bots there are, and which of them decide for others: a table is given this and knows no bot itself. */
export const ROSTER = {
  knows: (id: string): boolean => botOf(id) !== undefined,
  fallbacks: { standIn: LEVEL.script, substitute: LEVEL.simple },
} as const;

/** Bots that decide at once, in this thread. */
export const BOTS_HERE = {
  ...ROSTER,
  decide: async (bot: string, view: View, choice: Choice, seed: string): Promise<Action | null> =>
    botOf(bot)?.decide(view, choice, randomOf(seed)).action ?? null,
};
