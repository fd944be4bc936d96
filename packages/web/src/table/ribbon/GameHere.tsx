import type { Seat } from '@macher/engine';
import type { Sheet } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import { moveToServer } from '../../kit/local/openTable.ts';
import { isAway } from '../../kit/net/api.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { NameField } from '../../kit/ui/form/NameField.tsx';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { nameText } from '../../kit/words/words.ts';
import { say } from './words.ts';

interface GameProps {
  readonly store: TableStore;
  readonly sheet: Sheet;
}

/** GameHere is for a game that is kept in this browser: how it can go on elsewhere. */
export function GameHere(props: GameProps) {
  return (
    <div class="stack">
      <p class="soft">{say('here.mark-text')}</p>
      <p class="soft">{say('move.save-text')}</p>
      {isAway.value || props.sheet.stage !== 'playing' ? null : <ToServer {...props} />}
    </div>
  );
}

/** ToServer moves the game to the server: you at one seat, others come in by a link where people sit now. */
function ToServer({ store, sheet: { places } }: GameProps) {
  const people = places.flatMap(({ person }, seat) => (person === null ? [] : [{ seat, person }]));
  const own = useSignal<Seat>(people[0]?.seat ?? 0);
  const { problem, isBusy, run } = useRequest();
  const move = async (): Promise<void> =>
    moveToServer(await store.source.record(store.table, null), places, own.value);
  return (
    <>
      <h3>{say('move.title')}</h3>
      <p class="soft">{say('move.text')}</p>
      <div class="row">
        {people.length < 2 ? null : (
          <label class="filter">
            <span>{say('move.seat')}</span>
            <select
              value={String(own.value)}
              onChange={event => {
                own.value = Number(event.currentTarget.value);
              }}
            >
              {people.map(({ seat, person }) => (
                <option key={seat} value={String(seat)}>
                  {nameText(person.name)}
                </option>
              ))}
            </select>
          </label>
        )}
        <NameField />
        <button type="button" class="button" disabled={isBusy} onClick={() => void run(move)}>
          <Icon name="link" /> {say('move.button')}
        </button>
      </div>
      <Problem problem={problem} />
    </>
  );
}
