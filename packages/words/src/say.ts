import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from './languages.ts';

export type Arguments = Readonly<Record<string, string | number>>;
export type Say<K extends string> = (key: K, values?: Arguments) => string;

/** Speaks one catalogue of messages; each message is parsed once, when it is first said. */
export function speaker<K extends string>(language: Language, messages: Readonly<Record<K, string>>): Say<K> {
  const parsed = new Map<K, IntlMessageFormat>();
  return (key, values = {}) => {
    const known =
      parsed.get(key) ?? new IntlMessageFormat(messages[key], language, undefined, { ignoreTag: true });
    parsed.set(key, known);
    return String(known.format(values));
  };
}
