import type { ErrorCode } from '@macher/protocol';
import { go } from '../../kit/state/route.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { say } from './words.ts';

/** A table that cannot be shown, and the way home. */
export function Trouble({
  code,
  isAbandoned = false,
  store = null,
}: {
  readonly code: ErrorCode;
  readonly isAbandoned?: boolean;
  /** The store of a table that another tab may have. */
  readonly store?: TableStore | null;
}) {
  return (
    <main class="page narrow">
      <h1>{say('trouble.title')}</h1>
      <p role="alert">{isAbandoned ? say('trouble.abandoned') : say(`error.${code}`)}</p>
      <div class="row">
        {code === 'open-elsewhere' && store !== null ? (
          <button type="button" class="button primary" onClick={() => void takeOver(store)}>
            {say('trouble.play-here')}
          </button>
        ) : null}
        <button type="button" class="button" onClick={() => go('/')}>
          {say('lobby.go')}
        </button>
      </div>
    </main>
  );
}

async function takeOver(store: TableStore): Promise<void> {
  await store.source.takeOver(store.table);
  store.source.link.watch(store);
}
