import type { WebMessages } from './en.ts';
import { dockCards } from './pl/dock/cards.ts';
import { dockElections } from './pl/dock/elections.ts';
import { dockOpinions } from './pl/dock/opinions.ts';
import { dockParts } from './pl/dock/parts.ts';
import { dockPolls } from './pl/dock/polls.ts';
import { dockRegions } from './pl/dock/regions.ts';
import { end } from './pl/end.ts';
import { lobby } from './pl/lobby.ts';
import { table } from './pl/table.ts';

/** What the screen says besides the words of the game, in Polish. */
export const pl: WebMessages = {
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
