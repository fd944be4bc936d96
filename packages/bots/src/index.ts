export type { Bot, Decision } from './bot.ts';
export { type BotId, charactersAt, LEVEL, LEVELS, ROSTER } from './ids.ts';
export { BOTS, botOf } from './levels.ts';
export type { Reason } from './reason.ts';
export { BOTS_HERE } from './roster.ts';
