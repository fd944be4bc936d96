import type { TableStore } from '../../kit/state/table.ts';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { tip } from '../../kit/ui/tips/tip.ts';
import { say } from './words.ts';
import './PlayedOn.css';

/** Of a game that goes on from a moment of another: those who know that one know the cards to come. */
export function PlayedOn({ store }: { readonly store: TableStore }) {
  const sheet = store.sheet.value;
  const move = sheet?.goesOnFrom ?? null;
  if (sheet === null || move === null) return null;
  if (sheet.origin === 'elsewhere')
    return (
      <p class="played-on" {...tip(say('deal.elsewhere-text'))}>
        <Icon name="repeat" /> {say('deal.elsewhere')}
      </p>
    );
  return (
    <p class="played-on" {...tip(say('time.goes-on-text'))}>
      <Icon name="repeat" /> {say('time.goes-on', { move })}
    </p>
  );
}
