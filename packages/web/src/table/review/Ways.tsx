import { Segments } from '../../kit/ui/form/Segments.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { decidedText } from './phrases.ts';
import type { ReviewProps } from './props.ts';
import { tell } from './words.ts';
import './Ways.css';

/**
 * Ways show on the boards what was done, or what would have been better; and lead from one costly decision to the next.
 */
export function Ways(props: ReviewProps) {
  const { timeLine, reviewing, standpoint } = props;
  const costly = standpoint.costly.value;
  const all = reviewing.costly.value;
  if (costly === null) return null;
  const number = all.findIndex(({ version }) => version === costly.version);
  const text = decidedText(
    props,
    costly.version,
    standpoint.way.value === 'better' ? costly.better.action : costly.action,
  );
  const isOwn = timeLine.store.seat.value === standpoint.seat;
  const step = (by: -1 | 1) => {
    const next = all[number + by];
    return (
      <button
        type="button"
        class="button"
        aria-label={tell(by < 0 ? 'review.previous' : 'review.next')}
        disabled={next === undefined}
        onClick={() => next !== undefined && standpoint.goToDecision(next.version)}
      >
        <Icon name={by < 0 ? 'back' : 'next'} />
      </button>
    );
  };
  return (
    <div class="ways">
      <p class="ways-step">
        {step(-1)}
        <span>{tell('review.number', { number: number + 1, count: all.length })}</span>
        {step(1)}
      </p>
      <Segments
        label={tell('review.better')}
        value={standpoint.way.value}
        choose={value => {
          standpoint.way.value = value;
        }}
        options={[
          { value: 'did', label: tell(isOwn ? 'review.did' : 'review.did-other') },
          { value: 'better', label: tell('review.better') },
        ]}
      />
      <p class="ways-text">{text}</p>
    </div>
  );
}
