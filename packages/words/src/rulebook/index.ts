import { loaderOf } from '../languages.ts';
import type { RuleBook } from './paragraphs.ts';

export {
  isParagraph,
  PARAGRAPHS,
  type Paragraph,
  type ParagraphId,
  type RuleBook,
} from './paragraphs.ts';
export { paragraphOfChoice, paragraphOfPhase, paragraphsOf } from './pointers.ts';

/** All the rules, in one language. */
export const loadRulebook = loaderOf<RuleBook>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  pl: () => import('./pl.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
});
