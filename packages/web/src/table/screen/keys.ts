import { useEffect } from 'preact/hooks';
import type { TableStore } from '../../kit/state/table.ts';
import { isWriting } from '../../kit/ui/form/isWriting.ts';

/** D: the dock; 1 to 4: a board; Enter: confirm; A: a hint; Ctrl+Z: undo. Not while you type, and nothing is decided elsewhere than now. */
export function useKeys(store: TableStore): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isWriting(event.target) || document.querySelector('dialog[open]') !== null) return;
      const act =
        store.looking.value === null || event.key === 'd' || /^\d$/.test(event.key) ? actOf(event) : null;
      if (act === null) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [store]);
}

/** What a key does; null: nothing of ours. */
function actOf({ key, target, ctrlKey, metaKey }: KeyboardEvent): (() => void) | null {
  const isCommand = ctrlKey || metaKey;
  if (key === 'z' && isCommand) return () => click('.dock .undo');
  if (isCommand) return null;
  if (key === 'Enter' && !isControl(target)) return () => click('.dock .confirm');
  if (key === 'a') return () => click('.dock .hint-ask');
  if (key === 'd') return () => focus('#dock');
  return /^[1-5]$/.test(key) ? () => focusBoard(Number(key) - 1) : null;
}

/** Enter on a button or a link is for that button or link. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;
}

function click(selector: string): void {
  document.querySelector<HTMLButtonElement>(selector)?.click();
}

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

function focusBoard(index: number): void {
  document.querySelectorAll<HTMLElement>('.board .maximum')[index]?.focus();
}
