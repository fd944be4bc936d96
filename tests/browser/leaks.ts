import type { Page } from 'playwright-core';

/** What looks different once the styles of all other pages are there too: they stay when somebody goes on from page to page. */
export function leaks(page: Page): Promise<string[]> {
  return page.evaluate(look);
}

/** Inside the page. What works offline lists all its files. */
async function look(): Promise<string[]> {
  const elements = [...document.querySelectorAll('body *')].filter(each => each.checkVisibility());
  const looks = (): string[][] =>
    elements.map(element => {
      const style = getComputedStyle(element);
      return [...style].map(name => `${name}: ${style.getPropertyValue(name)}`);
    });
  const before = looks();
  const worker = await (await fetch('/sw.js')).text();
  const own = new Set([...document.styleSheets].map(({ href }) => href?.slice(location.origin.length + 1)));
  const links = [...new Set(worker.match(/assets\/[\w.-]+\.css/g))]
    .filter(name => !own.has(name))
    .map(name => Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `/${name}` }));
  const loaded = links.map(link => new Promise(resolve => link.addEventListener('load', resolve)));
  document.head.append(...links);
  await Promise.all(loaded);
  const after = looks();
  for (const link of links) link.remove();
  return elements.flatMap((element, index) => {
    const changed = (after[index] ?? []).filter((line, at) => line !== before[index]?.[at]);
    const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    return changed.length === 0 ? [] : `${name}: ${changed.slice(0, 3).join(', ')}`;
  });
}
