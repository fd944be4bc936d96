import type { Score, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { useSignal } from '@preact/signals';
import { Log } from '../log/Log.tsx';
import { Rematches } from '../people/Rematches.tsx';
import { TalkLabel } from '../people/TalkLabel.tsx';
import { TalkToast } from '../people/TalkToast.tsx';
import { Talk } from '../side/Talk.tsx';
import { say } from '../state/settings.ts';
import type { TableStore } from '../state/table.ts';
import { Tabs } from '../ui/Tabs.tsx';
import { Curves } from './Curves.tsx';
import { Farewell } from './Farewell.tsx';
import { Scoring } from './Scoring.tsx';
import './EndScreen.css';

/** Who has won, where every point came from, and the course of the game. */
export function EndScreen({ store, view }: { readonly store: TableStore; readonly view: View }) {
  const words = store.words.value;
  const result = view.result ?? [];
  const tab = useSignal('curves');
  return (
    <main class={`page end e-${view.rules.edition}`}>
      <header>
        <h1>{say('end.title')}</h1>
        <p class="winner">{winnerText(view, result, words)}</p>
      </header>
      <Rematches store={store} />
      <Scoring view={view} store={store} />
      <section class="panel end-tabs" aria-label={say('end.curves')}>
        <Tabs
          label={say('end.curves')}
          value={tab.value}
          choose={id => {
            tab.value = id;
          }}
          tabs={[
            { id: 'curves', label: say('end.curves'), content: () => <Curves store={store} view={view} /> },
            { id: 'log', label: say('side.log'), content: () => <Log store={store} lastSeen={0} /> },
            { id: 'talk', label: <TalkLabel store={store} />, content: () => <Talk store={store} /> },
          ]}
        />
      </section>
      <Farewell store={store} />
      <TalkToast store={store} />
    </main>
  );
}

function winnerText(view: View, result: readonly Score[], words: Wording): string {
  const first = result.filter(({ rank }) => rank === 1);
  return say('end.winner', {
    names: words.list(first.map(({ seat }) => words.party(view.players[seat]?.party ?? ''))),
    count: first.length,
    points: first[0]?.total ?? 0,
  });
}
