import type { TableId } from '@macher/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { nightsOf } from '../../table/night/nights.ts';
import { Trouble } from '../../table/screen/Trouble.tsx';
import { useTable } from '../../table/screen/useTable.ts';
import { RoomGathering } from './RoomGathering.tsx';
import { RoomScreen } from './RoomScreen.tsx';
import { roomSource } from './roomSource.ts';
import { say } from './words.ts';

/** NIGHT is how many milliseconds an election is shown: nobody touches a screen on the wall. */
const NIGHT = 25_000;

/** A table for a large screen: boards, moves and election nights, and no seat's secrets. */
export function RoomPage({ table, invite }: { readonly table: TableId; readonly invite: string | null }) {
  const source = useMemo(roomSource, []);
  const live = useTable(source, table, invite);
  useEffect(() => () => source.link.close(), [source]);
  const { store } = live;
  const night = nightsOf(store).now.value;
  useEffect(() => {
    if (night === null || night.isAgain) return;
    const timer = setTimeout(() => nightsOf(store).dismiss(), NIGHT);
    return () => clearTimeout(timer);
  }, [night]);
  const [sheet, view] = [store.sheet.value, store.view.value];
  if (store.problem.value !== null) return <Trouble code={store.problem.value} />;
  if (sheet === null) return <p class="loading">{say('table.loading')}</p>;
  if (view === null) return <RoomGathering store={store} sheet={sheet} />;
  return <RoomScreen live={live} sheet={sheet} view={view} />;
}
