import type { Say } from '@macher/words';
import { type DeskKey, loadDeskMessages } from '../messages/desk/index.ts';
import { pageWords } from '../state/pageWords.ts';

const words = pageWords<DeskKey>(loadDeskMessages);

export const useDeskWords = words.useWords;
export const speakOfDesk = words.speak;
export const tell: Say<DeskKey> = words.tell;
