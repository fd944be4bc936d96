import type { Sheet } from '@macher/protocol';
import { pathTo } from '../../kit/state/route.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { RoomSeats } from './RoomSeats.tsx';
import { WatchAlong } from './WatchAlong.tsx';
import { say } from './words.ts';

/** RoomGathering is shown before the game: everyone scans the code of a seat. */
export function RoomGathering({ store, sheet }: { readonly store: TableStore; readonly sheet: Sheet }) {
  return (
    <main class={`room-gathering e-${store.ruleBook.value?.edition ?? '2019'}`}>
      <header>
        <h1>{say('room.gathering')}</h1>
        <PageLink to={pathTo(store.table, store.invite)} kind="button">
          {say('room.back')}
        </PageLink>
      </header>
      <RoomSeats store={store} sheet={sheet} view={null} />
      <WatchAlong store={store} />
    </main>
  );
}
