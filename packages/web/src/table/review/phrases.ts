import type { Action } from '@macher/engine';
import { actionText } from '@macher/words/advice';
import type { ReviewProps } from './props.ts';
import { adviceFor } from './words.ts';

/** What an action at a version of the game does, in a phrase. */
export function decidedText(
  { timeLine: { store }, standpoint }: Pick<ReviewProps, 'timeLine' | 'standpoint'>,
  version: number,
  action: Action,
): string {
  const subject = store.subject.value;
  const choice = standpoint.choiceAt(version);
  return subject === null || choice === null ? '' : actionText(adviceFor(store), subject, choice, action);
}
