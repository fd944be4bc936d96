import type { Seat } from '@macher/engine';
import type { News } from '@macher/protocol';
import type { TableStore } from '../../kit/state/table.ts';

/** A decision that a bot made. */
export interface BotMove {
  /** How many decisions had been played, this one included. */
  readonly version: number;
  readonly seat: Seat;
  /** The bot; null: it isn't known which one. */
  readonly bot: string | null;
}

/** The move that led to a version, if a bot made it; null: a person decided, or nobody. */
export function botMoveAt({ past, sheet }: TableStore, version: number): BotMove | null {
  const line = past.value.findLast(
    ({ what, moments }) => what.kind === 'acted' && moments.some(moment => moment.version === version),
  );
  if (line?.what.kind !== 'acted') return null;
  const { seat, isBot } = line.what;
  const place = sheet.value?.places[seat];
  const named = botNamed(place?.person?.name ?? '');
  if (!isBot && named === null) return null;
  return { version, seat, bot: standInAt(past.value, seat, line.number) ?? place?.bot ?? named };
}

/** The bot that played there for a person then; it may have gone since. */
function standInAt(past: readonly News[], seat: Seat, number: number): string | null {
  const last = past.findLast(
    ({ number: each, what }) => each < number && what.kind === 'stood-in' && what.seat === seat,
  );
  return last?.what.kind === 'stood-in' ? last.what.bot : null;
}

/** The bot of a name: seats of bots have such names in records of the terminal. */
function botNamed(name: string): string | null {
  return /^bot (\S+) \(\d\)$/.exec(name)?.[1] ?? null;
}
