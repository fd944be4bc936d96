import type { WebMessages } from './en.ts';
import { dockCards } from './pl/dockCards.ts';
import { dockRegions } from './pl/dockRegions.ts';
import { dockRest } from './pl/dockRest.ts';
import { end } from './pl/end.ts';
import { lobby } from './pl/lobby.ts';
import { table } from './pl/table.ts';

/** What the screen says besides the words of the game, in Polish. */
export const pl: WebMessages = { ...table, ...dockCards, ...dockRegions, ...dockRest, ...lobby, ...end };
