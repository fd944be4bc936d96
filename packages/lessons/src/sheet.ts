import type { PartyId, Seat } from '@macher/engine';
import type { Place, Sheet, Stage } from '@macher/protocol';

/**
 * A table with nobody but you and your teachers, or nobody but you (`bot` null): no clock, no proposals, nothing to take
 * back.
 */
export function sheetOf(
  game: { readonly players: readonly { readonly party: PartyId }[] },
  seat: Seat,
  stage: Stage,
  number: number,
  bot: string | null = null,
): Omit<Sheet, 'view' | 'choice'> {
  const nothing = game.players.map(() => null);
  return {
    number,
    stage,
    owner: LEARNER.id,
    origin: 'record',
    dealing: null,
    goesOnFrom: null,
    seat,
    places: game.players.map(({ party }, index) => placeOf(party, index === seat, bot)),
    takeOver: 'consent',
    isRated: false,
    contest: null,
    hasHints: false,
    clock: { pace: { kind: 'none' }, isPaused: false, left: game.players.map(() => 0), since: nothing },
    absences: game.players.map(() => ({ offUntil: null, daysLeft: 0, regency: null })),
    schedule: null,
    deals: [],
    waiting: nothing,
    isDeserted: false,
    undo: { kind: 'none' },
    proposal: null,
    rematches: [],
    frozen: null,
  };
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
