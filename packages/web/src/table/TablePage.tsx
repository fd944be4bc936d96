import type { View } from '@macher/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { EndScreen } from '../end/EndScreen.tsx';
import type { Address } from '../moments/seen.ts';
import type { House } from '../net/house.ts';
import { NightHost } from '../night/NightHost.tsx';
import { Following } from '../playback/following.ts';
import type { Surroundings } from '../playback/page.ts';
import { SERVER } from '../state/server.ts';
import { say } from '../state/settings.ts';
import { TableStore } from '../state/table.ts';
import { useTimeLine } from '../timeline/useTimeLine.ts';
import { FrozenBar } from './FrozenBar.tsx';
import { Gathering } from './Gathering.tsx';
import { PlayScreen } from './PlayScreen.tsx';
import { Trouble } from './Trouble.tsx';

/** One table, whatever stage it is in. */
export function TablePage({
  house = SERVER,
  table,
  invite,
  at,
}: {
  readonly house?: House;
  readonly table: string;
  readonly invite: string | null;
  readonly at: Address | null;
}) {
  const store = useMemo(() => new TableStore(house, table, invite), [house, table, invite]);
  const following = useMemo(() => new Following(store, pageOf(store)), [store]);
  useEffect(() => {
    const stop = following.start();
    store.house.link.watch(store);
    return () => {
      store.house.link.unwatch(table);
      stop();
    };
  }, [store]);
  const timeLine = useTimeLine(store, at);
  const planned = useSignal<View | null>(null);
  const sheet = store.sheet.value;
  const view = store.view.value;
  if (store.problem.value !== null) return <Trouble code={store.problem.value} store={store} />;
  if (sheet === null) return <p class="loading">{say('table.loading')}</p>;
  if (sheet.stage === 'gathering') return <Gathering store={store} sheet={sheet} />;
  if (view === null && sheet.frozen !== null) return <FrozenBar frozen={sheet.frozen} />;
  if (view === null) return <Trouble code="no-such-table" isAbandoned />;
  const isEnd = sheet.stage === 'over' && following.beat.value === null && !timeLine.isOpen.value;
  return (
    <>
      {isEnd ? (
        <EndScreen store={store} view={view} />
      ) : (
        <PlayScreen store={store} following={following} sheet={sheet} view={view} planned={planned} />
      )}
      <NightHost store={store} />
    </>
  );
}

function pageOf(store: TableStore): Surroundings {
  return {
    now: () => store.now,
    isCovered: () => document.querySelector('dialog[open]') !== null,
    watch: changed => {
      const look = (): void => changed(document.hidden);
      document.addEventListener('visibilitychange', look);
      return () => document.removeEventListener('visibilitychange', look);
    },
  };
}
