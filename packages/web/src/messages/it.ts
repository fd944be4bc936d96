import type { WebMessages } from './en.ts';
import { dockCards } from './it/dock/cards.ts';
import { dockElections } from './it/dock/elections.ts';
import { dockOpinions } from './it/dock/opinions.ts';
import { dockParts } from './it/dock/parts.ts';
import { dockPolls } from './it/dock/polls.ts';
import { dockRegions } from './it/dock/regions.ts';
import { end } from './it/end.ts';
import { lobby } from './it/lobby.ts';
import { table } from './it/table.ts';

/** What the screen says besides the words of the game, in Italian. */
export const it: WebMessages = {
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
