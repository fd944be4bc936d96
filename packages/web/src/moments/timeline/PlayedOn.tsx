import type { TableStore } from '../../kit/state/table.ts';
import { Badge } from '../../kit/ui/signs/Badge.tsx';
import { say } from './words.ts';

/** PlayedOn marks a game that goes on from a moment of another: those who know that one know the cards to come. */
export function PlayedOn({ store }: { readonly store: TableStore }) {
  const sheet = store.sheet.value;
  const move = sheet?.goesOnFrom ?? null;
  if (sheet === null || move === null) return null;
  return sheet.origin === 'elsewhere' ? (
    <Badge icon="repeat" text={say('deal.elsewhere')} meaning={say('deal.elsewhere-text')} />
  ) : (
    <Badge icon="repeat" text={say('time.goes-on', { move })} meaning={say('time.goes-on-text')} />
  );
}
