import type { View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { shownRegion } from '../shown/shownRegion.ts';
import { Board } from './Board.tsx';
import { boardFigures } from './figures.ts';
import { RegionTabs } from './RegionTabs.tsx';
import { Spines } from './Spines.tsx';

/** All regions side by side; on a phone one of them, chosen by its tab. */
export function Boards({
  view,
  shown,
  words,
}: {
  readonly view: View;
  readonly shown: View;
  readonly words: Wording;
}) {
  const boards = boardFigures(view, shown);
  const chosen = boards.find(({ region }) => region.id === shownRegion.value)?.region.id;
  const selected = chosen ?? view.regions[0]?.id ?? '';
  return (
    <>
      <RegionTabs
        boards={boards}
        view={view}
        words={words}
        value={selected}
        choose={id => {
          shownRegion.value = id;
        }}
      />
      <div class="boards">
        <Spines view={view} words={words} />
        {boards.map(figures => (
          <Board
            key={figures.region.id}
            figures={figures}
            view={view}
            planned={shown}
            words={words}
            isSelected={figures.region.id === selected}
          />
        ))}
      </div>
    </>
  );
}
