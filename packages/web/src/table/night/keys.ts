import type { Telling } from './steps.ts';

/** NOT_OURS are keys that only hold others, or move the focus. */
const NOT_OURS = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape'];

/**
 * pressed: Enter goes on, R tells it again, any other key finishes the part that is running. Escape closes by itself.
 */
export function pressed(event: KeyboardEvent, telling: Telling, goOn: () => void): void {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || NOT_OURS.includes(key) || isElsewhere(target, currentTarget)) return;
  const isOnButton = target instanceof HTMLButtonElement;
  if (key === 'Enter') {
    if (!isOnButton) act(event, goOn);
  } else if (key === 'r' || key === 'R') act(event, telling.again);
  else if (!(isOnButton && key === ' ') && telling.hurry()) event.preventDefault();
}

function act(event: KeyboardEvent, goOn: () => void): void {
  event.preventDefault();
  goOn();
}

/** Whether the key is for a window over this one, such as a paragraph of the rules. */
function isElsewhere(target: EventTarget | null, own: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== own;
}
