import { useKeys } from '../../kit/keys/useKeys.ts';

/** useStepKeys has the ways on and back, as long as nothing else has the focus; null: that way is closed. */
export function useStepKeys(goOn: (() => void) | null, back: (() => void) | null): void {
  useKeys('step', event => (isOurs(event) ? { on: goOn, back } : null));
}

/** Whether the key is ours: the focus is in the bubble or nowhere. */
function isOurs({ target, shiftKey }: KeyboardEvent): boolean {
  if (shiftKey || document.querySelector('.screen.past') !== null) return false;
  return target === document.body || (target instanceof Element && target.closest('.bubble') !== null);
}
