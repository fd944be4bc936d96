import { useKeys } from '../../kit/keys/useKeys.ts';
import type { Following } from '../../moments/playback/following.ts';

/** useDigestKeys: H shows what has happened since your last decision; H again leads back to the game. */
export function useDigestKeys(following: Following): void {
  useKeys('digest', () => {
    const close = (): void => following.closeRecap();
    return following.recap.isOpen.peek()
      ? { digest: close, close, play: () => following.playRecap() }
      : { digest: () => void following.recap.open(), close: null, play: null };
  });
}
