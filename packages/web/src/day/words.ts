import type { Say } from '@macher/words';
import { type DayKey, loadDayMessages } from '../messages/day/index.ts';
import { pageWords } from '../state/pageWords.ts';

const words = pageWords<DayKey>(loadDayMessages);

export const useDayWords = words.useWords;
export const tell: Say<DayKey> = words.tell;
