import { type Language, languageOf, type Say, speaker } from '@macher/words';
import { de } from './de.ts';
import { en, type ServerKey, type ServerMessages } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pl } from './pl.ts';

export const SERVER_MESSAGES: Readonly<Record<Language, ServerMessages>> = { en, de, pl, it, fr };

export type ServerSay = Say<ServerKey>;

export function serverSpeaker(language: Language): ServerSay {
  return speaker(language, SERVER_MESSAGES[language]);
}

/** In the language of whoever starts it. */
export function speakerIn(environment: Readonly<Record<string, string | undefined>>): ServerSay {
  const { LC_ALL: all, LC_MESSAGES: messages, LANG: lang } = environment;
  return serverSpeaker(languageOf(all || messages || lang));
}
