import type { View } from '@macher/engine';
import { useSignal } from '@preact/signals';
import { useBlocked } from '../../kit/friends/useBlocked.ts';
import type { TableSource } from '../../kit/net/source.ts';
import type { Address } from '../../kit/state/seen.ts';
import { useTimeLine } from '../../moments/timeline/useTimeLine.ts';
import { EndScreen } from '../end/EndScreen.tsx';
import { NightHost } from '../night/NightHost.tsx';
import { ReviewHost } from '../review/ReviewHost.tsx';
import { FrozenBar } from './FrozenBar.tsx';
import { Gathering } from './Gathering.tsx';
import { PlayScreen } from './PlayScreen.tsx';
import { SERVER } from './server.ts';
import { Trouble } from './Trouble.tsx';
import { type LiveTable, useTable } from './useTable.ts';
import { say } from './words.ts';

/** One table, whatever stage it is in. */
export function TablePage({
  source = SERVER,
  table,
  invite,
  at,
}: {
  readonly source?: TableSource;
  readonly table: string;
  readonly invite: string | null;
  readonly at: Address | null;
}) {
  useBlocked(source.kind === 'server');
  return <TableScreen live={useTable(source, table, invite)} at={at} />;
}

/** A table that is being listened to. */
export function TableScreen({
  live: { store, following },
  at,
}: {
  readonly live: LiveTable;
  readonly at: Address | null;
}) {
  const timeLine = useTimeLine(store, at);
  const planned = useSignal<View | null>(null);
  const sheet = store.sheet.value;
  const view = store.view.value;
  if (store.problem.value !== null) return <Trouble code={store.problem.value} store={store} />;
  if (sheet === null) return <p class="loading">{say('table.loading')}</p>;
  if (sheet.stage === 'gathering') return <Gathering store={store} sheet={sheet} />;
  if (view === null && sheet.frozen !== null) return <FrozenBar frozen={sheet.frozen} />;
  if (view === null) return <Trouble code="no-such-table" isAbandoned />;
  if (sheet.stage === 'over' && timeLine.isReviewing.value) return <ReviewHost timeLine={timeLine} />;
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
