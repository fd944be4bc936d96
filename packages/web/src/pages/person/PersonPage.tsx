import type { PersonId, Profile } from '@macher/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { FriendsHere } from '../../kit/friends/FriendsHere.tsx';
import { PageHead } from '../../kit/head/PageHead.tsx';
import { person } from '../../kit/state/person.ts';
import { type ServerRequest, useRequest } from '../../kit/state/useRequest.ts';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { say } from '../../kit/words/words.ts';
import { PersonBook } from './book.ts';
import { Counts } from './Counts.tsx';
import { dateText } from './dates.ts';
import { Games } from './Games.tsx';
import { Head } from './Head.tsx';
import { Opponents } from './Opponents.tsx';
import { Ratings } from './Ratings.tsx';
import { ReliabilityFacts } from './ReliabilityFacts.tsx';
import { tell, usePersonWords } from './words.ts';
import './PersonPage.css';

/** What others see of a person, and they themselves. */
export function PersonPage({ id }: { readonly id: PersonId }) {
  const hasWords = usePersonWords();
  return (
    <div class="page">
      <PageHead />
      <main class="person-page">
        {hasWords ? <Person id={id} /> : <p class="loading">{say('table.loading')}</p>}
      </main>
    </div>
  );
}

function Person({ id }: { readonly id: PersonId }) {
  const book = useMemo(() => new PersonBook(id), [id]);
  const request = useRequest();
  const look = (): void => void request.run(() => book.look());
  useEffect(look, [id, person.value?.id]);
  const profile = book.profile.value;
  if (profile === null)
    return request.problem === null ? <Coming /> : <NotThere request={request} again={look} />;
  return (
    <>
      {book.knownAt.value === null ? null : <KnownAt at={book.knownAt.value} again={look} />}
      <Panels book={book} profile={profile} />
    </>
  );
}

function Panels({ book, profile }: { readonly book: PersonBook; readonly profile: Profile }) {
  return (
    <>
      <Head profile={profile} tied={tie => book.tied(tie)} />
      <Ratings profile={profile} />
      <ReliabilityFacts reliability={profile.reliability} />
      <Games book={book} profile={profile} />
      <div class="person-side">
        {profile.isMe && !profile.isGuest ? <FriendsHere /> : null}
        <Opponents opponents={profile.opponents} />
        <Counts games={profile.games} />
      </div>
    </>
  );
}

/** The same panels, empty: nothing jumps when they fill. */
function Coming() {
  return (
    <>
      {['person-head', 'ratings', 'reliability', 'person-games', 'person-side'].map(part => (
        <div key={part} class={`panel coming ${part}`} aria-hidden />
      ))}
      <p class="hidden-text" role="status">
        {say('table.loading')}
      </p>
    </>
  );
}

function KnownAt({ at, again }: { readonly at: number; again(): void }) {
  const date = dateText(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <p class="panel known-at" role="status">
      {tell('person.known-at', { date })} <Again again={again} />
    </p>
  );
}

function NotThere({ request, again }: { readonly request: ServerRequest; again(): void }) {
  return (
    <div class="panel not-there stack">
      <Problem problem={request.problem} />
      {request.problem?.code === 'no-such-person' ? null : <Again again={again} />}
    </div>
  );
}

function Again({ again }: { again(): void }) {
  return (
    <button type="button" class="button" onClick={again}>
      {tell('person.again')}
    </button>
  );
}
