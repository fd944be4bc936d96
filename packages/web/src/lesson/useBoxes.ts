import { useEffect, useState } from 'preact/hooks';
import type { Box } from './place.ts';

/** Where some elements are now; null: one isn't there. Looked at again whenever the page changes. */
export function useBoxes(selectors: readonly string[]): readonly (Box | null)[] {
  const [boxes, setBoxes] = useState<readonly (Box | null)[]>([]);
  const key = selectors.join('|');
  useEffect(() => {
    let frame = 0;
    let last = '';
    const look = (): void => {
      frame = 0;
      const found = selectors.map(boxOf);
      const text = JSON.stringify(found);
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
    return () => {
      changes.disconnect();
      removeEventListener('resize', soon);
      removeEventListener('scroll', soon, true);
      cancelAnimationFrame(frame);
    };
  }, [key]);
  return boxes;
}

function boxOf(selector: string): Box | null {
  const element = document.querySelector(selector);
  if (element === null || !element.checkVisibility()) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}
