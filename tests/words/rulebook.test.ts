import { RULESETS, type RulesetId, rulesOf } from '@macher/editions';
import { type Action, choiceAt, choices, type Game, type Rules, refuseAction } from '@macher/engine';
import { LANGUAGES, type Language } from '@macher/words';
import {
  isParagraph,
  loadRulebook,
  PARAGRAPHS,
  type Paragraph,
  type ParagraphId,
  paragraphOfChoice,
  paragraphOfPhase,
  type RuleBook,
} from '@macher/words/rulebook';
import { describe, expect, it } from 'vitest';
import { defined } from '../../scripts/citations.ts';
import { filesBelow } from '../../scripts/sources.ts';
import { TABLES, walk } from '../walk.ts';

const BOOKS = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async language => [language, await loadRulebook(language)])),
) as Record<Language, RuleBook>;

const OTHERS = LANGUAGES.filter(language => language !== 'en');

/** Paragraphs that lean on values marked `ours` in packages/editions. */
const HAS_OUR_VALUES: readonly ParagraphId[] = [
  '2019 §1.9',
  '2019 §2 phase 2',
  '2019 §2 phase 8.3',
  '2019 §2 phase 9a',
  '2019 §2 phase 9b.2',
  '2019 §3',
  '2006 §6.1',
  '2006 §6.2.3',
  '2006 §6.2.7',
  '2006 §6.3.1',
  '2006 §6.3.4',
  '2006 §6.4.2',
  '2006 §7.5',
  '1997 §6.2.3 laying',
  '1997 §6.2.3 trend',
];

const RECONSTRUCTED: Readonly<Record<Language, RegExp>> = {
  en: /reconstructed/,
  de: /rekonstruiert/,
  pl: /odtworzon/,
  it: /ricostruit/,
  fr: /reconstitué/,
};

/** Values that a paragraph tells and that a ruleset has, so that the two cannot drift apart. */
const FIGURES: [ParagraphId, RulesetId, (rules: Rules) => readonly number[]][] = [
  ['2019 §1.6', '2019-4', ({ draft }) => [draft.hand, draft.picks]],
  ['2019 §1.7', '2019-4', ({ platformSize, handSize }) => [platformSize, handSize]],
  ['2019 §1.9', '2019-4', ({ benefits }) => Object.values(benefits)],
  ['2019 §2 phase 1.1', '2019-4', ({ moneyStep }) => [moneyStep]],
  ['2019 §2 phase 2', '2019-4', ({ display, maxExchange }) => [...Object.values(display), maxExchange]],
  ['2019 §2 phase 3', '2019-4', ({ mediaCost, mediaSpaces }) => [mediaCost, mediaSpaces]],
  ['2019 §2 phase 4', '2019-4', ({ meetingCosts }) => meetingCosts.slice(1)],
  ['2019 §2 phase 4', '2019-4', ({ meetingSpaces, start }) => [meetingSpaces, start.meetings]],
  ['2019 §2 phase 6.2', '2019-4', ({ mediaSwap }) => [mediaSwap.toOwner]],
  ['2019 §2 phase 8.2', '2019-4', ({ pollOpening }) => [pollOpening]],
  ['2019 §2 phase 8.3', '2019-4', ({ quietPoll }) => [quietPoll.base]],
  ['2019 §2 phase 9a', '2019-4', ({ trend, turnIn }) => [...trend, turnIn.least]],
  ['2019 §2 phase 9b.2', '2019-4', ({ winPoints, majority }) => [...Object.values(winPoints), majority]],
  ['2019 §2 phase 9b.2', '2019-4', ({ mandateSteps }) => mandateSteps.slice(0, 1)],
  ['2019 §2 phase 9c', '2019-4', ({ payPerMandate, payPerBase }) => [payPerMandate, payPerBase]],
  ['2019 §2 phase 9c', '2019-4', ({ donations }) => donations.flatMap(each => [each.amount, each.take])],
  ['2019 §2 phase 9c', '2019-4', ({ donations }) => donations.map(({ refuse }) => refuse)],
  ['2019 §3', '2019-4', ({ mediaBoard, moneyPoints }) => [...mediaBoard, ...Object.values(moneyPoints)]],
  ['2019 §3', '2019-7', ({ mediaBoard }) => mediaBoard],
  ['2006 §3', '2006-7', ({ rounds }) => [rounds.length]],
  ['2006 §3', '2006-5', ({ rounds }) => [rounds.length]],
  ['2006 §6.1', '2006-7', ({ benefits, mediaSpaces }) => [...Object.values(benefits), mediaSpaces]],
  ['2006 §6.1', '2006-7', ({ startingColumns }) => startingColumns.map(column => column.length)],
  ['2006 §6.2.2', '2006-7', ({ handSize, maxExchange }) => [handSize, maxExchange]],
  ['2006 §6.2.3', '2006-7', ({ mediaSwap }) => [mediaSwap.toOwner, mediaSwap.toBank]],
  ['2006 §6.2.5', '2006-7', ({ mediaCost, mediaSpaces }) => [mediaCost, mediaSpaces]],
  ['2006 §6.2.6', '2006-7', ({ meetingCosts }) => [meetingCosts[1] ?? 0, meetingCosts.length - 1]],
  ['2006 §6.2.6', '2006-7', ({ meetingSpaces, start }) => [meetingSpaces, start.meetings]],
  ['2006 §6.2.7', '2006-7', ({ pollOpening, quietPoll }) => [pollOpening, quietPoll.dice]],
  ['2006 §6.2.8', '2006-7', ({ turnIn, maxVotes }) => [turnIn.needed, maxVotes ?? 0]],
  ['2006 §6.3.1', '2006-7', ({ mandateSteps }) => mandateSteps.slice(0, 1)],
  ['2006 §6.3.4', '2006-7', ({ national }) => national?.baseGain ?? []],
  ['2006 §6.3.5', '2006-7', ({ payPerMandate, payPerBase }) => [payPerMandate, payPerBase]],
  ['2006 §6.4.2', '2006-7', ({ die, donations }) => [...die, ...donations.map(({ dice }) => dice)]],
  [
    '2006 §7.5',
    '2006-7',
    ({ baseBonus, national }) => [...Object.values(baseBonus), national?.securedPoints ?? 0],
  ],
  ['2006 §7.5', '2006-7', ({ national }) => national?.points ?? []],
  ['1997 §6.2.5', '1997-7', ({ opinionBoard }) => [Number(opinionBoard)]],
  ['R52', '2019-4', ({ moneyStep }) => [moneyStep]],
];

describe('what the program points to', () => {
  it.each(RULESETS)('%s: every paragraph of its rules can be opened', ruleset => {
    const cited = Object.values(rulesOf(ruleset).paragraphs);
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter(id => !isParagraph(id))).toEqual([]);
  });

  it.each(RULESETS)('%s: every phase has a paragraph of its edition', ruleset => {
    const rules = rulesOf(ruleset);
    const phases = [...rules.setup, ...rules.rounds.flatMap(round => round.phases)];
    const editions = rules.edition === '1997' ? ['2006', '1997'] : [rules.edition];
    for (const phase of [...phases, 'platform-turn', 'poll-use'] as const) {
      const paragraph = paragraphOfPhase(rules, phase);
      expect(PARAGRAPHS).toContain(paragraph);
      expect(editions).toContain(paragraph.slice(0, 4));
    }
  });

  it('a phase that a game does not have has none', () => {
    expect(() => paragraphOfPhase(rulesOf('2019-4'), 'coalitions')).toThrow('no paragraph');
    expect(() => paragraphOfPhase({ ruleset: 'nonsense' }, 'votes')).toThrow('no paragraph');
  });

  it('every game ends its rounds in its own way', () => {
    const ends = RULESETS.map(ruleset => paragraphOfPhase(rulesOf(ruleset), 'next-round'));
    expect(new Set(ends).size).toBe(RULESETS.length);
  });

  it('every choice and every refusal of random play can be looked up', () => {
    const cited = new Set<string>();
    for (const table of TABLES) {
      let previous: Action | null = null;
      const { game } = walk(table, 'looked-up', ({ game, action }) => {
        for (const choice of choices(game)) cited.add(paragraphOfChoice(game.rules, choice));
        for (const rule of rulesAgainst(game, action, previous)) cited.add(rule);
        previous = action;
      });
      cited.add(refuseAction(game, previous)?.rule ?? 'a game that goes on');
    }
    expect([...cited].filter(id => !isParagraph(id))).toEqual(['protocol']);
    const never = PARAGRAPHS.filter(id => id.startsWith('R') && !cited.has(id));
    expect(never).toEqual([]);
  });

  it('so can every rule that the engine names in a refusal', () => {
    const named = [...filesBelow('packages/engine/src', '.ts').values()].flatMap(code =>
      [...code.matchAll(/refusal\(\s*'[a-z-]+',\s*'([^']+)'/g)].map(match => match[1] as string),
    );
    expect(new Set(named)).toEqual(new Set(PARAGRAPHS.filter(id => id.startsWith('R'))));
  });

  it('an exchange of the majority points elsewhere than one of the media', () => {
    const exchange = { kind: 'influence', seat: 0, region: 'BY', exchanges: [] } as const;
    const rules = rulesOf('2006-7');
    expect(paragraphOfChoice(rules, { ...exchange, by: 'media' })).toBe('2006 §6.2.5');
    expect(paragraphOfChoice(rules, { ...exchange, by: 'majority' })).toBe('2006 §6.2.8');
  });
});

describe('the rules at hand', () => {
  it('are about paragraphs that docs/rules has, each once', () => {
    const rules = defined(filesBelow('docs/rules', '.md'));
    expect(PARAGRAPHS.filter(id => !rules.has(id))).toEqual([]);
    expect(new Set(PARAGRAPHS).size).toBe(PARAGRAPHS.length);
  });

  it.each(LANGUAGES)('%s: every paragraph has a title and two to seven sentences', language => {
    expect(Object.keys(BOOKS[language]).sort()).toEqual([...PARAGRAPHS].sort());
    for (const id of PARAGRAPHS) {
      const { title, text } = BOOKS[language][id];
      expect([id, title]).toEqual([id, expect.stringMatching(/^\S.{3,49}[^\s.]$/)]);
      expect([id, text]).toEqual([id, expect.stringMatching(/^\p{Lu}.+\.$/u)]);
      expect([id, sentences(text) >= 2 && sentences(text) <= 7]).toEqual([id, true]);
    }
  });

  it.each(OTHERS)('%s: nothing was left in English', language => {
    const left = PARAGRAPHS.filter(id => {
      const [ours, english] = [BOOKS[language][id], BOOKS.en[id]];
      return ours.text === english.text || ours.title === english.title;
    });
    expect(left).toEqual([]);
  });

  it.each(LANGUAGES)('%s: no text stands in two places', language => {
    expect(new Set(PARAGRAPHS.map(id => BOOKS[language][id].text)).size).toBe(PARAGRAPHS.length);
  });

  it.each(OTHERS)('%s: the same figures as in English', language => {
    for (const id of PARAGRAPHS) {
      expect([id, ...figures(BOOKS[language][id])]).toEqual([id, ...figures(BOOKS.en[id])]);
    }
  });

  it.each(FIGURES)('%s: the figures are those of %s', (id, ruleset, values) => {
    const told = figures(BOOKS.en[id]).map(Number);
    expect(values(rulesOf(ruleset)).filter(value => !told.includes(value))).toEqual([]);
  });

  it.each(LANGUAGES)('%s: reconstructed values are told as such, and no others', language => {
    const told = PARAGRAPHS.filter(id => RECONSTRUCTED[language].test(BOOKS[language][id].text));
    expect(told).toEqual(PARAGRAPHS.filter(id => HAS_OUR_VALUES.includes(id)));
  });

  it.each(LANGUAGES)('%s: a number never breaks across lines', language => {
    expect(PARAGRAPHS.filter(id => /\d \d{3}\b/.test(BOOKS[language][id].text))).toEqual([]);
  });
});

/** The rules that actions cite which were bent in all sorts of ways. */
function rulesAgainst(game: Game, action: Action, previous: Action | null): string[] {
  const others = { ...action, seat: (action.seat + 1) % game.players.length };
  return [previous, others, { ...action, kind: 'draft' }, ...bent(action), costliest(game, action)]
    .map(wrong => refuseAction(game, wrong)?.rule)
    .filter(rule => rule !== undefined);
}

function bent(action: Action): object[] {
  const values = [
    500,
    0,
    999_000,
    'nonsense',
    null,
    true,
    [],
    ['nonsense', 'nonsense'],
    { out: 'a', in: 'b' },
  ];
  return Object.keys(action)
    .filter(field => field !== 'kind' && field !== 'seat')
    .flatMap(field => values.map(value => ({ ...action, [field]: value })));
}

/** The last politicians are the dearest: too dear together where all must be affordable. */
function costliest(game: Game, { seat }: Action): object | null {
  const choice = choiceAt(game, seat);
  if (choice.kind !== 'send') return null;
  const politicians = choice.politicians.slice(-choice.regions.length);
  const cards = politicians.map((politician, index) => ({ politician, region: choice.regions[index] }));
  return { kind: 'send', seat, cards };
}

function sentences(text: string): number {
  return [...text.matchAll(/\.(?= |$)/g)].length;
}

/** All figures of a paragraph with their signs, sorted; thousands are grouped in every language otherwise. */
function figures({ title, text }: Paragraph): string[] {
  const plain = `${title} ${text}`.replace(/(?<=\d)[.,\u00A0](?=\d{3}(?!\d))/g, '').replaceAll('−', '-');
  return [...plain.matchAll(/[+-]?\d+/g)].map(([figure]) => figure).sort();
}
