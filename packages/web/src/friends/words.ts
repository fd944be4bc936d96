import type { Say } from '@macher/words';
import { type FriendsKey, loadFriendsMessages } from '../messages/friends/index.ts';
import { pageWords } from '../state/pageWords.ts';

const words = pageWords<FriendsKey>(loadFriendsMessages);

export const useFriendWords = words.useWords;
export const tell: Say<FriendsKey> = words.tell;
