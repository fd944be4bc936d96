import { stored } from '../stored.ts';

/** Whether every decision has a line that says what it is for. */
export const hasCoach = stored<boolean>('coach', false, isBoolean);

/** The table of your first game in this browser, where much is laid already. */
export const firstGame = stored<string | null>('first-game', null, value => typeof value === 'string');

/** Whether you have seen the end of a game of yours in this browser. */
export const hasFinished = stored<boolean>('finished', false, isBoolean);

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}
