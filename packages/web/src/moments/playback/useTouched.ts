import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * useTouched is for a mark: `touch` is called when you have pointed at the element around it that `selector` names, or
 * touched that.
 */
export function useTouched<E extends HTMLElement>(selector: string, touch: () => void): RefObject<E | null> {
  const mark = useRef<E>(null);
  const last = useRef(touch);
  last.current = touch;
  useEffect(() => {
    const around = mark.current?.closest(selector);
    const clear = (): void => last.current();
    around?.addEventListener('pointerleave', clear);
    around?.addEventListener('click', clear);
    return () => {
      around?.removeEventListener('pointerleave', clear);
      around?.removeEventListener('click', clear);
    };
  }, [selector]);
  return mark;
}
