import { stored } from '../state/stored.ts';

/** Whether every decision has a line that says what it is for. */
export const hasCoach = stored<boolean>('coach', false, isBoolean);

/** Whether you have seen the end of a game of yours in this browser. */
export const hasFinished = stored<boolean>('finished', false, isBoolean);

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}
