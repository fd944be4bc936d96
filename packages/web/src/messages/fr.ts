import type { WebMessages } from './en.ts';
import { dockCards } from './fr/dock/cards.ts';
import { dockElections } from './fr/dock/elections.ts';
import { dockOpinions } from './fr/dock/opinions.ts';
import { dockParts } from './fr/dock/parts.ts';
import { dockPolls } from './fr/dock/polls.ts';
import { dockRegions } from './fr/dock/regions.ts';
import { end } from './fr/end.ts';
import { lobby } from './fr/lobby.ts';
import { table } from './fr/table.ts';

/** What the screen says besides the words of the game, in French. */
export const fr: WebMessages = {
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
