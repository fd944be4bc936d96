import type { Bot } from './bot.ts';
import { BOT_IDS, type BotId } from './ids.ts';
import { level0 } from './level0.ts';
import { level1 } from './level1/index.ts';
import { level2, personality } from './level2/index.ts';
import { level3 } from './level3/index.ts';

const BY_ID: Readonly<Record<BotId, Bot>> = {
  '0': level0,
  '1': level1,
  '2': level2,
  '2-miser': personality('miser'),
  '2-baron': personality('baron'),
  '2-seeker': personality('seeker'),
  '3': level3,
};

/** Every bot of ours: the levels, weakest first, and the personalities of level 2. */
export const BOTS: readonly Bot[] = BOT_IDS.map(id => BY_ID[id]);

export function botOf(id: BotId): Bot;
export function botOf(id: string): Bot | undefined;
export function botOf(id: string): Bot | undefined {
  return BOTS.find(bot => bot.id === id);
}
