import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import './HoldButton.css';

/** HOLD is how many milliseconds it takes, so that nobody opens it by accident. */
const HOLD = 600;

/**
 * HoldButton is pressed and held, by a finger or by Enter, before it does what it says. A screen reader presses it in
 * its own way, which counts at once.
 */
export function HoldButton({
  kind,
  act,
  children,
}: {
  /** The class of the button. */
  readonly kind: string;
  act(): void;
  readonly children: ComponentChildren;
}) {
  const [isHeld, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const letGo = (): void => {
    clearTimeout(timer.current);
    setHeld(false);
  };
  const press = (then: () => void): void => {
    letGo();
    setHeld(true);
    timer.current = setTimeout(then, HOLD);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <button
      type="button"
      class={`hold ${kind} ${isHeld ? 'held' : ''}`}
      onPointerDown={event => {
        if (event.button === 0) press(act);
      }}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      onPointerCancel={letGo}
      onBlur={letGo}
      onContextMenu={event => event.preventDefault()}
      onKeyDown={event => {
        if (!isKey(event)) return;
        event.preventDefault();
        if (!event.repeat) press(() => heldKeyDone(act));
      }}
      onKeyUp={event => {
        if (isKey(event)) event.preventDefault();
        letGo();
      }}
      onClick={event => {
        if (event.detail === 0) act();
      }}
    >
      {children}
    </button>
  );
}

function isKey({ key }: KeyboardEvent): boolean {
  return key === 'Enter' || key === ' ';
}

/**
 * Acts when the key is let go: while it's still down it says so again and again, which must confirm nothing on the page
 * that comes.
 */
function heldKeyDone(act: () => void): void {
  const swallow = (event: KeyboardEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'keydown' && event.repeat) return;
    removeEventListener('keydown', swallow, true);
    removeEventListener('keyup', swallow, true);
  };
  addEventListener('keydown', swallow, true);
  addEventListener('keyup', swallow, true);
  act();
}
