import { useEffect } from 'preact/hooks';
import { isWriting } from '../../kit/ui/form/isWriting.ts';
import type { Following } from '../../moments/playback/following.ts';

/** H: what has happened since your last decision; Escape, Enter or H again: back to the game; Space: play it. */
export function useDigestKeys(following: Following): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const act = isElsewhere(event) ? null : actOf(event, following.recap.isOpen.peek());
      if (act === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      act(following);
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [following]);
}

type Act = (following: Following) => void;

const open: Act = following => void following.recap.open();
const close: Act = following => following.closeRecap();
const play: Act = following => following.playRecap();

const ACTS: Readonly<Record<string, Act>> = { h: close, Escape: close, Enter: close, ' ': play };

function isElsewhere({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isCommand = ctrlKey || metaKey || altKey;
  return isCommand || isWriting(target) || document.querySelector('dialog[open]') !== null;
}

/** On a button, Enter and Space are for that button. */
function actOf({ key, target }: KeyboardEvent, isOpen: boolean): Act | null {
  if (!isOpen) return key === 'h' ? open : null;
  const isOnControl = target instanceof HTMLElement && target.closest('button, a, summary') !== null;
  return isOnControl && (key === 'Enter' || key === ' ') ? null : (ACTS[key] ?? null);
}
