import { type Signal, useSignal } from '@preact/signals';
import { NameField } from '../account/NameField.tsx';
import { say, wordsOf } from '../state/settings.ts';
import { useRequest } from '../state/useRequest.ts';
import { FileButton } from '../ui/FileButton.tsx';
import { Problem, ProblemLine } from '../ui/Problem.tsx';
import { rulesetName } from '../ui/rulesetName.ts';
import { openRecord } from './openTable.ts';
import { type Moment, type ReadRecord, readRecord } from './readRecord.ts';

/** Plays on from any point of a game in a file. */
export function ContinueRecord() {
  const found = useSignal<ReadRecord | string | null>(null);
  return (
    <section class="panel continue" aria-labelledby="record-title">
      <h2 id="record-title">{say('record.title')}</h2>
      <p>{say('record.text')}</p>
      <p>
        <FileButton
          label={say('file.choose')}
          read={text => {
            found.value = readRecord(text);
          }}
        />
      </p>
      <ProblemLine text={typeof found.value === 'string' ? found.value : ''} />
      {found.value === null || typeof found.value === 'string' ? null : (
        <FromWhere key={found.value.record.seed} read={found.value} />
      )}
    </section>
  );
}

function FromWhere({ read }: { readonly read: ReadRecord }) {
  const { record } = read;
  const version = useSignal(read.last);
  const { problem, isBusy, run } = useRequest();
  return (
    <form
      class="stack"
      onSubmit={event => {
        event.preventDefault();
        const wanted = { record, version: version.value, pace: { kind: 'none' }, isPrivate: true } as const;
        void run(() => openRecord(wanted));
      }}
    >
      <p>
        {say('record.found', {
          ruleset: rulesetName(record.ruleset),
          names: wordsOf('2019').list(record.seats.map(({ name }) => name)),
          actions: record.actions.length,
        })}
      </p>
      <div class="row">
        <PhaseChoice moments={read.moments} version={version} />
        <DecisionChoice last={read.last} version={version} />
      </div>
      <NameField />
      <p class="soft">{say('record.knows')}</p>
      <button type="submit" class="button primary" disabled={isBusy}>
        {say('record.open')}
      </button>
      <Problem problem={problem} />
    </form>
  );
}

function PhaseChoice({
  moments,
  version,
}: {
  readonly moments: readonly Moment[];
  readonly version: Signal<number>;
}) {
  const begun = moments.findLast(moment => moment.version <= version.value);
  return (
    <label class="filter">
      <span class="soft">{say('record.from')}</span>
      <select
        value={String(begun?.version ?? 0)}
        onChange={event => {
          version.value = Number(event.currentTarget.value);
        }}
      >
        {moments.map(moment => (
          <option key={moment.version} value={String(moment.version)}>
            {momentText(moment)}
          </option>
        ))}
      </select>
    </label>
  );
}

function DecisionChoice({ last, version }: { readonly last: number; readonly version: Signal<number> }) {
  return (
    <label class="filter">
      <span class="soft">{say('record.exactly')}</span>
      <input
        type="number"
        required
        min={0}
        max={last}
        value={version.value}
        onInput={event => {
          const number = event.currentTarget.valueAsNumber;
          if (Number.isInteger(number)) version.value = Math.min(last, Math.max(0, number));
        }}
      />
    </label>
  );
}

function momentText({ version, round, phase }: Moment): string {
  const words = wordsOf('2019');
  if (version === 0) return say('record.deal');
  return round === 0
    ? say('record.set-up', { phase: words.phase(phase) })
    : say('record.moment', { round, phase: words.phase(phase) });
}
