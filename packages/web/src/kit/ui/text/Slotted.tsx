import type { ComponentChildren } from 'preact';

/** SLOT stands in a sentence where something is drawn instead of a word: a sign of nobody's alphabet. */
export const SLOT = '\uE003';

/** A sentence with something drawn in it, wherever its language wants it. */
export function Slotted({ text, children }: { readonly text: string; readonly children: ComponentChildren }) {
  const [before = '', after = ''] = text.split(SLOT);
  return (
    <>
      <Around text={before} /> {children} <Around text={after} />
    </>
  );
}

function Around({ text }: { readonly text: string }) {
  return text.trim() === '' ? null : <span class="around soft">{text.trim()}</span>;
}
