import type { Language } from '../languages.ts';
import { type Say, speaker } from '../say.ts';
import type { Wording } from '../wording.ts';
import type { AdviceKey, AdviceMessages } from './messages/en.ts';

/** The words of one language for what someone could do, beside the words of the game. */
export interface Advice {
  readonly say: Say<AdviceKey>;
  readonly words: Wording;
}

export function adviceWith(words: Wording, messages: AdviceMessages): Advice {
  return { say: speaker(words.language as Language, messages), words };
}
