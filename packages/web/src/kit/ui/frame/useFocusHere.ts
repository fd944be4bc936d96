import { useEffect } from 'preact/hooks';

/**
 * useFocusHere gives this dock's title the focus while it stands in another's place, if nothing else on the page has it
 * or `isWanted` by a key or a touch elsewhere; afterwards what had it before has it again.
 */
export function useFocusHere(dock: string, isWanted = false): void {
  useEffect(() => {
    const before = document.activeElement;
    const isFree = before === null || before === document.body || before.closest('.dock-place') !== null;
    if (isFree || isWanted)
      document.querySelector<HTMLElement>(`#${dock}-title`)?.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      if (now !== null && now !== document.body && now.closest(`#${dock}`) === null) return;
      const back = before instanceof HTMLElement && before !== document.body ? before : null;
      setTimeout(() =>
        (back?.isConnected ? back : document.querySelector<HTMLElement>('#dock-title'))?.focus(),
      );
    };
  }, []);
}
