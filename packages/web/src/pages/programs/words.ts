import type { Say } from '@macher/words';
import { pageWords } from '../../kit/state/pageWords.ts';
import { loadProgramsMessages, type ProgramsKey } from './messages/index.ts';

const words = pageWords<ProgramsKey>(loadProgramsMessages);

export const useProgramWords = words.useWords;
export const tell: Say<ProgramsKey> = words.tell;
