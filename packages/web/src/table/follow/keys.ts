import { useEffect } from 'preact/hooks';
import { isWriting } from '../../kit/ui/form/isWriting.ts';
import type { Following } from '../../moments/playback/following.ts';

/**
 * Space: next; Backspace: back; K: pause; S: skip. While something is played, Enter and Space go nowhere else: the
 * decision that comes after it was not meant.
 */
export function useFollowKeys(following: Following): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (following.beat.peek() === null || isElsewhere(event)) return;
      const act = ACTS[event.key];
      if (act === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      act(following);
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [following]);
}

const ACTS: Readonly<Record<string, (following: Following) => void>> = {
  ' ': following => following.next(),
  Backspace: following => following.back(),
  k: following => following.pause(),
  s: following => following.skip(),
  Enter: () => {},
};

/** In a field, a dialog or on a control of the page, keys are for that. */
function isElsewhere({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isWriting(target)) return true;
  if (document.querySelector('dialog[open]') !== null) return true;
  return target instanceof HTMLElement && target.closest('button, a, summary, label, [role=tab]') !== null;
}
