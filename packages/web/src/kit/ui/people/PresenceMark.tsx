import type { Seat } from '@macher/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableStore } from '../../state/table.ts';
import { Icon } from '../signs/Icon.tsx';
import { signTip } from '../tips/tip.ts';
import { presenceAt } from './presence.ts';
import './PresenceMark.css';

/** NEXT_LOOK in milliseconds: minutes are told, not seconds. */
const NEXT_LOOK = 30_000;

/**
 * PresenceMark says whether the player is there: a filled dot; away: a ring; a bot: a square; a program: its sign.
 * Touched, it says so in words.
 */
export function PresenceMark({ store, seat }: { readonly store: TableStore; readonly seat: Seat }) {
  const now = useSignal(store.now);
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = store.now;
    }, NEXT_LOOK);
    return () => clearInterval(timer);
  }, []);
  const presence = presenceAt(store, seat, now.value);
  if (presence === null) return null;
  if (presence.kind === 'program') return <ProgramSign text={presence.text} />;
  return <span class={`presence ${presence.kind}`} {...signTip(presence.text)} />;
}

function ProgramSign({ text }: { readonly text: string }) {
  return (
    <span class="program-sign" {...signTip(text)}>
      <Icon name="program" />
    </span>
  );
}
