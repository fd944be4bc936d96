import type { Say } from '@macher/words';
import { pageWords } from '../../kit/state/pageWords.ts';
import { loadNoticesMessages, type NoticesKey } from './messages/index.ts';

const words = pageWords<NoticesKey>(loadNoticesMessages);

export const useNoticeWords = words.useWords;
export const tell: Say<NoticesKey> = words.tell;
