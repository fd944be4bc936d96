export type { Bot, Decision } from './bot.ts';
export { BOTS, botOf } from './levels.ts';
export type { Reason } from './reason.ts';
export { BOTS_HERE, ROSTER } from './roster.ts';
