import type { Say } from '@macher/words';
import { pageWords } from '../../kit/state/pageWords.ts';
import { type ClubsKey, loadClubsMessages } from './messages/index.ts';

const words = pageWords<ClubsKey>(loadClubsMessages);

export const useClubWords = words.useWords;
export const tell: Say<ClubsKey> = words.tell;
