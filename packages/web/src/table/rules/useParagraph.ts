import { loadRulebook, type Paragraph, type RuleBook } from '@macher/words/rulebook';
import { useEffect, useState } from 'preact/hooks';
import { language } from '../../kit/words/words.ts';

/** A paragraph in the reader's language; null while the book is being fetched, and where there is no such paragraph. */
export function useParagraph(id: string): Paragraph | null {
  const known: Readonly<Record<string, Paragraph>> | null = useRulebook();
  return known?.[id] ?? null;
}

/** All the rules in the reader's language; null while they are being fetched. */
export function useRulebook(): RuleBook | null {
  const [book, setBook] = useState<RuleBook | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadRulebook(language.value).then(found => {
      if (isWanted) setBook(found);
    });
    return () => {
      isWanted = false;
    };
  }, [language.value]);
  return book;
}
