import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ApiError } from '../net/api.ts';
import { understood } from './useRequest.ts';

const EVERY = 15_000;

export interface Refreshed<T> {
  /** null: not yet known. */
  readonly value: T | null;
  readonly problem: ApiError | null;
  /** Asks the server at once. */
  again(): void;
  /** Shows a value that came as the answer to something else: it's newer than what is being asked for. */
  show(value: T): void;
}

/** useRefreshed has what the server has: asked for every 15 seconds, and whenever you come back to the page. */
export function useRefreshed<T>(look: () => Promise<T>, key: string): Refreshed<T> {
  const value = useSignal<T | null>(null);
  const problem = useSignal<ApiError | null>(null);
  const asks = useSignal(0);
  useEffect(() => {
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const [found, failed] = await look().then(
        seen => [seen, null] as const,
        error =>
          [null, error instanceof ApiError ? understood(error) : new ApiError('unavailable', key)] as const,
      );
      if (!isWanted) return;
      if (failed === null) value.value = found;
      problem.value = failed;
    };
    void ask();
    const timer = setInterval(() => void ask(), EVERY);
    const come = (): void => void ask();
    addEventListener('focus', come);
    return () => {
      isWanted = false;
      clearInterval(timer);
      removeEventListener('focus', come);
    };
  }, [key, asks.value]);
  const again = (): void => {
    asks.value += 1;
  };
  const show = (shown: T): void => {
    value.value = shown;
    problem.value = null;
    again();
  };
  return { value: value.value, problem: problem.value, again, show };
}
