import type { GameRecord, Seat } from '@macher/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { TableStore } from '../../kit/state/table.ts';
import type { Eyes, Line } from '../../moments/line/line.ts';
import { linesOf, recordOf } from '../../moments/line/records.ts';
import type { TimeLine } from '../../moments/timeline/timeline.ts';
import { say } from '../words.ts';
import { ReviewScreen } from './ReviewScreen.tsx';
import { Reviewing, someWorkers } from './reviewing.ts';
import { Standpoint } from './standpoint.ts';
import { tell, useReviewWords } from './words.ts';

interface Fetched {
  readonly record: GameRecord;
  readonly lines: (eyes: Eyes) => Line;
}

/** A finished game, looked at again: your chances, what changed them, and what each decision cost. */
export function ReviewPage({ timeLine }: { readonly timeLine: TimeLine }) {
  const { store } = timeLine;
  const hasWords = useReviewWords();
  const fetched = useSignal<Fetched | null>(null);
  const isFailed = useSignal(false);
  const chosen = useSignal<Seat | null>(null);
  useEffect(() => {
    void Promise.all([recordOf(store), linesOf(store)]).then(
      ([record, lines]) => {
        fetched.value = { record, lines };
      },
      () => {
        isFailed.value = true;
      },
    );
  }, [store]);
  if (!hasWords) return <p class="loading">{say('table.loading')}</p>;
  if (isFailed.value) return <Failed timeLine={timeLine} />;
  if (fetched.value === null) return <p class="loading">{say('table.loading')}</p>;
  const seat = chosen.value ?? store.seat.value ?? firstSeat(store);
  return (
    <OneSeat
      key={seat}
      timeLine={timeLine}
      fetched={fetched.value}
      seat={seat}
      choose={next => {
        chosen.value = next;
      }}
    />
  );
}

/** The first seat to look at: whoever has none sees the winner's game first. */
function firstSeat(store: TableStore): Seat {
  return store.view.value?.result?.find(({ rank }) => rank === 1)?.seat ?? 0;
}

function OneSeat({
  timeLine,
  fetched: { record, lines },
  seat,
  choose,
}: {
  readonly timeLine: TimeLine;
  readonly fetched: Fetched;
  readonly seat: Seat;
  choose(seat: Seat): void;
}) {
  const tries = useSignal(0);
  const reviewing = useMemo(() => new Reviewing(record, seat, someWorkers()), [record, seat, tries.value]);
  useEffect(() => () => reviewing.stop(), [reviewing]);
  const standpoint = useMemo(() => new Standpoint(lines, seat, reviewing), [lines, seat, reviewing]);
  useEffect(() => standpoint.follow(), [standpoint]);
  return (
    <ReviewScreen
      timeLine={timeLine}
      reviewing={reviewing}
      standpoint={standpoint}
      choose={choose}
      again={() => {
        tries.value += 1;
      }}
    />
  );
}

function Failed({ timeLine }: { readonly timeLine: TimeLine }) {
  return (
    <main class="page narrow">
      <p role="alert">{tell('review.failed')}</p>
      <button type="button" class="button" onClick={() => timeLine.review(false)}>
        {tell('review.back')}
      </button>
    </main>
  );
}
