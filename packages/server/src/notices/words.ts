import type { PhaseName } from '@macher/engine';
import { type Language, type MessageKey, type Say, type Spelled, speaker, wordingIn } from '@macher/words';
import { de } from './messages/de.ts';
import { en, type NoticeKey, type NoticeMessages } from './messages/en.ts';
import { fr } from './messages/fr.ts';
import { it } from './messages/it.ts';
import { pl } from './messages/pl.ts';

export const NOTICE_MESSAGES: Readonly<Record<Language, NoticeMessages>> = { en, de, pl, it, fr };

/** Words of notices, and those of the game they speak of: what a newer program has named stays as it is. */
export interface NoticeWords {
  readonly language: Language;
  readonly say: Say<NoticeKey>;
  phase(name: string): string;
  ruleset(id: string): string;
  region(id: string): Spelled;
}

const SPOKEN = new Map<Language, NoticeWords>();

export function noticeWords(language: Language): NoticeWords {
  const known = SPOKEN.get(language) ?? wordsIn(language);
  SPOKEN.set(language, known);
  return known;
}

function wordsIn(language: Language): NoticeWords {
  const words = wordingIn(language);
  return {
    language,
    say: speaker(language, NOTICE_MESSAGES[language]),
    phase: name => knownOr(name, () => words.phase(name as PhaseName)),
    ruleset: id => knownOr(id, () => words.say(`ruleset.${id}` as MessageKey)),
    region: id => knownOr(unnamed(id), () => words.named.region(id)),
  };
}

/** A name that is the same in every form. */
function unnamed(id: string): Spelled {
  return { label: id, number: 'one', forms: { in: id } };
}

function knownOr<T>(otherwise: T, say: () => T): T {
  try {
    return say();
  } catch {
    return otherwise;
  }
}
