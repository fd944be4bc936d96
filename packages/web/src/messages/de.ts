import { account } from './de/account.ts';
import { board } from './de/board.ts';
import { device } from './de/device.ts';
import { dockCards } from './de/dock/cards.ts';
import { dockElections } from './de/dock/elections.ts';
import { dockFrame } from './de/dock/frame.ts';
import { dockOpinions } from './de/dock/opinions.ts';
import { dockParts } from './de/dock/parts.ts';
import { dockPolls } from './de/dock/polls.ts';
import { dockRegions } from './de/dock/regions.ts';
import { end } from './de/end.ts';
import { follow } from './de/follow.ts';
import { learn } from './de/learn.ts';
import { lobby } from './de/lobby.ts';
import { newTable } from './de/newTable.ts';
import { night } from './de/night.ts';
import { offline } from './de/offline.ts';
import { people } from './de/people.ts';
import { ribbon } from './de/ribbon.ts';
import { rules } from './de/rules.ts';
import { side } from './de/side.ts';
import { table } from './de/table.ts';
import { timeline } from './de/timeline.ts';
import { ui } from './de/ui.ts';
import type { WebMessages } from './en.ts';

/** What the screen says besides the words of the game, in German. Names come without article, and Grüne is a plural. */
export const de: WebMessages = {
  ...account,
  ...board,
  ...device,
  ...dockCards,
  ...dockElections,
  ...dockFrame,
  ...dockOpinions,
  ...dockParts,
  ...dockPolls,
  ...dockRegions,
  ...end,
  ...follow,
  ...learn,
  ...lobby,
  ...newTable,
  ...offline,
  ...people,
  ...night,
  ...ribbon,
  ...rules,
  ...side,
  ...table,
  ...timeline,
  ...ui,
};
