import { type RulesetId, rulesOf } from '@macher/editions';
import type { NewTable, Pace } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { NameField } from '../account/NameField.tsx';
import { PageHead } from '../account/PageHead.tsx';
import type { ApiError } from '../net/api.ts';
import { say } from '../state/settings.ts';
import { useRequest } from '../state/useRequest.ts';
import { Problem, ProblemLine } from '../ui/Problem.tsx';
import { Segments } from '../ui/Segments.tsx';
import { openTable } from './openTable.ts';
import { PaceChoice } from './PaceChoice.tsx';
import { PackChoice, type PackFile } from './PackChoice.tsx';
import { RulesetChoice } from './RulesetChoice.tsx';
import { SeatsChoice } from './SeatsChoice.tsx';
import { FIRST_SEATS, type SeatWanted, withCount } from './seating.ts';
import './NewTablePage.css';

/** A table as one likes it. */
export function NewTablePage() {
  const ruleset = useSignal<RulesetId>('2019-4');
  const seats = useSignal<readonly SeatWanted[]>(FIRST_SEATS);
  const pace = useSignal<Pace>({ kind: 'none' });
  const openMoney = useSignal(false);
  const isPrivate = useSignal(true);
  const pack = useSignal<PackFile | null>(null);
  const { problem, isBusy, run } = useRequest();
  const { players } = rulesOf(ruleset.value);
  const wanted = (): NewTable => ({
    ruleset: ruleset.value,
    pack: pack.value?.content ?? null,
    openMoney: openMoney.value,
    pace: pace.value,
    isPrivate: isPrivate.value,
    seats: seats.value,
  });
  return (
    <div class="page">
      <PageHead />
      <main>
        <h1>{say('new.title')}</h1>
        <form
          class="new-table"
          onSubmit={event => {
            event.preventDefault();
            void run(() => openTable(wanted()));
          }}
        >
          <Part title={say('new.ruleset')}>
            <RulesetChoice
              value={ruleset.value}
              choose={chosen => {
                ruleset.value = chosen;
              }}
            />
          </Part>
          <Part title={say('new.seats')}>
            <Segments
              label={say('new.players')}
              value={seats.value.length}
              options={counts(players).map(count => ({
                value: count,
                label: say('public.seats', { players: count }),
              }))}
              choose={count => {
                seats.value = withCount(seats.value, count);
              }}
            />
            <SeatsChoice
              ruleset={ruleset.value}
              seats={seats.value}
              change={changed => {
                seats.value = changed;
              }}
            />
          </Part>
          <Part title={say('new.pace')}>
            <PaceChoice
              pace={pace.value}
              change={changed => {
                pace.value = changed;
              }}
            />
          </Part>
          <Part title={say('new.access')}>
            <Switch
              label={say('new.access')}
              value={isPrivate.value}
              yes={say('new.private')}
              no={say('new.public')}
              choose={chosen => {
                isPrivate.value = chosen;
              }}
            />
            <p class="soft">{say(isPrivate.value ? 'new.access-private' : 'new.access-public')}</p>
          </Part>
          <Part title={say('new.money')}>
            <Switch
              label={say('new.money')}
              value={!openMoney.value}
              yes={say('new.money-hidden')}
              no={say('new.money-open')}
              choose={isHidden => {
                openMoney.value = !isHidden;
              }}
            />
            <p class="soft">{say('new.money-text')}</p>
          </Part>
          <Part title={say('new.pack')}>
            <PackChoice pack={pack} />
          </Part>
          <div class="panel confirm-panel">
            <NameField />
            <button type="submit" class="button primary big" disabled={isBusy}>
              {say(seats.value.some(({ who }) => who === 'open') ? 'new.open-table' : 'new.start')}
            </button>
            <Refused problem={problem} hasPack={pack.value !== null} />
          </div>
        </form>
      </main>
    </div>
  );
}

function counts({ min, max }: { readonly min: number; readonly max: number }): number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

function Part({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  const id = useId();
  return (
    <section class="panel stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Switch({
  label,
  value,
  yes,
  no,
  choose,
}: {
  readonly label: string;
  readonly value: boolean;
  readonly yes: string;
  readonly no: string;
  choose(value: boolean): void;
}) {
  return (
    <Segments
      label={label}
      value={value ? 'yes' : 'no'}
      options={[
        { value: 'yes', label: yes },
        { value: 'no', label: no },
      ]}
      choose={chosen => choose(chosen === 'yes')}
    />
  );
}

/** What this page sends by itself is well-formed: what does not fit then is the pack. */
function Refused({ problem, hasPack }: { readonly problem: ApiError | null; readonly hasPack: boolean }) {
  return hasPack && problem?.code === 'malformed' ? (
    <ProblemLine text={say('new.pack-refused', { detail: problem.message })} />
  ) : (
    <Problem problem={problem} />
  );
}
