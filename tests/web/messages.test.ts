import { LANGUAGES, type Language } from '@macher/words';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/sources.ts';
import { faultsIn } from '../typography.ts';
import { factsIn } from '../words/arguments.ts';
import { foldersIn, messagesIn } from './said.ts';

const sources = [...filesBelow('packages/web/src', '.ts', '.tsx')].filter(
  ([path]) => !path.includes('/messages/') && !path.endsWith('.test.ts'),
);
const code = sources.map(([, text]) => text).join('\n');

describe('what the screen says', () => {
  it.each(LANGUAGES)('%s: quotes, signs and spaces are as the language has them', async language => {
    expect(faultsIn(language, Object.entries(await messagesIn(language)))).toEqual([]);
  });

  it.each(LANGUAGES)(
    '%s: every message is there, can be read, and speaks of what the English one does',
    async language => {
      const [own, english] = [await messagesIn(language), await messagesIn('en')];
      expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort());
      for (const [key, text] of Object.entries(own)) {
        const known = factsIn(english[key] ?? '', 'en');
        expect([key, text.trim() === '', factsIn(text, language)]).toEqual([key, false, known]);
      }
    },
  );

  it.each(LANGUAGES.filter(language => language !== 'en'))('%s is not English by mistake', async language => {
    const [own, english] = [await messagesIn(language), await messagesIn('en')];
    const same = Object.entries(own).filter(
      ([key, text]) => (text.match(/\p{L}{3,}/gu)?.length ?? 0) > 8 && text === english[key],
    );
    expect(same).toEqual([]);
  });

  /** What scores is a fact, not a matter of translation. */
  it('money is spoken of in all languages or in none', async () => {
    const catalogues = await Promise.all(
      LANGUAGES.map(async language => [language, await messagesIn(language)] as const),
    );
    for (const key of Object.keys(MONEY_SCORES) as (keyof typeof MONEY_SCORES)[])
      for (const [language, messages] of catalogues)
        expect([language, key, MONEY[language].test(messages[key] ?? '')]).toEqual([
          language,
          key,
          MONEY_SCORES[key],
        ]);
  });

  it('has no message that nothing says', async () => {
    const groups = [...code.matchAll(/[`']([a-z-]+(?:\.[a-z-]*)*)\$\{/g)].map(match => match[1] ?? '');
    const unused = Object.keys(await messagesIn('en')).filter(
      key =>
        !code.includes(`'${key}'`) &&
        !code.includes(`"${key}"`) &&
        !groups.some(group => key.startsWith(group)) &&
        !code.includes(`}.${key.split('.').at(-1)}\``),
    );
    expect(unused).toEqual([]);
  });

  it('no two folders have a message of the same name', async () => {
    const all = (await foldersIn('en')).flatMap(({ messages }) => Object.keys(messages));
    expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
  });

  it('is said by messages only: no words between tags', () => {
    const words = sources
      .filter(([path]) => path.endsWith('.tsx'))
      .flatMap(([path, text]) =>
        [...withoutComments(text).matchAll(/<\/?[a-zA-Z][^<>]*>([^<>{}]*)(?=<|\{)/g)]
          .map(match => (match[1] ?? '').trim())
          .filter(
            found =>
              /\p{L}{2,}/u.test(found) && !/[=;()]|=>|^,|^as |^extends /.test(found) && found !== 'Macher',
          )
          .map(found => `${path}: ${found}`),
      );
    expect(words).toEqual([]);
  });

  it('is said by messages only: no words in labels', () => {
    const words = sources.flatMap(([path, text]) =>
      [...text.matchAll(/\b(?:aria-label|title|placeholder|alt)="([^"]*\p{L}{2,}[^"]*)"/gu)].map(
        match => `${path}: ${match[1]}`,
      ),
    );
    expect(words).toEqual([]);
  });
});

const MONEY: Readonly<Record<Language, RegExp>> = {
  en: /money/i,
  de: /geld/i,
  pl: /pieni/i,
  it: /denaro/i,
  fr: /argent/i,
};

/** [2019 §3] [2006 §7.5] */
const MONEY_SCORES = { 'welcome.end': true, 'scores.later': true, 'scores.later-national': false } as const;

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
}
