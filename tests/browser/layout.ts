import type { Page } from 'playwright-core';

/** What lies where it must not: outside the page, outside the screen, over the edge of its frame, cut off, or too small. */
export function outOfPlace(page: Page): Promise<string[]> {
  const isWide = (page.viewportSize()?.width ?? 0) > WIDE;
  return page.evaluate(look, { frames: FRAMES, targets: TARGETS, isWide });
}

/** From here on nothing needs to be scrolled. */
const WIDE = 1200;

/** Nothing may leave these, on a wide screen. */
const FRAMES = '.dock, .dock-body, .per-region > section, .board, .own-party, .others, .ribbon';

/** 44 pixels high for a finger, on a phone. The name of a region is touched anywhere in its row. */
const TARGETS = '.dock :is(button:not(.turn-to), label:has(input), input[type=number], select, a)';

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: runs inside the page, where no word from outside can be used
function look({ frames, targets, isWide }: { frames: string; targets: string; isWide: boolean }): string[] {
  const found: string[] = [];
  const name = (element: Element): string => {
    const classes = (element.getAttribute('class') ?? '').trim().replaceAll(/\s+/g, '.');
    return `${element.tagName.toLowerCase()}.${classes} “${(element.textContent ?? '').trim().slice(0, 30)}”`;
  };
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || !element.checkVisibility()) return false;
    for (let each: Element | null = element; each !== null; each = each.parentElement)
      if (each.matches('.hidden-text, dialog, option') || getComputedStyle(each).clipPath !== 'none')
        return false;
    return true;
  };
  const overEdge = (
    inner: Element,
    outer: { top: number; right: number; bottom: number; left: number },
  ): number => {
    const { top, right, bottom, left } = inner.getBoundingClientRect();
    return Math.max(outer.top - top, right - outer.right, bottom - outer.bottom, outer.left - left);
  };

  const page = document.documentElement;
  const isPlaying = document.querySelector('.screen') !== null;
  if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide`);
  if (isPlaying && isWide && page.scrollHeight > innerHeight)
    found.push(`the page is ${page.scrollHeight} high`);
  const confirm = document.querySelector('.dock .confirm');
  if (confirm !== null && overEdge(confirm, { top: 0, right: innerWidth, bottom: innerHeight, left: 0 }) > 0)
    found.push('the button to confirm is not on the screen');

  for (const frame of isWide ? document.querySelectorAll(frames) : [])
    for (const part of frame.querySelectorAll(':not(svg *)')) {
      const over = overEdge(part, frame.getBoundingClientRect());
      if (over > 1.5 && isShown(part))
        found.push(`${name(part)} is ${Math.round(over)} px outside ${name(frame)}`);
      const isScroller = /auto|scroll/.test(getComputedStyle(part).overflowY);
      if (isScroller && part.scrollHeight > part.clientHeight + 1)
        found.push(`${name(part)} must be scrolled`);
    }
  for (const log of document.querySelectorAll('.log')) {
    const { top: edge } = log.getBoundingClientRect();
    const texts = document.createTreeWalker(log, NodeFilter.SHOW_TEXT);
    const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 2;
    for (const row = document.createRange(); isAtEnd && texts.nextNode() !== null; ) {
      row.selectNodeContents(texts.currentNode);
      const isCut = [...row.getClientRects()].some(({ top, bottom }) => top < edge - 2 && bottom > edge + 2);
      if (isCut) found.push(`cut by the edge of the log: “${texts.currentNode.textContent}”`);
    }
  }
  for (const sign of document.querySelectorAll('.log li :is(.chip, .mini, .place)')) {
    const log = sign.closest('.log');
    const edge = log?.getBoundingClientRect().top ?? 0;
    const { top, bottom } = sign.getBoundingClientRect();
    const isAtEnd = log !== null && log.scrollHeight - log.scrollTop - log.clientHeight < 2;
    if (isAtEnd && top < edge - 2 && bottom > edge + 2)
      found.push(`cut by the edge of the log: ${name(sign)}`);
  }
  for (const target of isWide ? [] : document.querySelectorAll(targets))
    if (isShown(target) && target.getBoundingClientRect().height < 43.5)
      found.push(`${name(target)} is too small to touch`);
  for (const each of document.querySelectorAll('body *')) {
    const { overflowX } = getComputedStyle(each);
    const isCut = overflowX === 'hidden' && each.scrollWidth > each.clientWidth + 1;
    if (isCut && isShown(each)) found.push(`cut: ${name(each)}`);
  }
  return [...new Set(found)];
}
