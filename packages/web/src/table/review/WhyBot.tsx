import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { recordOf } from '../../moments/line/records.ts';
import type { TimeLine } from '../../moments/timeline/timeline.ts';
import type { BotMove } from './botMove.ts';
import { type Explained, reasonText } from './reasonText.ts';
import { askOwnWhy, askWhy } from './reviewing.ts';
import { adviceFor, tell, useReviewWords } from './words.ts';

/** Why a bot decided so, in words; worked out from what it saw then. */
export function WhyBot({ timeLine, move }: { readonly timeLine: TimeLine; readonly move: BotMove }) {
  const { store } = timeLine;
  const hasWords = useReviewWords();
  const found = useSignal<Explained | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    void ask(timeLine, move)
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

/** Asks from the game's record; without it only what you saw yourself of your own stand-in's decision. */
async function ask({ hasRecord, store, line }: TimeLine, move: BotMove): Promise<Explained> {
  if (hasRecord) return askWhy(await recordOf(store), move);
  const past = line.value;
  if (past === null) throw new Error('the past has not come yet');
  return askOwnWhy(past.at(past.placeOf({ version: move.version, part: 0 })), move);
}
