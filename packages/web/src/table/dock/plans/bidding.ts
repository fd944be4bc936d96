import type { FrameViewOf, Seat, View } from '@macher/engine';

type Standing = 'leads' | 'passed' | 'outbid' | 'asked' | 'follows';

/** Bidders in the order in which they are asked. */
export function bidders(view: View, own: Seat): { seat: Seat; standing: Standing }[] {
  const frame = auctionIn(view);
  if (frame === null) return [];
  const count = view.players.length;
  const isOnce = view.rules.pollAuction === 'once-around';
  const first = isOnce ? frame.auctioneer + 1 : view.start;
  return Array.from({ length: count }, (_, turn) => {
    const seat = (first + turn) % count;
    return { seat, standing: standingOf(frame, seat, own, isOnce && turn < frame.asked) };
  });
}

function standingOf(
  { leader, passed }: FrameViewOf<'poll-auctions'>,
  seat: Seat,
  own: Seat,
  isDone: boolean,
): Standing {
  if (seat === own) return 'asked';
  if (seat === leader) return 'leads';
  if (passed.includes(seat)) return 'passed';
  return isDone ? 'outbid' : 'follows';
}

/** Whether nobody bids after this seat. In an ascending auction the highest bidder can still answer. */
export function isLast(view: View, own: Seat): boolean {
  const canAnswer = view.rules.pollAuction === 'ascending' && auctionIn(view)?.leader !== null;
  return !canAnswer && bidders(view, own).every(({ standing }) => standing !== 'follows');
}

/** The possible winners: you, and the player who gets the card otherwise as things stand. */
export function possibleWinners(view: View, own: Seat): Seat[] {
  const leader = auctionIn(view)?.leader ?? null;
  return leader === null ? [own] : [own, leader];
}

export function auctionIn(view: View): FrameViewOf<'poll-auctions'> | null {
  return view.frames.find(frame => frame.phase === 'poll-auctions') ?? null;
}
