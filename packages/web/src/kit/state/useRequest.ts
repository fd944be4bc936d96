import { useSignal } from '@preact/signals';
import { ApiError } from '../net/api.ts';
import { person } from './person.ts';

/** ServerRequest is something asked of the server: whether it is under way, and why the last one failed. */
export interface ServerRequest {
  readonly problem: ApiError | null;
  readonly isBusy: boolean;
  run(deed: () => Promise<void>): Promise<void>;
}

export function useRequest(): ServerRequest {
  const problem = useSignal<ApiError | null>(null);
  const isBusy = useSignal(false);
  const run = async (deed: () => Promise<void>): Promise<void> => {
    isBusy.value = true;
    problem.value = null;
    try {
      await deed();
    } catch (error) {
      problem.value = understood(error);
    } finally {
      isBusy.value = false;
    }
  };
  return { problem: problem.value, isBusy: isBusy.value, run };
}

/**
 * The error, understood: if the server no longer knows the cookie, the page would otherwise show the old name for ever.
 */
export function understood(error: unknown): ApiError {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'not-signed-in') person.value = null;
  return error;
}
