// 2019 §1.9, §2 phases 1, 3–5, 8; 2006 §6.1–§6.2.7: budgets, and no waste
import { at, mediaControl, type Purchase, type RegionId, type Sending } from '@macher/engine';
import { rulesIndex } from '../rulesIndex.ts';
import { indexOfRegion, type Sight } from '../sight.ts';
import { favourites, type Rule, standing } from './rule.ts';

/** The first block of each column, its fields spread over the regions that like the party best. */
export const startingBlock: Rule<'starting-block'> = (sight, { seat, columns, regions }) => {
  const blocks = columns.map(column => at(column, 0));
  const best = favourites(sight, seat).map(index => at(regions, index));
  const places = (benefit: 'meetings' | 'trend' | 'media' | 'votes'): RegionId[] =>
    best.slice(
      0,
      blocks.reduce((total, { fields }) => total + fields[benefit], 0),
    );
  return {
    kind: 'starting-block',
    seat,
    blocks: blocks.map(({ id }) => id),
    meetings: places('meetings'),
    trend: places('trend'),
    media: places('media'),
    votes: places('votes'),
  };
};

/** bid: being first is worth one step of money to a party that has plenty. */
export const bid: Rule<'bid'> = (_sight, { seat, min, max, step }) => ({
  kind: 'bid',
  seat,
  amount: Math.max(min, max >= RICH ? Math.min(max, step) : 0),
});

const RICH = 20_000;

export const raise: Rule<'raise'> = (_sight, { seat }) => ({ kind: 'raise', seat, amount: null });

export const nameStart: Rule<'name-start'> = (_sight, { seat }) => ({
  kind: 'name-start',
  seat,
  start: seat,
});

/** buyMedia places one marker in each region that no one controls, and half of the money stays. */
export const buyMedia: Rule<'buy-media'> = (sight, { seat, regions, cost }) => {
  const money = at(sight.players, seat).money ?? 0;
  const wanted = regions.find(id => {
    const region = at(sight.regions, indexOfRegion(sight, id));
    return at(region.media, seat) === 0 && mediaControl(region) === null;
  });
  return { kind: 'buy-media', seat, region: money >= 4 * cost ? (wanted ?? null) : null };
};

/**
 * meetings take half of the money, all of it in the last campaign: the current region first, then where the party is
 * liked.
 */
export const meetings: Rule<'meetings'> = (sight, choice) => {
  const { seat, costs } = choice;
  const isLast = rulesIndex(sight.rules).rounds[sight.round]?.campaignsAfter === 0;
  let budget = isLast ? choice.money : choice.money / 2;
  let { supply } = choice;
  const buy: Purchase[] = [];
  for (const index of [0, ...favourites(sight, seat).filter(each => each !== 0)]) {
    const offer = choice.regions.find(({ region }) => region === at(sight.regions, index).id);
    if (offer === undefined || standing(sight, index, seat) < 1) continue;
    let count = Math.min(offer.max, supply, MOST_AT_ONCE);
    while (at(costs, count) > budget) count -= 1;
    if (count === 0) continue;
    buy.push({ region: offer.region, count });
    budget -= at(costs, count);
    supply -= count;
  }
  return { kind: 'meetings', seat, buy };
};

/** MOST_AT_ONCE: beyond this a meeting becomes dear. */
const MOST_AT_ONCE = 5;

/** send: the dearest politician that a third of the money pays goes to the current region. */
export const send: Rule<'send'> = (sight, { seat, politicians, regions }) => {
  const card = sending(sight, seat, politicians, regions);
  return { kind: 'send', seat, cards: card === null ? [] : [card] };
};

export const lay: Rule<'lay'> = (sight, { seat, politicians, regions }) => ({
  kind: 'lay',
  seat,
  card: sending(sight, seat, politicians, regions),
});

function sending(
  sight: Sight,
  seat: number,
  politicians: readonly string[],
  regions: readonly RegionId[],
): Sending | null {
  const current = at(sight.regions, 0).id;
  const budget = (at(sight.players, seat).money ?? 0) / 3;
  const costOf = (id: string): number => rulesIndex(sight.rules).politicians.get(id)?.cost ?? 0;
  const affordable = politicians
    .filter(id => costOf(id) <= budget)
    .sort((one, other) => costOf(other) - costOf(one));
  const [politician] = affordable;
  return politician === undefined || !regions.includes(current) ? null : { politician, region: current };
}

/** A poll is worth a little, and one with its own party on the back a little more. */
export const pollBid: Rule<'poll-bid'> = (sight, { seat, back, range }) => {
  const limit = back === at(sight.players, seat).party ? 4000 : 2000;
  const amount = range !== null && range.min <= Math.min(limit, range.max / 3) ? range.min : null;
  return { kind: 'poll-bid', seat, amount };
};
