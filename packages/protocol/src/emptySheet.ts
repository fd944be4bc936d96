import type { Sheet } from './news.ts';

type OfTheTable = 'number' | 'stage' | 'owner' | 'seat' | 'places';

/** The sheet of a table where nobody waits for anybody: no clock, no proposals, nothing to take back. */
export function emptySheet({
  number,
  stage,
  owner,
  seat,
  places,
}: Pick<Sheet, OfTheTable>): Omit<Sheet, 'view' | 'choice'> {
  const nothing = places.map(() => null);
  return {
    number,
    stage,
    owner,
    origin: 'record',
    dealing: null,
    goesOnFrom: null,
    seat,
    places,
    takeOver: 'consent',
    isRated: false,
    contest: null,
    hasHints: false,
    clock: { pace: { kind: 'none' }, isPaused: false, left: places.map(() => 0), since: nothing },
    absences: places.map(() => ({ offUntil: null, daysLeft: 0, regency: null })),
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
