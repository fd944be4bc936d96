import type { View } from '@macher/engine';
import { signal, useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { say } from '../../kit/state/settings.ts';
import type { TimeLine } from '../../moments/timeline/timeline.ts';
import { type BotMove, botMoveAt } from './botMove.ts';

interface WhyProps {
  readonly timeLine: TimeLine;
  readonly move: BotMove;
}

const answer = signal<FunctionComponent<WhyProps> | null>(null);

/** Of a decision that a bot made: why, worked out when someone asks. Without a record, only of your own stand-in. */
export function WhyDoor({ timeLine, view }: { readonly timeLine: TimeLine; readonly view: View }) {
  const asked = useSignal<number | null>(null);
  const move = botMoveAt(timeLine.store, view.version);
  if (move === null || (!timeLine.hasRecord && move.seat !== timeLine.store.seat.value)) return null;
  const Answer = answer.value;
  if (asked.value === move.version && Answer !== null)
    return <Answer key={move.version} timeLine={timeLine} move={move} />;
  const ask = (): void => {
    asked.value = move.version;
    void import('./WhyBot.tsx')
      .then(({ WhyBot }) => {
        answer.value = WhyBot;
      })
      .catch(() => {
        asked.value = null;
      });
  };
  return (
    <button type="button" class="link time-link" disabled={asked.value === move.version} onClick={ask}>
      {say('time.why')}
    </button>
  );
}
