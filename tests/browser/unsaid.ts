import type { Page } from 'playwright-core';

/** Keys instead of what they stand for, values that are missing, buttons without a name. */
export function unsaid(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
    const said: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      said.push(text.textContent?.trim() ?? '');
    for (const element of document.querySelectorAll('body *'))
      said.push(...attributes.map(name => element.getAttribute(name) ?? ''));
    const nameless = [...document.querySelectorAll('button, a, select, [role=tab]')].filter(
      each =>
        each.checkVisibility() &&
        (each.textContent ?? '').trim() === '' &&
        each.getAttribute('aria-label') === null,
    );
    return [
      ...said.filter(text => /^[a-z]+(-[a-z]+)*\.[a-z-]+/.test(text)).map(text => `a key: ${text}`),
      ...said.filter(text => /[{}]|undefined|NaN/.test(text)).map(text => `a hole: ${text}`),
      ...nameless.map(each => `nameless: ${each.outerHTML.slice(0, 80)}`),
    ];
  });
}
