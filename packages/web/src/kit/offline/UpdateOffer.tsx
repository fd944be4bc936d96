import { signal } from '@preact/signals';
import { link } from '../state/link.ts';
import { Icon } from '../ui/signs/Icon.tsx';
import { say } from '../words/words.ts';
import { hasUpdate, takeUpdate } from './updates.ts';
import './UpdateOffer.css';

/** Whether the offer was put off, until the page is loaded again: a game is not disturbed twice. */
const isPutOff = signal(false);

/** UpdateOffer says that there is a newer version. It waits in the lobby, and can be put off in a game. */
export function UpdateOffer({ canWait = false }: { readonly canWait?: boolean }) {
  const isNeeded = link.isOutdated.value;
  const isOffered = isNeeded || (hasUpdate.value && !(canWait && isPutOff.value));
  return (
    <div class={`update-offer ${isOffered ? 'is-offered' : ''}`} role="status">
      {isOffered ? (
        <>
          <p>
            <Icon name="download" /> {say(isNeeded ? 'update.needed' : 'update.ready')}
          </p>
          <button type="button" class="button" onClick={() => void takeUpdate()}>
            {say('update.now')}
          </button>
          {canWait && !isNeeded ? <Later /> : null}
        </>
      ) : null}
    </div>
  );
}

function Later() {
  const putOff = (): void => {
    isPutOff.value = true;
  };
  return (
    <button type="button" class="button plain" onClick={putOff}>
      {say('update.later')}
    </button>
  );
}
