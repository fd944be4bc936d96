import type { Action, Choice, Seat } from '@macher/engine';
import type { Deal, DealTerms, Happening, Pledge, TableCode } from '@macher/protocol';
import { isHuman } from './places.ts';
import type { Offered, Table } from './table.ts';

/** MOST_OF_SEAT is how many offers a seat may make in a game, and MOST_SHOWN how many a sheet shows. */
const MOST_OF_SEAT = 60;
const MOST_SHOWN = 12;

/** Answer is what happens, or why not. */
type Answer = readonly Happening[] | TableCode;

/** Offers a deal to another person who plays, about states and rounds that are still to come. */
export function offer(table: Table, seat: Seat, deal: DealTerms): Answer {
  const other = table.places[deal.to];
  if (other === undefined || deal.to === seat || !isHuman(other)) return 'seat-not-there';
  if (deal.mine.length + deal.yours.length === 0) return 'empty-deal';
  if (![...deal.mine, ...deal.yours].every(pledge => isToCome(table, pledge))) return 'empty-deal';
  if (table.deals.filter(each => each.seat === seat).length >= MOST_OF_SEAT) return 'talk-full';
  return [{ kind: 'offered', seat, ...deal }];
}

function isToCome({ game }: Table, { region, round }: Pledge): boolean {
  return game !== null && round >= game.round && game.regions.some(({ id }) => id === region);
}

export function answerOffer(table: Table, seat: Seat, number: number, accepts: boolean): Answer {
  const found = table.deals.find(each => each.number === number && each.state === 'open');
  if (found === undefined) return 'no-offer';
  const isOwn = found.seat === seat;
  if (isOwn ? accepts : found.to !== seat) return 'no-offer';
  // Nobody could break it any more: it would look kept.
  if (accepts && isOver(found, roundAt(table))) return 'no-offer';
  const state = isOwn ? 'withdrawn' : accepts ? 'accepted' : 'declined';
  return [{ kind: 'offer-answered', offer: number, state }];
}

/** What comes of a decision: the promises that it broke. */
export function judged(
  deals: readonly Offered[],
  round: number,
  choice: Choice,
  action: Action,
  entry: number,
): readonly Offered[] {
  return deals.map(deal => {
    if (deal.state !== 'accepted') return deal;
    const [own, other] = action.seat === deal.seat ? [deal.mine, deal.to] : [deal.yours, deal.seat];
    const isParty = action.seat === deal.seat || action.seat === deal.to;
    const isBroken = isParty && own.some(pledge => breaks(pledge, round, choice, action, other));
    return isBroken ? { ...deal, broken: [...deal.broken, { seat: action.seat, entry }] } : deal;
  });
}

function breaks(pledge: Pledge, round: number, choice: Choice, action: Action, other: Seat): boolean {
  if (pledge.round !== round) return false;
  const isThere = 'region' in choice && choice.region === pledge.region;
  switch (pledge.kind) {
    case 'pass-poll':
      return isThere && action.kind === 'poll-bid' && action.amount !== null;
    case 'no-media':
      return action.kind === 'buy-media' && action.region === pledge.region;
    case 'leave-opinions':
      return isThere && action.kind === 'influence' && action.exchange !== null;
    case 'accept-coalition':
      return (
        isThere &&
        choice.kind === 'answer' &&
        choice.from === other &&
        action.kind === 'answer' &&
        !action.accept
      );
  }
}

/** The deals without what was decided in these entries: it doesn't count any more. */
export function unjudged(deals: readonly Offered[], gone: readonly number[]): readonly Offered[] {
  return deals.map(deal => ({ ...deal, broken: deal.broken.filter(({ entry }) => !gone.includes(entry)) }));
}

/** The last deals, as everybody may know them. */
export function dealsAt(table: Table): Deal[] {
  const round = roundAt(table);
  return table.deals.slice(-MOST_SHOWN).map(deal => ({ ...deal, isOver: isOver(deal, round) }));
}

function isOver({ mine, yours }: Offered, round: number): boolean {
  return [...mine, ...yours].every(pledge => pledge.round < round);
}

function roundAt({ game, stage }: Table): number {
  return stage === 'playing' ? (game?.round ?? 0) : Number.POSITIVE_INFINITY;
}
