import type { OfferedTable } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../../kit/net/api.ts';
import { person } from '../../kit/state/person.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { limitsText } from '../../kit/terms/limits.ts';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { say } from './words.ts';

/** JoinTerms say for whom the table is, and whether you are one of them: before you sit down. */
export function JoinTerms({ store, isOwner }: { readonly store: TableStore; readonly isOwner: boolean }) {
  const offered = useSignal<OfferedTable | null>(null);
  useEffect(() => {
    if (store.source.kind !== 'server') return;
    void api.table(store.table, store.invite).then(
      found => {
        offered.value = found;
      },
      () => {},
    );
  }, [store, person.value?.id]);
  if (offered.value === null || offered.value.limits === null) return null;
  const { limits, lack } = offered.value;
  const isIn = isOwner || store.seat.value !== null;
  return (
    <>
      <p class="soft join-terms">{limitsText(limits)}</p>
      {lack === null || isIn ? null : (
        <p class="known-deal">
          <Icon name="lock" /> {say(`refusal.${lack}`)}
        </p>
      )}
    </>
  );
}
