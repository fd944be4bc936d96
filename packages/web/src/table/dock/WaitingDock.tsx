import type { View } from '@macher/engine';
import type { Sheet } from '@macher/protocol';
import type { TableStore } from '../../kit/state/table.ts';
import { useMedia } from '../../kit/ui/frame/useMedia.ts';
import { PartyTag } from '../../kit/ui/game/PartyChip.tsx';
import { Log } from '../log/Log.tsx';
import { NextHolder } from '../talk/PassOn.tsx';
import { UndoButton } from '../undo/UndoButton.tsx';
import { AwayActions } from './AwayActions.tsx';
import { SealedChoice } from './parts/cards/SealedChoice.tsx';
import { RefusalLine } from './RefusalLine.tsx';
import { say } from './words.ts';
import './WaitingDock.css';

/** WaitingDock is for when it's not your turn: the same frame in paper instead of petrol, and who decides what. */
export function WaitingDock({
  store,
  sheet,
  view,
  lastSeen,
  plan = null,
}: {
  readonly store: TableStore;
  readonly sheet: Sheet;
  readonly view: View;
  readonly lastSeen: number;
  /** Shows your plans; null: you can't plan. */
  readonly plan?: (() => void) | null;
}) {
  const words = store.words.value;
  return (
    <section class="dock waiting" id="dock" aria-labelledby="dock-title" tabIndex={-1}>
      <header class="dock-head">
        <h2 id="dock-title" tabIndex={-1}>
          {say(sheet.isDeserted ? 'waiting.deserted' : 'waiting.title')}
        </h2>
      </header>
      <div class="dock-body">
        <div class="waiting-body">
          <div class="waiting-who">
            <SealedChoice store={store} view={view} />
            <ul class="waiting-list">
              {view.awaited.map(({ seat, kind }) => (
                <li key={seat}>
                  <PartyTag
                    party={view.players[seat]?.party ?? ''}
                    name={words.party(view.players[seat]?.party ?? '')}
                  />{' '}
                  <span class="soft">{say(`kind.${kind}`)}</span>
                </li>
              ))}
            </ul>
            {store.source.isShared ? null : <AwayActions store={store} sheet={sheet} view={view} />}
          </div>
          {view.rules.national === null ? null : <WaitingLog store={store} lastSeen={lastSeen} />}
        </div>
      </div>
      <footer class="dock-foot">
        <RefusalLine store={store} />
        <div class="dock-buttons">
          {plan === null ? null : (
            <button type="button" class="button" onClick={plan}>
              {say('waiting.plan')}
            </button>
          )}
          {store.seat.value === null ? <NextHolder /> : <UndoButton store={store} />}
        </div>
      </footer>
    </section>
  );
}

/** WIDE is where there is room for the log. */
const WIDE = '(min-width: 75em)';

/** WaitingLog is the log, which lies behind the national board. */
function WaitingLog(props: { readonly store: TableStore; readonly lastSeen: number }) {
  return useMedia(WIDE) ? <Log {...props} /> : null;
}
