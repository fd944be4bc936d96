import type { LocalTable } from '@macher/local/calls';
import type { TableId } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { hasGamesHere } from '../../kit/local/gamesHere.ts';
import { callHouse } from '../../kit/local/houseDoor.ts';
import type { ApiError } from '../../kit/net/api.ts';
import { useRequest } from '../../kit/state/useRequest.ts';

export interface GamesHere {
  readonly games: readonly LocalTable[];
  readonly problem: ApiError | null;
  remove(table: TableId): void;
}

/** Games that are kept in this browser. Where there never was one, their worker isn't even started. */
export function useGamesHere(): GamesHere {
  const games = useSignal<readonly LocalTable[]>([]);
  const { problem, run } = useRequest();
  const look = async (): Promise<void> => {
    games.value = await callHouse('tables');
    hasGamesHere.value = games.value.length > 0;
  };
  useEffect(() => {
    if (hasGamesHere.value) void run(look);
  }, []);
  const remove = (table: TableId): void => void run(() => callHouse('remove', table).then(look));
  return { games: games.value, problem, remove };
}
