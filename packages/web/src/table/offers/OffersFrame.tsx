import type { Sheet } from '@macher/protocol';
import type { ComponentChildren } from 'preact';
import { useKeys } from '../../kit/keys/useKeys.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { Key } from '../../kit/ui/signs/Key.tsx';
import { RefusalLine } from '../dock/RefusalLine.tsx';
import { tell } from '../plans/words.ts';
import { putAway } from './offers.ts';
import './OffersFrame.css';

interface OffersFrameProps {
  readonly store: TableStore;
  readonly sheet: Sheet;
  readonly title: string;
  /** The way back, in a word. */
  readonly back: string;
  readonly buttons: ComponentChildren;
  readonly children: ComponentChildren;
}

/** OffersFrame stands in the dock, like a decision: but it is none, and the way back is always there. */
export function OffersFrame({ store, sheet, title, back, buttons, children }: OffersFrameProps) {
  const close = (): void => putAway(store, sheet);
  useKeys('offers', () => ({ leave: close }));
  return (
    <section class="dock deals" id="dock" aria-labelledby="dock-title" tabIndex={-1}>
      <header class="dock-head">
        <h2 id="dock-title" tabIndex={-1}>
          {title}
        </h2>
        <p class="soft">{tell('deals.note')}</p>
        <button type="button" class="link rule" aria-keyshortcuts="Escape" onClick={close}>
          {back} <Key name="Esc" />
        </button>
      </header>
      <div class="dock-body">
        <div class="deal-body">{children}</div>
      </div>
      <footer class="dock-foot">
        <dl>
          <div>
            <dt>{tell('deals.seen-by')}</dt>
            <dd>{tell('deals.everyone')}</dd>
          </div>
        </dl>
        <RefusalLine store={store} />
        <div class="dock-buttons">{buttons}</div>
      </footer>
    </section>
  );
}
