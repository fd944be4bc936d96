import { rulesOf } from '@macher/editions';
import { choices, KINDS, OUTCOMES, REFUSAL_CODES, randomOf, SOURCES } from '@macher/engine';
import {
  CATALOGUES,
  eventText,
  LANGUAGES,
  languageOf,
  questionText,
  refusalText,
  wordingIn,
} from '@macher/words';
import { ADVICE } from '@macher/words/advice';
import { describe, expect, it } from 'vitest';
import { CLI_MESSAGES } from '../../packages/cli/src/words.ts';
import { NOTICE_MESSAGES } from '../../packages/server/src/notices/words.ts';
import { SERVER_MESSAGES } from '../../packages/server/src/words.ts';
import { filesBelow } from '../../scripts/sources.ts';
import { anyAction, deal, playWithEvents, TABLES } from '../walk.ts';
import { factsIn } from './arguments.ts';

type Catalogue = Readonly<Record<string, string>>;
const { en, de, pl, it: italian, fr } = CATALOGUES;
const WORDS = { en: en.messages, de: de.messages, pl: pl.messages, it: italian.messages, fr: fr.messages };

const ALL: [string, Readonly<Record<(typeof LANGUAGES)[number], Catalogue>>][] = [
  ['words', WORDS],
  ['words/advice', ADVICE],
  ['cli', CLI_MESSAGES],
  ['server', SERVER_MESSAGES],
  ['server', NOTICE_MESSAGES],
];

describe.each(ALL)('the %s catalogue', (name, catalogue) => {
  const source = Object.keys(catalogue.en);

  it.each(LANGUAGES)('%s has every message, with the same facts', language => {
    expect(Object.keys(catalogue[language]).sort()).toEqual(source.slice().sort());
    for (const key of source) {
      const [ours, english] = [catalogue[language][key] ?? '', catalogue.en[key] ?? ''];
      expect([key, ours.trim() === '', factsIn(ours, language)]).toEqual([
        key,
        false,
        factsIn(english, 'en'),
      ]);
    }
  });

  it('has no message that nothing says', () => {
    const code = [name.split('/')[0], 'cli', 'web']
      .flatMap(each => [...filesBelow(`packages/${each}/src`, '.ts', '.tsx')])
      .filter(([path]) => !path.includes('/messages/'))
      .map(([, text]) => text)
      .join('\n');
    const groups = [...code.matchAll(/[`']([a-z-]+)\.\$\{/g), ...code.matchAll(/term\('([a-z]+)'/g)].map(
      match => match[1],
    );
    const unused = source.filter(
      key => !code.includes(`'${key}'`) && !groups.includes(key.split('.')[0]) && key !== 'language.name',
    );
    expect(unused).toEqual([]);
  });
});

describe('five languages', () => {
  it.each(LANGUAGES)('%s: every kind, code, outcome and source has its words', language => {
    const keys = Object.keys(CATALOGUES[language].messages);
    for (const kind of KINDS) expect(keys).toContain(`ask.${kind}`);
    for (const code of REFUSAL_CODES) expect(keys).toContain(`refusal.${code}`);
    for (const outcome of OUTCOMES) expect(keys).toContain(`outcome.${outcome}`);
    for (const source of SOURCES) expect(keys).toContain(`source.${source}`);
  });

  it.each(LANGUAGES)('%s: whole games can be told, without a hole or a code word', language => {
    const words = wordingIn(language);
    for (const table of TABLES) {
      const game = deal(table, `told-${language}`);
      const random = randomOf(language);
      const subject = { rules: game.rules, parties: game.players.map(player => player.party) };
      while (game.result === null) {
        for (const choice of choices(game)) expect(questionText(words, subject, choice)).toMatch(SENTENCE);
        for (const event of playWithEvents(game, anyAction(game, random))) {
          expect(eventText(words, subject, event)).toMatch(SENTENCE);
        }
      }
    }
  });

  it('refusals are told with the rule they come from', () => {
    const text = refusalText(wordingIn('de'), {
      code: 'above-money',
      rule: 'R0',
      figures: { amount: 31_000, max: 30_000 },
    });
    expect(text).toContain('31.000');
    expect(text).toContain('R0');
  });

  it('a policy that goes out and comes in again is not told', () => {
    const subject = { rules: rulesOf('2019-4'), parties: ['cdu', 'spd', 'fdp'] };
    const event = {
      event: 'platform-changed',
      seat: 1,
      out: ['environment+', 'education+'],
      in: ['genetics-', 'environment+'],
    } as const;
    const text = eventText(wordingIn('en'), subject, event);
    expect(text).toMatch(/^The SPD swaps Education.\+ for Genetic engineering.−\.$/);
  });

  it('a card that does not exist is quoted as it came', () => {
    const text = refusalText(wordingIn('en'), {
      code: 'card-not-there',
      rule: 'x',
      figures: { card: 'nonsense' },
    });
    expect(text).toContain('nonsense');
  });

  it('the locale decides, English otherwise', () => {
    expect([languageOf('pl_PL.UTF-8'), languageOf('C'), languageOf(undefined)]).toEqual(['pl', 'en', 'en']);
  });

  it.each([
    ['en', 'DM 24,000', '€5,000'],
    ['de', '24.000 DM', '5.000 €'],
    ['pl', '24 000 DM', '5000 €'],
    ['it', '24.000 DM', '5.000 €'],
    ['fr', '24 000 DM', '5 000 €'],
  ] as const)('%s: money is written as its people write it', (language, marks, euros) => {
    const plain = (text: string): string => text.replaceAll(/\s/g, ' ');
    expect(plain(wordingIn(language, '1997').money(24_000))).toBe(marks);
    expect(plain(wordingIn(language, '2019').money(5000))).toBe(euros);
  });

  it('all regions and politicians have names', () => {
    const { regions, politicians } = rulesOf('2019-7');
    for (const language of LANGUAGES) {
      const words = wordingIn(language);
      for (const { id } of regions) expect(words.region(id)).not.toBe('');
      for (const { id } of politicians) expect(words.politician(id)).not.toBe('');
    }
  });
});

/** Something to read, with no leftover of the message syntax or of undefined values. */
const SENTENCE = /^(?!.*(undefined|\{|\}|NaN|null)).{2,}$/s;
