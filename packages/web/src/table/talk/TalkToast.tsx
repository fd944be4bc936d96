import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TableStore } from '../../kit/state/table.ts';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { answerTalk, useTalkKey } from './answerTalk.ts';
import { PhraseLine } from './TalkLine.tsx';
import { type Said, type Spoken, unreadAt } from './talkRead.ts';
import { say } from './words.ts';
import './TalkToast.css';

/** SHOWN in milliseconds; the count on the tab stays. */
const SHOWN = 8000;

/**
 * TalkToast is what someone has just said, for a moment: longer while you point at it or are in it. It never takes the
 * focus.
 */
export function TalkToast({ store }: { readonly store: TableStore }) {
  useTalkKey();
  // What was said before you came is only counted.
  const seen = useRef(store.since);
  const gone = useSignal(0);
  const latest = unreadAt(store).at(-1);
  const isHeld = useSignal(false);
  const dismiss = (): void => {
    gone.value = latest?.number ?? 0;
  };
  const isShown = latest !== undefined && latest.number > Math.max(seen.current, gone.value);
  useEffect(() => {
    if (!isShown || isHeld.value) return;
    const timer = setTimeout(dismiss, SHOWN);
    return () => clearTimeout(timer);
  }, [latest?.number, isShown, isHeld.value]);
  const hold = (held: boolean) => (): void => {
    isHeld.value = held;
  };
  return (
    <div
      class="talk-toasts"
      role="status"
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocusIn={hold(true)}
      onFocusOut={hold(false)}
    >
      {isShown ? <Toast key={latest.number} store={store} said={latest} dismiss={dismiss} /> : null}
    </div>
  );
}

function Toast({
  store,
  said: { what },
  dismiss,
}: {
  readonly store: TableStore;
  readonly said: Spoken;
  dismiss(): void;
}) {
  const answer = (): void => {
    dismiss();
    answerTalk();
  };
  // The button goes with the toast, so the focus goes elsewhere: who pressed it would be left nowhere.
  const close = (): void => {
    dismiss();
    document.querySelector<HTMLElement>('#dock')?.focus({ preventScroll: true });
  };
  return (
    <div class="talk-toast">
      {what.kind === 'said' ? (
        <Words store={store} what={what} />
      ) : (
        <p>
          <PhraseLine store={store} what={what} />
        </p>
      )}
      <button type="button" class="button" aria-keyshortcuts="T" onClick={answer}>
        {say('talk.answer')} <kbd>T</kbd>
      </button>
      <button type="button" class="square" aria-label={say('dialog.close')} onClick={close}>
        <Icon name="cross" />
      </button>
    </div>
  );
}

function Words({
  store,
  what: { person, text },
}: {
  readonly store: TableStore;
  readonly what: Said['what'];
}) {
  const place = store.sheet.value?.places.find(each => each.person?.id === person.id);
  return (
    <>
      {place === undefined ? <Icon name="person" /> : <PartyChip party={place.party} />}
      <p>
        <b>{say('text.label', { label: person.name })}</b> <bdi>{text}</bdi>
      </p>
    </>
  );
}
