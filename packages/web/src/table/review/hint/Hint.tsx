import type { Why } from '@macher/bots/analysis';
import type { Action, Choice } from '@macher/engine';
import type { Subject } from '@macher/words';
import { type Advice, actionText } from '@macher/words/advice';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { NoteLine } from '../../../kit/ui/frame/NoteLine.tsx';
import type { HintProps } from '../../dock/DockFrame.tsx';
import { isWorse, reasonText } from '../reasonText.ts';
import { adviceFor, tell, useReviewWords } from '../words.ts';
import { askHint } from './asking.ts';

/** Hint is what level 4 would do here, and why: from what you see yourself. */
export function Hint({ store, question, view, choice }: HintProps) {
  const hasWords = useReviewWords();
  const action = useSignal<Action | null>(null);
  const why = useSignal<Why | null>(null);
  const isFailed = useSignal(false);
  useEffect(
    () =>
      askHint({ view, choice, seed: question }, answer => {
        if (answer === null) isFailed.value = true;
        else if (answer.kind === 'action') action.value = answer.action;
        else why.value = answer.why;
      }),
    [question],
  );
  const subject = store.subject.value;
  if (!hasWords || subject === null) return null;
  const advice = adviceFor(store);
  return (
    <NoteLine icon="hint" isStatus>
      {action.value === null ? (
        tell(isFailed.value ? 'hint.failed' : 'review.working')
      ) : (
        <>
          <b>{tell('hint.would', { what: actionText(advice, subject, choice, action.value) })}</b>{' '}
          {why.value === null ? null : whyText(advice, subject, choice, why.value)}
        </>
      )}
    </NoteLine>
  );
}

/** The text of why. The advice looks again with more care than level 4 has time for, and may find better. */
function whyText(advice: Advice, subject: Subject, choice: Choice, why: Why): string {
  if (why.why !== 'compared' || !isWorse(why.comparison.points))
    return reasonText(advice, subject, { why, choice });
  return tell('hint.closer', { other: actionText(advice, subject, choice, why.comparison.action) });
}
