import type { Say } from '@macher/words';
import { pageWords } from '../../kit/state/pageWords.ts';
import { type DayKey, loadDayMessages } from './messages/index.ts';

const words = pageWords<DayKey>(loadDayMessages);

export const useDayWords = words.useWords;
export const tell: Say<DayKey> = words.tell;
