// 2019 §2 phases 3 and 7; 2006 §6.2.5: media markers and the opinions they change
import { type Card, mediaControl, type Seat } from '@macher/engine';
import { oppositesOf } from '../rulesIndex.ts';
import { indexOfRegion } from '../sight.ts';
import { chance, comingVotes, type Forecast, forecast, presencePoints, worthOfChange } from './forecast.ts';
import type { Judge, Outlook } from './outlook.ts';
import { worthOfMoney } from './outlook.ts';

export const buyMedia: Judge<'buy-media'> = (outlook, { seat, regions, cost }) => {
  let best: (typeof regions)[number] | null = null;
  let most = worthOfMoney(outlook, cost);
  if ((outlook.own.money ?? 0) >= cost) {
    for (const region of regions) {
      const worth = worthOfMarker(outlook, forecast(outlook, indexOfRegion(outlook.sight, region)), 1, null);
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

/** The worth of own markers more in a region, and perhaps one of another party fewer. */
export function worthOfMarker(outlook: Outlook, cast: Forecast, more: number, fewer: Seat | null): number {
  const { media } = cast.region;
  const after = media.map(
    (count, seat) => count + (seat === outlook.seat ? more : 0) - (seat === fewer ? 1 : 0),
  );
  return worthOfMarkers(outlook, cast, after) - worthOfMarkers(outlook, cast, media);
}

function worthOfMarkers(outlook: Outlook, cast: Forecast, media: readonly number[]): number {
  const { sight, seat, weights } = outlook;
  const controls = mediaControl({ media });
  const own = media[seat] as number;
  const points = presencePoints(outlook, cast);
  const promotes =
    controls === seat && sight.rules.winRule === 'majority' ? 1 : own > 0 ? chanceToWin(outlook, cast) : 0;
  const rounds = 1 + cast.wait;
  const control = controls === seat ? weights.control * rounds : 0;
  const against = controls !== null && controls !== seat ? -weights.spite * weights.control * rounds : 0;
  return cast.discount * promotes * points + control + against;
}

function chanceToWin({ seat }: Outlook, { expected, rival, doubt }: Forecast): number {
  return chance(((expected[seat] as number) - (expected[rival] as number)) / doubt);
}

/** The exchange that helps the seat most, and rivals least. */
export const influence: Judge<'influence'> = (outlook, { seat, region, exchanges }) => {
  const shifts = new Shifts(outlook, forecast(outlook, indexOfRegion(outlook.sight, region)));
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

/** Shifts are what it is worth when opinions change, and with them all parties' agreement. */
export class Shifts {
  readonly #outlook: Outlook;
  readonly #cast: Forecast;
  /** Worths by seat and shift; an exchange shifts by two at most. */
  readonly #worths: (number | undefined)[] = [];
  readonly #leanings = new Map<Card, readonly number[]>();

  constructor(outlook: Outlook, cast: Forecast) {
    this.#outlook = outlook;
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

  /** The worth of a key issue on this opinion, or off it: all parties' leaning counts once more, or once less. */
  worthOfWeight(opinion: Card, weight: 1 | -1): number {
    let total = 0;
    for (const [seat, leaning] of this.#leaningsTo(opinion).entries())
      total += this.#worthOf(seat, weight * leaning);
    return total;
  }

  #leaningsTo(card: Card): readonly number[] {
    const found = this.#leanings.get(card);
    if (found !== undefined) return found;
    const match = this.#outlook.known.bits.get(card) ?? 0;
    const clash = oppositesOf(match);
    const leanings = this.#outlook.platforms.map(set =>
      (set & match) !== 0 ? 1 : (set & clash) !== 0 ? -1 : 0,
    );
    this.#leanings.set(card, leanings);
    return leanings;
  }

  /** The worth for a seat when its agreement changes by `shift`. */
  #worthOf(seat: Seat, shift: number): number {
    if (shift === 0) return 0;
    const place = 5 * seat + shift + 2;
    const found = this.#worths[place];
    if (found !== undefined) return found;
    const worth = worthOfShift(this.#outlook, this.#cast, seat, shift);
    this.#worths[place] = worth;
    return worth;
  }
}

function worthOfShift(outlook: Outlook, cast: Forecast, seat: Seat, shift: number): number {
  const votes = votesByAgreement(outlook, cast, seat, shift);
  if (seat === outlook.seat) return worthOfChange(outlook, cast, votes, 0);
  const asRival = seat === cast.rival ? worthOfChange(outlook, cast, 0, votes) : 0;
  return asRival - outlook.weights.spite * worthOfChange(outlook, cast, votes, 0);
}

function votesByAgreement(outlook: Outlook, cast: Forecast, seat: Seat, shift: number): number {
  const meetings = Math.max(1, cast.meetings[seat] as number);
  const trend = cast.trend[seat] as number;
  const agreed = cast.agreement[seat] as number;
  return (
    comingVotes(outlook, cast.wait, meetings, trend, agreed + shift) -
    comingVotes(outlook, cast.wait, meetings, trend, agreed)
  );
}
