import type { Bot } from './bot.ts';
import { level0 } from './level0.ts';
import { level1 } from './level1/index.ts';
import { level2, personalities } from './level2/index.ts';
import { level3 } from './level3/index.ts';

/** Every bot of ours: the levels, weakest first, and the personalities of level 2. */
export const BOTS: readonly Bot[] = [level0, level1, level2, ...personalities, level3];

export function botOf(id: string): Bot | undefined {
  return BOTS.find(bot => bot.id === id);
}
