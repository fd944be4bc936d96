import type { Language } from '../languages.ts';
import type { RuleBook } from './paragraphs.ts';

export {
  isParagraph,
  PARAGRAPHS,
  type Paragraph,
  type ParagraphId,
  type RuleBook,
} from './paragraphs.ts';
export { paragraphOfChoice, paragraphOfPhase, paragraphsOf } from './pointers.ts';

/** The rules at hand, in one language; the others are not fetched. */
export function loadRulebook(language: Language): Promise<RuleBook> {
  return BOOKS[language]();
}

const BOOKS: Readonly<Record<Language, () => Promise<RuleBook>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  pl: async () => (await import('./pl.ts')).pl,
  it: async () => (await import('./it.ts')).it,
  fr: async () => (await import('./fr.ts')).fr,
};
