import type { Language } from './languages.ts';

const NO_BREAK = '\u00A0';

/** Where a language wants no line to end: in Polish, after a word of one letter. */
export function typeset(language: Language, text: string): string {
  return language === 'pl' ? text.replace(/(?<=^|[\s(„{}])([aiouwzAIOUWZ]) /g, `$1${NO_BREAK}`) : text;
}
