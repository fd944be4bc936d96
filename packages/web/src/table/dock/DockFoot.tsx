import type { Action, Kind } from '@macher/engine';
import type { TableStore } from '../../kit/state/table.ts';
import { what } from '../../kit/ui/tips/what.ts';
import { UndoButton } from '../undo/UndoButton.tsx';
import type { Quiet, Total } from './dock.ts';
import { decisionOf } from './hints.ts';
import { RefusalLine } from './RefusalLine.tsx';
import { useSettled } from './settling.ts';
import { useSteadyHeight } from './steady.ts';
import './DockFoot.css';

interface FootProps {
  readonly store: TableStore;
  /** The key of the question: another question has another key. */
  readonly question: string;
  readonly act: { readonly text: string; readonly action: Action | null };
  readonly quiet: Quiet<Kind> | null;
  readonly totals: readonly Total[];
}

/** DockFoot has the totals, undo, and the two ways to decide: what is planned, or nothing of it. */
export function DockFoot({ store, question, act, quiet, totals }: FootProps) {
  const isSettled = useSettled(question);
  const send = ({ action }: { readonly action: Action | null }): void => {
    if (action === null || store.isBusy.value || !isSettled()) return;
    void store.ask(decisionOf(store, action));
  };
  return (
    <footer class="dock-foot">
      <Totals question={question} totals={totals} />
      <RefusalLine store={store} />
      <div class="dock-buttons">
        <UndoButton store={store} />
        {quiet === null ? null : (
          <button
            type="button"
            class="button quiet"
            {...what('confirm')}
            disabled={quiet.action === null || store.isBusy.value}
            onClick={() => send(quiet)}
          >
            {quiet.text}
          </button>
        )}
        <button
          type="button"
          class="button primary confirm"
          {...what('confirm')}
          disabled={act.action === null || store.isBusy.value}
          onClick={() => send(act)}
          aria-keyshortcuts="Enter"
        >
          {act.text}
        </button>
      </div>
    </footer>
  );
}

function Totals({ question, totals }: Pick<FootProps, 'question' | 'totals'>) {
  const list = useSteadyHeight<HTMLDListElement>(question);
  return (
    <dl ref={list}>
      {totals.map(({ label, before, value }) => (
        <div key={label} {...what('total')}>
          <dt>{label}</dt>
          <dd>
            {before === undefined || before === value ? null : <s>{before}</s>} <b>{value}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
