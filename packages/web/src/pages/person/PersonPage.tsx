import type { PersonId, Profile } from '@macher/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { FriendsHere } from '../../kit/friends/FriendsHere.tsx';
import { PageHead } from '../../kit/head/PageHead.tsx';
import { person } from '../../kit/state/person.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { Again, Awaited } from '../../kit/ui/frame/Awaited.tsx';
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
  // What is known already stays, whatever the server says now.
  const problem = profile === null ? request.problem : null;
  return (
    <Awaited found={{ value: profile, problem, again: look }} panels={PANELS}>
      {known => (
        <>
          {book.knownAt.value === null ? null : <KnownAt at={book.knownAt.value} again={look} />}
          <Panels book={book} profile={known} />
        </>
      )}
    </Awaited>
  );
}

const PANELS = ['person-head', 'ratings', 'reliability', 'person-games', 'person-side'];

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

function KnownAt({ at, again }: { readonly at: number; again(): void }) {
  const date = dateText(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <p class="panel known-at" role="status">
      {tell('person.known-at', { date })} <Again again={again} />
    </p>
  );
}
