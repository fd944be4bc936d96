import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from './languages.ts';
import { type Spelled, spelledOut } from './names/spelled.ts';
import { typeset } from './typeset.ts';

export type Arguments = Readonly<Record<string, string | number | Spelled>>;
export type Say<K extends string> = (key: K, values?: Arguments) => string;

/** A message that has been read once. */
type Read = (values: Readonly<Record<string, string | number>>) => string;

/** Speaks one catalogue of messages; each message is read once, when it is first said. */
export function speaker<K extends string>(language: Language, messages: Readonly<Record<K, string>>): Say<K> {
  const known = new Map<K, Read>();
  return (key, values = {}) => {
    const read = known.get(key) ?? readMessage(typeset(language, messageAt(messages, key)), language);
    known.set(key, read);
    return read(spelledOut(values));
  };
}

/** The message of a key. A name may come from outside, and be no word of the game: that is an error, not a word. */
function messageAt<K extends string>(messages: Readonly<Partial<Record<K, string>>>, key: K): string {
  const text = messages[key];
  if (text === undefined) throw new Error(`no message ${key}`);
  return text;
}

/**
 * Reads a message. Most have no plural and no choice: a screen full of them is drawn in half the time without the
 * library.
 */
function readMessage(text: string, language: Language): Read {
  if (isPlain(text)) return () => text;
  const read = withLibrary(text, language);
  if (!hasOnlyNames(text)) return read;
  const [first = '', ...rest] = text.split('{');
  const parts = rest.map(part => part.split('}') as [string, string]);
  return values =>
    parts.some(([name]) => values[name] === undefined)
      ? read(values)
      : parts.reduce((said, [name, then]) => said + values[name] + then, first);
}

/** Whether a text is plain: no braces, and no apostrophe that ICU might read as a quote. */
function isPlain(text: string): boolean {
  return /^[^'{}]*$/.test(text);
}

function hasOnlyNames(text: string): boolean {
  return /^(?:[^'{}]|\{\w+\})*$/.test(text);
}

function withLibrary(text: string, language: Language): Read {
  let format: IntlMessageFormat | null = null;
  return values => {
    format ??= new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
    return String(format.format(values));
  };
}
