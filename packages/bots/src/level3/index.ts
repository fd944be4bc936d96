import type { Bot } from '../bot.ts';
import { lookAhead } from './lookAhead.ts';

/** Looks ahead to the end of the round in worlds that fit what it sees. */
export const level3: Bot = { id: '3', decide: lookAhead };
