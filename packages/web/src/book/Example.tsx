import type { RegionId, View } from '@macher/engine';
import type { Say } from '@macher/words';
import type { BookKey } from '@macher/words/book';
import { useEffect, useState } from 'preact/hooks';
import { Board } from '../board/Board.tsx';
import { boardFigures } from '../board/figures.ts';
import { wordsOf } from '../state/settings.ts';
import type { Example } from './examples.ts';

/** A sentence, and the position it speaks of, drawn as in a game. */
export function ExampleBox({ example, book }: { readonly example: Example; readonly book: Say<BookKey> }) {
  return (
    <aside class="book-example">
      <h3>{book('book.example')}</h3>
      <p>{book(example.text)}</p>
      {example.file === null || example.region === null ? null : (
        <DrawnPosition file={example.file} region={example.region} />
      )}
    </aside>
  );
}

/** The reader of scenarios is fetched when the first position is drawn. */
function DrawnPosition({ file, region }: { readonly file: string; readonly region: RegionId }) {
  const [seen, setSeen] = useState<View | null>(null);
  useEffect(() => {
    void import('./positions.ts').then(({ positionOf }) => setSeen(positionOf(file)));
  }, [file]);
  const figures =
    seen === null ? undefined : boardFigures(seen, seen).find(each => each.region.id === region);
  if (seen === null || figures === undefined) return null;
  return (
    <div class={`book-board e-${seen.rules.edition}`}>
      <Board figures={figures} view={seen} planned={seen} words={wordsOf(seen.rules.edition)} isSelected />
    </div>
  );
}
