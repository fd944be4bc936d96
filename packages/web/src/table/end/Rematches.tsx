import type { TableStore } from '../../kit/state/table.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { playAgain } from './playAgain.ts';
import { say } from './words.ts';
import './Rematches.css';

/** Rematches: someone wants to play again; one press, and you sit at the same table. */
export function Rematches({ store }: { readonly store: TableStore }) {
  const { problem, isBusy, run } = useRequest();
  const offer = store.sheet.value?.rematches.at(-1);
  if (offer === undefined) return <div role="status" />;
  const isOwn = offer.person.id === store.source.person.value?.id;
  const text = isOwn ? 'rematch.yours' : offer.isSameDeal ? 'rematch.same-deal' : 'rematch.offered';
  return (
    <div class="rematch" role="status">
      <Icon name="person" />
      <b>{say(text, { name: offer.person.name })}</b>
      <button
        type="button"
        class="button primary"
        disabled={isBusy}
        onClick={() => void run(() => playAgain(store, offer))}
      >
        {say(isOwn ? 'rematch.go' : 'rematch.join')}
      </button>
      <Problem problem={problem} />
    </div>
  );
}
