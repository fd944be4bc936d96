import { say } from '../../words/words.ts';
import { Icon } from '../signs/Icon.tsx';
import { what } from '../tips/what.ts';
import './Stepper.css';

/** A number, up and down. */
export function Stepper({
  label,
  value,
  min,
  max,
  change,
}: {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  change(value: number): void;
}) {
  return (
    <fieldset class="stepper" aria-label={label} {...what('choice')}>
      <button
        type="button"
        aria-label={say('stepper.less', { label })}
        disabled={value <= min}
        onClick={() => change(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output>{value}</output>
      <button
        type="button"
        aria-label={say('stepper.more', { label })}
        disabled={value >= max}
        onClick={() => change(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
