import type { WebMessages } from './en.ts';
import { account } from './pl/account.ts';
import { board } from './pl/board.ts';
import { device } from './pl/device.ts';
import { dockCards } from './pl/dock/cards.ts';
import { dockElections } from './pl/dock/elections.ts';
import { dockFrame } from './pl/dock/frame.ts';
import { dockOpinions } from './pl/dock/opinions.ts';
import { dockParts } from './pl/dock/parts.ts';
import { dockPolls } from './pl/dock/polls.ts';
import { dockRegions } from './pl/dock/regions.ts';
import { end } from './pl/end.ts';
import { follow } from './pl/follow.ts';
import { learn } from './pl/learn.ts';
import { lobby } from './pl/lobby.ts';
import { newTable } from './pl/newTable.ts';
import { night } from './pl/night.ts';
import { offline } from './pl/offline.ts';
import { people } from './pl/people.ts';
import { ribbon } from './pl/ribbon.ts';
import { rules } from './pl/rules.ts';
import { side } from './pl/side.ts';
import { table } from './pl/table.ts';
import { timeline } from './pl/timeline.ts';
import { ui } from './pl/ui.ts';

/** What the screen says besides the words of the game, in Polish. */
export const pl: WebMessages = {
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
