import type { WebMessages } from './en.ts';
import { account } from './fr/account.ts';
import { board } from './fr/board.ts';
import { device } from './fr/device.ts';
import { dockCards } from './fr/dock/cards.ts';
import { dockElections } from './fr/dock/elections.ts';
import { dockFrame } from './fr/dock/frame.ts';
import { dockOpinions } from './fr/dock/opinions.ts';
import { dockParts } from './fr/dock/parts.ts';
import { dockPolls } from './fr/dock/polls.ts';
import { dockRegions } from './fr/dock/regions.ts';
import { end } from './fr/end.ts';
import { follow } from './fr/follow.ts';
import { learn } from './fr/learn.ts';
import { lobby } from './fr/lobby.ts';
import { newTable } from './fr/newTable.ts';
import { night } from './fr/night.ts';
import { offline } from './fr/offline.ts';
import { people } from './fr/people.ts';
import { ribbon } from './fr/ribbon.ts';
import { rules } from './fr/rules.ts';
import { side } from './fr/side.ts';
import { table } from './fr/table.ts';
import { timeline } from './fr/timeline.ts';
import { ui } from './fr/ui.ts';

/** What the screen says besides the words of the game, in French. */
export const fr: WebMessages = {
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
