/** Whether a key is for what has the focus, or for the window that lies over everything, and not for the screen. */
export function isTaken({ key, target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  return target instanceof Element && target.closest(takersOf(key)) !== null;
}

/**
 * A selector of what takes a key by itself. Space does nothing more to a tab that is open, or to a choice that is made.
 */
function takersOf(key: string): string {
  if (key === 'Escape') return WRITTEN_INTO;
  if (key === 'Enter') return `${FIELDS}, button, summary, a[href]`;
  if (key === ' ') return `${FIELDS}, ${PRESSED}`;
  return WALKS.includes(key) ? `${FIELDS}, input[type=radio], [role=tablist]` : FIELDS;
}

const WRITTEN_INTO = 'input:not([type=radio], [type=checkbox], [type=range]), textarea';
const FIELDS = `${WRITTEN_INTO}, select`;
const PRESSED =
  'button:not([role=tab][aria-selected=true]), summary, input[type=checkbox], input[type=radio]:not(:checked)';

/** WALKS are keys that move inside a row. */
const WALKS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
