import { RULESETS, rulesOf } from '@macher/editions';
import { LANGUAGES, type Language, speaker } from '@macher/words';
import { type BookMessages, loadBook, TERMS } from '@macher/words/book';
import { describe, expect, it } from 'vitest';
import { argumentsOf } from './arguments.ts';

const BOOKS = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async language => [language, await loadBook(language)])),
) as Record<Language, BookMessages>;

const OTHERS = LANGUAGES.filter(language => language !== 'en');

describe('the words of the rulebook', () => {
  it.each(OTHERS)('%s: has every message, with the same arguments, and none in English', language => {
    const own: Readonly<Record<string, string>> = BOOKS[language];
    for (const [key, english] of Object.entries(BOOKS.en)) {
      const text = own[key] ?? '';
      expect([key, argumentsOf(text, language)]).toEqual([key, argumentsOf(english, 'en')]);
      expect([key, text.length > 20 && text === english]).toEqual([key, false]);
    }
    expect(Object.keys(own).sort()).toEqual(Object.keys(BOOKS.en).sort());
  });

  it.each(OTHERS)('%s: examples and differences have the same figures as in English', language => {
    const own: Readonly<Record<string, string>> = BOOKS[language];
    for (const [key, english] of Object.entries(BOOKS.en).filter(([key]) => /^ex\./.test(key)))
      expect([key, figuresIn(own[key] ?? '')]).toEqual([key, figuresIn(english)]);
  });

  it.each(RULESETS)('%s: every phase says what it is for, and in a few words what is done', ruleset => {
    const { setup, rounds } = rulesOf(ruleset);
    const say = speaker('en', BOOKS.en);
    for (const phase of new Set([...setup, ...rounds.flatMap(({ phases }) => phases)])) {
      expect(say(`why.${phase}`)).toMatch(/\.$/);
      expect(say(`glance.${phase}`, { cost: '€5,000' }).length).toBeLessThan(30);
    }
  });

  it.each(LANGUAGES)('%s: no two words of the glossary are the same', language => {
    const names = TERMS.map(term => BOOKS[language][`term.${term}`]);
    expect(new Set(names).size).toBe(names.length);
  });
});

/** Every number, without the separators of thousands; words such as “one” are no figures. */
function figuresIn(text: string): string[] {
  return (text.replace(/(?<=\d)[.,\s](?=\d{3}\b)/g, '').match(/[+−]?\d+/g) ?? []).sort();
}
