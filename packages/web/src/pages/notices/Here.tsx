import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { noticesApi } from '../../kit/net/notices.ts';
import { canPush, ownSubscription, subscribe, unsubscribe } from '../../kit/offline/pushing.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { Section } from '../../kit/ui/frame/Section.tsx';
import type { NoticeBook } from './book.ts';
import { tell } from './words.ts';

type State = 'unknown' | 'off' | 'on' | 'denied' | 'cannot';

/** Messages of this very browser. */
export function Here({ book }: { readonly book: NoticeBook }) {
  const state = useSignal<State>('unknown');
  const request = useRequest();
  const look = async (): Promise<void> => {
    state.value = await stateHere();
  };
  useEffect(() => void look(), [book.own.value?.channels.length]);
  const begin = async (): Promise<void> => {
    const subscription = await subscribe(book.own.value?.pushKey ?? '');
    if (subscription !== null) {
      await book.settle();
      await noticesApi.add({ kind: 'push', ...keysOf(subscription) });
      await book.look();
    }
    await look();
  };
  const end = async (): Promise<void> => {
    await unsubscribe();
    await look();
  };
  const isOn = state.value === 'on';
  return (
    <Section title={tell('notices.here')}>
      <p role="status">{tell(TEXTS[state.value])}</p>
      {state.value === 'on' || state.value === 'off' ? (
        <button
          type="button"
          class={isOn ? 'button' : 'button primary'}
          disabled={request.isBusy}
          onClick={() => void request.run(isOn ? end : begin)}
        >
          {tell(isOn ? 'notices.here-off' : 'notices.here-on')}
        </button>
      ) : null}
      <Problem problem={request.problem} />
    </Section>
  );
}

const TEXTS = {
  unknown: 'notices.here-text',
  off: 'notices.here-text',
  on: 'notices.here-is-on',
  denied: 'notices.here-denied',
  cannot: 'notices.here-cannot',
} as const;

async function stateHere(): Promise<State> {
  if (!canPush()) return 'cannot';
  if (Notification.permission === 'denied') return 'denied';
  return (await ownSubscription()) === null ? 'off' : 'on';
}

function keysOf(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}
