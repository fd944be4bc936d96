import type { ClubPage, EventInShort, EventPlace } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { clubApi } from '../../kit/net/clubApi.ts';
import { pathToNewEvent } from '../../kit/state/route.ts';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { Section } from '../../kit/ui/frame/Section.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { nameText, wordsOf } from '../../kit/words/words.ts';
import { EventLine } from './EventLine.tsx';
import { isOrganiser } from './roles.ts';
import { tell } from './words.ts';

/** SHOWN is how many past events are shown at once. */
const SHOWN = 5;

/** What the club plays, and what it has played. */
export function Events({ page: { id, role, events } }: { readonly page: ClubPage }) {
  const mostPast = useSignal(SHOWN);
  const open = events.filter(({ stage }) => stage !== 'over');
  const past = events.filter(({ stage }) => stage === 'over');
  return (
    <>
      <Section title={tell('club.events')}>
        {open.length === 0 ? <p class="soft">{tell('club.no-events')}</p> : null}
        <ul class="event-lines">
          {open.map(event => (
            <EventLine key={event.id} club={id} event={event} />
          ))}
        </ul>
        {isOrganiser(role) ? (
          <PageLink to={pathToNewEvent(id)} kind="button">
            <Icon name="plus" /> {tell('club.new-event')}
          </PageLink>
        ) : null}
      </Section>
      {past.length === 0 ? null : (
        <Section title={tell('club.past')}>
          <ul class="event-lines">
            {past.slice(0, mostPast.value).map(event => (
              <EventLine key={event.id} club={id} event={event}>
                <Winners club={id} event={event} />
              </EventLine>
            ))}
          </ul>
          {past.length > mostPast.value ? (
            <button
              type="button"
              class="button"
              onClick={() => {
                mostPast.value += SHOWN;
              }}
            >
              {tell('club.more-past')}
            </button>
          ) : null}
        </Section>
      )}
    </>
  );
}

/** Winners are in the event's own page, and fetched from there. */
function Winners({ club, event }: { readonly club: string; readonly event: EventInShort }) {
  const winners = useSignal<readonly EventPlace[] | null>(null);
  useEffect(() => {
    void clubApi
      .event(club, event.id)
      .then(({ standing }) => {
        winners.value = standing.filter(({ place }) => place === 1);
      })
      .catch(() => {});
  }, [club, event.id]);
  if (winners.value === null || winners.value.length === 0) return null;
  const names = winners.value.map(({ person }) => nameText(person.name));
  return <p>{tell('club.won-by', { names: wordsOf('2019').list(names) })}</p>;
}
