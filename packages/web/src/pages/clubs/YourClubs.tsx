import type { OwnClub, PersonId } from '@macher/protocol';
import { clubApi } from '../../kit/net/clubApi.ts';
import { person } from '../../kit/state/person.ts';
import { pathToClub } from '../../kit/state/route.ts';
import { useRefreshed } from '../../kit/state/useRefreshed.ts';
import { Awaited } from '../../kit/ui/frame/Awaited.tsx';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { Section } from '../../kit/ui/frame/Section.tsx';
import { EventLine } from './EventLine.tsx';
import { hasClubs } from './hasClubs.ts';
import { NewClub } from './NewClub.tsx';
import { tell } from './words.ts';

/** The clubs you are in, with what goes on there, and a new one. */
export function YourClubs() {
  const id = person.value?.id ?? null;
  const found = useRefreshed(() => look(id), `clubs ${id}`);
  return (
    <main class="clubs-page">
      <header class="panel club-head">
        <div>
          <h1>{tell('clubs.title')}</h1>
          <p>{tell('clubs.text')}</p>
        </div>
      </header>
      <div class="club-main">
        <Awaited found={found} panels={['']}>
          {clubs =>
            clubs.length === 0 ? (
              <Section title={tell('clubs.yours')}>
                <p class="soft">{tell('clubs.none')}</p>
              </Section>
            ) : (
              clubs.map(club => <YourClub key={club.id} club={club} />)
            )
          }
        </Awaited>
      </div>
      <NewClub />
    </main>
  );
}

async function look(id: PersonId | null): Promise<readonly OwnClub[]> {
  const clubs = id === null ? [] : await clubApi.own();
  hasClubs.value = clubs.length > 0;
  return clubs;
}

function YourClub({ club: { id, name, role, members, events } }: { readonly club: OwnClub }) {
  return (
    <section class="panel" aria-labelledby={`club-${id}`}>
      <h2 id={`club-${id}`}>
        <PageLink to={pathToClub(id)} kind="link club-name">
          <bdi>{name}</bdi>
        </PageLink>
      </h2>
      <p class="soft">
        {tell('clubs.members', { members })}
        {role === 'member' ? null : <> · {tell(`clubs.role-${role}`)}</>}
      </p>
      {events.length === 0 ? <p class="soft">{tell('club.no-events')}</p> : null}
      <ul class="event-lines">
        {events.map(event => (
          <EventLine key={event.id} club={id} event={event} />
        ))}
      </ul>
    </section>
  );
}
