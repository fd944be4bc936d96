import type { Term } from '@macher/words/book';

/** SIGNS stand on the screen and aren't words of the rules. */
export const SIGNS = [
  'gain',
  'win',
  'lead',
  'round',
  'turn',
  'elections',
  'held',
  'menu',
  'log',
  'talk',
  'notes',
  'question',
  'choice',
  'total',
  'confirm',
  'undo',
  'rule',
  'fold',
  'done',
] as const;
export type Sign = (typeof SIGNS)[number];

/** A word of the rules or a sign of the screen. */
export type Topic = Term | Sign;

/**
 * what says what an element is about, for those who ask “what is this?”: a topic, then whose, where or which. See
 * what/WhatHost.
 */
export function what(topic: Topic, ...about: readonly (string | number)[]): { readonly 'data-what': string } {
  return { 'data-what': [topic, ...about].join(' ') };
}
