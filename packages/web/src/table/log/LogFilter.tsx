import type { Seat } from '@macher/engine';
import { labelAt, type Subject, type Wording } from '@macher/words';
import { type Signal, useSignal } from '@preact/signals';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { what } from '../../kit/ui/tips/what.ts';
import { ALL, type Filter, regionsIn } from './filter.ts';
import type { LogLine } from './lines.ts';
import { say } from './words.ts';

interface LogFilterProps {
  readonly filter: Signal<Filter>;
  readonly lines: readonly LogLine[];
  readonly words: Wording;
  readonly subject: Subject;
}

/** A button that opens a row with a region and a party to choose; closing it shows everything again. */
export function LogFilter(props: LogFilterProps) {
  const isOpen = useSignal(false);
  const toggle = (): void => {
    isOpen.value = !isOpen.value;
    props.filter.value = ALL;
  };
  return (
    <div class={`log-filter${isOpen.value ? ' open' : ''}`}>
      {isOpen.value ? <Choices {...props} /> : null}
      <button
        type="button"
        class="filter-button"
        {...what('log')}
        aria-expanded={isOpen.value}
        aria-label={say('log.filter')}
        title={say('log.filter')}
        onClick={toggle}
      >
        <Icon name={isOpen.value ? 'cross' : 'filter'} />
      </button>
    </div>
  );
}

function Choices({ filter, lines, words, subject }: LogFilterProps) {
  const { region, seat } = filter.value;
  return (
    <>
      <Choice
        label={say('log.region')}
        all={say('log.all-regions')}
        value={region ?? ''}
        options={regionsIn(lines).map(id => ({ value: id, text: words.region(id) }))}
        choose={value => {
          filter.value = { region: value === '' ? null : value, seat };
        }}
      />
      <Choice
        label={say('log.party')}
        all={say('log.all-parties')}
        value={seat === null ? '' : String(seat)}
        options={subject.parties.map((_, each: Seat) => ({
          value: String(each),
          text: labelAt(words, subject, each),
        }))}
        choose={value => {
          filter.value = { region, seat: value === '' ? null : Number(value) };
        }}
      />
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  choose(value: string): void;
}

function Choice({ label, all, value, options, choose }: ChoiceProps) {
  return (
    <select aria-label={label} value={value} onChange={event => choose(event.currentTarget.value)}>
      <option value="">{all}</option>
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  );
}
