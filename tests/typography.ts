import type { Language } from '@macher/words';

export type Texts = readonly (readonly [string, string])[];

/** What a language's typesetter would mark, by key. */
export function faultsIn(language: Language, texts: Texts): Texts {
  const wrong = [...EVERYWHERE, ...(BY_LANGUAGE[language] ?? [])];
  return texts.filter(([key, text]) => !PRESSED.test(key) && wrong.some(pattern => pattern.test(text)));
}

/** Keys of the terminal are shown as they are pressed. */
const PRESSED = /^(help\.|play\.keys|input\.|replay\.)/;

/** A hyphen for a minus, a typewriter's apostrophe or quote. */
const EVERYWHERE = [/(?<![\w-])-\d/, /\w['"]\w/];

/** Quotes of other languages, and spaces where a line must not break or where there are none. */
const BY_LANGUAGE: Readonly<Partial<Record<Language, readonly RegExp[]>>> = {
  en: [/\w …|[\d}] %/, /[„«»]/],
  de: [/[«»”]/, /„[^“]*$/],
  pl: [/[“«»]/, /„[^”]*$/],
  it: [/[„]/, /«[^»]*$/],
  fr: [/\S [:;!?»](?=\s|[).}]|$)/, /\u202F:/, /[„]/, /«(?![\u00A0\u202F])/],
};
