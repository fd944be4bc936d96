import type { Reviewed } from '@macher/bots/analysis';
import { useSignal } from '@preact/signals';
import { Segments } from '../../kit/ui/form/Segments.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { Causes } from './Causes.tsx';
import { whereText } from './ChancesPanel.tsx';
import { decidedText } from './phrases.ts';
import type { ReviewProps } from './props.ts';
import { type Costly, isCostly, type Looked } from './reviewing.ts';
import { phaseAt } from './stations.ts';
import { tell } from './words.ts';
import './Decisions.css';

type Shown = 'costly' | 'all';

/** Each decision of the seat: what it cost, or that there was nothing better. */
export function Decisions(props: ReviewProps) {
  const { timeLine, reviewing, standpoint } = props;
  const shown = useSignal<Shown>('costly');
  const versions = reviewing.versions.value ?? [];
  const costly = reviewing.costly.value;
  const { store } = timeLine;
  const party = store.words.value.party(store.view.value?.players[standpoint.seat]?.party ?? '');
  const isOwn = store.seat.value === standpoint.seat;
  return (
    <section class="panel review-decisions" aria-labelledby="decisions-title">
      <h2 id="decisions-title">
        {isOwn
          ? tell('review.decisions', { count: versions.length })
          : tell('review.decisions-other', { party, count: versions.length })}
      </h2>
      <p role="status">{statusText(props, isOwn)}</p>
      <Segments
        label={tell('review.decisions', { count: versions.length })}
        value={shown.value}
        choose={value => {
          shown.value = value;
        }}
        options={[
          { value: 'costly', label: tell('review.costly', { count: costly.length }) },
          { value: 'all', label: tell('review.all', { count: versions.length }) },
        ]}
      />
      <ol>
        {versions
          .filter(version => shown.value === 'all' || isCostly(reviewing.looked.value.get(version)))
          .map(version => (
            <li key={version}>
              <Decision {...props} version={version} looked={reviewing.looked.value.get(version)} />
            </li>
          ))}
      </ol>
    </section>
  );
}

function statusText({ reviewing }: ReviewProps, isOwn: boolean): string {
  const { versions, looked, costly, isDone } = reviewing;
  const count = costly.value.length;
  if (versions.value === null) return tell('review.working');
  if (!isDone.value) return tell('review.progress', { done: looked.value.size, all: versions.value.length });
  if (count === 0) return tell(isOwn ? 'review.nothing' : 'review.nothing-other');
  const total = costly.value.reduce((sum, { better }) => sum + better.points, 0);
  return tell('review.costly-text', { count, total: Math.round(total) });
}

interface DecisionProps extends ReviewProps {
  readonly version: number;
  readonly looked: Looked | undefined;
}

function Decision(props: DecisionProps) {
  const { timeLine, standpoint, reviewing, version, looked } = props;
  const { view } = standpoint.line.value.at(
    standpoint.line.value.placeOf({ version, part: Number.POSITIVE_INFINITY }),
  );
  const phase = timeLine.store.words.value.phase(phaseAt(view.rules, view));
  const action = reviewing.record.actions[version];
  const isHere = standpoint.costly.value?.version === version;
  return (
    <div class={isHere ? 'decision here' : 'decision'}>
      <button type="button" aria-pressed={isHere} onClick={() => standpoint.goToDecision(version)}>
        <b>{whereText(view.round, phase)}</b>
        <Verdict looked={looked} />
        <span class="soft">{action === undefined ? null : decidedText(props, version, action)}</span>
      </button>
      {isHere && isCostly(looked) ? <Causes {...props} costly={looked} /> : null}
    </div>
  );
}

function Verdict({ looked }: { readonly looked: Looked | undefined }) {
  if (looked === undefined) return <small class="verdict soft">{tell('review.waiting')}</small>;
  if (looked === 'failed') return <small class="verdict soft">{tell('review.failed-one')}</small>;
  if (!isCostly(looked))
    return (
      <small class="verdict soft">
        <Icon name="check" /> {tell('review.better-none')}
      </small>
    );
  return <Cost costly={looked} />;
}

function Cost({ costly: { better } }: { readonly costly: Costly }) {
  return (
    <span class="verdict">
      <b>{tell('review.points', { points: Math.round(better.points) })}</b>
      <small>{tell('review.give', { give: giveOf(better) })}</small>
    </span>
  );
}

/** What the figure may be off by: never nothing. */
function giveOf({ giveOrTake }: NonNullable<Reviewed['better']>): number {
  return Math.max(1, Math.round(giveOrTake));
}
