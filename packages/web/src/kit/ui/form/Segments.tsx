import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { what } from '../tips/what.ts';
import './Segments.css';

export interface Option<T> {
  readonly value: T;
  readonly label: ComponentChildren;
  readonly name?: string;
  readonly isOff?: boolean;
}

/** A row of choices of which one counts: radio buttons, one stop for the keyboard, arrows move inside. */
export function Segments<T extends string | number>({
  label,
  options,
  value,
  choose,
  look = 'row',
}: {
  readonly label: string;
  readonly options: readonly Option<T>[];
  readonly value: T | null;
  choose(value: T): void;
  /** `row`: side by side without a gap; `cards`: with room for what each choice means. */
  readonly look?: 'row' | 'cards';
}) {
  const group = useId();
  return (
    <fieldset class={look === 'cards' ? 'segments as-cards' : 'segments'}>
      <legend class="hidden-text">{label}</legend>
      {options.map(option => (
        <label key={option.value} {...what('choice')}>
          <input
            type="radio"
            name={group}
            value={option.value}
            checked={option.value === value}
            disabled={option.isOff === true}
            {...(option.name === undefined ? {} : { 'aria-label': option.name })}
            onChange={() => choose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
