import { useEffect, useState } from 'preact/hooks';
import type { Box } from './place.ts';

/** An element that can be seen, and where it is. */
export interface Found {
  readonly element: Element;
  readonly box: Box;
}

/**
 * useBoxes says where what `find` finds is now; null: it isn't there. It looks again whenever the page changes, and
 * with another `key`.
 */
export function useBoxes(key: string, find: () => readonly (Element | null)[]): readonly (Found | null)[] {
  const [boxes, setBoxes] = useState<readonly (Found | null)[]>([]);
  useEffect(() => {
    let frame = 0;
    let last = '';
    const look = (): void => {
      frame = 0;
      const found = find().map(foundAt);
      const text = JSON.stringify(found.map(each => each?.box ?? null));
      if (text === last) return;
      last = text;
      setBoxes(found);
    };
    const soon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    soon();
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { subtree: true, childList: true, attributes: true });
    addEventListener('resize', soon);
    addEventListener('scroll', soon, true);
    addEventListener('change', soon);
    return () => {
      changes.disconnect();
      removeEventListener('resize', soon);
      removeEventListener('scroll', soon, true);
      removeEventListener('change', soon);
      cancelAnimationFrame(frame);
    };
  }, [key]);
  return boxes;
}

function foundAt(element: Element | null): Found | null {
  if (element === null || !element.checkVisibility()) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { element, box: { left, top, width, height } };
}
