import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { tip } from '../../kit/ui/tips/tip.ts';
import type { TimeLine } from './timeline.ts';
import { say } from './words.ts';

/** LookBack leads into the past of a running game, for those who press no keys. */
export function LookBack({ timeLine }: { readonly timeLine: TimeLine }) {
  return (
    <button
      type="button"
      class="square look-back"
      aria-label={say('time.look-back')}
      aria-keyshortcuts="ArrowLeft"
      disabled={timeLine.isOpen.value}
      onClick={() => void timeLine.open(null)}
      {...tip(say('time.look-back'))}
    >
      <Icon name="clock" />
    </button>
  );
}
