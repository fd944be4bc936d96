import { PageHead } from '../../kit/head/PageHead.tsx';
import type { ClubRoute } from '../../kit/state/route.ts';
import { say } from '../../kit/words/words.ts';
import { ClubView } from './ClubView.tsx';
import { EventView } from './EventView.tsx';
import { NewEventForm } from './NewEventForm.tsx';
import { useClubWords } from './words.ts';
import { YourClubs } from './YourClubs.tsx';
import './ClubPages.css';

/** Clubs: those you are in, one of them, and its events. */
export function ClubPages({ route }: { readonly route: ClubRoute }) {
  const hasWords = useClubWords();
  return (
    <div class="page">
      <PageHead />
      {hasWords ? <Shown route={route} /> : <p class="loading">{say('table.loading')}</p>}
    </div>
  );
}

function Shown({ route }: { readonly route: ClubRoute }) {
  switch (route.page) {
    case 'clubs':
      return <YourClubs />;
    case 'club':
      return <ClubView key={route.club} club={route.club} invite={route.invite} />;
    case 'event':
      return <EventView key={route.event} club={route.club} event={route.event} />;
    case 'new-event':
      return <NewEventForm club={route.club} />;
  }
}
