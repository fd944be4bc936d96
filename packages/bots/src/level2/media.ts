// 2019 §2 phases 3 and 7; 2006 §6.2.5: media markers and the opinions they change
import { type Card, mediaControl, type Seat } from '@macher/engine';
import { indexOfRegion } from '../sight.ts';
import { chance, comingVotes, type Forecast, forecast, presencePoints, worthOfChange } from './forecast.ts';
import type { Judge, Mind } from './mind.ts';
import { worthOfMoney } from './mind.ts';

export const buyMedia: Judge<'buy-media'> = (mind, { seat, regions, cost }) => {
  let best: (typeof regions)[number] | null = null;
  let most = worthOfMoney(mind, cost);
  if ((mind.own.money ?? 0) >= cost) {
    for (const region of regions) {
      const worth = worthOfMarker(mind, forecast(mind, indexOfRegion(mind.sight, region)), 1, null);
      if (worth <= most) continue;
      best = region;
      most = worth;
    }
  }
  return {
    action: { kind: 'buy-media', seat, region: best },
    reason: { kind: best === null ? 'spare' : 'best', points: most },
  };
};

/** Own markers more in a region, and perhaps one of another party fewer. */
export function worthOfMarker(mind: Mind, cast: Forecast, more: number, fewer: Seat | null): number {
  const { media } = cast.region;
  const after = media.map(
    (count, seat) => count + (seat === mind.seat ? more : 0) - (seat === fewer ? 1 : 0),
  );
  return worthOfMarkers(mind, cast, after) - worthOfMarkers(mind, cast, media);
}

function worthOfMarkers(mind: Mind, cast: Forecast, media: readonly number[]): number {
  const { sight, seat, weights } = mind;
  const controls = mediaControl({ media });
  const own = media[seat] as number;
  const points = presencePoints(mind, cast);
  const promotes =
    controls === seat && sight.rules.winRule === 'majority' ? 1 : own > 0 ? chanceToWin(mind, cast) : 0;
  const rounds = 1 + cast.wait;
  const control = controls === seat ? weights.control * rounds : 0;
  const against = controls !== null && controls !== seat ? -weights.spite * weights.control * rounds : 0;
  return cast.discount * promotes * points + control + against;
}

function chanceToWin({ seat }: Mind, { expected, rival, doubt }: Forecast): number {
  return chance(((expected[seat] as number) - (expected[rival] as number)) / doubt);
}

/** The exchange that helps oneself most, and rivals least. */
export const influence: Judge<'influence'> = (mind, { seat, region, exchanges }) => {
  const shifts = new Shifts(mind, forecast(mind, indexOfRegion(mind.sight, region)));
  let best: { out: Card; in: Card } | null = null;
  let most = 0;
  for (const { out, in: cards } of exchanges) {
    for (const card of cards) {
      const worth = shifts.worthOfExchange(out, card);
      if (worth <= most) continue;
      most = worth;
      best = { out, in: card };
    }
  }
  return {
    action: { kind: 'influence', seat, exchange: best },
    reason: { kind: best === null ? 'spare' : 'best', points: most },
  };
};

/** What it is worth when opinions change and everybody's agreement with them. */
export class Shifts {
  readonly #mind: Mind;
  readonly #cast: Forecast;
  /** By seat and shift; an exchange shifts by two at most. */
  readonly #worths: (number | undefined)[] = [];
  readonly #leanings = new Map<Card, readonly number[]>();

  constructor(mind: Mind, cast: Forecast) {
    this.#mind = mind;
    this.#cast = cast;
  }

  worthOfExchange(out: Card, card: Card): number {
    const before = this.#leaningsTo(out);
    const after = this.#leaningsTo(card);
    let total = 0;
    for (let seat = 0; seat < before.length; seat += 1)
      total += this.#worthOf(seat, (after[seat] as number) - (before[seat] as number));
    return total;
  }

  /** A key issue on this opinion, or off it: everybody's leaning counts once more, or once less. */
  worthOfWeight(opinion: Card, weight: 1 | -1): number {
    let total = 0;
    for (const [seat, leaning] of this.#leaningsTo(opinion).entries())
      total += this.#worthOf(seat, weight * leaning);
    return total;
  }

  #leaningsTo(card: Card): readonly number[] {
    const found = this.#leanings.get(card);
    if (found !== undefined) return found;
    const match = this.#mind.known.bits.get(card) ?? 0;
    const clash = this.#mind.known.opposites.get(card) ?? 0;
    const leanings = this.#mind.platforms.map(set =>
      (set & match) !== 0 ? 1 : (set & clash) !== 0 ? -1 : 0,
    );
    this.#leanings.set(card, leanings);
    return leanings;
  }

  /** What it is worth that a seat's agreement changes by so much. */
  #worthOf(seat: Seat, shift: number): number {
    if (shift === 0) return 0;
    const place = 5 * seat + shift + 2;
    const found = this.#worths[place];
    if (found !== undefined) return found;
    const worth = worthOfShift(this.#mind, this.#cast, seat, shift);
    this.#worths[place] = worth;
    return worth;
  }
}

function worthOfShift(mind: Mind, cast: Forecast, seat: Seat, shift: number): number {
  const votes = votesByAgreement(mind, cast, seat, shift);
  if (seat === mind.seat) return worthOfChange(mind, cast, votes, 0);
  const asRival = seat === cast.rival ? worthOfChange(mind, cast, 0, votes) : 0;
  return asRival - mind.weights.spite * worthOfChange(mind, cast, votes, 0);
}

function votesByAgreement(mind: Mind, cast: Forecast, seat: Seat, shift: number): number {
  const meetings = Math.max(1, cast.meetings[seat] as number);
  const trend = cast.trend[seat] as number;
  const agreed = cast.agreement[seat] as number;
  return (
    comingVotes(mind, cast.wait, meetings, trend, agreed + shift) -
    comingVotes(mind, cast.wait, meetings, trend, agreed)
  );
}
