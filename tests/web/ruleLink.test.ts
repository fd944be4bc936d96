import { rulesOf } from '@macher/editions';
import type { Choice } from '@macher/engine';
import { h } from 'preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { language, speak } from '../../packages/web/src/kit/words/words.ts';
import { RuleLink } from '../../packages/web/src/table/rules/RuleLink.tsx';
import { draw } from './page.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the rule of a question', () => {
  it.each([
    ['media', 'Media'],
    ['majority', 'Meetings into votes'],
  ] as const)('[2006 §6.2.5] [2006 §6.2.8] an exchange by %s has its own paragraph', async (by, title) => {
    expect(await linkOf('en', by)).toContain(title);
  });

  it('is named by its title in the language of the reader, without a word of English', async () => {
    expect(await linkOf('de', 'media')).toMatch(/^ ?Medien$/);
  });
});

async function linkOf(spoken: 'en' | 'de', by: 'media' | 'majority'): Promise<string> {
  await speak(spoken);
  language.value = spoken;
  const choice = { kind: 'influence', seat: 0, region: 'BE', by } as Partial<Choice> as Choice;
  const page = draw(h(RuleLink, { rules: rulesOf('2006-7'), choice }));
  const before = page.one('button.rule').textContent;
  await vi.waitFor(() => expect(page.one('button.rule').textContent).not.toBe(before));
  return page.one('button.rule').textContent;
}
