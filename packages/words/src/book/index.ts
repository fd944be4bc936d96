import { loaderOf } from '../languages.ts';
import type { BookMessages } from './messages/en.ts';

export type { BookKey, BookMessages } from './messages/en.ts';

/** The rulebook's own words, in one language. */
export const loadBook = loaderOf<BookMessages>({
  en: () => import('./messages/en.ts'),
  de: () => import('./messages/de.ts'),
  pl: () => import('./messages/pl.ts'),
  it: () => import('./messages/it.ts'),
  fr: () => import('./messages/fr.ts'),
});

/** DIFFERENCES are everything that is played in all editions: what differs is told row by row. */
export const DIFFERENCES = [
  'elections',
  'start',
  'bid',
  'platform',
  'politicians',
  'coalition',
  'media',
  'meetings',
  'polls',
  'votes',
  'win',
  'pay',
  'end',
] as const;

/** Words and signs of the screen that explain themselves. */
export const TERMS = [
  'state',
  'current',
  'meeting',
  'trend',
  'match',
  'clash',
  'votes',
  'seats',
  'points',
  'media',
  'control',
  'media-board',
  'opinion',
  'opinion-board',
  'key-issue',
  'issue',
  'policy',
  'platform',
  'hand',
  'display',
  'politician',
  'row',
  'poll',
  'base',
  'money',
  'donation',
  'start-player',
  'phase',
  'starting-block',
  'coalition',
  'party',
  'clock',
  'pool',
  'tile',
  'national',
  'secured',
  'nose',
  'dice',
] as const;
export type Term = (typeof TERMS)[number];

/** OURS are readings of ours that a player with the box might take for a mistake. */
export const OURS = ['values', 'R7', 'R11', 'R39', 'R17', 'R0', 'R57'] as const;
