import { useSignal } from '@preact/signals';
import { hrefOf } from '../../kit/site.ts';
import { inviteTo } from '../../kit/state/invites.ts';
import { pathTo } from '../../kit/state/route.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { isCopied } from '../../kit/ui/form/copy.ts';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { playOnFrom } from '../../moments/timeline/playOn.ts';
import { say } from '../words.ts';
import type { ReviewProps } from './props.ts';
import { tell } from './words.ts';
import './ReviewFoot.css';

/** Moment by moment, a link to this one, and a new game from here. */
export function ReviewFoot({ timeLine, standpoint }: ReviewProps) {
  const { store } = timeLine;
  const { problem, isBusy, run } = useRequest();
  const copied = useSignal('');
  const { view, version, part } = standpoint.moment.value;
  const place = standpoint.place.value;
  const last = standpoint.line.value.count - 1;
  const copyLink = async (): Promise<void> => {
    const path = pathTo(store.table, store.invite ?? inviteTo(store.table), { version, part });
    const link = new URL(hrefOf(path), location.href).href;
    copied.value = (await isCopied(link)) ? say('invite.copied') : link;
  };
  return (
    <footer class="review-foot">
      <p class="review-steps">
        <button
          type="button"
          class="button"
          aria-label={tell('review.step-back')}
          disabled={place === 0}
          onClick={() => standpoint.go(place - 1)}
        >
          <Icon name="back" />
        </button>
        <span>{tell('review.move', { move: version, moves: standpoint.moves })}</span>
        <button
          type="button"
          class="button"
          aria-label={tell('review.step-on')}
          disabled={place >= last}
          onClick={() => standpoint.go(place + 1)}
        >
          <Icon name="next" />
        </button>
      </p>
      <p class="soft review-try" role="status">
        {copied.value === '' ? tell('review.play-on-text') : copied.value}
      </p>
      {timeLine.canLink ? (
        <button type="button" class="button review-link" onClick={() => void copyLink()}>
          <Icon name="link" /> {tell('review.link')}
        </button>
      ) : null}
      <button
        type="button"
        class="button primary"
        disabled={isBusy || view.result !== null || version >= standpoint.moves}
        onClick={() => void run(() => playOnFrom(store, standpoint.seat, view))}
      >
        <Icon name="play" /> {tell('review.play-on')}
      </button>
      <Problem problem={problem} />
    </footer>
  );
}
