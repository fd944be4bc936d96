import type { WebMessages } from './en.ts';
import { dockCards } from './fr/dockCards.ts';
import { dockRegions } from './fr/dockRegions.ts';
import { dockRest } from './fr/dockRest.ts';
import { end } from './fr/end.ts';
import { lobby } from './fr/lobby.ts';
import { table } from './fr/table.ts';

/** What the screen says besides the words of the game, in French. */
export const fr: WebMessages = { ...table, ...dockCards, ...dockRegions, ...dockRest, ...lobby, ...end };
