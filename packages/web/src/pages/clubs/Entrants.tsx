import { EVENT_FACTS, type Person } from '@macher/protocol';
import { clubApi } from '../../kit/net/clubApi.ts';
import { person } from '../../kit/state/person.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { ConfirmButton } from '../../kit/ui/form/ConfirmButton.tsx';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { Section } from '../../kit/ui/frame/Section.tsx';
import { Face } from '../../kit/ui/people/Face.tsx';
import { PersonLink } from '../../kit/ui/people/PersonLink.tsx';
import { nameText } from '../../kit/words/words.ts';
import type { EventProps } from './eventProps.ts';
import { PutIn } from './PutIn.tsx';
import { tell } from './words.ts';

/** Who plays in the next round, and whether you do. */
export function Entrants({ page, show }: EventProps) {
  const { problem, isBusy, run } = useRequest();
  if (page.stage === 'over') return null;
  const set = (entrant: Person, takesPart: boolean): void =>
    void run(async () => show(await clubApi.takePart(page.club.id, page.id, entrant.id, takesPart)));
  const own = person.value;
  return (
    <Section title={tell('event.entrants', { people: page.entrants.length })}>
      {own === null || !mayChoose(page) ? null : (
        <p class="row">
          <span>{tell(page.takesPart ? 'event.you-play' : 'event.you-dont')}</span>
          <button type="button" class="button" disabled={isBusy} onClick={() => set(own, !page.takesPart)}>
            {tell(page.takesPart ? 'event.no-part' : 'event.take-part')}
          </button>
        </p>
      )}
      <ul class="club-members">
        {page.entrants.map(entrant => (
          <li key={entrant.id}>
            <Face name={entrant.name} />
            <PersonLink person={entrant} />
            {page.isOrganiser && entrant.id !== own?.id ? (
              <ConfirmButton
                label={tell('event.take-out')}
                question={tell('event.take-out-sure', { name: nameText(entrant.name) })}
                yes={tell('event.take-out-yes')}
                no={tell('clubs.no')}
                act={() => set(entrant, false)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {page.isOrganiser && isOpen(page) ? <PutIn page={page} enter={entrant => set(entrant, true)} /> : null}
      <Problem problem={problem} />
    </Section>
  );
}

function mayChoose(page: EventProps['page']): boolean {
  return page.isMember && (page.takesPart || isOpen(page));
}

function isOpen({ kind, rounds }: EventProps['page']): boolean {
  return !EVENT_FACTS[kind].narrows || rounds.length === 0;
}
