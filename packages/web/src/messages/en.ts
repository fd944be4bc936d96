import { dockCards } from './en/dockCards.ts';
import { dockRegions } from './en/dockRegions.ts';
import { dockRest } from './en/dockRest.ts';
import { end } from './en/end.ts';
import { lobby } from './en/lobby.ts';
import { table } from './en/table.ts';

/** What the screen says besides the words of the game. ICU message syntax, one file for each part of the screen. */
export const en = { ...table, ...dockCards, ...dockRegions, ...dockRest, ...lobby, ...end };

export type WebKey = keyof typeof en;
export type WebMessages = Readonly<Record<WebKey, string>>;
