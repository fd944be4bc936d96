import { type Language, type Say, speaker, type Wording, wordingIn } from '@macher/words';
import { de } from './messages/de.ts';
import { type CliKey, type CliMessages, en } from './messages/en.ts';
import { fr } from './messages/fr.ts';
import { it } from './messages/it.ts';
import { pl } from './messages/pl.ts';

export const CLI_MESSAGES: Readonly<Record<Language, CliMessages>> = { en, de, pl, it, fr };

/** Voice is everything the terminal says in one language: its own texts, and the words of the game. */
export interface Voice {
  readonly say: Say<CliKey>;
  readonly words: Wording;
}

/** The same voice in the words of an edition. */
export function voiceOf(voice: Voice, edition: string): Voice {
  return { ...voice, words: wordingIn(voice.words.language, edition) };
}

export function voiceIn(language: Language): Voice {
  return { say: speaker(language, CLI_MESSAGES[language]), words: wordingIn(language) };
}
