import type { PartyId, Seat } from '@macher/engine';
import { emptySheet, type Place, type Sheet, type Stage } from '@macher/protocol';

/** The sheet of a table with nobody but you and your teachers, or nobody but you (`bot` null). */
export function sheetOf(
  game: { readonly players: readonly { readonly party: PartyId }[] },
  seat: Seat,
  stage: Stage,
  number: number,
  bot: string | null = null,
): Omit<Sheet, 'view' | 'choice'> {
  const places = game.players.map(({ party }, index) => placeOf(party, index === seat, bot));
  return emptySheet({ number, stage, owner: LEARNER.id, seat, places });
}

export const LEARNER = { id: 'p0', name: '' } as const;

function placeOf(party: string, isYours: boolean, bot: string | null): Place {
  return {
    party,
    person: isYours ? LEARNER : null,
    bot: isYours ? null : bot,
    standIn: null,
    isReady: true,
    keptFor: null,
  };
}
