import type { Sheet, StandIn } from '@macher/protocol';
import type { TableStore } from '../../kit/state/table.ts';
import { ConfirmButton } from '../../kit/ui/form/ConfirmButton.tsx';
import { ContestNote } from '../contest/ContestNote.tsx';
import { RefusalLine } from '../dock/RefusalLine.tsx';
import { SkipsHost } from '../plans/PlansHost.tsx';
import { GameHere } from './GameHere.tsx';
import { Proposals } from './Proposals.tsx';
import { say } from './words.ts';

/** What those who play can do beside the game: leave it, come back, resign, propose something. */
export function AtTheTable({ store }: { readonly store: TableStore }) {
  const sheet = store.sheet.value;
  if (sheet !== null && store.source.isShared && sheet.seat === null)
    return <GameHere store={store} sheet={sheet} />;
  if (sheet === null || sheet.seat === null) return <p>{say('away.watching')}</p>;
  if (sheet.stage !== 'playing') return null;
  const standIn = sheet.places[sheet.seat]?.standIn ?? null;
  if (standIn?.why === 'resigned') return <p>{say('leave.resigned')}</p>;
  return (
    <div class="stack">
      <RefusalLine store={store} />
      <LeaveOrReturn store={store} sheet={sheet} standIn={standIn} />
      <Resign store={store} />
      <SkipsHost store={store} sheet={sheet} />
      {sheet.contest === null ? <Terms store={store} sheet={sheet} /> : <ContestNote store={store} />}
      {sheet.hasHints ? <HintsHere store={store} isThere={standIn === null} /> : null}
      <h3>{say('propose.title')}</h3>
      <p class="soft">{say('propose.text')}</p>
      {standIn === null ? <Proposals store={store} sheet={sheet} /> : <p>{say('refusal.away')}</p>}
    </div>
  );
}

/** Where the deal comes from, and who may come to play. */
function Terms({ store, sheet }: { readonly store: TableStore; readonly sheet: Sheet }) {
  return (
    <>
      <p class="soft">{say(`deal.${sheet.origin}-text`)}</p>
      {store.source.kind === 'here' ? (
        <GameHere store={store} sheet={sheet} />
      ) : (
        <p class="soft">{say(`new.take-over-${sheet.takeOver}-text`)}</p>
      )}
    </>
  );
}

/** HintsHere says that all have agreed to hints; each of them can end it. */
function HintsHere({ store, isThere }: { readonly store: TableStore; readonly isThere: boolean }) {
  const end = (): void => void store.ask({ kind: 'propose', proposal: { kind: 'hints', isAllowed: false } });
  return (
    <div class="row">
      {isThere ? (
        <button type="button" class="button" onClick={end}>
          {say('hints.end')}
        </button>
      ) : null}
      <span class="soft">{say('hints.on')}</span>
    </div>
  );
}

/** LeaveOrReturn: with no one else playing on, nothing happens while you are away, and leaving is a break. */
function LeaveOrReturn({
  store,
  sheet,
  standIn,
}: {
  readonly store: TableStore;
  readonly sheet: Sheet;
  readonly standIn: StandIn | null;
}) {
  const kind = standIn === null ? 'leave' : 'return';
  const isAlone = sheet.places.every(
    ({ person, standIn: bot }, seat) => seat === sheet.seat || person === null || bot !== null,
  );
  const text = isAlone ? (`${kind}-alone` as const) : kind;
  return (
    <div class="row">
      <button type="button" class="button" onClick={() => void store.ask({ kind })}>
        {say(`leave.${text}`)}
      </button>
      <span class="soft">{say(`leave.${text}-text`)}</span>
    </div>
  );
}

function Resign({ store }: { readonly store: TableStore }) {
  return (
    <div class="row">
      <ConfirmButton
        label={say('leave.resign')}
        question={say('leave.resign-sure')}
        yes={say('leave.resign-yes')}
        no={say('leave.resign-no')}
        act={() => void store.ask({ kind: 'resign' })}
      />
      <span class="soft">{say('leave.resign-text')}</span>
    </div>
  );
}
