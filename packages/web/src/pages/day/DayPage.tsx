import type { DayPage as Page } from '@macher/protocol';
import { PageHead } from '../../kit/head/PageHead.tsx';
import { person } from '../../kit/state/person.ts';
import { useRefreshed } from '../../kit/state/useRefreshed.ts';
import { Awaited } from '../../kit/ui/frame/Awaited.tsx';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { ProblemLine, type Refused } from '../../kit/ui/frame/Problem.tsx';
import { calendarText } from '../../kit/ui/text/calendarText.ts';
import { timeText } from '../../kit/ui/text/timeText.ts';
import { say } from '../../kit/words/words.ts';
import { dayApi } from './dayApi.ts';
import { Earlier } from './Earlier.tsx';
import { Game } from './Game.tsx';
import { Places } from './Places.tsx';
import { tell, useDayWords } from './words.ts';
import './DayPage.css';

/** The deal of a day, or of today: what is played, your own try, and how it came out for everyone. */
export function DayPage({ day }: { readonly day: string | null }) {
  const hasWords = useDayWords();
  return (
    <div class="page">
      <PageHead />
      <main class="day-page">
        {hasWords ? <Day day={day} /> : <p class="loading">{say('table.loading')}</p>}
      </main>
    </div>
  );
}

function Day({ day }: { readonly day: string | null }) {
  const found = useRefreshed(
    async () => dayApi.page(day ?? (await dayApi.today()).day),
    `day ${day} ${person.value?.id}`,
  );
  return (
    <Awaited found={found} panels={['day-head', 'day-game', 'day-places', 'day-earlier']} instead={noDay}>
      {page => <Panels page={page} />}
    </Awaited>
  );
}

function noDay({ code }: Refused) {
  return code !== 'malformed' ? null : (
    <>
      <ProblemLine text={tell('day.not-there')} />
      <PageLink to="/day" kind="button">
        {tell('day.to-today')}
      </PageLink>
    </>
  );
}

function Panels({ page }: { readonly page: Page }) {
  return (
    <>
      <Head page={page} />
      <Game page={page} />
      <Places page={page} />
      <Earlier page={page} />
    </>
  );
}

function Head({ page: { day, closesAt, isClosed, played, best, mine } }: { readonly page: Page }) {
  const date = calendarText(day);
  return (
    <header class="panel day-head">
      <div>
        <h1>{tell('day.title')}</h1>
        <p>
          {isClosed
            ? tell('day.is-closed', { date })
            : tell('day.open-until', { date, closes: timeText(closesAt) })}
        </p>
        <p class="soft">{tell('day.text')}</p>
      </div>
      <dl>
        <Figure name={tell('day.played')} value={String(played)} />
        <Figure name={tell('day.best')} value={best === null ? '–' : String(best)} />
        <Figure
          name={tell('day.place')}
          value={mine?.place == null ? '–' : say('night.rank', { rank: mine.place.place })}
        />
      </dl>
    </header>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt class="soft">{name}</dt>
      <dd>
        <b>{value}</b>
      </dd>
    </div>
  );
}
