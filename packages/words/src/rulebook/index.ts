import { type Language, loaderOf } from '../languages.ts';
import { typeset } from '../typeset.ts';
import type { ParagraphId, RuleBook } from './paragraphs.ts';

export {
  isParagraph,
  PARAGRAPHS,
  type Paragraph,
  type ParagraphId,
  type RuleBook,
} from './paragraphs.ts';
export { paragraphOfChoice, paragraphOfPhase, paragraphsOf } from './pointers.ts';

/** All the rules, in one language. */
export async function loadRulebook(language: Language): Promise<RuleBook> {
  const paragraphs = Object.entries(await load(language)).map(([id, { title, text }]) => [
    id,
    { title: typeset(language, title), text: typeset(language, text) },
  ]);
  return Object.fromEntries(paragraphs) as Record<ParagraphId, RuleBook[ParagraphId]>;
}

const load = loaderOf<RuleBook>({
  en: () => import('./messages/en.ts'),
  de: () => import('./messages/de.ts'),
  pl: () => import('./messages/pl.ts'),
  it: () => import('./messages/it.ts'),
  fr: () => import('./messages/fr.ts'),
});
