import type { Wording } from '@macher/words';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { say } from '../words.ts';
import '../../kit/ui/form/Stepper.css';

/** An amount of money, up and down by the smallest note. */
export function MoneyStepper({
  label,
  value,
  step,
  words,
  change,
}: {
  readonly label: string;
  readonly value: number;
  readonly step: number;
  readonly words: Wording;
  change(value: number): void;
}) {
  return (
    <fieldset class="stepper money-stepper" aria-label={label}>
      <button
        type="button"
        aria-label={say('stepper.less', { label })}
        disabled={value <= 0}
        onClick={() => change(Math.max(0, value - step))}
      >
        <Icon name="minus" />
      </button>
      <output>{words.money(value)}</output>
      <button type="button" aria-label={say('stepper.more', { label })} onClick={() => change(value + step)}>
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
