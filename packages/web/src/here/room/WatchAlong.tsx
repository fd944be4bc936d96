import { pathTo } from '../../kit/state/route.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { QrCode } from '../../kit/ui/signs/QrCode.tsx';
import { say } from './words.ts';

/** WatchAlong is for everyone in the room who doesn't play. */
export function WatchAlong({ store }: { readonly store: TableStore }) {
  const path = pathTo(store.table, store.invite);
  return (
    <section class="panel watch-along" aria-labelledby="watch-title">
      <QrCode text={`${location.origin}${path}`} />
      <div>
        <h2 id="watch-title">{say('room.watch')}</h2>
        <p>{`${location.host}${pathTo(store.table, null)}`}</p>
        <p class="soft">{say('room.watch-text')}</p>
      </div>
    </section>
  );
}
