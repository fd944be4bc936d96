import { BOTS, type Bot } from '@macher/bots';
import { LEVEL } from '@macher/bots/ids';

export function looksAhead({ id }: Pick<Bot, 'id'>): boolean {
  return id.startsWith(LEVEL.lookAhead) || id.startsWith(LEVEL.deep);
}

/** All that are quick, the levels that look ahead, and a character of each: characters differ only in what they weigh. */
export const SOME_BOTS: readonly Bot[] = BOTS.filter(
  bot => !looksAhead(bot) || !bot.id.includes('-') || bot.id === '3-baron' || bot.id === '4-miser',
);
