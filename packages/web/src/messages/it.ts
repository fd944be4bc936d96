import type { WebMessages } from './en.ts';
import { dockCards } from './it/dockCards.ts';
import { dockRegions } from './it/dockRegions.ts';
import { dockRest } from './it/dockRest.ts';
import { end } from './it/end.ts';
import { lobby } from './it/lobby.ts';
import { table } from './it/table.ts';

/** What the screen says besides the words of the game, in Italian. */
export const it: WebMessages = { ...table, ...dockCards, ...dockRegions, ...dockRest, ...lobby, ...end };
