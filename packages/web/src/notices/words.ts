import type { Say } from '@macher/words';
import { loadNoticesMessages, type NoticesKey } from '../messages/notices/index.ts';
import { pageWords } from '../state/pageWords.ts';

const words = pageWords<NoticesKey>(loadNoticesMessages);

export const useNoticeWords = words.useWords;
export const tell: Say<NoticesKey> = words.tell;
