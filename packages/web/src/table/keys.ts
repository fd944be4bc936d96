import { useEffect } from 'preact/hooks';
import type { TableStore } from '../state/table.ts';

/** D: the dock; 1 to 4: a board; Enter: confirm; Ctrl+Z: undo. Not while somebody writes. */
export function useKeys(store: TableStore): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isWriting(event.target) || document.querySelector('dialog[open]') !== null) return;
      if (event.key === 'Enter' && !isControl(event.target)) click('.dock .confirm');
      else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) click('.dock .undo');
      else if (event.key === 'd' && !event.ctrlKey && !event.metaKey) focus('#dock');
      else if (/^[1-5]$/.test(event.key)) focusBoard(Number(event.key) - 1);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [store]);
}

function isWriting(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'radio' && target.type !== 'checkbox';
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
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
