import { later } from '../../kit/later.tsx';
import type { DigestProps } from './DigestDock.tsx';
import { say } from './words.ts';

/** Loaded when someone has been away. */
export const DigestHost = later<DigestProps>(
  async () => (await import('./DigestDock.tsx')).DigestDock,
  () => <p class="dock digest">{say('digest.loading')}</p>,
);
