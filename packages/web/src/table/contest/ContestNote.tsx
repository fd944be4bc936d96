import type { Contest } from '@macher/protocol';
import { useEffect } from 'preact/hooks';
import { clubApi } from '../../kit/net/clubApi.ts';
import { isSealed, noteRoundOver } from '../../kit/state/contest.ts';
import { pathToDay, pathToEvent } from '../../kit/state/route.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { say } from '../words.ts';
import { CONTEST_ICONS, contestText, endText } from './contestText.ts';
import './ContestNote.css';

/** What is special at this table, and the way to where it counts. */
export function ContestNote({ store }: { readonly store: TableStore }) {
  const contest = store.sheet.value?.contest ?? null;
  if (contest === null) return null;
  return (
    <div class="stack">
      <Title contest={contest} />
      <p class="soft">{contestText(store, contest)}</p>
      <ToContest contest={contest} />
    </div>
  );
}

/** ContestEnd says the same when the game is over. */
export function ContestEnd({ store }: { readonly store: TableStore }) {
  useRoundOver(store);
  const contest = store.sheet.value?.contest ?? null;
  if (contest === null) return null;
  return (
    <section class="panel contest-end" aria-label={say(`contest.${contest.kind}`)}>
      <Title contest={contest} />
      <p class="soft">{endText(store, contest)}</p>
      <ToContest contest={contest} isFirst />
    </section>
  );
}

function Title({ contest: { kind } }: { readonly contest: Contest }) {
  return (
    <p>
      <Icon name={CONTEST_ICONS[kind]} /> <b>{say(`contest.${kind}`)}</b>
    </p>
  );
}

function ToContest({ contest, isFirst = false }: { readonly contest: Contest; readonly isFirst?: boolean }) {
  const isDay = contest.kind === 'day';
  return (
    <PageLink
      to={isDay ? pathToDay(contest.day) : pathToEvent(contest.club, contest.event)}
      kind={`button ${isFirst ? 'primary' : ''}`}
    >
      {say(isDay ? 'contest.day-list' : 'contest.event')}
    </PageLink>
  );
}

/**
 * useRoundOver asks whether the others are over, where a club plays a deal at several tables: the table itself doesn't
 * tell.
 */
function useRoundOver(store: TableStore): void {
  const contest = store.sheet.value?.contest ?? null;
  const isAsked = contest?.kind === 'club' && isSealed(store);
  useEffect(() => {
    if (contest?.kind !== 'club' || !isAsked) return;
    void clubApi
      .event(contest.club, contest.event)
      .then(({ rounds }) => {
        if (rounds.some(({ round, isOver }) => round === contest.round && isOver)) noteRoundOver(contest);
      })
      .catch(() => {});
  }, [store, isAsked]);
}
