import type { Page } from 'playwright-core';

/** Labels that can't be read as they were written: cut, broken inside a word, in too many lines, over each other, with old-style figures, or with no room for an accent. */
export function badLabels(page: Page): Promise<string[]> {
  return page.evaluate(look, { buttons: BUTTONS, single: SINGLE, rows: ROWS });
}

/** Two lines at most. */
const BUTTONS =
  ':is(button:not(.headline, .fold, .spine, .turn-to, .region-tabs *), a.button, summary, legend)';

/** In one line. */
const SINGLE = '[role=tab], .axis span, .lane-axis span, .card .name, .ribbon li, .lane-party small';

/** Inside of these nothing lies over anything else. */
const ROWS =
  '.axis, .lane, .ribbon, .dock-head, .dock-foot, .own-figures, .supplies, .tabs, .card, .politician-face, tr, figure, h1, h2, h3, button';

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: runs inside the page, where no word from outside can be used
function look({ buttons, single, rows }: { buttons: string; single: string; rows: string }): string[] {
  interface Label {
    readonly element: Element;
    readonly text: string;
    readonly lines: readonly DOMRect[];
  }
  const found: string[] = [];
  const name = ({ element, text }: Label): string => {
    const own = element.closest('[class]')?.getAttribute('class') ?? '';
    return `${element.tagName.toLowerCase()}.${own.trim().replaceAll(/\s+/g, '.')} “${text.slice(0, 50)}”`;
  };
  const isShown = (element: Element): boolean => {
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return false;
    for (let each: Element | null = element; each !== null; each = each.parentElement)
      if (
        each.matches('.hidden-text, option, [inert], [popover]') ||
        getComputedStyle(each).clipPath !== 'none' ||
        getComputedStyle(each).writingMode !== 'horizontal-tb'
      )
        return false;
    return true;
  };
  const linesOf = (range: Range): DOMRect[] => {
    const lines: DOMRect[] = [];
    for (const box of range.getClientRects()) {
      const last = lines.at(-1);
      if (box.width === 0) continue;
      if (last !== undefined && Math.abs(last.top - box.top) < box.height / 2)
        lines[lines.length - 1] = new DOMRect(
          Math.min(last.left, box.left),
          Math.min(last.top, box.top),
          Math.max(last.right, box.right) - Math.min(last.left, box.left),
          last.height,
        );
      else lines.push(box);
    }
    return lines;
  };
  const labels: Label[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (element === null || text === '' || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const label = { element, text, lines: linesOf(range) };
    labels.push(label);
    const { fontVariantNumeric, lineHeight, fontSize, overflowY } = getComputedStyle(element);
    if (/\d/.test(text) && !fontVariantNumeric.includes('lining-nums'))
      found.push(`figures that don’t line up: ${name(label)}`);
    const isTight = Number.parseFloat(lineHeight) < Number.parseFloat(fontSize);
    if (isTight && /hidden|clip/.test(overflowY) && /[ÀÁÂÄÈÉÊËÎÏÔÖÙÛÜĆŃÓŚŹŻ]/u.test(text))
      found.push(`an accent may be clipped: ${name(label)}`);
    // Names that people chose may break anywhere.
    if (label.lines.length > 1 && !element.matches('.game-facts, .game-facts *'))
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (linesOf(range).length > 1 && !(element.textContent ?? '').includes('\u00AD'))
          found.push(`broken inside “${word}”: ${name(label)}`);
      }
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      const style = getComputedStyle(each);
      const isScroller = /auto|scroll/.test(style.overflowX);
      if (isScroller) break;
      if (!/hidden|clip/.test(style.overflowX)) continue;
      const { left, right } = each.getBoundingClientRect();
      const over = Math.max(...label.lines.map(line => Math.max(left - line.left, line.right - right)));
      if (over > 1.5) found.push(`cut by ${Math.round(over)} px: ${name(label)}`);
      break;
    }
  }
  for (const each of document.querySelectorAll(`${buttons}, ${single}`)) {
    if (!isShown(each)) continue;
    const range = document.createRange();
    range.selectNodeContents(each);
    const own = labels.filter(({ element }) => each.contains(element));
    const tops: number[] = [];
    for (const { top, height } of own.flatMap(({ lines }) => lines))
      if (!tops.some(other => Math.abs(other - top) < height * 0.7)) tops.push(top);
    const most = each.matches(single) ? 1 : 2;
    if (tops.length > most && each.querySelector('ul, ol, p, table, div, small, br') === null)
      found.push(
        `in ${tops.length} lines: ${name({ element: each, text: each.textContent ?? '', lines: [] })}`,
      );
  }
  const boxes = labels
    .filter(({ element }) => element.closest(rows) !== null)
    .flatMap(label => label.lines.map(line => ({ label, line, row: label.element.closest(rows) })));
  for (const [index, { label, line, row }] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      if (other.row !== row) continue;
      const across = Math.min(line.right, other.line.right) - Math.max(line.left, other.line.left);
      const down = Math.min(line.bottom, other.line.bottom) - Math.max(line.top, other.line.top);
      const isInside =
        label.element.contains(other.label.element) || other.label.element.contains(label.element);
      if (across > 2 && down > line.height * 0.4 && !isInside)
        found.push(`over each other: ${name(label)} and ${name(other.label)}`);
    }
  return [...new Set(found)];
}
