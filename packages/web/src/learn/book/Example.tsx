import type { Say } from '@macher/words';
import type { BookKey } from '@macher/words/book';
import { useEffect, useState } from 'preact/hooks';
import type { DrawnPosition } from './DrawnPosition.tsx';
import type { Example } from './examples.ts';

/** A sentence, and the position it speaks of, drawn as in a game. */
export function ExampleBox({ example, book }: { readonly example: Example; readonly book: Say<BookKey> }) {
  const [Drawn, setDrawn] = useState<{ readonly component: typeof DrawnPosition } | null>(null);
  // The reader of scenarios is fetched when the first position is drawn.
  useEffect(() => {
    void import('./DrawnPosition.tsx').then(loaded => setDrawn({ component: loaded.DrawnPosition }));
  }, []);
  return (
    <aside class="book-example">
      <h3>{book('book.example')}</h3>
      <p>{book(example.text)}</p>
      {Drawn === null ? null : <Drawn.component example={example} book={book} />}
    </aside>
  );
}
