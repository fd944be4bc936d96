// 2019 §2 phase 6; 2006 §6.2.3: what politicians can do in a region
import {
  type Deed,
  type DeedOffer,
  mediaControl,
  type Projection,
  project,
  type RegionId,
  type RegionView,
  type Rules,
  type Seat,
  type View,
} from '@macher/engine';
import { withMedia, withTrend, withVotes } from './changes.ts';
import { withPlayer, withRegion } from './preview.ts';

/** A deed that is offered, by whom and where. */
interface Deal {
  readonly seat: Seat;
  readonly region: RegionId;
  readonly offer: DeedOffer;
  readonly deed: Deed;
}

/** What everybody would see after it; polls and platforms bring questions of their own. */
export function afterDeed(view: View, { seat, region, offer, deed }: Deal): View {
  const amount = 'amount' in offer ? offer.amount : 0;
  if (deed.deed === 'base')
    return withPlayer(view, seat, player => ({ ...player, base: player.base + amount }));
  return withRegion(view, region, each => regionAfter(view, each, seat, deed, amount));
}

function regionAfter(
  { rules, players }: View,
  region: RegionView,
  seat: Seat,
  deed: Deed,
  amount: number,
): RegionView {
  switch (deed.deed) {
    case 'place-key-issue':
      return { ...region, keyIssue: deed.opinion };
    case 'remove-key-issue':
      return { ...region, keyIssue: null };
    case 'own-trend':
      return withTrend(rules, region, seat, amount);
    case 'other-trends':
      return lowered(
        rules,
        region,
        [...players.keys()].filter(other => other !== seat),
        amount,
      );
    case 'other-trend':
      return lowered(rules, region, [deed.target], amount);
    case 'votes':
      return withVotes(rules, region, seat, amount);
    case 'media': {
      const cleared = withMedia(region, deed.from, -1);
      return deed.place ? withMedia(cleared, seat, 1) : cleared;
    }
    default:
      return region;
  }
}

function lowered(rules: Rules, region: RegionView, seats: readonly Seat[], amount: number): RegionView {
  return seats.reduce((each, seat) => withTrend(rules, each, seat, -amount), region);
}

export function isSameDeed(one: Deed, other: Deed): boolean {
  return one.deed === other.deed && targetOf(one) === targetOf(other);
}

function targetOf(deed: Deed): string {
  switch (deed.deed) {
    case 'place-key-issue':
      return deed.opinion;
    case 'other-trend':
      return String(deed.target);
    case 'media':
      return `${deed.from} ${deed.place}`;
    default:
      return '';
  }
}

/** A region before and after, and what each would come to if it were counted now. */
export interface Outcome {
  readonly before: RegionView;
  readonly after: RegionView;
  readonly now: Projection;
  readonly planned: Projection;
}

export function outcomeOf(view: View, planned: View, id: RegionId): Outcome | null {
  const before = view.regions.find(each => each.id === id);
  const after = planned.regions.find(each => each.id === id);
  if (before === undefined || after === undefined) return null;
  return { before, after, now: project(view, before), planned: project(planned, after) };
}

/** Whose trend or votes would be different. */
export function changedSeats({ now, planned }: Outcome): Seat[] {
  return [...now.parties.keys()].filter(seat => {
    const [before, after] = [now.parties[seat], planned.parties[seat]];
    return before?.trend !== after?.trend || before?.votes !== after?.votes;
  });
}

/** A party's votes now and afterwards, and what they would then be worth; null: the same. */
export function votesChange({ now, planned }: Outcome, seat: Seat) {
  const [before, after] = [now.parties[seat]?.votes ?? 0, planned.parties[seat]?.votes ?? 0];
  return before === after ? null : { before, after, points: planned.election.mandates[seat] ?? 0 };
}

export function controlChange({ before, after }: Outcome): readonly [Seat | null, Seat | null] | null {
  const [now, then] = [mediaControl(before), mediaControl(after)];
  return now === then ? null : [now, then];
}
