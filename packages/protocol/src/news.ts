import type { BySeat, Choice, GameEvent, Kind, Origin, Seat, View } from '@macher/engine';
import type { Change } from './change.ts';
import type { Contest } from './contests.ts';
import type { OpenDealing } from './dealing.ts';
import type { Deal } from './deals.ts';
import type { Happening, HappeningOf, Proposed, RematchOffer, TakeOver } from './entries.ts';
import type { Frozen } from './frozen.ts';
import type { Clock } from './pace.ts';
import type { PersonId, Place, Schedule, SeatAbsence } from './people.ts';
import type { OpenSeal } from './seals.ts';

export const STAGES = ['gathering', 'playing', 'over', 'abandoned', 'frozen'] as const;
export type Stage = (typeof STAGES)[number];

/** A line of the log as one viewer may know it: without seeds, sealed decisions, other people's notes and rooms. */
export interface News {
  readonly number: number;
  readonly at: number;
  readonly what: Told;
  /** What happened in the game by it, moment by moment. */
  readonly moments: readonly MomentNews[];
}

/** The events of all that happened in the game by a line of the log. */
export function eventsIn({ moments }: News): GameEvent[] {
  return moments.flatMap(({ events }) => events);
}

/** A moment of the game as one viewer may know it. `version` and `part` are its address in the game. */
export interface MomentNews {
  /** How many decisions had been played, this one included. */
  readonly version: number;
  /** Its place among the moments of that decision. */
  readonly part: number;
  readonly events: readonly GameEvent[];
  /**
   * The change that leads from what the viewer saw right then to what they saw a moment before: from the sheet's view
   * you find the way back, one after the other. null: it isn't told, or there was nothing before.
   */
  readonly back: Change | null;
}

/** A stretch of the past: the view at its end, and the way back. */
export interface Stretch {
  /** How many moments of the line of play count, the deal first. */
  readonly count: number;
  /** The place of the first of these moments among them. */
  readonly from: number;
  readonly view: SeenView;
  readonly moments: readonly MomentNews[];
}

/** A view without the rules, which are sent once, apart. */
export type SeenView = Omit<View, 'rules'>;

/** An action is told by its events, which are made for each viewer; the action itself may be sealed. */
export type Told =
  | Exclude<Happening, { kind: 'opened' | 'acted' | 'regent-named' | Rewinding }>
  | Omit<HappeningOf<'regent-named'>, 'keeper'>
  | { readonly kind: 'opened' }
  | ToldActed
  | ToldBack;

/** `decision` is what was asked, which is open to all. */
export interface ToldActed {
  readonly kind: 'acted';
  readonly seat: Seat;
  readonly isBot: boolean;
  /** Whether a plan of its person decided: told to them, and to all when the game has ended. */
  readonly isPlanned?: true;
  /** Whether its player had been shown what a bot would do: told to all. */
  readonly isHinted?: true;
  readonly decision: Kind;
  /** The commitment to a decision that was made face down; null: it wasn't, or there was no seal yet. */
  readonly commitment: string | null;
  /** Opened decisions that everybody sees from now on, to be compared with what was told when they were made. */
  readonly opens: readonly OpenSeal[];
}

/** What leads back to an earlier version. */
type Rewinding = 'taken-back' | 'gone-back';

/** `gone` are the entries that no longer count. */
export type ToldBack = HappeningOf<Rewinding> & { readonly gone: readonly number[] };

/** How you get back to your own last decision, made at this version. */
export type Undo =
  | { readonly kind: 'none' }
  /** By asking for it: the decision showed nobody anything, or nobody else plays. */
  | { readonly kind: 'back'; readonly version: number }
  /** By a proposal: others have decided since, or learned something. */
  | { readonly kind: 'ask'; readonly version: number };

/** Something everybody is asked to agree to, and who has. */
export interface OpenProposal {
  /** The entry in which it was proposed. */
  readonly number: number;
  /** Whose proposal it is; or the seat that someone without one asks to take over. */
  readonly seat: Seat;
  readonly proposal: Proposed;
  readonly accepted: readonly Seat[];
}

/** Everything one viewer may know of a table now. */
export interface Sheet {
  readonly number: number;
  readonly stage: Stage;
  readonly owner: PersonId;
  /** Where its deal comes from: whether people may know it. */
  readonly origin: Origin;
  /** The decision of a record after which it goes on; null: it begins with the deal. */
  readonly goesOnFrom: number | null;
  /** The proof by which everybody can check the deal after the game; null: it can't be checked. */
  readonly dealing: OpenDealing | null;
  /** The viewer's own seat; null for spectators. */
  readonly seat: Seat | null;
  readonly places: BySeat<Place>;
  readonly takeOver: TakeOver;
  /** Whether its result counts for ratings. */
  readonly isRated: boolean;
  /** What it is played for, beside itself. */
  readonly contest: Contest | null;
  /** Whether all have agreed that everyone may ask what a bot would do. Who plays alone may in any case. */
  readonly hasHints: boolean;
  readonly clock: Clock;
  readonly absences: BySeat<SeatAbsence>;
  /** null: it begins when its owner starts it, or has begun. */
  readonly schedule: Schedule | null;
  /** The last deals, the latest last. */
  readonly deals: readonly Deal[];
  /** Since when the person at each seat is waited for without a sign of life; null: they are not. */
  readonly waiting: BySeat<number | null>;
  /** Whether all its people are away: bots that stand in decide nothing until one of them returns. */
  readonly isDeserted: boolean;
  readonly undo: Undo;
  readonly proposal: OpenProposal | null;
  /** Where the game is played again, for those who sat here; the latest last. */
  readonly rematches: readonly RematchOffer[];
  /** Why it cannot be played on; null: it can. */
  readonly frozen: Frozen | null;
  readonly view: SeenView | null;
  readonly choice: Choice | null;
}
