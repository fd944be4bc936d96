import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isAway } from '../../kit/net/api.ts';
import { HAS_SERVER } from '../../kit/site.ts';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { say } from './words.ts';
import './AwayStrip.css';

/** AwayStrip says what still works when no server answers. */
export function AwayStrip() {
  const isOnline = useOnline();
  if (!HAS_SERVER) return <p class="soft site-note">{say('here.site')}</p>;
  return (
    <p class={`away-strip ${isAway.value ? 'is-away' : ''}`} role="status">
      {isAway.value ? (
        <>
          <Icon name="tablet" /> {say(isOnline ? 'here.away' : 'here.offline')}
        </>
      ) : null}
    </p>
  );
}

function useOnline(): boolean {
  const isOnline = useSignal(navigator.onLine);
  useEffect(() => {
    const look = (): void => {
      isOnline.value = navigator.onLine;
    };
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return isOnline.value;
}
