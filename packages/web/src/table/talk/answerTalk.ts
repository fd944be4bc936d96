import { useEffect } from 'preact/hooks';
import { isWriting } from '../../kit/ui/form/isWriting.ts';

/** T: to where you can answer. Not while you type. */
export function useTalkKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isCommand = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key.toLowerCase() !== 't' || isCommand || isWriting(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      answerTalk();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** Opens the tab with the talk, and puts the cursor into its field. */
export function answerTalk(): void {
  document.querySelector<HTMLElement>('[role="tab"][id$="-talk"]')?.click();
  // The field is there when the tab has been drawn.
  setTimeout(() => document.querySelector<HTMLElement>('.talk input')?.focus());
}
