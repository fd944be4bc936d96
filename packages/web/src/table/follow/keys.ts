import { useKeys } from '../../kit/keys/useKeys.ts';
import type { Following } from '../../moments/playback/following.ts';

/** useFollowKeys: while something is played, Enter and Space go nowhere else. */
export function useFollowKeys(following: Following): void {
  useKeys('follow', () =>
    following.beat.peek() === null
      ? null
      : {
          next: () => following.next(),
          back: () => following.back(),
          pause: () => following.pause(),
          skip: () => following.skip(),
          wait: () => {},
        },
  );
}
