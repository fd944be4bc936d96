import { account } from './en/account.ts';
import { board } from './en/board.ts';
import { device } from './en/device.ts';
import { dockCards } from './en/dock/cards.ts';
import { dockElections } from './en/dock/elections.ts';
import { dockFrame } from './en/dock/frame.ts';
import { dockOpinions } from './en/dock/opinions.ts';
import { dockParts } from './en/dock/parts.ts';
import { dockPolls } from './en/dock/polls.ts';
import { dockRegions } from './en/dock/regions.ts';
import { end } from './en/end.ts';
import { follow } from './en/follow.ts';
import { learn } from './en/learn.ts';
import { lobby } from './en/lobby.ts';
import { newTable } from './en/newTable.ts';
import { night } from './en/night.ts';
import { offline } from './en/offline.ts';
import { people } from './en/people.ts';
import { ribbon } from './en/ribbon.ts';
import { rules } from './en/rules.ts';
import { side } from './en/side.ts';
import { table } from './en/table.ts';
import { timeline } from './en/timeline.ts';
import { ui } from './en/ui.ts';

/** What the screen says besides the words of the game. ICU message syntax, on the same shelves as the components. */
export const en = {
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

export type WebKey = keyof typeof en;
export type WebMessages = Readonly<Record<WebKey, string>>;
