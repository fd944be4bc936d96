import type { View } from '@macher/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Announced } from '../../kit/head/Announced.tsx';
import { hasFinished } from '../../kit/state/coach.ts';
import { isSealed } from '../../kit/state/contest.ts';
import { pathTo } from '../../kit/state/route.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { Tabs } from '../../kit/ui/frame/Tabs.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { Tooltip } from '../../kit/ui/tips/Tooltip.tsx';
import { goToText, timeLineOf } from '../../moments/timeline/goTo.ts';
import { PlayedOn } from '../../moments/timeline/PlayedOn.tsx';
import { ContestEnd } from '../contest/ContestNote.tsx';
import { Log } from '../log/Log.tsx';
import { Talk } from '../side/Talk.tsx';
import { TalkLabel } from '../talk/TalkLabel.tsx';
import { TalkToast } from '../talk/TalkToast.tsx';
import { Curves } from './Curves.tsx';
import { Farewell } from './Farewell.tsx';
import { HeldBoards } from './HeldBoards.tsx';
import { Rematches } from './Rematches.tsx';
import { Scoring } from './Scoring.tsx';
import { Turns } from './Turns.tsx';
import { verdictOf, winnerText } from './verdict.ts';
import { say } from './words.ts';
import './EndScreen.css';

interface EndProps {
  readonly store: TableStore;
  readonly view: View;
}

/** What the game came to, its elections, where every point came from, and its course. */
export function EndScreen({ store, view }: EndProps) {
  const words = store.words.value;
  const isShut = isSealed(store);
  const seat = store.seat.value;
  useEffect(() => {
    if (seat !== null) hasFinished.value = true;
  }, [seat]);
  const name = seat === null ? null : (store.sheet.value?.places[seat]?.person?.name ?? null);
  return (
    <main class={`page end e-${view.rules.edition}`}>
      <header class="end-head">
        <div>
          <h1>{verdictOf(view, seat, name, words)}</h1>
          <p class="winner">{winnerText(view, words)}</p>
          <PlayedOn store={store} />
        </div>
        <div class="end-ways">
          {isShut ? null : (
            <button type="button" class="button primary" onClick={() => timeLineOf(store).review(true)}>
              <Icon name="chart" /> {say('end.review')}
            </button>
          )}
          <PageLink to={pathTo(store.table, store.invite, { version: 0, part: 0 })} kind="button">
            <Icon name="clock" /> {say('end.watch')}
          </PageLink>
        </div>
      </header>
      <Announced />
      <ContestEnd store={store} />
      <Rematches store={store} />
      <Scoring view={view} store={store} />
      {isShut ? null : <Turns store={store} view={view} />}
      <EndTabs store={store} view={view} />
      <HeldBoards view={view} words={words} />
      <Farewell store={store} />
      <Tooltip />
      <TalkToast store={store} />
    </main>
  );
}

function EndTabs({ store, view }: EndProps) {
  const isShut = isSealed(store);
  const tab = useSignal(isShut ? 'log' : 'curves');
  return (
    <section class="panel end-tabs" aria-label={say('end.curves')}>
      <Tabs
        label={say('end.curves')}
        value={tab.value}
        choose={id => {
          tab.value = id;
        }}
        tabs={[
          ...(isShut
            ? []
            : [
                {
                  id: 'curves',
                  label: say('end.curves'),
                  content: () => <Curves store={store} view={view} />,
                },
              ]),
          {
            id: 'log',
            label: say('side.log'),
            content: () => <Log store={store} lastSeen={0} goTo={address => goToText(store, address)} />,
          },
          { id: 'talk', label: <TalkLabel store={store} />, content: () => <Talk store={store} /> },
        ]}
      />
    </section>
  );
}
