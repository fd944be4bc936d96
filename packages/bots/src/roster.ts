import { type Action, type Choice, randomOf, type View } from '@macher/engine';
import { ROSTER } from './ids.ts';
import { botOf } from './levels.ts';

/** Bots that decide at once, in this thread. */
export const BOTS_HERE = {
  ...ROSTER,
  decide: async (bot: string, view: View, choice: Choice, seed: string): Promise<Action | null> =>
    botOf(bot)?.decide(view, choice, randomOf(seed)).action ?? null,
};
