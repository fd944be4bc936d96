import { readFileSync } from 'node:fs';
import { BOT_IDS, LEVELS } from '@macher/bots/ids';
import { LESSON_IDS } from '@macher/lessons';
import { loadCoachMessages } from '@macher/lessons/coach';
import { LANGUAGES } from '@macher/words';
import { loadBook } from '@macher/words/book';
import { describe, expect, it } from 'vitest';
import { messagesIn } from './said.ts';

type Texts = Readonly<Record<string, string>>;

/** Everything that a player is told there, in one language. */
async function told(language: (typeof LANGUAGES)[number]): Promise<Texts> {
  return {
    ...(await messagesIn(language)),
    ...(await loadBook(language)),
    ...(await loadCoachMessages(language)),
  };
}

/** A fact of the game that a message has to say, and the words in which each language does. */
const FACTS: readonly {
  readonly fact: string;
  readonly key: string;
  readonly said: Readonly<Record<(typeof LANGUAGES)[number], RegExp>>;
}[] = [
  {
    fact: 'the start player is not the first in every phase',
    key: 'bid',
    said: {
      en: /most phases/,
      de: /den meisten Phasen/,
      pl: /większość faz/,
      it: /maggior parte delle fasi/,
      fr: /plupart des phases/,
    },
  },
  {
    fact: 'the issue is what is done against terror',
    key: 'issue.terrorism',
    said: { en: /^Anti/, de: /abw\.$/, pl: /^Anty/, it: /^Anti/, fr: /^Anti/ },
  },
  {
    fact: 'of several with a majority one wins',
    key: 'night.why-several',
    said: {
      en: /the one with the most votes wins\.$/,
      de: /wer die meisten hat, gewinnt\.$/,
      pl: /wygrywa partia, która ma ich najwięcej\.$/,
      it: /vince chi ne ha di più\.$/,
      fr: /celui qui en a le plus l’emporte\.$/,
    },
  },
  {
    fact: 'members bring money too',
    key: 'side.base-tip',
    said: { en: /money/, de: /Geld/, pl: /pieniądze/, it: /denaro/, fr: /argent/ },
  },
  {
    fact: 'a poll may also be kept quiet',
    key: 'poll-use.choose-lines',
    said: { en: /quiet/, de: /zurückhalten/, pl: /zachowaj/, it: /riservato/, fr: /secret/ },
  },
  {
    fact: 'money is paid for votes, and not for winning',
    key: 'donation.for-seats',
    said: { en: /seats/, de: /Stimmen/, pl: /głosy/, it: /seggi/, fr: /sièges/ },
  },
  {
    fact: 'a change since you last looked, not since you began to look',
    key: 'mark.tab',
    said: {
      en: /since you looked/,
      de: /hingesehen hast/,
      pl: /od twojego ostatniego/,
      it: /da quando/,
      fr: /dernier regard/,
    },
  },
  {
    fact: 'the person who opened the table may know, not: knows who opened it',
    key: 'deal.record-text',
    said: {
      en: /the person who/,
      de: /die Person, die/,
      pl: /osoba, która/,
      it: /chi ce l’ha/,
      fr: /la personne qui/,
    },
  },
  {
    fact: 'it is the auction for polls that money is missing at',
    key: 'hint.4',
    said: { en: /auctioned/, de: /bei den Umfragen/, pl: /przy sondażach/, it: /sondaggi/, fr: /sondages/ },
  },
  {
    fact: 'a real game also begins with a starting block',
    key: 'learn.what-next-2019',
    said: {
      en: /starting block/,
      de: /Startaufstellung/,
      pl: /ustawienie początkowe/,
      it: /blocco iniziale/,
      fr: /bloc de départ/,
    },
  },
];

describe('what is said of the game and of the server', () => {
  it.each(LANGUAGES)('is so in %s', async language => {
    const texts = await told(language);
    for (const { fact, key, said } of FACTS) expect(texts[key], fact).toMatch(said[language]);
  });

  it('pl: who runs a server is not called as the owner of a table is', async () => {
    const texts = await messagesIn('pl');
    expect(texts['gather.owner']).toMatch(/gospodarz/);
    for (const key of ['announced.label', 'report.send', 'report.sent'] as const)
      expect([key, texts[key]]).toEqual([key, expect.stringMatching(/administrator/)]);
  });

  it('the strongest bots of the terminal are those of the highest level', () => {
    const line = readFileSync('docs/cli.md', 'utf8')
      .split('\n')
      .find(each => each.includes('# against the strongest bots'));
    const [, bots = ''] = /--bots (\S+)/.exec(line ?? '') ?? [];
    expect(BOT_IDS).toContain(bots);
    expect(bots).toBe(LEVELS.at(-1));
  });

  it('a link of the README that names the rulebook in the app leads to no page of developers', () => {
    const named = readFileSync('README.md', 'utf8').match(/\[[^\]]*\]\([^)]*\)[^.\n]*`\/rules`/g);
    expect(named).toBeNull();
  });
});

describe('the end of a lesson', () => {
  it.each(LESSON_IDS)('of %s speaks of games of its own edition', async lesson => {
    const texts = await messagesIn('en');
    expect(texts[`learn.what-next-${lesson}`]).toMatch(lesson === '2019' ? /four elections/ : /seven rounds/);
  });
});
