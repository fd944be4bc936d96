import type { Pace } from '@macher/protocol';
import { Segments } from '../ui/form/Segments.tsx';
import { say } from '../words/words.ts';
import { NumberChoice } from './NumberChoice.tsx';
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
          <NumberChoice
            label={say('pace.bank')}
            options={BANKS}
            value={pace.bank}
            text={spanText}
            choose={bank => change({ ...pace, bank })}
          />
          <NumberChoice
            label={say('pace.increment')}
            options={INCREMENTS}
            value={pace.increment}
            text={spanText}
            choose={increment => change({ ...pace, increment })}
          />
        </>
      );
    case 'slow':
      return (
        <NumberChoice
          label={say('pace.per-decision')}
          options={PER_DECISION}
          value={pace.perDecision}
          text={spanText}
          choose={perDecision => change({ ...pace, perDecision })}
        />
      );
  }
}
