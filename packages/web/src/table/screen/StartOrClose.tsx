import type { Sheet } from '@macher/protocol';
import { go } from '../../kit/state/route.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { ConfirmButton } from '../../kit/ui/form/ConfirmButton.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { readyFor } from '../fairness/witness.ts';
import { say } from './words.ts';
import './StartOrClose.css';

/** StartOrClose says what is still missing. Who opened the table can start the game or close the table. */
export function StartOrClose({
  store,
  sheet,
  isOwner,
}: {
  readonly store: TableStore;
  readonly sheet: Sheet;
  readonly isOwner: boolean;
}) {
  const open = sheet.places.filter(({ person, bot }) => person === null && bot === null).length;
  const isSet =
    open === 0 && sheet.places.every(({ isReady }, seat) => isReady || (isOwner && seat === sheet.seat));
  return (
    <div class="start-or-close">
      <p role="status">
        {open > 0
          ? say(sheet.contest === null ? 'gather.seats-open' : 'contest.awaited', { open })
          : say(isSet ? 'gather.all-set' : 'gather.not-all-ready')}
      </p>
      {isOwner ? (
        <div class="row">
          <button
            type="button"
            class="button primary big"
            disabled={!isSet || store.isBusy.value}
            onClick={() => void start(store, sheet)}
          >
            <Icon name="play" /> {say('table.start')}
          </button>
          <Close store={store} />
        </div>
      ) : (
        <p class="soft">{say(sheet.contest === null ? 'gather.owner-starts' : 'contest.begins')}</p>
      )}
    </div>
  );
}

/** Starts the game, which also says that you are ready. */
async function start(store: TableStore, sheet: Sheet): Promise<void> {
  const { seat, places } = sheet;
  const isReady = seat === null || places[seat]?.isReady === true;
  if (isReady || (await store.ask(readyFor(store.table, sheet)))) await store.ask({ kind: 'start' });
}

function Close({ store }: { readonly store: TableStore }) {
  const close = async (): Promise<void> => {
    if (await store.ask({ kind: 'close' })) go('/');
  };
  return (
    <ConfirmButton
      label={say('gather.close')}
      question={say('gather.close-sure')}
      yes={say('gather.close-yes')}
      no={say('gather.close-no')}
      act={() => void close()}
    />
  );
}
