import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Of these only the rule on locked orientation is left out: it would load every stylesheet once more. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Axe {
  run(where: object, options: object): Promise<{ violations: Violation[] }>;
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

/**
 * Everything in this part of the page that WCAG 2.2 AA does not allow, one line each. A target that something at the
 * edge of the screen covers in part is looked at again once it's scrolled to: there it is touched.
 */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async ({ tags, where }) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const options = { runOnly: tags, resultTypes: ['violations'], preload: false };
      const { violations } = await axe.run({ include: [where] }, options);
      const found: Violation[] = violations.filter(({ id }) => id !== 'target-size');
      for (const { target } of violations.flatMap(({ id, nodes }) => (id === 'target-size' ? nodes : []))) {
        const include = [target.join(' ')];
        const start = scrollY;
        document.querySelector(include.join(' '))?.scrollIntoView();
        found.push(...(await axe.run({ include }, { ...options, runOnly: ['target-size'] })).violations);
        scrollTo(0, start);
      }
      return found;
    },
    { tags: TAGS, where: part },
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
