import type { Answer } from './outside.ts';

/** Arrival is what became of a message: there; not now; not wanted; or nobody is there any more. */
export type Arrival =
  | { readonly is: 'arrived' }
  | { readonly is: 'later' | 'refused' | 'gone'; readonly pause: number | null };

/** The arrival by what an HTTP server answered. */
export function arrivalOf({ status, pause }: Answer): Arrival {
  if (status >= 200 && status < 300) return { is: 'arrived' };
  if (status === 404 || status === 410) return { is: 'gone', pause };
  const isLater = status === 408 || status === 425 || status === 429 || status >= 500;
  return { is: isLater ? 'later' : 'refused', pause };
}
