import { dockCards } from './de/dockCards.ts';
import { dockRegions } from './de/dockRegions.ts';
import { dockRest } from './de/dockRest.ts';
import { end } from './de/end.ts';
import { lobby } from './de/lobby.ts';
import { table } from './de/table.ts';
import type { WebMessages } from './en.ts';

/** What the screen says besides the words of the game, in German. Names come without article, and Grüne is a plural. */
export const de: WebMessages = { ...table, ...dockCards, ...dockRegions, ...dockRest, ...lobby, ...end };
