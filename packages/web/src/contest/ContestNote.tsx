import type { Contest } from '@macher/protocol';
import { sealedUntil } from '../state/contest.ts';
import { pathToDay } from '../state/route.ts';
import { say } from '../state/settings.ts';
import type { TableStore } from '../state/table.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { timeText } from '../ui/timeText.ts';
import { contestText } from './contestText.ts';
import './ContestNote.css';

/** What is special at this table, and the way to where it counts. */
export function ContestNote({ store }: { readonly store: TableStore }) {
  const contest = store.sheet.value?.contest ?? null;
  const text = contestText(store);
  if (contest === null || text === null) return null;
  return (
    <div class="stack">
      <p>
        <Icon name="calendar" /> <b>{say('contest.day')}</b>
      </p>
      <p class="soft">{text}</p>
      <ToContest contest={contest} />
    </div>
  );
}

/** At the end: what can be seen by whom, and from when. */
export function ContestEnd({ store }: { readonly store: TableStore }) {
  const contest = store.sheet.value?.contest ?? null;
  const text = contestText(store);
  const closes = sealedUntil(store);
  if (contest === null || text === null) return null;
  return (
    <section class="panel contest-end" aria-label={say('contest.day')}>
      <p>
        <Icon name="calendar" /> <b>{say('contest.day')}</b>
      </p>
      <p class="soft">{closes === null ? text : say('contest.sealed', { closes: timeText(closes) })}</p>
      <ToContest contest={contest} isFirst />
    </section>
  );
}

function ToContest({ contest, isFirst = false }: { readonly contest: Contest; readonly isFirst?: boolean }) {
  if (contest.kind !== 'day') return null;
  return (
    <PageLink to={pathToDay(contest.day)} kind={`button ${isFirst ? 'primary' : ''}`}>
      {say('contest.day-list')}
    </PageLink>
  );
}
