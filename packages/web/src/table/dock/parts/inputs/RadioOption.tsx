import type { ComponentChildren } from 'preact';
import { what } from '../../../../kit/ui/tips/what.ts';
import './RadioOption.css';

/** RadioOption is one of several that stand apart on the screen but are one choice: `group` holds them together. */
export function RadioOption({
  group,
  isChosen,
  isOff = false,
  value,
  name,
  choose,
  children,
}: {
  readonly group: string;
  readonly isChosen: boolean;
  readonly isOff?: boolean;
  /** The value that it stands for, for those who look for it. */
  readonly value?: string;
  /** The name, where the words beside it do not say all. */
  readonly name?: string;
  choose(): void;
  readonly children: ComponentChildren;
}) {
  return (
    <label class="radio-option" {...what('choice')}>
      <input
        type="radio"
        name={group}
        {...(value === undefined ? {} : { value })}
        checked={isChosen}
        disabled={isOff}
        {...(name === undefined ? {} : { 'aria-label': name })}
        onChange={choose}
      />
      {children}
    </label>
  );
}
