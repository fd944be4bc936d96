import type { LocalTable } from '@macher/local/calls';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { hasGamesHere } from '../local/gamesHere.ts';
import { callHouse } from '../local/houseDoor.ts';
import { say } from '../state/settings.ts';
import { useRequest } from '../state/useRequest.ts';
import { ConfirmButton } from '../ui/ConfirmButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Problem } from '../ui/Problem.tsx';
import { GameLine } from './GameLine.tsx';
import './GamesHere.css';

/** Games that are kept in this browser. */
export function GamesHere() {
  const games = useSignal<readonly LocalTable[]>([]);
  const { problem, run } = useRequest();
  const look = async (): Promise<void> => {
    games.value = await callHouse('tables');
    hasGamesHere.value = games.value.length > 0;
  };
  useEffect(() => {
    if (hasGamesHere.value) void run(look);
  }, []);
  const remove = (id: string) => () => void run(() => callHouse('remove', id).then(look));
  return (
    <>
      <ul class="games here-games">
        {games.value.map(listed => (
          <GameLine key={listed.id} listed={listed} isDue={isDue(listed)} mark={<Mark listed={listed} />}>
            <ConfirmButton
              label={say('here.delete')}
              question={say('here.delete-sure')}
              yes={say('here.delete-yes')}
              no={say('here.delete-no')}
              act={remove(listed.id)}
            />
          </GameLine>
        ))}
      </ul>
      <Problem problem={problem} />
    </>
  );
}

function isDue({ stage, isMyTurn }: LocalTable): boolean {
  return stage === 'playing' && isMyTurn;
}

function Mark({ listed }: { readonly listed: LocalTable }) {
  if (listed.stage === 'over') return <>{say('mine.over')}</>;
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
