import type { Action } from '@macher/engine';
import { isSame } from '@macher/table/pure';
import type { Answer, Step } from './lesson.ts';

/** What a step says to a decision: it is wanted, more of the same would be, or something else is. */
export type Judged = 'accepted' | 'under-way' | 'otherwise';

export function judged(step: Step, { seat: _own, ...answer }: Action): Judged {
  if (step.kind === 'free') return 'accepted';
  if (step.kind !== 'decide') return 'otherwise';
  if (step.accepts.some(each => isSame(each, answer))) return 'accepted';
  return step.accepts.some(each => isPartOf(answer, each)) ? 'under-way' : 'otherwise';
}

/** Whether an answer is part of a whole one: meetings are bought one by one. */
function isPartOf(answer: Answer, whole: Answer): boolean {
  if (answer.kind !== 'meetings' || whole.kind !== 'meetings' || answer.buy.length === 0) return false;
  return answer.buy.every(({ region, count }) =>
    whole.buy.some(each => each.region === region && count < each.count),
  );
}
