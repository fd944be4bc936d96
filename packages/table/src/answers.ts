import type { BySeat } from '@macher/engine';
import { ANSWER_TIMES, type Entry } from '@macher/protocol';
import { apply, openTable } from './apply.ts';
import { timeUsed } from './clock.ts';
import type { Table } from './table.ts';

/**
 * How soon who began at each seat decided in a game over days: how many decisions took no longer than each of the
 * `ANSWER_TIMES`, and at the end how many took longer. null: the game wasn't one over days, or a bot began there.
 */
export function answersIn(entries: readonly Entry[]): BySeat<readonly number[] | null> {
  const [first, ...others] = entries;
  if (first === undefined) return [];
  const table = openTable(first);
  const counts = table.places.map(() => [...ANSWER_TIMES, null].map(() => 0));
  for (const entry of others) {
    const answer = answerBy(table, entry);
    if (answer !== null) count(counts[answer.seat] ?? [], answer.time);
    apply(table, entry);
  }
  const isSlow = table.clock.pace.kind === 'slow';
  return counts.map((each, seat) => (isSlow && (table.began[seat] ?? null) !== null ? each : null));
}

/**
 * The milliseconds that a seat had until a time, by the clock of the table: what was paused, and days off, count for
 * nothing.
 */
function answerBy({ began, clock }: Table, { what, at, by }: Entry): { seat: number; time: number } | null {
  if (what.kind !== 'acted' || by === null || began[what.seat] !== by.person) return null;
  const time = timeUsed(clock, what.seat, at);
  return time === null ? null : { seat: what.seat, time };
}

function count(counts: number[], time: number): void {
  const found = ANSWER_TIMES.findIndex(most => time <= most);
  const index = found < 0 ? ANSWER_TIMES.length : found;
  counts[index] = (counts[index] ?? 0) + 1;
}
