import { isHere } from '@macher/local/calls';
import type { OwnTable, OwnTables } from '@macher/protocol';
import { useEffect } from 'preact/hooks';
import { api } from '../../kit/net/api.ts';
import { nameShown } from '../../kit/state/guest.ts';
import { person } from '../../kit/state/person.ts';
import { useRefreshed } from '../../kit/state/useRefreshed.ts';
import { ConfirmButton } from '../../kit/ui/form/ConfirmButton.tsx';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import type { KeyOf } from '../../kit/words/words.ts';
import { hasClubs } from '../clubs/hasClubs.ts';
import { GameLine } from './GameLine.tsx';
import { type GamesHere, useGamesHere } from './gamesHere.ts';
import { Welcome } from './Welcome.tsx';
import { say } from './words.ts';
import './YourGames.css';

/** Your tables at the server and in this browser, those that wait for you first. Without any you read what the game is. */
export function YourGames() {
  const id = person.value?.id ?? null;
  const { value: own, problem } = useRefreshed<OwnTables>(
    async () => (id === null ? NOTHING : api.myTables()),
    `mine ${id}`,
  );
  const value = own?.tables ?? null;
  const asking = own?.asking ?? 0;
  const here = useGamesHere();
  const games = [...(value ?? []), ...here.games].filter(({ stage }) => stage !== 'abandoned');
  const running = games.filter(({ stage }) => stage !== 'over').toSorted(byUrgency);
  const due = running.filter(isDue).length;
  useTurnsInTitle(running.filter(listed => isDue(listed) && listed.stage === 'playing').length);
  const isNew = games.length === 0 && asking === 0 && problem === null && here.problem === null;
  if (isNew && (id === null || value !== null)) return <Welcome />;
  return (
    <section class="panel beside" aria-labelledby="mine-title">
      <h1 id="mine-title">{greeting()}</h1>
      {value === null ? null : <p>{say('mine.waiting', { count: due })}</p>}
      <Asking count={asking} />
      <Problem problem={problem ?? here.problem} />
      <Lines games={running} here={here} />
      {(value ?? []).some(isSlow) ? (
        <PageLink to="/notices" kind="link">
          {say('mine.tell-me')}
        </PageLink>
      ) : null}
      {hasClubs.value ? (
        <PageLink to="/clubs" kind="link">
          {say('mine.clubs')}
        </PageLink>
      ) : null}
      <Finished games={games.filter(({ stage }) => stage === 'over')} here={here} />
    </section>
  );
}

const NOTHING: OwnTables = { tables: [], asking: 0 };

/** Asking says who would like to be your friend: the answer is in your account. */
function Asking({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <PageLink to="/account" kind="link">
      <Icon name="person" /> {say('mine.asking', { count })}
    </PageLink>
  );
}

function greeting(): string {
  const hour = new Date().getHours();
  const name = person.value?.name ?? nameShown.value;
  if (hour >= 18 || hour < 4) return say('hello.evening', { name });
  return say(hour < 11 ? 'hello.morning' : 'hello.day', { name });
}

interface LinesProps {
  readonly games: readonly OwnTable[];
  readonly here: GamesHere;
}

function Lines({ games, here }: LinesProps) {
  return (
    <ul class="games your-games">
      {games.map(listed => (
        <GameLine
          key={listed.id}
          listed={listed}
          isDue={isDue(listed)}
          mark={<Mark listed={listed} />}
          act={say(actOf(listed))}
        >
          {isHere(listed.id) ? <Delete delete={() => here.remove(listed.id)} /> : null}
        </GameLine>
      ))}
    </ul>
  );
}

function Finished(props: LinesProps) {
  const { games } = props;
  if (games.length === 0) return null;
  return (
    <details>
      <summary>{say('mine.finished', { count: games.length })}</summary>
      <Lines {...props} />
    </details>
  );
}

/** Delete is only for what this browser keeps: that is yours alone. */
function Delete({ delete: act }: { delete(): void }) {
  return (
    <ConfirmButton
      label={say('here.delete')}
      question={say('here.delete-sure')}
      yes={say('here.delete-yes')}
      no={say('here.delete-no')}
      act={act}
    />
  );
}

/** Mark says in words and with a sign that it is your turn. */
function Mark({ listed }: { readonly listed: OwnTable }) {
  if (listed.stage === 'over') return <>{say('mine.over')}</>;
  if (listed.stage === 'gathering')
    return (
      <>
        <Icon name="base" /> {say(isDue(listed) ? 'mine.seat-kept' : 'mine.gathering')}
      </>
    );
  return isDue(listed) ? (
    <>
      <Icon name="play" /> {say('mine.your-turn')}
    </>
  ) : (
    <>
      <Icon name="clock" /> {say('waiting.title')}
    </>
  );
}

/** Whether a game is slow: nobody keeps a page open for days. */
function isSlow({ stage, speed }: OwnTable): boolean {
  return speed === 'slow' && (stage === 'playing' || stage === 'gathering');
}

function isDue({ isMyTurn, stage }: OwnTable): boolean {
  return isMyTurn && (stage === 'playing' || stage === 'gathering');
}

function actOf(listed: OwnTable): KeyOf<typeof say> {
  if (!isDue(listed)) return 'mine.look';
  return listed.stage === 'gathering' ? 'mine.sit' : 'mine.play';
}

function byUrgency(one: OwnTable, other: OwnTable): number {
  return Number(isDue(other)) - Number(isDue(one)) || other.updatedAt - one.updatedAt;
}

/** useTurnsInTitle shows your turns in the title, even from another tab. */
function useTurnsInTitle(turns: number): void {
  useEffect(() => {
    document.title = turns > 0 ? say('lobby.title-turns', { turns }) : say('title.table');
    return () => {
      document.title = say('title.table');
    };
  }, [turns]);
}
