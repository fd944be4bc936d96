/** tip is what an element says of itself when a mouse rests on it or a finger stays on it. See Tooltip. */
export function tip(text: string): { readonly 'data-tip': string } {
  return { 'data-tip': text };
}

/** signTip is the tip of a sign without words: a screen reader reads the same. */
export function signTip(text: string): {
  readonly 'data-tip': string;
  readonly 'aria-label': string;
  readonly role: 'img';
} {
  return { ...tip(text), 'aria-label': text, role: 'img' };
}
