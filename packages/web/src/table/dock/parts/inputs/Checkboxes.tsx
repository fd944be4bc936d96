import type { Option } from '../../../../kit/ui/form/Segments.tsx';
import { what } from '../../../../kit/ui/tips/what.ts';
import { walkByArrows } from './arrowKeys.ts';

interface Checkbox<T> extends Option<T> {
  readonly isOn: boolean;
}

/** A row of boxes to tick: one stop for the keyboard, arrows move inside. */
export function Checkboxes<T extends string | number>({
  label,
  options,
  toggle,
}: {
  readonly label: string;
  readonly options: readonly Checkbox<T>[];
  toggle(value: T): void;
}) {
  const open = options.filter(({ isOff }) => isOff !== true);
  const stop = open.find(({ isOn }) => isOn) ?? open[0];
  return (
    <fieldset class="segments" onKeyDown={walkByArrows}>
      <legend class="hidden-text">{label}</legend>
      {options.map(option => (
        <label key={option.value} {...what('choice')}>
          <input
            type="checkbox"
            value={option.value}
            tabIndex={option === stop ? 0 : -1}
            checked={option.isOn}
            disabled={option.isOff === true}
            {...(option.name === undefined ? {} : { 'aria-label': option.name })}
            onChange={() => toggle(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
