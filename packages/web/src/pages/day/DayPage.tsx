import type { DayPage as Page } from '@macher/protocol';
import { PageHead } from '../../kit/head/PageHead.tsx';
import type { ApiError } from '../../kit/net/api.ts';
import { person } from '../../kit/state/person.ts';
import { useRefreshed } from '../../kit/state/useRefreshed.ts';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { Problem, ProblemLine } from '../../kit/ui/frame/Problem.tsx';
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
  const { value, problem, again } = useRefreshed(
    async () => dayApi.page(day ?? (await dayApi.today()).day),
    `day ${day} ${person.value?.id}`,
  );
  if (value === null && problem === null) return <Coming />;
  return (
    <>
      {problem === null ? null : <NotThere problem={problem} again={again} />}
      {value === null ? null : <Panels page={value} />}
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

/** The same panels, empty: nothing jumps when they fill. */
function Coming() {
  return (
    <>
      {['day-head', 'day-game', 'day-places', 'day-earlier'].map(part => (
        <div key={part} class={`panel coming ${part}`} aria-hidden />
      ))}
      <p class="hidden-text" role="status">
        {say('table.loading')}
      </p>
    </>
  );
}

function NotThere({ problem, again }: { readonly problem: ApiError; again(): void }) {
  const isNoDay = problem.code === 'malformed';
  return (
    <div class="panel not-there row">
      {isNoDay ? <ProblemLine text={tell('day.not-there')} /> : <Problem problem={problem} />}
      {isNoDay ? (
        <PageLink to="/day" kind="button">
          {tell('day.to-today')}
        </PageLink>
      ) : (
        <button type="button" class="button" onClick={again}>
          {tell('day.again')}
        </button>
      )}
    </div>
  );
}
