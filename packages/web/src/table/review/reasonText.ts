import type { Comparison, Why } from '@macher/bots/analysis';
import type { Choice } from '@macher/engine';
import type { Subject } from '@macher/words';
import { type Advice, actionText, causesText, whyText } from '@macher/words/advice';

export interface Explained {
  readonly why: Why;
  readonly choice: Choice;
}

/** Why a bot decides so, in words. */
export function reasonText(advice: Advice, subject: Subject, { why, choice }: Explained): string {
  if (why.why === 'only') return advice.say('why.only');
  if (why.why === 'own') return whyText(advice, subject, why.reason);
  return comparedText(advice, actionText(advice, subject, choice, why.comparison.action), why.comparison);
}

/** EVEN: less isn't worth naming a figure. */
const EVEN = 0.5;

/** Whether the other one looks better. */
export function isWorse(points: number): boolean {
  return points <= -EVEN;
}

function comparedText(advice: Advice, other: string, { points, causes }: Comparison): string {
  if (isWorse(points)) return advice.say('why.not-best', { other });
  if (points < EVEN) return advice.say('why.even', { other });
  const rounded = points < 2 ? Math.round(10 * points) / 10 : Math.round(points);
  return advice.say('why.than', {
    other,
    points: rounded,
    causes: causesText(advice, causes),
  });
}
