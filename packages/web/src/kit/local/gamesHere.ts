import { stored } from '../stored.ts';

/** Whether this browser may have tables of its own: without any, the front page needn't look for them. */
export const hasGamesHere = stored<boolean>('games-here', false, value => typeof value === 'boolean');
