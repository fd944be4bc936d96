// 2019 §1.9, §2 phase 1; 2006 §6.1, §6.2.1: starting blocks and the start player
import {
  at,
  BENEFITS,
  type Benefit,
  type BlockAction,
  type RegionId,
  type StartingBlock,
} from '@macher/engine';
import { bestOf } from '../sight.ts';
import { type Forecast, forecast, worthOfChange } from './forecast.ts';
import { worthOfMarker } from './media.ts';
import { FORCED, type Judge, type Outlook, worthOfBase, worthOfMoney } from './outlook.ts';
import { worthOfTrend } from './trend.ts';

/**
 * startingBlock puts every field where it is worth most, region by region; then takes the blocks that are worth most
 * together.
 */
export const startingBlock: Judge<'starting-block'> = (outlook, { seat, columns, regions, different }) => {
  const worths = worthsOf(outlook, regions.length);
  const rate = (block: StartingBlock): number => worthOfBlock(outlook, worths, block, different);
  const chosen = columns.map(column => bestOf(column, rate) ?? at(column, 0));
  const fields: Record<Benefit, RegionId[]> = { meetings: [], trend: [], media: [], votes: [] };
  for (const { fields: counts } of chosen) {
    for (const benefit of BENEFITS) {
      const places = placesFor(worths[benefit], counts[benefit], different);
      fields[benefit].push(...places.map(({ index }) => at(regions, index)));
    }
  }
  const action: BlockAction = { kind: 'starting-block', seat, blocks: chosen.map(({ id }) => id), ...fields };
  const points = chosen.reduce((total, block) => total + rate(block), 0);
  return { action, reason: { kind: 'best', points } };
};

/** What each benefit is worth in each region. */
type Worths = Readonly<Record<Benefit, readonly number[]>>;

function worthsOf(outlook: Outlook, regions: number): Worths {
  const casts = Array.from({ length: regions }, (_, index) => forecast(outlook, index));
  const each = (benefit: Benefit): number[] => casts.map(cast => worthOfBenefit(outlook, cast, benefit));
  return { meetings: each('meetings'), trend: each('trend'), media: each('media'), votes: each('votes') };
}

function worthOfBlock(
  outlook: Outlook,
  worths: Worths,
  { fields, base }: StartingBlock,
  different: boolean,
): number {
  let total = base * worthOfBase(outlook);
  for (const benefit of BENEFITS) {
    for (const { worth } of placesFor(worths[benefit], fields[benefit], different)) total += worth;
  }
  return total;
}

interface Place {
  readonly index: number;
  readonly worth: number;
}

/** The best regions for a benefit; the same one again counts less each time, where that is allowed at all. */
function placesFor(worths: readonly number[], count: number, different: boolean): Place[] {
  const places: Place[] = [];
  for (let i = 0; i < count; i += 1) {
    let best: Place = { index: 0, worth: Number.NEGATIVE_INFINITY };
    for (let index = 0; index < worths.length; index += 1) {
      const times = places.filter(place => place.index === index).length;
      const worth = different && times > 0 ? Number.NEGATIVE_INFINITY : at(worths, index) / (1 + times);
      if (worth > best.worth) best = { index, worth };
    }
    places.push(best);
  }
  return places;
}

function worthOfBenefit(outlook: Outlook, cast: Forecast, benefit: Benefit): number {
  const { benefits } = outlook.sight.rules;
  const count = benefits[benefit];
  switch (benefit) {
    case 'votes':
      return worthOfChange(outlook, cast, count, 0);
    case 'meetings':
      return worthOfChange(outlook, cast, count * Math.max(1, at(cast.agreement, outlook.seat)), 0);
    case 'trend':
      return worthOfTrend(outlook, cast, outlook.seat, count);
    case 'media':
      return worthOfMarker(outlook, cast, 1, null);
  }
}

/**
 * bid is the best response to what the others will probably bid: the chance to win, times what is left of its worth.
 */
export const bid: Judge<'bid'> = (outlook, { seat, min, max, step }) => {
  const { start, rivalBid } = outlook.weights;
  const rivals = outlook.sight.players.length - 1;
  let best = min;
  let most = Number.NEGATIVE_INFINITY;
  for (let amount = min; amount <= Math.min(max, min + MOST_STEPS * step); amount += step) {
    const gain = chanceToWin(amount / 1000, rivalBid, rivals) * (start - worthOfMoney(outlook, amount));
    if (gain > most) {
      most = gain;
      best = amount;
    }
  }
  return { action: { kind: 'bid', seat, amount: best }, reason: { kind: 'bid', worth: start } };
};

/** MOST_STEPS: no script bids more than this for the start. */
const MOST_STEPS = 15;

/** The chance to win. Rivals' bids fall off like a geometric distribution; a tie is as good as half a win. */
function chanceToWin(thousands: number, mean: number, rivals: number): number {
  const ratio = mean / (1 + mean);
  const below = 1 - ratio ** thousands;
  const upTo = 1 - ratio ** (thousands + 1);
  return (below ** rivals + upTo ** rivals) / 2;
}

export const raise: Judge<'raise'> = (outlook, { seat, range }) => {
  const isWorth = range !== null && worthOfMoney(outlook, range.min) < outlook.weights.start;
  const amount = isWorth ? range.min : null;
  return { action: { kind: 'raise', seat, amount }, reason: { kind: 'bid', worth: outlook.weights.start } };
};

export const nameStart: Judge<'name-start'> = (_mind, { seat }) => ({
  action: { kind: 'name-start', seat, start: seat },
  reason: FORCED,
});
