import type { NextRound } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import { clubApi } from '../../kit/net/clubApi.ts';
import { go, pathToClub } from '../../kit/state/route.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { ConfirmButton } from '../../kit/ui/form/ConfirmButton.tsx';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { Section } from '../../kit/ui/frame/Section.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { wordsOf } from '../../kit/words/words.ts';
import type { EventProps } from './eventProps.ts';
import { TimeField } from './TimeField.tsx';
import { tell } from './words.ts';

/** What organisers do next: begin a round, or end the event. */
export function Organise(props: EventProps) {
  const { next, stage } = props.page;
  if (stage === 'over') return null;
  return (
    <Section title={tell('organise.title')}>
      {next === null ? <p class="soft">{tell('organise.no-next')}</p> : <Next {...props} next={next} />}
      <End {...props} />
    </Section>
  );
}

function Next({ page, show, next }: EventProps & { readonly next: NextRound }) {
  const startsAt = useSignal<number | null>(null);
  const { problem, isBusy, run } = useRequest();
  const { round, isLastOpen, tables } = next;
  if (isLastOpen) return <p class="soft">{tell('organise.last-open', { round: round - 1 })}</p>;
  if (tables.length === 0) return <p class="soft">{tell('organise.too-few')}</p>;
  const begin = (): void =>
    void run(async () =>
      show(await clubApi.beginRound(page.club.id, page.id, { round, startsAt: startsAt.value })),
    );
  return (
    <>
      <p>{nextText(next)}</p>
      <TimeField
        label={tell('organise.starts')}
        value={startsAt.value}
        change={at => {
          startsAt.value = at;
        }}
      />
      <p class="soft">{tell(startsAt.value === null ? 'organise.when-ready' : 'organise.at-time')}</p>
      <button type="button" class="button primary" disabled={isBusy} onClick={begin}>
        <Icon name="play" /> {tell('organise.begin', { round })}
      </button>
      <Problem problem={problem} />
    </>
  );
}

function nextText({ people, tables, bots }: NextRound): string {
  const sizes = wordsOf('2019').list(tables.map(String));
  const text = tell('organise.next', { people, tables: tables.length, sizes });
  return bots === 0 ? text : `${text} ${tell('organise.bots', { bots })}`;
}

function End({ page: { id, club, rounds }, show }: EventProps) {
  const { problem, run } = useRequest();
  const hasBegun = rounds.length > 0;
  const end = async (): Promise<void> => {
    await clubApi.removeEvent(club.id, id);
    if (hasBegun) show(await clubApi.event(club.id, id));
    else go(pathToClub(club.id));
  };
  return (
    <>
      <ConfirmButton
        label={tell(hasBegun ? 'organise.end' : 'organise.delete')}
        question={tell(hasBegun ? 'organise.end-sure' : 'organise.delete-sure')}
        yes={tell(hasBegun ? 'organise.end-yes' : 'organise.delete-yes')}
        no={tell('clubs.no')}
        act={() => void run(end)}
      />
      <Problem problem={problem} />
    </>
  );
}
