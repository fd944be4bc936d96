import { MOST_DAYS_OFF, type SeatAbsence } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { LONGEST_NAME } from '../../kit/state/guest.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { Stepper } from '../../kit/ui/form/Stepper.tsx';
import { timeText } from '../../kit/ui/text/timeText.ts';
import { isServing } from './servable.ts';
import { tell } from './words.ts';
import './Away.css';

interface AwayProps {
  readonly store: TableStore;
  readonly absence: SeatAbsence;
}

/** Away is for longer than a decision: days off, and someone who plays for you. */
export function Away({ store, absence }: AwayProps) {
  if (isServing(store, absence)) return null;
  return (
    <>
      <DaysOff store={store} absence={absence} />
      <Regent store={store} absence={absence} />
    </>
  );
}

function AwayCard({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <li class="plan-card away-card">
      <b>{title}</b>
      {children}
    </li>
  );
}

function DaysOff({ store, absence: { offUntil, daysLeft } }: AwayProps) {
  const days = useSignal(1);
  if (offUntil === null && daysLeft === 0) return null;
  return (
    <AwayCard title={tell('off.title')}>
      {offUntil === null ? (
        <>
          <Stepper
            label={tell('off.days')}
            value={Math.min(days.value, daysLeft)}
            min={1}
            max={daysLeft}
            change={count => {
              days.value = count;
            }}
          />
          <Act
            text={tell('off.take', { days: Math.min(days.value, daysLeft) })}
            act={() => store.ask({ kind: 'days-off', days: Math.min(days.value, daysLeft) })}
          />
          <p class="plan-small">{tell('off.left', { days: daysLeft })}</p>
        </>
      ) : (
        <>
          <p>{tell('off.until', { until: timeText(offUntil) })}</p>
          <Act text={tell('off.end')} act={() => store.ask({ kind: 'return' })} />
        </>
      )}
    </AwayCard>
  );
}

function Regent({ store, absence: { regency } }: AwayProps) {
  const name = useSignal('');
  const days = useSignal(7);
  const ask = (wanted: string | null) => store.ask({ kind: 'name-regent', name: wanted, days: days.value });
  return (
    <AwayCard title={tell('regent.title')}>
      {regency === null ? (
        <>
          <label class="away-name">
            {tell('regent.name')}{' '}
            <input
              type="text"
              maxLength={LONGEST_NAME}
              value={name.value}
              onInput={event => {
                name.value = event.currentTarget.value;
              }}
            />
          </label>
          <Stepper
            label={tell('off.days')}
            value={days.value}
            min={1}
            max={MOST_DAYS_OFF}
            change={count => {
              days.value = count;
            }}
          />
          <Act
            text={tell('regent.ask', { days: days.value })}
            isOff={name.value.trim() === ''}
            act={() => ask(name.value.trim())}
          />
          <p class="plan-small">{tell('regent.note')}</p>
        </>
      ) : (
        <>
          <p>{tell('regent.named', { name: regency.name, until: timeText(regency.until) })}</p>
          <Act text={tell('regent.stop')} act={() => ask(null)} />
        </>
      )}
    </AwayCard>
  );
}

interface ActProps {
  readonly text: string;
  readonly isOff?: boolean;
  act(): Promise<unknown>;
}

function Act({ text, isOff = false, act }: ActProps) {
  return (
    <button type="button" class="button" disabled={isOff} onClick={() => void act()}>
      {text}
    </button>
  );
}
