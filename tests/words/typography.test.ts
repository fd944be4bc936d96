import { loadLessonMessages } from '@macher/lessons';
import { loadCoachMessages } from '@macher/lessons/coach';
import { CATALOGUES, LANGUAGES, speaker, wordingIn } from '@macher/words';
import { ADVICE } from '@macher/words/advice';
import { loadBook } from '@macher/words/book';
import { loadRulebook } from '@macher/words/rulebook';
import { describe, expect, it } from 'vitest';
import { CLI_MESSAGES } from '../../packages/cli/src/words.ts';
import { NOTICE_MESSAGES } from '../../packages/server/src/notices/words.ts';
import { SERVER_MESSAGES } from '../../packages/server/src/words.ts';
import { faultsIn } from '../typography.ts';

const NB = '\u00A0';

describe('typography', () => {
  it.each(LANGUAGES)('%s: quotes, signs and spaces are as the language has them', async language => {
    const catalogues = [
      CATALOGUES[language].messages,
      ADVICE[language],
      CLI_MESSAGES[language],
      SERVER_MESSAGES[language],
      NOTICE_MESSAGES[language],
      await loadBook(language),
      await loadLessonMessages(language),
      await loadCoachMessages(language),
    ];
    for (const catalogue of catalogues) expect(faultsIn(language, Object.entries(catalogue))).toEqual([]);
    const rules = Object.entries(await loadRulebook(language));
    expect(
      faultsIn(
        language,
        rules.map(([id, { title, text }]) => [id, `${title}. ${text}`]),
      ),
    ).toEqual([]);
  });

  it('pl: no line can end with a word of one letter', async () => {
    const say = speaker('pl', { told: 'Kto z kim, a kto w {region} i o co' });
    expect(say('told', { region: 'Hesji' })).toBe(`Kto z${NB}kim, a${NB}kto w${NB}Hesji i${NB}o${NB}co`);
    const rules = Object.values(await loadRulebook('pl'));
    expect(rules.filter(({ text }) => / [aiouwz] /.test(text))).toEqual([]);
  });

  it.each([
    ['en', '€1,000', '€24,000'],
    ['de', '1.000 €', '24.000 €'],
    ['pl', '1000 €', '24 000 €'],
    ['it', '1.000 €', '24.000 €'],
    ['fr', '1 000 €', '24 000 €'],
  ] as const)(
    '%s: money is grouped as its players write it, and stays in one line',
    (language, one, more) => {
      const { money } = wordingIn(language);
      expect([money(1000), money(24_000)].map(text => text.replace(/\s/g, ' '))).toEqual([one, more]);
      expect(money(24_000)).not.toContain(' ');
    },
  );
});
