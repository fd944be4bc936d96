import type { Say } from '@macher/words';
import { pageWords } from '../state/pageWords.ts';
import { type FriendsKey, loadFriendsMessages } from './messages/index.ts';

const words = pageWords<FriendsKey>(loadFriendsMessages);

export const useFriendWords = words.useWords;
export const tell: Say<FriendsKey> = words.tell;
