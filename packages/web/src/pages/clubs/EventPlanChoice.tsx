import { type EventKind, MOST_ROUNDS } from '@macher/protocol';
import type { FunctionComponent } from 'preact';
import { EitherOr } from '../../kit/ui/form/EitherOr.tsx';
import { Stepper } from '../../kit/ui/form/Stepper.tsx';
import { say } from '../../kit/words/words.ts';
import type { EventDraftProps } from './eventDraft.ts';
import { tell } from './words.ts';

/** What is special to the kind that was chosen. */
export function EventPlanChoice(props: EventDraftProps) {
  return CHOICES[props.draft.kind].map((Choice, place) => <Choice key={place} {...props} />);
}

const CHOICES: Readonly<Record<EventKind, readonly FunctionComponent<EventDraftProps>[]>> = {
  league: [Rounds, Rated],
  'knock-out': [GoOn, Rated],
  duplicate: [Rounds],
};

function Rounds({ draft, change }: EventDraftProps) {
  return (
    <div class="filter">
      <span class="soft" aria-hidden>
        {tell('new-event.rounds')}
      </span>
      <Stepper
        label={tell('new-event.rounds')}
        value={draft.rounds}
        min={1}
        max={MOST_ROUNDS}
        change={rounds => change({ rounds })}
      />
    </div>
  );
}

function GoOn({ draft, change }: EventDraftProps) {
  return (
    <div class="filter">
      <span class="soft" aria-hidden>
        {tell('new-event.go-on')}
      </span>
      <EitherOr
        label={tell('new-event.go-on')}
        value={draft.goOn === 1}
        yes={tell('new-event.go-on-one')}
        no={tell('new-event.go-on-two')}
        choose={isOne => change({ goOn: isOne ? 1 : 2 })}
      />
    </div>
  );
}

function Rated({ draft, change }: EventDraftProps) {
  return (
    <EitherOr
      label={say('new.rated')}
      value={draft.isRated}
      yes={say('new.rated-yes')}
      no={say('new.rated-no')}
      choose={isRated => change({ isRated })}
    />
  );
}
