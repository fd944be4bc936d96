import { type CauseToTell, causeLabel, pointsText } from '@macher/words/advice';
import { decidedText } from './phrases.ts';
import type { ReviewProps } from './props.ts';
import type { Costly } from './reviewing.ts';
import { adviceFor, tell } from './words.ts';
import './Causes.css';

const MOST = 3;

/** Causes are the largest reasons as bars that add up to the cost; hatched: spoke against it. */
export function Causes({ costly, ...props }: ReviewProps & { readonly costly: Costly }) {
  const { store } = props.timeLine;
  const advice = adviceFor(store);
  const { better, version } = costly;
  const shown = better.causes.slice(0, MOST);
  const rest = better.points - shown.reduce((sum, { points }) => sum + points, 0);
  const bars = [
    ...shown.map(cause => ({ label: causeLabel(advice, cause satisfies CauseToTell), points: cause.points })),
    ...(Math.abs(rest) < SLIGHT ? [] : [{ label: advice.say('cause.rest'), points: rest }]),
  ];
  const most = Math.max(...bars.map(({ points }) => Math.abs(points)));
  return (
    <div class="causes">
      <p>
        <b>{tell('review.why', { better: decidedText(props, version, better.action) })}</b>
      </p>
      <ul>
        {bars.map(({ label, points }) => (
          <li key={label}>
            <span>{label}</span>
            <span class="cause-bar" aria-hidden="true">
              <i class={points < 0 ? 'against' : ''} style={spanOf(points / most)} />
            </span>
            <b>{pointsText(advice, points)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** SLIGHT is what rounding would hide. */
const SLIGHT = 0.05;
/** ZERO is where nothing is, from the left. */
const ZERO = 35;

function spanOf(share: number) {
  return share < 0
    ? { right: `${100 - ZERO}%`, width: `${-ZERO * share}%` }
    : { left: `${ZERO}%`, width: `${(100 - ZERO) * share}%` };
}
