// 2019 §2 phase 6; 2006 §6.2.3: what politicians can do, and what that is worth
import { type Ability, at, type DeedName, type Politician, type Seat } from '@macher/engine';
import { type Forecast, worthOfChange } from './forecast.ts';
import { Shifts, worthOfMarker } from './media.ts';
import { type Outlook, worthOfBase, worthOfMoney } from './outlook.ts';
import { worthOfPoll } from './polls.ts';
import { worthOfTrend } from './trend.ts';

/** What abilities are worth in one region, by their numbers. */
export type AbilityWorths = (number | undefined)[];

export function worthOfPolitician(
  outlook: Outlook,
  cast: Forecast,
  { main, secondary, telephone }: Politician,
  worths: AbilityWorths = [],
  taken: readonly DeedName[] = [],
): number {
  const isFree = ({ deed, once }: Ability): boolean => !once || !taken.includes(deed);
  const first =
    main === null || !isFree(main) ? 0 : Math.max(0, rememberedWorth(outlook, cast, main, worths));
  let second = 0;
  for (const ability of secondary)
    if (isFree(ability)) second = Math.max(second, rememberedWorth(outlook, cast, ability, worths));
  return first + second + (telephone ? worthOfTile(outlook, cast) : 0);
}

/** A telephone is worth something where there is a partner to call. */
function worthOfTile({ sight, seat, weights }: Outlook, { region, wait }: Forecast): number {
  const isLaid = region.tiles.includes(seat);
  return isLaid || at(sight.players, seat).tiles === 0 ? 0 : weights.tile / (1 + wait);
}

function rememberedWorth(outlook: Outlook, cast: Forecast, ability: Ability, worths: AbilityWorths): number {
  const number = outlook.known.abilities.get(ability) as number;
  const found = worths[number];
  if (found !== undefined) return found;
  const worth = worthOfAbility(outlook, cast, ability);
  worths[number] = worth;
  return worth;
}

/** What an ability would do at its best, before anyone else acts. */
function worthOfAbility(outlook: Outlook, cast: Forecast, { deed, amount }: Ability): number {
  switch (deed) {
    case 'key-issue': {
      const { keyIssue, open } = cast.region;
      const shifts = new Shifts(outlook, cast);
      if (keyIssue !== null) return shifts.worthOfWeight(keyIssue, -1);
      let best = 0;
      for (const opinion of open) best = Math.max(best, shifts.worthOfWeight(opinion, 1));
      return best;
    }
    case 'media': {
      const from = fattest(outlook, cast);
      return from === null ? 0 : worthOfSwap(outlook, cast, from);
    }
    case 'other-trend':
      return worthOfTrend(outlook, cast, cast.rival, -amount);
    case 'own-trend':
    case 'other-trends':
    case 'votes':
    case 'poll':
    case 'platform':
    case 'base':
      return worthOfPlainDeed(outlook, cast, deed, amount);
  }
}

export function worthOfPlainDeed(
  outlook: Outlook,
  cast: Forecast,
  deed: 'own-trend' | 'other-trends' | 'votes' | 'poll' | 'platform' | 'base',
  amount: number,
): number {
  switch (deed) {
    case 'votes':
      return worthOfChange(outlook, cast, amount, 0);
    case 'own-trend':
      return worthOfTrend(outlook, cast, outlook.seat, amount);
    case 'other-trends':
      return worthOfFalls(outlook, cast, amount);
    case 'poll':
      return worthOfPoll(outlook, cast, null);
    case 'platform':
      return outlook.weights.platformTurn;
    case 'base':
      return amount * worthOfBase(outlook);
  }
}

function worthOfFalls(outlook: Outlook, cast: Forecast, amount: number): number {
  let total = 0;
  for (let seat = 0; seat < cast.expected.length; seat += 1) {
    if (seat !== outlook.seat) total += worthOfTrend(outlook, cast, seat, -amount);
  }
  return total;
}

export function worthOfSwap(outlook: Outlook, cast: Forecast, from: Seat): number {
  const { toOwner, toBank } = outlook.sight.rules.mediaSwap;
  const more = outlook.own.media > 0 ? 1 : 0;
  return worthOfMarker(outlook, cast, more, from) - worthOfMoney(outlook, toOwner + toBank);
}

/** The other party with the most media markers here. */
function fattest({ seat: own }: Outlook, { region: { media } }: Forecast): Seat | null {
  let best: Seat | null = null;
  let most = 0;
  for (let seat = 0; seat < media.length; seat += 1) {
    if (seat === own || at(media, seat) <= most) continue;
    best = seat;
    most = at(media, seat);
  }
  return best;
}
