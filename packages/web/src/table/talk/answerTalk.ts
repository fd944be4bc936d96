import { useKeys } from '../../kit/keys/useKeys.ts';

/** useTalkKey: T leads to where you can answer. */
export function useTalkKey(): void {
  useKeys('talk', () => ({ talk: answerTalk }));
}

/** Opens the tab with the talk, and puts the cursor into its field. */
export function answerTalk(): void {
  document.querySelector<HTMLElement>('[role="tab"][id$="-talk"]')?.click();
  // The field is there when the tab has been drawn.
  setTimeout(() => document.querySelector<HTMLElement>('.talk input')?.focus());
}
