import { isSealed } from '../../kit/state/contest.ts';
import { go } from '../../kit/state/route.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { download } from '../../kit/ui/form/download.ts';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { Fairness } from '../fairness/Fairness.tsx';
import { hintsIn } from './hintsIn.ts';
import { playAgain } from './playAgain.ts';
import { takebacksIn } from './takebacks.ts';
import { say } from './words.ts';
import './Farewell.css';

/** Farewell leads to another game, the record of this one, or back to the lobby. */
export function Farewell({ store }: { readonly store: TableStore }) {
  const { problem, isBusy, run } = useRequest();
  const isOwn = store.seat.value !== null || store.sheet.value?.owner === store.source.person.value?.id;
  const hasPlayed = isOwn || store.source.isShared;
  const isShut = isSealed(store);
  const again = (isSameDeal: boolean) => () => void run(() => playAgain(store, { isSameDeal }));
  const takebacks = takebacksIn(store.past.value);
  const hints = hintsIn(store.past.value);
  const save = async (): Promise<void> => {
    const record = await store.source.record(store.table, store.invite);
    download(`macher-${store.table}.json`, record);
  };
  return (
    <footer class="farewell">
      {hasPlayed && !isShut ? (
        <>
          <button type="button" class="button primary" disabled={isBusy} onClick={again(false)}>
            {say('end.rematch')}
          </button>
          <button type="button" class="button" disabled={isBusy} onClick={again(true)}>
            {say('end.same-deal')}
          </button>
        </>
      ) : null}
      {isShut ? null : (
        <button type="button" class="button" onClick={() => void save()}>
          {say('record.download')}
        </button>
      )}
      <button type="button" class="button" onClick={() => go('/')}>
        {say('lobby.go')}
      </button>
      {takebacks === 0 ? null : <p class="soft">{say('undo.takebacks', { takebacks })}</p>}
      {hints === 0 ? null : <p class="soft">{say('hint.taken', { hints })}</p>}
      {isShut ? null : <Fairness store={store} />}
      <Problem problem={problem} />
    </footer>
  );
}
