import type { TableStore } from '../../kit/state/table.ts';
import { Badge } from '../../kit/ui/signs/Badge.tsx';
import { say } from './words.ts';

/** HereMark is on a game that this browser keeps. */
export function HereMark({ store }: { readonly store: TableStore }) {
  if (store.source.kind !== 'here') return null;
  return <Badge icon="tablet" text={say('here.mark')} meaning={say('here.mark-text')} />;
}
