import type { DayPage } from '@macher/protocol';
import { useId } from 'preact/hooks';
import { pathToDay } from '../../kit/state/route.ts';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { calendarText } from '../../kit/ui/text/calendarText.ts';
import { tell } from './words.ts';

/** Days before this one that somebody has played. */
export function Earlier({ page: { earlier } }: { readonly page: DayPage }) {
  const id = useId();
  return (
    <section class="panel day-earlier" aria-labelledby={id}>
      <h2 id={id}>{tell('day.earlier')}</h2>
      {earlier.length === 0 ? <p class="soft">{tell('day.earlier-none')}</p> : null}
      <ul>
        {earlier.map(({ day, played, best }) => (
          <li key={day}>
            <PageLink to={pathToDay(day)} kind="link">
              {calendarText(day, 'short')}
            </PageLink>
            <span class="soft">{tell('day.earlier-played', { played, best: best ?? 0 })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
