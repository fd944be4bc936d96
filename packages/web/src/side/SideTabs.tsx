import type { View } from '@macher/engine';
import { useSignal } from '@preact/signals';
import { say } from '../state/settings.ts';
import type { TableStore } from '../state/table.ts';
import { Tabs } from '../ui/Tabs.tsx';
import { Log } from './Log.tsx';
import { MediaBoard } from './MediaBoard.tsx';
import { NationalBoard } from './NationalBoard.tsx';
import { Notes } from './Notes.tsx';
import { ScoresSoFar } from './ScoresSoFar.tsx';
import { Talk } from './Talk.tsx';
import './SideTabs.css';

/** What is one touch away: log, talk, notes, national board, media board, scores. */
export function SideTabs({
  store,
  view,
  lastSeen,
}: {
  readonly store: TableStore;
  readonly view: View;
  readonly lastSeen: number;
}) {
  const tab = useSignal('log');
  const words = store.words.value;
  const isNational = view.rules.national !== null;
  return (
    <section class="panel side-tabs" aria-label={say('side.more')}>
      <Tabs
        label={say('side.more')}
        value={tab.value}
        choose={id => {
          tab.value = id;
        }}
        tabs={[
          { id: 'log', label: say('side.log'), content: () => <Log store={store} lastSeen={lastSeen} /> },
          { id: 'talk', label: say('talk.label'), content: () => <Talk store={store} /> },
          ...(store.seat.value === null
            ? []
            : [{ id: 'notes', label: say('side.notes'), content: () => <Notes store={store} /> }]),
          isNational
            ? {
                id: 'national',
                label: say('side.national'),
                content: () => <NationalBoard view={view} words={words} />,
              }
            : {
                id: 'media',
                label: say('side.media-board'),
                content: () => <MediaBoard view={view} words={words} />,
              },
          {
            id: 'scores',
            label: say('side.scores'),
            content: () => <ScoresSoFar view={view} words={words} />,
          },
        ]}
      />
    </section>
  );
}
