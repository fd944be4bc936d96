import type { Language } from '../languages.ts';
import { typeset } from '../typeset.ts';
import { capital, type Name, type NameNumber, small } from './name.ts';

/**
 * A name, or several, ready for a sentence. `{party}` in a message is the label, `{the_party}` a form, `{The_party}` the
 * same at the beginning of a sentence, and `{party_number, select, many {…} other {…}}` chooses the verb;
 * `you` is the reader alone, `all` the reader and others.
 */
export interface Spelled {
  readonly label: string;
  readonly number: NameNumber | 'all';
  readonly forms: Readonly<Record<string, string>>;
}

/** What a name looks like where it stands in a sentence. */
export type Mark = (kind: 'party' | 'region' | 'card', id: string, name: string) => string;

export function spell(
  language: Language,
  { label, number, forms }: Name,
  mark: (name: string) => string,
): Spelled {
  const set = (text: string): string => typeset(language, text);
  const all = Object.entries(forms).flatMap(([form, [before, name]]) => [
    [form, set(before) + mark(name)],
    [capital(form), before === '' ? mark(capital(name)) : set(capital(before)) + mark(name)],
  ]);
  return { label: mark(label), number, forms: Object.fromEntries(all) };
}

/** Several names as one: only the first of them begins a sentence. */
export function together(names: readonly Spelled[], list: (items: readonly string[]) => string): Spelled {
  const [first] = names;
  const formed = (form: string): string =>
    list(names.map(({ forms }, index) => forms[index === 0 ? form : small(form)] ?? ''));
  return {
    label: list(names.map(({ label }) => label)),
    number: numberOf(names),
    forms: Object.fromEntries(Object.keys(first?.forms ?? {}).map(form => [form, formed(form)])),
  };
}

function numberOf(names: readonly Spelled[]): Spelled['number'] {
  const [first, ...others] = names;
  if (first === undefined) return 'one';
  if (others.length === 0) return first.number;
  return names.some(({ number }) => number === 'you') ? 'all' : 'many';
}

/** What a message can say of its values, with every form of the names among them. */
export function spelledOut(
  values: Readonly<Record<string, string | number | Spelled>>,
): Record<string, string | number> {
  const all: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(values))
    if (typeof value === 'object') {
      all[key] = value.label;
      all[`${key}_number`] = value.number;
      for (const [form, text] of Object.entries(value.forms)) all[`${form}_${key}`] = text;
    } else all[key] = value;
  return all;
}
