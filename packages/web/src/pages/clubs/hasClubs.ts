import { stored } from '../../kit/stored.ts';

/** Whether the person who uses this browser was seen in a club: then the front page leads there. */
export const hasClubs = stored<boolean>('clubs', false, value => typeof value === 'boolean');
