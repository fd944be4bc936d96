import type { Say } from '@macher/words';
import { type ClubsKey, loadClubsMessages } from '../messages/clubs/index.ts';
import { pageWords } from '../state/pageWords.ts';

const words = pageWords<ClubsKey>(loadClubsMessages);

export const useClubWords = words.useWords;
export const tell: Say<ClubsKey> = words.tell;
