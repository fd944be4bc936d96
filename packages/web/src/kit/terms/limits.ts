import type { JoinLimits } from '@macher/protocol';
import { language, say } from '../words/words.ts';

const HOUR = 3_600_000;

/** FIRST_LIMITS are what the page proposes. */
export const FIRST_LIMITS: JoinLimits = { finished: 90, games: 5, newcomers: true, answersWithin: null };

/** SOON is what a game over days may ask for beside it: how soon people answer. */
export const SOON = 24 * HOUR;

/** limitsText says in a line for whom a table is. */
export function limitsText({ finished, games, newcomers, answersWithin }: JoinLimits): string {
  const facts = [
    say('join.finished', { share: shareText(finished) }),
    ...(answersWithin === null ? [] : [say('join.soon', { time: timeText(answersWithin) })]),
    newcomers ? say('join.newcomers') : say('join.known', { games }),
  ];
  return facts.join(' · ');
}

export function shareText(percent: number): string {
  return new Intl.NumberFormat(language.value, { style: 'percent' }).format(percent / 100);
}

/** A time as “24 hr” or “30 min”. */
function timeText(milliseconds: number): string {
  const [unit, size] = milliseconds >= HOUR ? (['hour', HOUR] as const) : (['minute', HOUR / 60] as const);
  const format = new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(milliseconds / size);
}
