import type { Sheet } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import type { TableStore } from '../../kit/state/table.ts';
import { Switch } from '../../kit/ui/form/Switch.tsx';
import { timeText } from '../../kit/ui/text/timeText.ts';
import { tell, usePlansWords } from './words.ts';

interface ScheduleProps {
  readonly store: TableStore;
  readonly sheet: Sheet;
}

/** When the game begins by itself; its owner sets it. */
export function Schedule({ store, sheet }: ScheduleProps) {
  const isSpoken = usePlansWords();
  const isOwner = sheet.owner === store.source.person.value?.id;
  const { schedule } = sheet;
  if (!isSpoken || (schedule === null && !isOwner)) return null;
  if (schedule === null) return <Setting store={store} />;
  const { at, bot } = schedule;
  return (
    <p class="schedule" role="status">
      {tell(bot === null ? 'schedule.text' : 'schedule.text-bots', { at: timeText(at) })}{' '}
      {isOwner ? (
        <button
          type="button"
          class="link"
          onClick={() => void store.ask({ kind: 'schedule', at: null, bot: null })}
        >
          {tell('schedule.clear')}
        </button>
      ) : null}
    </p>
  );
}

/** FILLER is the bot that takes free seats. */
const FILLER = '2';

function Setting({ store }: Pick<ScheduleProps, 'store'>) {
  const time = useSignal('');
  const fills = useSignal(true);
  const at = new Date(time.value).getTime();
  return (
    <details class="schedule">
      <summary>{tell('schedule.title')}</summary>
      <div class="row">
        <label>
          {tell('schedule.at')}{' '}
          <input
            type="datetime-local"
            value={time.value}
            onInput={event => {
              time.value = event.currentTarget.value;
            }}
          />
        </label>
        <Switch
          label={tell('schedule.fill')}
          isOn={fills.value}
          turn={isOn => {
            fills.value = isOn;
          }}
        />
        <button
          type="button"
          class="button"
          disabled={Number.isNaN(at)}
          onClick={() => void store.ask({ kind: 'schedule', at, bot: fills.value ? FILLER : null })}
        >
          {tell('schedule.set')}
        </button>
      </div>
    </details>
  );
}
