import { dockCards } from './en/dock/cards.ts';
import { dockElections } from './en/dock/elections.ts';
import { dockOpinions } from './en/dock/opinions.ts';
import { dockParts } from './en/dock/parts.ts';
import { dockPolls } from './en/dock/polls.ts';
import { dockRegions } from './en/dock/regions.ts';
import { end } from './en/end.ts';
import { lobby } from './en/lobby.ts';
import { table } from './en/table.ts';

/** What the screen says besides the words of the game. ICU message syntax, one file for each part of the screen. */
export const en = {
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

export type WebKey = keyof typeof en;
export type WebMessages = Readonly<Record<WebKey, string>>;
