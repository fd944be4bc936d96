import { at, type Card } from '@macher/engine';
import { oppositesOf } from '../rulesIndex.ts';
import { agreementOf, comingVotes, type Forecast, forecast, worthOfChange } from './forecast.ts';
import type { Outlook } from './outlook.ts';

/** A card as policies are weighed: as a bit, with that of its opposite. */
export interface Policy {
  readonly card: Card;
  readonly bit: number;
  /** The bits of its issue: a platform has one of them at most. */
  readonly issue: number;
  /** The points that it brings apart from the regions. */
  readonly extra: number;
}

/** Programme is what policies are worth to a seat; worked out once for a decision, then asked for many platforms. */
export class Programme {
  readonly #outlook: Outlook;
  readonly #casts: readonly Forecast[];
  /** Slopes: points for a vote more in each region. */
  readonly #slopes: readonly number[];

  constructor(outlook: Outlook) {
    this.#outlook = outlook;
    this.#casts = outlook.sight.regions.map((_, index) => forecast(outlook, index));
    this.#slopes = this.#casts.map(cast => slopeOf(outlook, cast));
  }

  policy(card: Card): Policy {
    const bit = this.#outlook.known.bits.get(card) ?? 0;
    const extra = worthOfNational(this.#outlook, card) + worthOfCommon(this.#outlook, bit);
    return { card, bit, issue: bit | oppositesOf(bit), extra };
  }

  /** Expected final points with a platform of these bits, less a constant. */
  worthOf(platform: number, extra: number): number {
    const { seat } = this.#outlook;
    let total = extra;
    for (let index = 0; index < this.#casts.length; index += 1) {
      const cast = this.#casts[index] as Forecast;
      const meetings = cast.meetings[seat] as number;
      const trend = cast.trend[seat] as number;
      const agreed = agreementOf(cast, platform);
      total +=
        (this.#slopes[index] as number) * comingVotes(this.#outlook, cast.wait, meetings, trend, agreed);
    }
    return total;
  }

  /** What a policy is worth by itself. */
  worthAlone({ bit, extra }: Policy): number {
    let total = extra;
    for (let index = 0; index < this.#casts.length; index += 1)
      total += agreementOf(at(this.#casts, index), bit) * this.#reach(index);
    return total;
  }

  /** The reach: what a point of agreement brings in a region. */
  #reach(index: number): number {
    const { seat, weights } = this.#outlook;
    const { meetings, trend, wait } = at(this.#casts, index);
    const votes = (meetings[seat] as number) + (trend[seat] as number) + wait * weights.growth;
    return at(this.#slopes, index) * Math.max(1, votes);
  }
}

/** SPAN is over how many votes the worth of one more is taken. */
const SPAN = 8;

function slopeOf(outlook: Outlook, cast: Forecast): number {
  return worthOfChange(outlook, cast, SPAN, 0) / SPAN;
}

/** What the national board pays for a matching policy: base every round, and points at the end. */
function worthOfNational({ sight, weights, round }: Outlook, policy: Card): number {
  const board = sight.rules.national;
  if (board === null) return 0;
  for (let space = 0; space < sight.national.length; space += 1) {
    const { card, secured } = at(sight.national, space);
    if (card !== policy) continue;
    const final = at(board.points, space) + (secured ? board.securedPoints : 0);
    return weights.national * (at(board.baseGain, space) + final / (1 + round.campaignsAfter));
  }
  return 0;
}

/** The worth of policies shared with rivals: they make coalitions. */
function worthOfCommon({ seat, weights, platforms }: Outlook, bit: number): number {
  let shared = 0;
  for (let other = 0; other < platforms.length; other += 1) {
    if (other !== seat && ((platforms[other] as number) & bit) !== 0) shared += 1;
  }
  return weights.common * shared;
}
