import type { PartyId, Seat } from '@macher/engine';
import type { Place, Sheet, Stage } from '@macher/protocol';

/** A table with nobody but you and your teachers: no clock, no proposals, nothing to take back. */
export function sheetOf(
  game: { readonly players: readonly { readonly party: PartyId }[] },
  seat: Seat,
  stage: Stage,
  number: number,
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
    places: game.players.map(({ party }, index) => placeOf(party, index === seat)),
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

function placeOf(party: string, isYours: boolean): Place {
  return {
    party,
    person: isYours ? LEARNER : null,
    bot: isYours ? null : '1',
    standIn: null,
    isReady: true,
    keptFor: null,
  };
}
