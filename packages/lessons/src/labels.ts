import type { Arguments, Wording } from '@macher/words';
import type { Step } from './lesson.ts';

/** The names of buttons in a step's texts, as they stand on the buttons. */
export function labelsOf({ labels = {} }: Step, words: Wording): Arguments {
  return Object.fromEntries(Object.entries(labels).map(([name, key]) => [name, capital(words.say(key))]));
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
