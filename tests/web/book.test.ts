import { RULESETS, rulesOf } from '@macher/editions';
import { speaker } from '@macher/words';
import { type BookKey, loadBook } from '@macher/words/book';
import { isParagraph, loadRulebook } from '@macher/words/rulebook';
import { beforeAll, describe, expect, it } from 'vitest';
import { chaptersOf } from '../../packages/web/src/book/chapters.tsx';
import { exampleOf } from '../../packages/web/src/book/examples.ts';
import { bookPhases } from '../../packages/web/src/book/phases.ts';
import { positionOf } from '../../packages/web/src/book/positions.ts';
import { searched } from '../../packages/web/src/book/search.ts';
import { paragraphPath } from '../../packages/web/src/rules/paragraphAnchor.ts';
import { speak, wordsOf } from '../../packages/web/src/state/settings.ts';

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

  it('has a purpose and a rule for every phase, and an example for most', () => {
    const phases = bookPhases(rules);
    const examples = phases.filter(({ phase }) => exampleOf(rules.edition, phase) !== null);
    expect(phases.every(({ paragraphs }) => paragraphs.length > 0)).toBe(true);
    expect(examples.length).toBeGreaterThan(phases.length / 2);
  });

  it('draws positions from scenario files, in which the state of the example lies', () => {
    for (const { phase } of bookPhases(rules)) {
      const example = exampleOf(rules.edition, phase);
      if (example?.file == null) continue;
      expect(positionOf(example.file).regions.map(({ id }) => id)).toContain(example.region);
    }
  });

  it('finds a word wherever it stands, and says so if it is nowhere', () => {
    const chapters = chaptersOf({ rules, words: wordsOf(rules.edition), book, rulebook });
    expect(searched(chapters, 'TREND').length).toBeGreaterThan(3);
    expect(searched(chapters, 'thüringia').length).toBeGreaterThan(0);
    expect(searched(chapters, 'zeppelin')).toEqual([]);
    expect(searched(chapters, '  ')).toEqual([]);
    expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length);
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
