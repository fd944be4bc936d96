/** Whether the verb after a name is in the plural, or speaks to you. */
export type NameNumber = 'one' | 'many' | 'you';

/** One form of a name: the words that belong before it, and the name as it stands there. */
type Form = readonly [before: string, name: string];

/** A name: as a label has it, and the forms that sentences need. All languages have all forms: words of two may meet. */
export interface Name<F extends string = string> {
  readonly label: string;
  readonly number: NameNumber;
  readonly forms: Readonly<Record<F, Form>>;
}

/** PartyName has the forms of “the SPD”, “to it”, “of it”, “with it”. */
export type PartyName = Name<'the' | 'to' | 'of' | 'with'>;
/** RegionName has the forms of “in Saxony”, “from it”. */
export type RegionName = Name<'in' | 'from'>;
/** PoliticianName has the forms of “the chancellor”, “of it”, and as an object. */
export type PoliticianName = Name<'the' | 'of' | 'object'>;

/** The names of one language. */
export interface NameTables<Party extends string, Region extends string, Politician extends string> {
  readonly parties: Readonly<Record<Party, PartyName>>;
  readonly regions: Readonly<Record<Region, RegionName>>;
  readonly politicians: Readonly<Record<Politician, PoliticianName>>;
  /** The name of the reader, where a party would stand: with the forms of one. */
  readonly you: PartyName;
}

/** A party whose every form is a word and the name after it. */
export function party(
  label: string,
  [the, to, of, along]: readonly [the: string, to: string, of: string, along: string],
  number: NameNumber = 'one',
  name = label,
): PartyName {
  return { label, number, forms: { the: [the, name], to: [to, name], of: [of, name], with: [along, name] } };
}

export function region(label: string, inside: string, from: string): RegionName {
  return { label, number: 'one', forms: { in: [inside, label], from: [from, label] } };
}

export function politician(label: string, the: string, of: string, name = small(label)): PoliticianName {
  return { label, number: 'one', forms: { the: [the, name], of: [of, name], object: [the, name] } };
}

/** A name small: on a card it is a title; in a sentence it is a word. */
export function small(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
