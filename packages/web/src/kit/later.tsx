import { signal } from '@preact/signals';
import type { ComponentChild, FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { wordsThere } from './words/words.ts';

/** Late is a part of the screen that comes when it is first drawn, or when something asks for it before. */
export interface Late<P> extends FunctionComponent<P> {
  load(): Promise<void>;
}

/**
 * `later(async () => (await import('./Page.tsx')).Page)` is the part with its words; until it is there, it draws
 * `meanwhile`.
 */
export function later<P extends object>(
  fetch: () => Promise<FunctionComponent<P>>,
  meanwhile: (props: P) => ComponentChild = () => null,
): Late<P> {
  const there = signal<FunctionComponent<P> | null>(null);
  const load = async (): Promise<void> => {
    if (there.peek() !== null) return;
    const part = await fetch();
    await wordsThere();
    there.value = part;
  };
  function Part(props: P) {
    // If the part can't be fetched, the next drawing tries again.
    useEffect(() => void load().catch(() => {}), []);
    const Known = there.value;
    return Known === null ? meanwhile(props) : <Known {...props} />;
  }
  return Object.assign(Part, { load });
}
