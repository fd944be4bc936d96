import { useEffect } from 'preact/hooks';

/** Enter, Space and → go on, ← goes back, as long as nothing else has the focus; null: that way is closed. */
export function useStepKeys(goOn: (() => void) | null, back: (() => void) | null): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const act = FORWARD.includes(event.key) ? goOn : event.key === 'ArrowLeft' ? back : null;
      if (act === null || !isOurs(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      act();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [goOn, back]);
}

const FORWARD: readonly string[] = ['Enter', ' ', 'ArrowRight'];

/** In the bubble or nowhere; Enter and Space on a button are for that button. */
function isOurs({ target, key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || shiftKey || !(target instanceof HTMLElement)) return false;
  if (document.querySelector('dialog[open], .screen.past') !== null) return false;
  if (target === document.body) return true;
  return target.closest('.bubble') !== null && (key.startsWith('Arrow') || target.closest('button') === null);
}
