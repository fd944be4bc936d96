import { exactly } from '../schema.ts';
import type { DeedOf, OfferOf } from '../types/choices.ts';
import type { Tell } from '../types/events.ts';
import type { Game, Region } from '../types/game.ts';
import type { Kind } from '../types/kinds.ts';
import type { CauseOf } from '../types/reasons.ts';
import type { Refusal } from '../types/refusals.ts';
import type { DeedKind, Rules } from '../types/rules.ts';
import type { SchemaOf } from '../types/schema.ts';
import type { RegionIndex, Seat } from '../types/vocabulary.ts';

/** What everyone asks of a deed of politicians. */
export interface DeedRule<D extends DeedKind> {
  /** JSON Schema of the deed. */
  readonly schema: SchemaOf<DeedOf<D>>;
  /** What there is to do here now, money aside; a deed that would change nothing is not offered. [R59] */
  offer(game: Game, region: Region, seat: Seat, amount: number): OfferOf<D> | null;
  /** What has to be paid when it is done. */
  cost(offer: OfferOf<D>): number;
  /** Every deed within an offer, each once. */
  deeds(offer: OfferOf<D>): DeedOf<D>[];
  /** Why a deed is not within the offer, or null. */
  refuse(rules: Rules, kind: Kind, offer: OfferOf<D>, deed: DeedOf<D>): Refusal | null;
  carryOut(doing: Doing, deed: DeedOf<D>): void;
}

/** Doing says who does something, where, and the amount of the ability. */
export interface Doing {
  readonly game: Game;
  readonly index: RegionIndex;
  readonly region: Region;
  readonly seat: Seat;
  readonly amount: number;
  /** The politician by which it is done. */
  readonly cause: CauseOf<'politician'>;
  readonly tell: Tell;
}

/** What is the same for every deed that is free and needs no target. */
export function plain<D extends DeedKind>(deed: D) {
  return {
    schema: exactly({ deed: { const: deed } }),
    cost: () => 0,
    deeds: () => [{ deed }],
    refuse: () => null,
  };
}

export function otherSeats(game: Game, seat: Seat): Seat[] {
  return [...game.players.keys()].filter(other => other !== seat);
}
