import { newName } from '@macher/server';
import { LANGUAGES } from '@macher/words';
import { describe, expect, it } from 'vitest';
import { isolated } from '../../packages/web/src/kit/words/isolated.ts';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import { say } from '../../packages/web/src/pages/account/words.ts';
import { messagesIn } from './said.ts';

describe('a name that is written from right to left', () => {
  it('stands apart in a sentence, and any other is left as it is', () => {
    expect(isolated('שרה 1')).toBe('\u2068שרה 1\u2069');
    expect(isolated('عمر')).toBe('\u2068عمر\u2069');
    for (const name of ['Anna', 'Ольга', '李小龍', '']) expect(isolated(name)).toBe(name);
  });

  it('stands apart in whatever the page says', async () => {
    await speak('en');
    expect(say('who.you-are', { name: 'שרה' })).toBe('You play as \u2068שרה\u2069.');
    expect(say('who.you-are', { name: 'Anna' })).toBe('You play as Anna.');
  });
});

describe.each(LANGUAGES)('in %s', language => {
  it('no person is called what bots are called', async () => {
    const messages = await messagesIn(language);
    const names = Object.keys(messages).filter(key => key.startsWith('bot-name.'));
    expect(names.length).toBeGreaterThan(5);
    for (const key of names) {
      const name = (messages[key] ?? '').replace('{name}', 'Miser').replace('{level}', '3');
      expect(() => newName(name), key).toThrow('has this name');
    }
  });

  it('the names that visitors are given are good names', async () => {
    for (const name of ((await messagesIn(language))['guest.names'] ?? '').split('|'))
      expect(newName(name)).toBe(name);
  });
});
