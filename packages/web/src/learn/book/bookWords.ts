import { type Say, speaker } from '@macher/words';
import { type BookKey, loadBook } from '@macher/words/book';
import { useEffect, useState } from 'preact/hooks';
import { language } from '../../kit/words/words.ts';

/** What the rulebook says in the reader's language; null while it is being fetched. */
export function useBookWords(): Say<BookKey> | null {
  const [known, setKnown] = useState<{ readonly say: Say<BookKey> } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const wanted = language.value;
    void loadBook(wanted).then(messages => {
      if (isWanted) setKnown({ say: speaker(wanted, messages) });
    });
    return () => {
      isWanted = false;
    };
  }, [language.value]);
  return known?.say ?? null;
}
