import { rulesOf } from '@macher/editions';
import { EVENT_KINDS, NAME_SCHEMA } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import { clubApi } from '../../kit/net/clubApi.ts';
import { go, pathToClub, pathToEvent } from '../../kit/state/route.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { PaceChoice } from '../../kit/terms/PaceChoice.tsx';
import { BotOptions } from '../../kit/ui/form/BotOptions.tsx';
import { EitherOr } from '../../kit/ui/form/EitherOr.tsx';
import { Segments } from '../../kit/ui/form/Segments.tsx';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { Section } from '../../kit/ui/frame/Section.tsx';
import { say } from '../../kit/words/words.ts';
import { RulesetChoice } from '../newTable/RulesetChoice.tsx';
import { EventPlanChoice } from './EventPlanChoice.tsx';
import { type EventDraftProps, eventOf, FIRST_EVENT } from './eventDraft.ts';
import { TimeField } from './TimeField.tsx';
import { tell } from './words.ts';
import '../newTable/NewTablePage.css';

/** An event as the club likes it. */
export function NewEventForm({ club }: { readonly club: string }) {
  const draft = useSignal(FIRST_EVENT);
  const { problem, isBusy, run } = useRequest();
  const make = async (): Promise<void> => {
    const { id } = await clubApi.makeEvent(club, eventOf(draft.value));
    go(pathToEvent(club, id));
  };
  return (
    <main>
      <h1>{tell('club.new-event')}</h1>
      <form
        class="new-table new-event"
        onSubmit={event => {
          event.preventDefault();
          void run(make);
        }}
      >
        <Choices
          draft={draft.value}
          change={part => {
            draft.value = { ...draft.value, ...part };
          }}
        />
        <div class="panel confirm-panel">
          <button type="submit" class="button primary big" disabled={isBusy}>
            {tell('new-event.make')}
          </button>
          <PageLink to={pathToClub(club)} kind="button">
            {tell('new-event.cancel')}
          </PageLink>
          <Problem problem={problem} />
        </div>
      </form>
    </main>
  );
}

function Choices(props: EventDraftProps) {
  const { draft, change } = props;
  return (
    <>
      <Section title={tell('new-event.what')}>
        <Named {...props} />
        <Segments
          label={tell('new-event.kind')}
          value={draft.kind}
          options={EVENT_KINDS.map(kind => ({ value: kind, label: tell(`kind.${kind}`) }))}
          choose={kind => change({ kind })}
        />
        <p class="soft">{tell(`kind.${draft.kind}-text`)}</p>
        <EventPlanChoice {...props} />
      </Section>
      <Section title={say('new.ruleset')}>
        <RulesetChoice value={draft.ruleset} choose={ruleset => change({ ruleset })} />
      </Section>
      <Section title={tell('new-event.tables')}>
        <TableSize {...props} />
        <label class="filter">
          <span class="soft">{tell('new-event.bot')}</span>
          <select value={draft.bot} onChange={event => change({ bot: event.currentTarget.value })}>
            <BotOptions />
          </select>
        </label>
        <PaceChoice pace={draft.pace} change={pace => change({ pace })} />
      </Section>
      <Section title={tell('new-event.people')}>
        <EitherOr
          label={tell('new-event.people')}
          value={draft.entry === 'all'}
          yes={tell('entry.all')}
          no={tell('entry.sign-up')}
          choose={isAll => change({ entry: isAll ? 'all' : 'sign-up' })}
        />
        <p class="soft">{tell(`entry.${draft.entry}-text`)}</p>
        <TimeField
          label={tell('new-event.starts')}
          value={draft.startsAt}
          change={startsAt => change({ startsAt })}
        />
        <p class="soft">{tell('new-event.starts-text')}</p>
      </Section>
    </>
  );
}

function Named({ draft, change }: EventDraftProps) {
  return (
    <label class="field">
      <span>{tell('new-event.name')}</span>
      <input
        required
        maxLength={NAME_SCHEMA.maxLength}
        autocomplete="off"
        value={draft.name}
        onInput={event => change({ name: event.currentTarget.value })}
      />
    </label>
  );
}

function TableSize({ draft, change }: EventDraftProps) {
  const { min, max } = rulesOf(draft.ruleset).players;
  return (
    <Segments
      label={tell('new-event.tables')}
      value={draft.players}
      options={Array.from({ length: max - min + 1 }, (_, index) => ({
        value: min + index,
        label: say('public.seats', { players: min + index }),
      }))}
      choose={players => change({ players })}
    />
  );
}
