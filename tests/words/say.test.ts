import { CATALOGUES, LANGUAGES, speaker } from '@macher/words';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { typeset } from '../../packages/words/src/typeset.ts';
import { argumentsOf } from './arguments.ts';

describe('messages', () => {
  it.each(LANGUAGES)('%s: are said as the library says them', language => {
    const messages: Readonly<Record<string, string>> = CATALOGUES[language].messages;
    const say = speaker<string>(language, messages);
    for (const [key, text] of Object.entries(messages)) {
      const values = Object.fromEntries(
        argumentsOf(text, language).map((name, index) => [name, index + 1234]),
      );
      const known = new IntlMessageFormat(typeset(language, text), language, undefined, { ignoreTag: true });
      expect([key, say(key, values)]).toEqual([key, String(known.format(values))]);
    }
  });

  it('say what is missing', () => {
    const say = speaker<string>('en', { greet: 'Hello {name}, it’s {day}.', quoted: "It's '{'" });
    expect(say('greet', { name: 'Anna', day: 3 })).toBe('Hello Anna, it’s 3.');
    expect(() => say('greet', { name: 'Anna' })).toThrow(/day/);
    expect(say('quoted')).toBe("It's {");
  });
});
