import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

interface Tallest {
  readonly question: string;
  readonly width: number;
  readonly height: number;
}

/**
 * useSteadyHeight is for a part of the dock that says more or less with every touch: while a question stands, it gets
 * no lower than it has been, so that the next click meets what the eye has aimed at. Another width of the window begins
 * anew.
 */
export function useSteadyHeight<E extends HTMLElement>(question: string): RefObject<E | null> {
  const part = useRef<E>(null);
  const tallest = useRef<Tallest | null>(null);
  const keep = (): void => {
    if (part.current === null) return;
    const width = globalThis.innerWidth;
    const { current: known } = tallest;
    const isKnown = known?.question === question && known.width === width;
    const height = Math.max(isKnown ? known.height : 0, ownHeight(part.current));
    tallest.current = { question, width, height };
    part.current.style.minHeight = `${height}px`;
  };
  useLayoutEffect(keep);
  useEffect(() => {
    globalThis.addEventListener('resize', keep);
    return () => globalThis.removeEventListener('resize', keep);
  }, [question]);
  return part;
}

/** The height of what is in it, not of the place that it is given. */
function ownHeight(part: HTMLElement): number {
  part.style.minHeight = '';
  part.style.alignSelf = 'start';
  const { top, bottom } = part.getBoundingClientRect();
  part.style.alignSelf = '';
  return bottom - top;
}
