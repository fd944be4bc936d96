import { LONGEST_SAID, type Room } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableStore } from '../../kit/state/table.ts';
import { ScrollList } from '../../kit/ui/frame/ScrollList.tsx';
import { OfferDoorsHost } from '../offers/OffersHost.tsx';
import { Muted } from '../talk/Muted.tsx';
import { TalkLine } from '../talk/TalkLine.tsx';
import { markRead, spokenAt } from '../talk/talkRead.ts';
import { say } from './words.ts';
import './Talk.css';

/** Talk: players and spectators have rooms of their own; after the game everybody hears everything. */
export function Talk({ store }: { readonly store: TableStore }) {
  const draft = useSignal('');
  const room: Room = store.seat.value === null ? 'spectators' : 'players';
  const spoken = spokenAt(store);
  useEffect(() => markRead(store.table, spoken), [spoken.length]);
  const send = async (): Promise<void> => {
    const text = draft.value.trim();
    if (text !== '' && (await store.ask({ kind: 'say', room, text }))) draft.value = '';
  };
  return (
    <div class="talk">
      <ScrollList label={say('talk.label')}>
        {spoken.map(each => (
          <li key={each.number}>
            <TalkLine store={store} said={each} />
          </li>
        ))}
        {spoken.length === 0 ? <li class="soft">{say('talk.empty')}</li> : null}
      </ScrollList>
      <Muted store={store} />
      <Watching store={store} />
      <form
        onSubmit={event => {
          event.preventDefault();
          void send();
        }}
      >
        <input
          aria-label={say('talk.your-words')}
          placeholder={say('talk.your-words')}
          maxLength={LONGEST_SAID}
          value={draft.value}
          onInput={event => {
            draft.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="button">
          {say('talk.send')}
        </button>
      </form>
      <OfferDoorsHost store={store} />
    </div>
  );
}

/** Watching says who else reads along. */
function Watching({ store }: { readonly store: TableStore }) {
  const count = store.present.value?.spectators ?? 0;
  return count === 0 ? null : <p class="soft">{say('presence.spectators', { count })}</p>;
}
