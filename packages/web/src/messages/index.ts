import type { Language } from '@macher/words';
import type { WebMessages } from './en.ts';

/** One catalogue alone: a reader needs one language at a time. */
export async function loadWebMessages(language: Language): Promise<WebMessages> {
  switch (language) {
    default:
      return (await import('./en.ts')).en;
  }
}
