import { type ServerRequest, useRequest } from '../../kit/state/useRequest.ts';
import type { Watch } from './watch.ts';

export interface Deed extends Pick<ServerRequest, 'problem' | 'isBusy'> {
  /** Gives what is done when a button is pressed. */
  on(deed: () => Promise<unknown>): () => void;
}

/** Something the owner does; the page shows at once what has come of it. */
export function useDeed(watch: Watch): Deed {
  const { problem, isBusy, run } = useRequest();
  return { problem, isBusy, on: deed => () => void run(() => watch.carryOut(deed)) };
}
