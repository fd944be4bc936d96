import type { AmountRange } from '@macher/engine';
import type { Wording } from '@macher/words';
import { Segments } from '../../../../kit/ui/form/Segments.tsx';
import { say } from '../../words.ts';
import './Amount.css';

/** MOST steps fit into a row. */
const MOST = 15;

/** AmountRow is an amount of money in whole steps; to offer none is no amount. */
export function AmountRow({
  label,
  range,
  words,
  value,
  choose,
}: {
  readonly label: string;
  readonly range: AmountRange | null;
  readonly words: Wording;
  readonly value: number | null;
  choose(value: number): void;
}) {
  const steps = range === null ? [] : stepsOf(range);
  const isLong = steps.length > MOST;
  const shown = isLong ? steps.slice(0, MOST) : steps;
  return (
    <div class="amount">
      <Segments
        label={label}
        value={value}
        choose={choose}
        options={shown.map(amount => ({ value: amount, label: short(amount), name: words.money(amount) }))}
      />
      {isLong && range !== null ? (
        <label class="amount-other">
          {say('dock.other-amount')}
          <input
            type="number"
            min={range.min}
            max={range.max}
            step={range.step}
            value={value ?? ''}
            onInput={event => {
              const given = Number(event.currentTarget.value);
              if (steps.includes(given)) choose(given);
            }}
          />
        </label>
      ) : null}
    </div>
  );
}

function stepsOf({ min, max, step }: AmountRange): number[] {
  const all = Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step);
  return all.filter(amount => amount > 0);
}

function short(amount: number): string {
  return amount >= 1000 && amount % 1000 === 0 ? `${amount / 1000}k` : String(amount);
}
