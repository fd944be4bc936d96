import { loaderOf } from '@macher/words';
import type { FriendsMessages } from './en.ts';

export type { FriendsKey } from './en.ts';

export const loadFriendsMessages = loaderOf<FriendsMessages>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  pl: () => import('./pl.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
});
