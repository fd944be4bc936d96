import type { View } from '@macher/engine';
import { useSignal } from '@preact/signals';
import { later } from '../../kit/later.tsx';
import type { TimeLine } from '../../moments/timeline/timeline.ts';
import { say } from '../words.ts';
import { type BotMove, botMoveAt } from './botMove.ts';

interface WhyProps {
  readonly timeLine: TimeLine;
  readonly move: BotMove;
}

const Answer = later<WhyProps>(async () => (await import('./WhyBot.tsx')).WhyBot);

/**
 * WhyDoor is at a decision that a bot made: why, worked out when someone asks. Without a record, only of your own
 * stand-in.
 */
export function WhyDoor({ timeLine, view }: { readonly timeLine: TimeLine; readonly view: View }) {
  const asked = useSignal<{ readonly version: number; readonly isThere: boolean } | null>(null);
  const move = botMoveAt(timeLine.store, view.version);
  if (move === null || (!timeLine.hasRecord && move.seat !== timeLine.store.seat.value)) return null;
  if (asked.value?.version === move.version && asked.value.isThere)
    return <Answer key={move.version} timeLine={timeLine} move={move} />;
  const ask = (): void => {
    const { version } = move;
    asked.value = { version, isThere: false };
    const answered = (isThere: boolean): void => {
      if (asked.value?.version === version) asked.value = isThere ? { version, isThere } : null;
    };
    void Answer.load().then(
      () => answered(true),
      () => answered(false),
    );
  };
  return (
    <button
      type="button"
      class="link time-link"
      disabled={asked.value?.version === move.version}
      onClick={ask}
    >
      {say('time.why')}
    </button>
  );
}
