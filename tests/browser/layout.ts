import type { Page } from 'playwright-core';

/** What lies where it must not: outside the page, outside the screen, or over the edge of its frame. */
export function outOfPlace(page: Page): Promise<string[]> {
  return page.evaluate(look);
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: runs inside the page, where no word from outside can be used
function look(): string[] {
  const found: string[] = [];
  const isWide = innerWidth >= 900;
  const root = document.scrollingElement ?? document.documentElement;
  if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide`);
  const isPlaying = document.querySelector('.screen') !== null;
  if (isPlaying && isWide && root.scrollHeight > innerHeight)
    found.push(`the page is ${root.scrollHeight} high`);
  const name = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${String(element.getAttribute('class') ?? '')
      .trim()
      .replaceAll(/\s+/g, '.')} “${(element.textContent ?? '').trim().slice(0, 30)}”`;
  const isShown = (element: Element): boolean =>
    element.checkVisibility() &&
    element.closest('.hidden-text, dialog, option') === null &&
    getComputedStyle(element).clipPath === 'none';
  const confirm = document.querySelector('.dock .confirm');
  if (confirm !== null) {
    const { top, left, right, bottom } = confirm.getBoundingClientRect();
    if (top < 0 || left < 0 || right > innerWidth || bottom > innerHeight)
      found.push('the button to confirm is not on the screen');
  }
  const within = (frame: Element, parts: Iterable<Element>): void => {
    const edge = frame.getBoundingClientRect();
    for (const part of parts) {
      const box = part.getBoundingClientRect();
      if (!isShown(part) || box.width === 0 || box.height === 0) continue;
      const over = Math.max(
        edge.left - box.left,
        box.right - edge.right,
        edge.top - box.top,
        box.bottom - edge.bottom,
      );
      if (over > 1.5)
        found.push(`${name(part)} is ${Math.round(over)} px outside ${name(frame).split(' ')[0]}`);
    }
  };
  if (isWide) {
    for (const frame of document.querySelectorAll('.dock')) within(frame, frame.querySelectorAll('*'));
    for (const body of document.querySelectorAll('.dock-body'))
      within(body, body.querySelectorAll(':not(svg *)'));
    for (const board of document.querySelectorAll('.board'))
      within(board, board.querySelectorAll(':not(svg *)'));
    for (const panel of document.querySelectorAll('.own-party, .others, .ribbon'))
      within(panel, panel.querySelectorAll(':not(svg *)'));
    for (const section of document.querySelectorAll('.per-region > section'))
      within(section, section.querySelectorAll(':not(svg *)'));
    for (const each of document.querySelectorAll<HTMLElement>(
      '.dock, .dock *, .boards *, .own-party *, .others *, .ribbon *',
    )) {
      const style = getComputedStyle(each);
      if (!isShown(each)) continue;
      const isScrolled = each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(style.overflowY);
      if (isScrolled && each.clientHeight > 0) found.push(`${name(each)} must be scrolled`);
    }
  }
  for (const each of document.querySelectorAll<HTMLElement>('body *')) {
    if (!isShown(each) || each.clientWidth === 0) continue;
    const style = getComputedStyle(each);
    if (style.overflowX === 'hidden' && each.scrollWidth > each.clientWidth + 1)
      found.push(`cut: ${name(each)}`);
    if (style.overflowY === 'hidden' && each.scrollHeight > each.clientHeight + 2)
      found.push(`cut below: ${name(each)}`);
  }
  return found;
}
