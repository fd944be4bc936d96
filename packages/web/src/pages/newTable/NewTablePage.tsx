import { useSignal } from '@preact/signals';
import { PageHead } from '../../kit/head/PageHead.tsx';
import { openHere } from '../../kit/local/openHere.ts';
import { openTable } from '../../kit/local/openTable.ts';
import type { ApiError } from '../../kit/net/api.ts';
import { HAS_SERVER } from '../../kit/site.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { PaceChoice } from '../../kit/terms/PaceChoice.tsx';
import { NameField } from '../../kit/ui/form/NameField.tsx';
import { Problem, ProblemLine } from '../../kit/ui/frame/Problem.tsx';
import { Section } from '../../kit/ui/frame/Section.tsx';
import { AccessChoice } from './AccessChoice.tsx';
import { DaysOffChoice } from './DaysOffChoice.tsx';
import { JoinChoice } from './JoinChoice.tsx';
import { MoneyChoice } from './MoneyChoice.tsx';
import { PackChoice } from './PackChoice.tsx';
import { PlaceChoice } from './PlaceChoice.tsx';
import { PlayersChoice } from './PlayersChoice.tsx';
import { ProgramsChoice } from './ProgramsChoice.tsx';
import { RatedChoice } from './RatedChoice.tsx';
import { RulesetChoice } from './RulesetChoice.tsx';
import { isPersonHere } from './seating.ts';
import { TakeOverChoice } from './TakeOverChoice.tsx';
import {
  type DraftProps,
  FIRST_DRAFT,
  hasSameNames,
  isRated,
  movedTo,
  type TableDraft,
  tableHere,
  tableOf,
} from './tableDraft.ts';
import { say } from './words.ts';
import './NewTablePage.css';

/** A table as you like it. */
export function NewTablePage({ isHere }: { readonly isHere: boolean }) {
  return (
    <div class="page">
      <PageHead />
      <main>
        <h1>{say('new.title')}</h1>
        <NewTableForm isHere={isHere || !HAS_SERVER} />
      </main>
    </div>
  );
}

function NewTableForm({ isHere }: { readonly isHere: boolean }) {
  const draft = useSignal(movedTo(FIRST_DRAFT, isHere));
  const { problem, isBusy, run } = useRequest();
  return (
    <form
      class="new-table"
      onSubmit={event => {
        event.preventDefault();
        void run(() => open(draft.value));
      }}
    >
      <Choices
        draft={draft.value}
        change={part => {
          draft.value = { ...draft.value, ...part };
        }}
      />
      <div class="panel confirm-panel">
        {draft.value.isHere ? null : <NameField />}
        <button type="submit" class="button primary big" disabled={isBusy || !isReady(draft.value)}>
          {say(draft.value.seats.some(({ who }) => who === 'open') ? 'new.open-table' : 'table.start')}
        </button>
        <ProblemLine text={hasSameNames(draft.value) ? say('new.same-names') : ''} />
        <Refused problem={problem} hasPack={draft.value.pack !== null} />
      </div>
    </form>
  );
}

function open(draft: TableDraft): Promise<void> {
  if (!draft.isHere) return openTable(tableOf(draft));
  const { wanted, people } = tableHere(draft);
  return openHere(wanted, people);
}

function isReady({ isHere, seats, ...draft }: TableDraft): boolean {
  return (
    !isHere || (seats.some(({ who }) => isPersonHere(who)) && !hasSameNames({ isHere, seats, ...draft }))
  );
}

function Choices(props: DraftProps) {
  const { draft, change } = props;
  return (
    <>
      <Section title={say('new.ruleset')}>
        <RulesetChoice value={draft.ruleset} choose={ruleset => change({ ruleset })} />
      </Section>
      <Section title={say('new.seats')}>
        <PlaceChoice {...props} />
        <PlayersChoice {...props} />
      </Section>
      {draft.isHere ? null : <Apart {...props} />}
      <Section title={say('word.money')}>
        <MoneyChoice {...props} />
      </Section>
      <Section title={say('new.pack')}>
        <PackChoice pack={draft.pack} change={pack => change({ pack })} />
      </Section>
    </>
  );
}

/** Apart has what matters only to people who don't sit together. */
function Apart(props: DraftProps) {
  const { draft, change } = props;
  return (
    <>
      <Section title={say('new.pace')}>
        <PaceChoice pace={draft.pace} change={pace => change({ pace })} />
        <DaysOffChoice {...props} />
      </Section>
      <Section title={say('new.rated')}>
        <RatedChoice {...props} />
      </Section>
      <Section title={say('new.access')}>
        <AccessChoice {...props} />
      </Section>
      <Section title={say('new.join')}>
        <JoinChoice {...props} />
      </Section>
      {isRated(draft) ? null : (
        <Section title={say('new.programs')}>
          <ProgramsChoice {...props} />
        </Section>
      )}
      <Section title={say('new.take-over')}>
        <TakeOverChoice {...props} />
      </Section>
    </>
  );
}

/** Refused says why. What this page sends by itself is well-formed, so the server can only mean the pack. */
function Refused({ problem, hasPack }: { readonly problem: ApiError | null; readonly hasPack: boolean }) {
  return hasPack && problem?.code === 'malformed' ? (
    <ProblemLine text={say('new.pack-refused', { detail: problem.message })} />
  ) : (
    <Problem problem={problem} />
  );
}
