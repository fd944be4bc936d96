import { LANGUAGES, type Language, languageOf, type Say, speaker } from '@macher/words';
import { de } from './messages/de.ts';
import { en, type ServerKey, type ServerMessages } from './messages/en.ts';
import { fr } from './messages/fr.ts';
import { it } from './messages/it.ts';
import { pl } from './messages/pl.ts';

export const SERVER_MESSAGES: Readonly<Record<Language, ServerMessages>> = { en, de, pl, it, fr };

export type { ServerKey };
export type ServerSay = Say<ServerKey>;

export function serverSpeaker(language: Language): ServerSay {
  return speaker(language, SERVER_MESSAGES[language]);
}

/** The speaker in the language of the terminal or service that starts the server. */
export function speakerIn(environment: Readonly<Record<string, string | undefined>>): ServerSay {
  const { LC_ALL: all, LC_MESSAGES: messages, LANG: lang } = environment;
  return serverSpeaker(languageOf(all || messages || lang));
}

/** The speaker in the first language that a browser accepts and the server speaks. */
export function speakerFor(accepted: string): ServerSay {
  const codes = accepted.split(',').map(part => part.trim().slice(0, 2).toLowerCase());
  const [first] = codes.flatMap(code => LANGUAGES.filter(language => language === code));
  return serverSpeaker(first ?? 'en');
}
