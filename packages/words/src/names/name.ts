/** Whether the verb after a name is in the plural. */
export type NameNumber = 'one' | 'many';

/** One form of a name: the words that belong before it, and the name as it stands there. */
type Form = readonly [before: string, name: string];

/** A name: as a label has it, and the forms that sentences of its language need. */
export interface Name {
  readonly label: string;
  readonly number: NameNumber;
  readonly forms: Readonly<Record<string, Form>>;
}

/** The names of one language. */
export interface NameTables<Party extends string, Region extends string, Politician extends string> {
  readonly parties: Readonly<Record<Party, Name>>;
  readonly regions: Readonly<Record<Region, Name>>;
  readonly politicians: Readonly<Record<Politician, Name>>;
}

/** Every form is a word and the name after it. */
export function name(
  label: string,
  befores: Readonly<Record<string, string>>,
  number: NameNumber = 'one',
  inSentences = label,
): Name {
  const forms = Object.entries(befores).map(([form, before]) => [form, [before, inSentences]] as const);
  return { label, number, forms: Object.fromEntries(forms) };
}

/** On a card it is a title; in a sentence it is a word. */
export function small(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
