import { at } from './lists.ts';
import type { Tell } from './types/events.ts';
import type { Game, Region } from './types/game.ts';
import type { TrendCause } from './types/reasons.ts';
import type { Seat } from './types/vocabulary.ts';

/** The number on the space, not the count of spaces. */
export function trendOf(game: Game, region: Region, seat: Seat): number {
  return at(game.rules.trend, at(region.trend, seat));
}

/** Moves a marker by a count of spaces; at either end it stays. */
export function moveTrend(
  game: Game,
  region: Region,
  seat: Seat,
  spaces: number,
  cause: TrendCause,
  tell: Tell,
): void {
  const scale = game.rules.trend;
  const from = at(region.trend, seat);
  const to = Math.min(scale.length - 1, Math.max(0, from + spaces));
  if (to === from) return;
  region.trend[seat] = to;
  tell?.({ event: 'trend-moved', seat, region: region.id, from: at(scale, from), to: at(scale, to), cause });
}

/** Would the marker move at all? */
export function canMove(
  { rules }: Pick<Game, 'rules'>,
  region: { readonly trend: readonly number[] },
  seat: Seat,
  spaces: number,
): boolean {
  const space = at(region.trend, seat);
  return spaces > 0 ? space < rules.trend.length - 1 : spaces < 0 && space > 0;
}
