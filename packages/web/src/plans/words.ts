import type { Say } from '@macher/words';
import { loadPlansMessages, type PlansKey } from '../messages/plans/index.ts';
import { pageWords } from '../state/pageWords.ts';

const words = pageWords<PlansKey>(loadPlansMessages);

export const usePlansWords = words.useWords;
export const tell: Say<PlansKey> = words.tell;
