import type { Comparison, Why } from '@macher/bots/analysis';
import type { Choice } from '@macher/engine';
import type { Subject } from '@macher/words';
import { type Advice, actionText, causesText, whyText } from '@macher/words/advice';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { recordOf } from '../moments/records.ts';
import type { TimeLine } from '../timeline/timeline.ts';
import type { BotMove } from './botMove.ts';
import { askWhy } from './reviewing.ts';
import { adviceFor, tell, useReviewWords } from './words.ts';

interface Explained {
  readonly why: Why;
  readonly choice: Choice;
}

/** Why a bot decided so, in words; worked out from what it saw then. */
export function WhyBot({
  timeLine: { store },
  move,
}: {
  readonly timeLine: TimeLine;
  readonly move: BotMove;
}) {
  const hasWords = useReviewWords();
  const found = useSignal<Explained | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    void recordOf(store)
      .then(record => askWhy(record, move))
      .catch(() => 'failed' as const)
      .then(explained => {
        if (isWanted) found.value = explained;
      });
    return () => {
      isWanted = false;
    };
  }, [store, move.version]);
  const subject = store.subject.value;
  if (!hasWords || subject === null) return null;
  if (found.value === null) return <p role="status">{tell('review.working')}</p>;
  if (found.value === 'failed') return <p role="status">{tell('review.failed-one')}</p>;
  return (
    <p role="status">
      {reasonText(adviceFor(store), subject, found.value)}{' '}
      <small class="soft">{tell('review.why-afterwards')}</small>
    </p>
  );
}

function reasonText(advice: Advice, subject: Subject, { why, choice }: Explained): string {
  if (why.why === 'only') return advice.say('why.only');
  if (why.why === 'own') return whyText(advice, subject, why.reason);
  return comparedText(advice, actionText(advice, subject, choice, why.comparison.action), why.comparison);
}

/** Less isn't worth naming a figure. */
const EVEN = 0.5;

function comparedText(advice: Advice, other: string, { points, causes }: Comparison): string {
  if (points <= -EVEN) return advice.say('why.not-best', { other });
  if (points < EVEN) return advice.say('why.even', { other });
  const rounded = points < 2 ? Math.round(10 * points) / 10 : Math.round(points);
  return advice.say('why.than', {
    other,
    points: rounded,
    causes: causesText(advice, causes),
  });
}
