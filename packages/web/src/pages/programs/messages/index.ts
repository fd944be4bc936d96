import { loaderOf } from '@macher/words';
import type { ProgramsMessages } from './en.ts';

export type { ProgramsKey } from './en.ts';

export const loadProgramsMessages = loaderOf<ProgramsMessages>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  pl: () => import('./pl.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
});
