import {
  mediaControl,
  type PartyId,
  type Poll,
  type PollId,
  type RegionView,
  type Rules,
  type Seat,
  type View,
} from '@macher/engine';
import { withTrend } from './changes.ts';

/** What becomes of a line of a poll when a seat publishes it. */
export type Fate = 'moves' | 'not-playing' | 'protected' | 'others-rise' | 'at-end';

/** [2019 §2 phase 8.3] [2006 §6.2.7] */
export function fateOf(view: View, region: RegionView, publisher: Seat, poll: Poll, party: PartyId): Fate {
  const seat = seatOf(view, party);
  const change = poll.changes[party] ?? 0;
  if (seat < 0) return 'not-playing';
  if (change < 0 && mediaControl(region) === seat) return 'protected';
  if (change > 0 && seat !== publisher && view.rules.pollUse === 'own-rise') return 'others-rise';
  const moved = withTrend(view.rules, region, seat, change).trend[seat];
  return moved === region.trend[seat] ? 'at-end' : 'moves';
}

export function canPublish(view: View, seat: Seat, poll: Poll): boolean {
  return view.rules.pollUse === 'lines' || (poll.changes[view.players[seat]?.party ?? ''] ?? 0) > 0;
}

/** The whole card, as the edition that knows no lines publishes it. */
export function withPoll(view: View, region: RegionView, seat: Seat, poll: Poll): RegionView {
  const parties = Object.keys(poll.changes).filter(
    party => fateOf(view, region, seat, poll, party) === 'moves',
  );
  return withLines(view, region, poll, parties);
}

export function withLines(
  view: View,
  region: RegionView,
  poll: Poll,
  parties: readonly PartyId[],
): RegionView {
  return parties.reduce(
    (changed, party) => withTrend(view.rules, changed, seatOf(view, party), poll.changes[party] ?? 0),
    region,
  );
}

export function pollIn(rules: Rules, id: PollId): Poll | null {
  return rules.polls.find(poll => poll.id === id) ?? null;
}

/** The top card is one of these, each as likely as the others: the right back, and not known to lie elsewhere. */
export function possiblePolls({ rules, polls }: View, back: PartyId | null): readonly Poll[] {
  return rules.polls.filter(
    poll => (back === null || poll.back === back) && polls.discards.every(({ poll: id }) => id !== poll.id),
  );
}

function seatOf(view: View, party: PartyId): Seat {
  return view.players.findIndex(player => player.party === party);
}
