import { type Action, choiceAt, deciders, randomOf, refuseAction, type Seat, view } from '@macher/engine';
import type { KeptPlans, OwnPlans, Pace, Person, PersonId, Plans } from '@macher/protocol';
import { gameAt } from './gameAt.ts';
import { isHuman } from './places.ts';
import { plannedAction } from './pure/planned.ts';
import type { Table } from './table.ts';

/**
 * What people have left for questions to come. It lies beside the log: a line of the log is counted in everybody's
 * sheet, and nobody may see that there is a plan.
 */
export interface PlanBook {
  /** Whether nobody else plays here, so that an answer which comes at once would tell no one anything. */
  readonly isAlone?: boolean;
  /** What a person has left, as it is known here; null: nothing. */
  of(person: PersonId): KeptPlans | null;
  /** Keeps what a person leaves. `table` is as it is now. It is safe when the promise is kept. */
  keep(person: PersonId, plans: KeptPlans, table: Table): Promise<void>;
  /** Reads what others may have changed. */
  refresh(): Promise<void>;
}

/** ReadablePlans is enough to know what plans decide. */
export type ReadablePlans = Pick<PlanBook, 'of' | 'isAlone'>;

/** A decision that a plan makes, and when. */
export interface PlannedDecision {
  readonly seat: Seat;
  readonly person: Person;
  readonly action: Action;
  readonly at: number;
}

/** What plans decide now, the first to come first. A plan that doesn't fit decides nothing: its person is asked. */
export function plannedAt(table: Table, book: ReadablePlans): PlannedDecision[] {
  if (table.game === null || table.stage !== 'playing') return [];
  return deciders(table.game)
    .flatMap(seat => decisionOf(table, seat, book) ?? [])
    .sort((one, other) => one.at - other.at);
}

function decisionOf(table: Table, seat: Seat, book: ReadablePlans): PlannedDecision | null {
  const place = table.places[seat];
  if (place === undefined || place.person === null || !isHuman(place)) return null;
  const plans = book.of(place.person.id);
  if (plans === null || isStale(table, seat, plans)) return null;
  const game = gameAt(table);
  const action = plannedAction(view(game, seat), choiceAt(game, seat), plans);
  if (action === null || refuseAction(game, action) !== null) return null;
  const at = book.isAlone === true ? (table.waiting[seat] ?? 0) : decidedAt(table, seat);
  return { seat, person: place.person, action, at };
}

/**
 * Whether something was taken back since the plans were saved: what they would decide again is for their person to say.
 */
function isStale({ rewound }: Table, seat: Seat, { number }: Pick<KeptPlans, 'number'>): boolean {
  return number < (rewound[seat] ?? 0);
}

/**
 * When a plan decides. It takes its time, as a person would: an answer that comes at once would say that there is one.
 * How long is drawn from the secret of the deal, so every process that asks gets the same.
 */
function decidedAt({ opening, waiting, clock, game }: Table, seat: Seat): number {
  const random = randomOf(`plan:${opening.seed}:${seat}:${game?.version}`);
  const most = mostDelay(clock.pace, clock.left[seat] ?? 0);
  return (waiting[seat] ?? 0) + Math.floor(most / 4) + random(Math.ceil((3 * most) / 4));
}

/** LIVE_DELAY in milliseconds. */
const LIVE_DELAY = 8000;
const SLOW_DELAY = 20 * 60_000;

/** The longest delay: never so long that it would cost much of the time there is. */
function mostDelay(pace: Pace, left: number): number {
  switch (pace.kind) {
    case 'none':
      return LIVE_DELAY;
    case 'live':
      return Math.max(1, Math.min(LIVE_DELAY, Math.floor(left / 4)));
    case 'slow':
      return Math.min(SLOW_DELAY, Math.ceil(pace.perDecision / 8));
  }
}

/** Plans as they are kept from now on. */
export function keptPlans({ number }: Table, { plans, skips }: Plans): KeptPlans {
  return { plans, skips, number };
}

/** A seat's plans as their person hears of them. */
export function ownPlans(table: Table, seat: Seat, { plans, skips, number }: KeptPlans): OwnPlans {
  return { plans, skips, isStale: isStale(table, seat, { number }) };
}
