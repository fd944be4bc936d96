import type { Card, RegionId, Seat } from '@macher/engine';

/** Why a bot decided as it did, in data: for hints, and for reading its games. `points` are expected final points. */
export type Reason =
  /** A lot was drawn. */
  | { readonly kind: 'chance' }
  /** A rule of thumb. */
  | { readonly kind: 'rule' }
  /** Nothing else was possible, or nothing else made sense. */
  | { readonly kind: 'forced' }
  /** Nothing on offer is worth what it costs. */
  | { readonly kind: 'spare'; readonly points: number }
  /** The best of what is on offer. */
  | { readonly kind: 'best'; readonly points: number }
  /** Votes that pass the strongest rival of a region. */
  | { readonly kind: 'overtake'; readonly region: RegionId; readonly votes: number; readonly rival: Seat }
  /** Votes in a region, for its mandates. */
  | { readonly kind: 'votes'; readonly region: RegionId; readonly votes: number }
  /** Policies that the open opinions agree with. */
  | { readonly kind: 'agree'; readonly cards: readonly Card[]; readonly points: number }
  /** A bid up to what the thing is worth. */
  | { readonly kind: 'bid'; readonly worth: number }
  /** Looked ahead: the expected final margin after this, and after the script's own choice. */
  | {
      readonly kind: 'ahead';
      readonly margin: number;
      readonly script: number;
      readonly plans: number;
      readonly worlds: number;
    };
