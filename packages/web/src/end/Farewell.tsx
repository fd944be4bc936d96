import type { OpenedTable } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import { ApiError, api } from '../net/api.ts';
import { go, pathTo } from '../state/route.ts';
import { say } from '../state/settings.ts';
import type { TableStore } from '../state/table.ts';
import { download } from './download.ts';
import './Farewell.css';

/** Another game, the record of this one, or back to the lobby. */
export function Farewell({ store }: { readonly store: TableStore }) {
  const trouble = useSignal('');
  const again = (make: (table: string) => Promise<OpenedTable>) => async (): Promise<void> => {
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
        {say('record.download')}
      </button>
      <button type="button" class="button" onClick={() => go('/')}>
        {say('lobby.go')}
      </button>
      <p class="refusal" role="alert">
        {trouble.value}
      </p>
    </footer>
  );
}
