import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ApiError } from '../net/api.ts';

const EVERY = 15_000;

export interface Refreshed<T> {
  /** null: not yet known. */
  readonly value: T | null;
  readonly problem: ApiError | null;
}

/** What the server has: asked for every 15 seconds, and whenever you come back to the page. */
export function useRefreshed<T>(look: () => Promise<T>, key: string): Refreshed<T> {
  const value = useSignal<T | null>(null);
  const problem = useSignal<ApiError | null>(null);
  useEffect(() => {
    let isWanted = true;
    const again = async (): Promise<void> => {
      const [found, failed] = await look().then(
        seen => [seen, null] as const,
        error => [null, error instanceof ApiError ? error : new ApiError('unavailable', key)] as const,
      );
      if (!isWanted) return;
      if (failed === null) value.value = found;
      problem.value = failed;
    };
    void again();
    const timer = setInterval(() => void again(), EVERY);
    const come = (): void => void again();
    addEventListener('focus', come);
    return () => {
      isWanted = false;
      clearInterval(timer);
      removeEventListener('focus', come);
    };
  }, [key]);
  return { value: value.value, problem: problem.value };
}
