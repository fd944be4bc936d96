import type { Say } from '@macher/words';
import { loadProgramsMessages, type ProgramsKey } from '../messages/programs/index.ts';
import { pageWords } from '../state/pageWords.ts';

const words = pageWords<ProgramsKey>(loadProgramsMessages);

export const useProgramWords = words.useWords;
export const tell: Say<ProgramsKey> = words.tell;
