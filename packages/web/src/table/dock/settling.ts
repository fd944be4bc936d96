import { useMemo } from 'preact/hooks';

/** SETTLING in milliseconds. */
export const SETTLING = 500;

/**
 * Whether a question has been there long enough to be answered: the second of two clicks, or an Enter pressed twice,
 * was meant for the one before it.
 */
export function useSettled(question: string): () => boolean {
  const since = useMemo(() => performance.now(), [question]);
  return () => performance.now() - since >= SETTLING;
}
