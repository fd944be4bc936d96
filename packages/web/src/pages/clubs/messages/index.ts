import { loaderOf } from '@macher/words';
import type { ClubsMessages } from './en.ts';

export type { ClubsKey } from './en.ts';

export const loadClubsMessages = loaderOf<ClubsMessages>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  pl: () => import('./pl.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
});
