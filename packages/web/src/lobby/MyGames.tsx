import type { OwnTable } from '@macher/protocol';
import { useEffect } from 'preact/hooks';
import { api } from '../net/api.ts';
import { person } from '../state/person.ts';
import { say } from '../state/settings.ts';
import { useRefreshed } from '../state/useRefreshed.ts';
import { Icon } from '../ui/Icon.tsx';
import { Problem } from '../ui/Problem.tsx';
import { GameLine } from './GameLine.tsx';
import { Welcome } from './Welcome.tsx';

/** Your tables, those that wait for you first. If you have none, you read what the game is. */
export function MyGames() {
  const id = person.value?.id ?? null;
  const { value, problem } = useRefreshed<readonly OwnTable[]>(
    async () => (id === null ? [] : api.myTables()),
    `mine ${id}`,
  );
  const games = (value ?? []).filter(({ stage }) => stage !== 'abandoned');
  const running = games.filter(({ stage }) => stage !== 'over').toSorted(byUrgency);
  useTurnsInTitle(running.filter(isDue).length);
  if (games.length === 0 && problem === null && (id === null || value !== null)) return <Welcome />;
  return (
    <section class="panel beside" aria-labelledby="mine-title">
      <h2 id="mine-title">{say('mine.title')}</h2>
      <Problem problem={problem} />
      <ul class="games">
        {running.map(listed => (
          <GameLine key={listed.id} listed={listed} isDue={isDue(listed)} mark={<Mark listed={listed} />} />
        ))}
      </ul>
      <Finished games={games.filter(({ stage }) => stage === 'over')} />
    </section>
  );
}

function Finished({ games }: { readonly games: readonly OwnTable[] }) {
  if (games.length === 0) return null;
  return (
    <details>
      <summary>{say('mine.finished', { count: games.length })}</summary>
      <ul class="games">
        {games.map(listed => (
          <GameLine key={listed.id} listed={listed} mark={say('mine.over')} />
        ))}
      </ul>
    </details>
  );
}

/** Your turn is said in words and with a sign. */
function Mark({ listed }: { readonly listed: OwnTable }) {
  if (listed.stage === 'gathering')
    return (
      <>
        <Icon name="base" /> {say('mine.gathering')}
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

function isDue({ isMyTurn, stage }: OwnTable): boolean {
  return isMyTurn && stage === 'playing';
}

function byUrgency(one: OwnTable, other: OwnTable): number {
  return Number(isDue(other)) - Number(isDue(one)) || other.updatedAt - one.updatedAt;
}

/** The title shows your turns even from another tab. */
function useTurnsInTitle(turns: number): void {
  useEffect(() => {
    document.title = turns > 0 ? say('lobby.title-turns', { turns }) : say('title.table');
    return () => {
      document.title = say('title.table');
    };
  }, [turns]);
}
