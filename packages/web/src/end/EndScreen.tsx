import { type Score, SOURCES, type Source, type View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { useSignal } from '@preact/signals';
import { ApiError, api, type Made } from '../net/api.ts';
import { Log } from '../side/Log.tsx';
import { whoSits } from '../side/Others.tsx';
import { Talk } from '../side/Talk.tsx';
import { go, pathTo } from '../state/route.ts';
import { say } from '../state/settings.ts';
import type { TableStore } from '../state/table.ts';
import { PartyChip, PartyTag } from '../ui/PartyChip.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { Curves } from './Curves.tsx';
import { download } from './download.ts';
import './EndScreen.css';

/** The end: who has won, where every point came from, and how it came to that. */
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
      <Scoring view={view} result={result} words={words} store={store} />
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
            { id: 'talk', label: say('side.talk'), content: () => <Talk store={store} /> },
          ]}
        />
      </section>
      <Farewell store={store} />
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

/** Step by step: source after source joins the bars. */
function Scoring({
  view,
  result,
  words,
  store,
}: {
  readonly view: View;
  readonly result: readonly Score[];
  readonly words: Wording;
  readonly store: TableStore;
}) {
  const sources = SOURCES.filter(source => result.some(score => score[source] !== 0));
  const step = useSignal(sources.length);
  const shown = sources.slice(0, step.value);
  const most = Math.max(1, ...result.map(({ total }) => total));
  const ranked = result.toSorted((one, other) => one.rank - other.rank || one.seat - other.seat);
  return (
    <section class="panel scoring" aria-label={say('end.steps')}>
      <h2>{say('end.steps')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('end.rank')}</th>
            <td />
            <th scope="col" class="bars" />
            {sources.map(source => (
              <th key={source} scope="col" class={shown.includes(source) ? '' : 'later'}>
                <i class={`key source-${source}`} /> {say(`end.source-${source}`)}
              </th>
            ))}
            <th scope="col">{say('end.total')}</th>
          </tr>
        </thead>
        <tbody>
          {ranked.map(score => (
            <tr key={score.seat}>
              <td>{score.rank}</td>
              <th scope="row">
                <PartyTag
                  party={view.players[score.seat]?.party ?? ''}
                  name={words.party(view.players[score.seat]?.party ?? '')}
                />
                <small class="soft">{whoSits(store.sheet.value?.places[score.seat])}</small>
              </th>
              <td class="bars">
                <Bar
                  score={score}
                  sources={shown}
                  most={most}
                  party={view.players[score.seat]?.party ?? ''}
                />
              </td>
              {sources.map(source => (
                <td key={source}>{shown.includes(source) ? score[source] : ''}</td>
              ))}
              <td>
                <b>{shown.reduce((sum, source) => sum + score[source], 0)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <button
          type="button"
          class="button"
          onClick={() => {
            step.value = step.value >= sources.length ? 1 : step.value + 1;
          }}
        >
          {say(step.value >= sources.length ? 'end.step-by-step' : 'end.next-step')}
        </button>
      </p>
    </section>
  );
}

function Bar({
  score,
  sources,
  most,
  party,
}: {
  readonly score: Score;
  readonly sources: readonly Source[];
  readonly most: number;
  readonly party: string;
}) {
  return (
    <span class={`score-bar p-${party}`} aria-hidden>
      {sources.map((source, index) => (
        <i
          key={source}
          class={`source-${source}`}
          style={{
            width: `${(Math.max(0, score[source]) / most) * 100}%`,
            opacity: String(1 - index * 0.1),
          }}
        />
      ))}
      <PartyChip party={party} />
    </span>
  );
}

function Farewell({ store }: { readonly store: TableStore }) {
  const trouble = useSignal('');
  const again = (make: (table: string) => Promise<Made>) => async (): Promise<void> => {
    try {
      const { id, invite } = await make(store.table);
      go(pathTo(id, invite));
    } catch (error) {
      trouble.value = say(`error.${error instanceof ApiError ? error.code : 'unavailable'}`);
    }
  };
  const save = async (): Promise<void> => {
    const record = await api.record(store.table, store.invite);
    download(`macher-${store.table}.json`, record);
  };
  return (
    <footer class="farewell">
      <button type="button" class="button primary" onClick={again(api.rematch)}>
        {say('end.rematch')}
      </button>
      <button type="button" class="button" onClick={again(api.sameDeal)}>
        {say('end.same-deal')}
      </button>
      <button type="button" class="button" onClick={() => void save()}>
        {say('end.download')}
      </button>
      <button type="button" class="button" onClick={() => go('/')}>
        {say('end.lobby')}
      </button>
      <p class="refusal" role="alert">
        {trouble.value}
      </p>
    </footer>
  );
}
