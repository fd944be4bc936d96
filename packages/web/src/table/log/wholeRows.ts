/**
 * Shows whole rows only at the end of a list: one that its upper edge cuts makes way, and the last stands higher for
 * it.
 */
export function showWholeRows(list: HTMLElement): void {
  list.style.removeProperty('--rest');
  list.scrollTop = list.scrollHeight;
  const rest = cutRow(list);
  if (rest === 0) return;
  list.style.setProperty('--rest', `${rest}px`);
  list.scrollTop = list.scrollHeight;
}

/**
 * The part that is seen of the row that the upper edge goes through: of all that begins above where something of it
 * ends.
 */
function cutRow(list: HTMLElement): number {
  const edge = list.getBoundingClientRect().top;
  const line = [...list.children].findLast(each => each.getBoundingClientRect().top < edge);
  if (line === undefined) return 0;
  const rows = rowsOf(line);
  for (let rest = 0; ; ) {
    const cut = rows.filter(({ top, bottom }) => top < edge + rest - 1 && bottom > edge + rest + 1);
    if (cut.length === 0) return rest;
    rest = Math.max(...cut.map(({ bottom }) => bottom - edge));
  }
}

/**
 * The rows of a line's text and of signs and lines around it, which are higher: a block around it has all rows in one.
 */
function rowsOf(line: Element): DOMRect[] {
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  const rows = [...line.querySelectorAll('.chip, .mini, .place')].map(sign => sign.getBoundingClientRect());
  for (const row = document.createRange(); texts.nextNode() !== null; ) {
    row.selectNodeContents(texts.currentNode);
    rows.push(...row.getClientRects());
  }
  return rows;
}
