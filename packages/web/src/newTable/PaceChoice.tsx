import type { Pace } from '@macher/protocol';
import { say } from '../state/settings.ts';
import { Segments } from '../ui/Segments.tsx';
import { BANKS, FIRST_PACE, INCREMENTS, PACE_KINDS, PER_DECISION, paceText, spanText } from './pace.ts';

/** How long people may think. */
export function PaceChoice({ pace, change }: { readonly pace: Pace; change(pace: Pace): void }) {
  return (
    <div class="stack">
      <div class="row">
        <Segments
          label={say('pace.kind')}
          value={pace.kind}
          options={PACE_KINDS.map(kind => ({ value: kind, label: say(`pace.${kind}`) }))}
          choose={kind => change(FIRST_PACE[kind])}
        />
        <Spans pace={pace} change={change} />
      </div>
      <p class="soft">{paceText(pace)}</p>
    </div>
  );
}

function Spans({ pace, change }: { readonly pace: Pace; change(pace: Pace): void }) {
  switch (pace.kind) {
    case 'none':
      return null;
    case 'live':
      return (
        <>
          <Span
            label={say('pace.bank')}
            options={BANKS}
            value={pace.bank}
            choose={bank => change({ ...pace, bank })}
          />
          <Span
            label={say('pace.increment')}
            options={INCREMENTS}
            value={pace.increment}
            choose={increment => change({ ...pace, increment })}
          />
        </>
      );
    case 'slow':
      return (
        <Span
          label={say('pace.per-decision')}
          options={PER_DECISION}
          value={pace.perDecision}
          choose={perDecision => change({ ...pace, perDecision })}
        />
      );
  }
}

function Span({
  label,
  options,
  value,
  choose,
}: {
  readonly label: string;
  readonly options: readonly number[];
  readonly value: number;
  choose(value: number): void;
}) {
  const shown = options.includes(value) ? options : [...options, value];
  return (
    <label class="filter">
      <span class="soft">{label}</span>
      <select value={String(value)} onChange={event => choose(Number(event.currentTarget.value))}>
        {shown.map(each => (
          <option key={each} value={String(each)}>
            {spanText(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
