import type { TableId } from '@macher/protocol';
import { go, pathTo } from '../../kit/state/route.ts';
import { say } from '../../kit/words/words.ts';

/** NoMoment is for a link with something after the table that is no moment. */
export function NoMoment({ table, invite }: { readonly table: TableId; readonly invite: string | null }) {
  return (
    <main class="page narrow">
      <h1>{say('time.no-moment')}</h1>
      <p role="alert">{say('time.no-moment-text')}</p>
      <p>
        <button type="button" class="button primary" onClick={() => go(pathTo(table, invite))}>
          {say('time.to-table')}
        </button>
      </p>
    </main>
  );
}
