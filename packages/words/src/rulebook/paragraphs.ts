/** The paragraphs of docs/rules that the program points to: for a decision, a phase or a refusal. */
export const PARAGRAPHS = [
  '2019 §0',
  '2019 §1.6',
  '2019 §1.7',
  '2019 §1.9',
  '2019 §2 phase 1.1',
  '2019 §2 phase 1.2',
  '2019 §2 phase 2',
  '2019 §2 phase 3',
  '2019 §2 phase 4',
  '2019 §2 phase 5',
  '2019 §2 phase 6.1',
  '2019 §2 phase 6.2',
  '2019 §2 phase 7',
  '2019 §2 phase 8.2',
  '2019 §2 phase 8.3',
  '2019 §2 phase 9a',
  '2019 §2 phase 9b.2',
  '2019 §2 phase 9c',
  '2019 §2 phase 9d',
  '2019 §3',
  '2019 §4.3',
  '2006 §3',
  '2006 §6.1',
  '2006 §6.2.1',
  '2006 §6.2.2',
  '2006 §6.2.3',
  '2006 §6.2.4',
  '2006 §6.2.5',
  '2006 §6.2.6',
  '2006 §6.2.7',
  '2006 §6.2.8',
  '2006 §6.3.1',
  '2006 §6.3.2',
  '2006 §6.3.3',
  '2006 §6.3.4',
  '2006 §6.3.5',
  '2006 §6.4.1',
  '2006 §6.4.2',
  '2006 §7.5',
  '2006 §8',
  '1997 §6.2.1',
  '1997 §6.2.2',
  '1997 §6.2.3 laying',
  '1997 §6.2.3 trend',
  '1997 §6.2.5',
  '1997 §6.3.3',
  '1997 §6.3.5',
  '1997 §6.4.1',
  'R0',
  'R13',
  'R18',
  'R52',
] as const;
export type ParagraphId = (typeof PARAGRAPHS)[number];

/** What a player reads of a paragraph: plain text, whole sentences. */
export interface Paragraph {
  readonly title: string;
  readonly text: string;
}

/** All paragraphs in one language. */
export type RuleBook = Readonly<Record<ParagraphId, Paragraph>>;

/** Whether the rule that a refusal names can be opened; the form of a message is no rule of the game. */
export function isParagraph(id: string): id is ParagraphId {
  return (PARAGRAPHS as readonly string[]).includes(id);
}
