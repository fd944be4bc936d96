import type { Say } from '@macher/words';
import { pageWords } from '../../kit/state/pageWords.ts';
import { type DeskKey, loadDeskMessages } from './messages/index.ts';

const words = pageWords<DeskKey>(loadDeskMessages);

export const useDeskWords = words.useWords;
export const speakOfDesk = words.speak;
export const tell: Say<DeskKey> = words.tell;
