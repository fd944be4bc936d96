import type { WebMessages } from './en.ts';
import { account } from './it/account.ts';
import { board } from './it/board.ts';
import { device } from './it/device.ts';
import { dockCards } from './it/dock/cards.ts';
import { dockElections } from './it/dock/elections.ts';
import { dockFrame } from './it/dock/frame.ts';
import { dockOpinions } from './it/dock/opinions.ts';
import { dockParts } from './it/dock/parts.ts';
import { dockPolls } from './it/dock/polls.ts';
import { dockRegions } from './it/dock/regions.ts';
import { end } from './it/end.ts';
import { follow } from './it/follow.ts';
import { learn } from './it/learn.ts';
import { lobby } from './it/lobby.ts';
import { newTable } from './it/newTable.ts';
import { night } from './it/night.ts';
import { offline } from './it/offline.ts';
import { people } from './it/people.ts';
import { ribbon } from './it/ribbon.ts';
import { rules } from './it/rules.ts';
import { side } from './it/side.ts';
import { table } from './it/table.ts';
import { timeline } from './it/timeline.ts';
import { ui } from './it/ui.ts';

/** What the screen says besides the words of the game, in Italian. */
export const it: WebMessages = {
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
