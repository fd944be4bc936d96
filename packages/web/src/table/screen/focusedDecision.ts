import type { Choice, View } from '@macher/engine';
import { useEffect, useRef } from 'preact/hooks';

/**
 * useFocusedDecision gives the next decision the focus after one, by its title: what had it is gone, and a page without
 * focus begins again at its top. Someone who writes or reads elsewhere on the page is left alone.
 */
export function useFocusedDecision(choice: Choice | null, { version }: View, isFollowing: boolean): void {
  const question = isFollowing ? 'following' : choice === null ? 'none' : `${choice.kind} ${version}`;
  const last = useRef(question);
  useEffect(() => {
    if (last.current !== question && isFree(document.activeElement))
      document.querySelector<HTMLElement>('#dock-title')?.focus({ preventScroll: true });
    last.current = question;
  }, [question]);
}

function isFree(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.closest('#dock') !== null;
}
