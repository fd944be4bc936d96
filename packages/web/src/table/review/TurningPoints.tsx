import type { TurningPoint } from '@macher/bots/analysis';
import { markedWords, Rich } from '../../kit/ui/text/Rich.tsx';
import { captionOf } from '../../moments/timeline/caption.ts';
import { whereText } from './ChancesPanel.tsx';
import type { ReviewProps } from './props.ts';
import { percentOf, phaseAt } from './stations.ts';
import { tell } from './words.ts';
import './TurningPoints.css';

/** TurningPoints are the largest changes, whoever caused them; each leads to its moment. */
export function TurningPoints(props: ReviewProps) {
  const points = props.reviewing.turns.value;
  return (
    <section class="panel turning" aria-labelledby="turning-title">
      <h2 id="turning-title">{tell('review.turns')}</h2>
      {points === null ? <p class="soft">{tell('review.working')}</p> : null}
      {points?.length === 0 ? <p class="soft">{tell('review.no-turns')}</p> : null}
      <ol>
        {(points ?? []).map((point, index) => (
          <li key={point.version}>
            <Point {...props} point={point} number={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Point({
  timeLine: { store },
  standpoint,
  point: { version, before, after },
  number,
}: ReviewProps & { readonly point: TurningPoint; readonly number: number }) {
  const { line } = standpoint;
  const moment = line.value.at(line.value.placeOf({ version, part: 0 }));
  const subject = store.subject.value;
  const words = store.words.value;
  const phase = phaseAt(moment.view.rules, moment.before ?? moment.view);
  const change = percentOf(after, false) - percentOf(before, false);
  return (
    <button type="button" class="turning-point" onClick={() => standpoint.goToVersion(version)}>
      <b class="turning-number">{number}</b>
      <span>
        <b>{subject === null ? null : <Rich text={captionOf(markedWords(words), subject, moment).text} />}</b>
        <small class="soft">
          {whereText(moment.view.round, words.phase(phase))} ·{' '}
          {tell('review.change', { before: percentOf(before, false), after: percentOf(after, false) })}
        </small>
      </span>
      <b class="turning-change">
        {tell('review.change-by', { sign: change < 0 ? '−' : '+', points: Math.abs(change) })}
      </b>
    </button>
  );
}
