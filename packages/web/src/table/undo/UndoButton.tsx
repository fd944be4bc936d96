import type { Sheet } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import type { TableStore } from '../../kit/state/table.ts';
import { Dialog } from '../../kit/ui/frame/Dialog.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { what } from '../../kit/ui/tips/what.ts';
import { undoneBy } from './decisions.ts';
import { hasProposal } from './proposals.ts';
import { decisionText, Undone } from './Undone.tsx';
import { say } from './words.ts';

/**
 * UndoButton leads back to your last decision: at once, or by asking the others, which shows first what would be
 * undone.
 */
export function UndoButton({ store }: { readonly store: TableStore }) {
  const isAsking = useSignal(false);
  const sheet = store.sheet.value;
  const undo = sheet?.undo ?? { kind: 'none' };
  const mustAsk = undo.kind === 'ask';
  const isOff = undo.kind === 'none' || (mustAsk && sheet !== null && hasProposal(sheet));
  const press = (): void => {
    if (mustAsk) isAsking.value = true;
    else void store.ask({ kind: 'undo', number: store.since });
  };
  const close = (): void => {
    isAsking.value = false;
  };
  return (
    <>
      <button
        type="button"
        class="button undo"
        disabled={store.isBusy.value || isOff}
        onClick={press}
        aria-keyshortcuts="Control+Z"
        {...what('undo')}
        {...(mustAsk ? { 'aria-haspopup': 'dialog' } : {})}
      >
        <Icon name="undo" /> {say(mustAsk ? 'undo.ask' : 'dock.undo')}
      </button>
      {isAsking.value && sheet !== null && mustAsk ? (
        <AskBack store={store} sheet={sheet} version={undo.version} close={close} />
      ) : null}
    </>
  );
}

interface AskProps {
  readonly store: TableStore;
  readonly sheet: Sheet;
  readonly version: number;
  close(): void;
}

function AskBack({ store, sheet, version, close }: AskProps) {
  const undone = undoneBy(store.past.value, store.view.value?.version ?? 0, version);
  const [first] = undone;
  const others = undone.filter(({ news }) => news.what.seat !== sheet.seat).length;
  const send = (): void => {
    void store.ask({ kind: 'propose', proposal: { kind: 'undo', version } });
    close();
  };
  return (
    <Dialog title={say('undo.title')} close={close}>
      <div class="stack">
        <p>
          <b>{say('undo.back-to', { what: first === undefined ? '' : decisionText(store, first) })}</b>
        </p>
        <p>{say('undo.others', { others })}</p>
        <Undone store={store} undone={undone} />
        <p class="row">
          <button type="button" class="button primary" onClick={send}>
            {say('undo.send')}
          </button>
          <button type="button" class="button" onClick={close}>
            {say('undo.not')}
          </button>
        </p>
      </div>
    </Dialog>
  );
}
