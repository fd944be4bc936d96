import { RULESETS, rulesOf } from '@macher/editions';
import { speaker } from '@macher/words';
import { type BookKey, loadBook } from '@macher/words/book';
import { isParagraph, loadRulebook } from '@macher/words/rulebook';
import { h } from 'preact';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak, wordsOf } from '../../packages/web/src/kit/words/words.ts';
import { chaptersOf } from '../../packages/web/src/learn/book/chapters.tsx';
import { differing } from '../../packages/web/src/learn/book/Differences.tsx';
import { DrawnPosition } from '../../packages/web/src/learn/book/DrawnPosition.tsx';
import { type Drawing, exampleOf } from '../../packages/web/src/learn/book/examples.ts';
import { searched } from '../../packages/web/src/learn/book/search.ts';
import { paragraphPath } from '../../packages/web/src/table/rules/paragraphAnchor.ts';
import { bookPhases } from '../../packages/web/src/table/rules/phases.ts';
import { draw } from './page.ts';

const book = speaker<BookKey>('en', await loadBook('en'));
const rulebook = await loadRulebook('en');

beforeAll(() => speak('en'));

describe.each(RULESETS)('the rulebook of %s', ruleset => {
  const rules = rulesOf(ruleset);

  it('has the paragraph of every decision', () => {
    const told = bookPhases(rules).flatMap(({ paragraphs }) => paragraphs);
    const never = ['turn-order', ...(rules.sending === 'one-by-one' ? ['send'] : ['lay', 'pay-next'])];
    const asked = Object.entries(rules.paragraphs).filter(([topic]) => !never.includes(topic));
    expect(asked.filter(([, id]) => id === undefined || !isParagraph(id) || !told.includes(id))).toEqual([]);
  });

  it('has a purpose, a rule and an example for every phase', () => {
    const phases = bookPhases(rules);
    expect(phases.every(({ paragraphs }) => paragraphs.length > 0)).toBe(true);
    expect(phases.filter(({ phase }) => exampleOf(rules.edition, phase) === null)).toEqual([]);
  });

  it.each(bookPhases(rules).map(({ phase }) => phase))(
    'draws a position for %s, from a scenario file',
    phase => {
      const example = exampleOf(rules.edition, phase);
      if (example === null) throw new Error('no example');
      const drawn = draw(h(DrawnPosition, { example, book }));
      const { of } = example.drawing;
      expect(drawn.all(DRAWN[of]).length).toBeGreaterThan(0);
      // The same region is drawn for several phases: none of them is the place of it.
      const boards = drawn.all('section.board');
      expect(boards.flatMap(each => [each.get('id'), each.get('aria-label')]).filter(Boolean)).toEqual([]);
    },
  );

  it('finds a word wherever it stands, and says so if it is nowhere', () => {
    const chapters = chaptersOf({ rules, words: wordsOf(rules.edition), book, rulebook });
    expect(searched(chapters, 'TREND').length).toBeGreaterThan(3);
    expect(searched(chapters, 'thüringia').length).toBeGreaterThan(0);
    expect(searched(chapters, 'zeppelin')).toEqual([]);
    expect(searched(chapters, '  ')).toEqual([]);
    expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length);
  });
});

/** What shows that it was drawn. */
const DRAWN: Readonly<Record<Drawing['of'], string>> = {
  state: 'li.lane',
  cards: 'div.card',
  own: 'section.own-party',
  parties: 'table.book-parties',
  national: 'ol.national-opinions',
};

describe('what is different', () => {
  const pairs = RULESETS.flatMap((one, index) =>
    RULESETS.slice(index + 1).map(other => [one, other] as const),
  );

  it.each(pairs)('%s and %s have something to tell, and nothing twice', (one, other) => {
    const rows = differing(rulesOf(one), rulesOf(other), book);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.every(({ texts: [left, right] }) => left !== right && !/[{}]/.test(left + right))).toBe(true);
    expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
  });

  it('a game and itself have nothing', () => {
    for (const id of RULESETS) expect(differing(rulesOf(id), rulesOf(id), book)).toEqual([]);
  });
});

describe('the address of a paragraph', () => {
  it.each([
    ['2019 §2 phase 8.3', '/rules/2019-4/2019-2-phase-8.3'],
    ['1997 §6.2.3 laying', '/rules/1997-7/1997-6.2.3-laying'],
    ['R0', '/rules/2019-4/R0'],
  ])('%s: %s', (id, path) => {
    expect(paragraphPath(id)).toBe(path);
  });
});
