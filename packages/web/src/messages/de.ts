import { dockCards } from './de/dock/cards.ts';
import { dockElections } from './de/dock/elections.ts';
import { dockOpinions } from './de/dock/opinions.ts';
import { dockParts } from './de/dock/parts.ts';
import { dockPolls } from './de/dock/polls.ts';
import { dockRegions } from './de/dock/regions.ts';
import { end } from './de/end.ts';
import { lobby } from './de/lobby.ts';
import { table } from './de/table.ts';
import type { WebMessages } from './en.ts';

/** What the screen says besides the words of the game, in German. Names come without article, and Grüne is a plural. */
export const de: WebMessages = {
  ...table,
  ...dockParts,
  ...dockCards,
  ...dockRegions,
  ...dockOpinions,
  ...dockPolls,
  ...dockElections,
  ...lobby,
  ...end,
};
