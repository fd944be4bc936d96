import type { Language } from '@macher/words';
import type { WebMessages } from './en.ts';

/** One catalogue alone: a reader needs one language at a time. */
export async function loadWebMessages(language: Language): Promise<WebMessages> {
  switch (language) {
    case 'en':
      return (await import('./en.ts')).en;
    case 'de':
      return (await import('./de.ts')).de;
    case 'pl':
      return (await import('./pl.ts')).pl;
    case 'it':
      return (await import('./it.ts')).it;
    case 'fr':
      return (await import('./fr.ts')).fr;
  }
}
