import type { View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { aheadOf } from '../../moments/line/ahead.ts';
import { type ChartScale, curveOf, gridOf, MARGIN, scaleOf, spread } from './chartScale.ts';
import type { Series } from './history.ts';
import { say } from './words.ts';
import './Chart.css';

/** One curve per party. */
export function Chart({
  series: { labels, values: all },
  isRelative,
  view,
  words,
  name,
}: {
  readonly series: Series;
  /** Whether points are ahead of the average: totals hide who leads. At the ends stand the totals. */
  readonly isRelative: boolean;
  readonly view: View;
  readonly words: Wording;
  readonly name: string;
}) {
  const isNarrow = useIsNarrow();
  const values = isRelative ? aheadOf(all) : all;
  const scale = scaleOf(values, isNarrow);
  const last = all.at(-1) ?? [];
  const summary = view.players.map(({ party }, seat) => `${words.party(party)} ${last[seat] ?? 0}`);
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${scale.width} ${scale.height}`}
      role="img"
      aria-label={say('end.curve-label', { what: name, values: words.list(summary) })}
    >
      <Values scale={scale} words={words} />
      <Rounds scale={scale} labels={labels} isNarrow={isNarrow} />
      {view.players.map(({ party }, seat) => (
        <g key={party} class={`curve p-${party}`}>
          <path class="halo" d={curveOf(values, seat, scale)} />
          <path d={curveOf(values, seat, scale)} stroke-dasharray={DASHES[seat] ?? ''} />
        </g>
      ))}
      <Ends scale={scale} heights={values.at(-1) ?? []} last={last} view={view} words={words} />
    </svg>
  );
}

/** DASHES are a second cue beside the colour. */
const DASHES = ['', '8 4', '2 4', '12 3 2 3', '5 5'];

function Values({ scale, words }: { readonly scale: ChartScale; readonly words: Wording }) {
  const { width, y } = scale;
  return (
    <>
      {gridOf(scale).map(value => (
        <g key={value} class="grid">
          <line x1={MARGIN.left} x2={width - MARGIN.right} y1={y(value)} y2={y(value)} />
          <text x={MARGIN.left - 6} y={y(value) + 4} text-anchor="end">
            {value.toLocaleString(words.language)}
          </text>
        </g>
      ))}
    </>
  );
}

function Rounds({
  scale: { height, x },
  labels,
  isNarrow,
}: {
  readonly scale: ChartScale;
  readonly labels: readonly number[];
  readonly isNarrow: boolean;
}) {
  const begun = [...labels.entries()].filter(([step, round]) => round > 0 && round !== labels[step - 1]);
  return (
    <>
      {begun.map(([step, round]) => (
        <g key={round} class="grid">
          <line x1={x(step)} x2={x(step)} y1={MARGIN.top} y2={height - MARGIN.bottom} />
          <text x={x(step) + 4} y={height - 8}>
            {isNarrow ? round : say('board.round', { round })}
          </text>
        </g>
      ))}
    </>
  );
}

function Ends({
  scale: { width, y },
  heights,
  last,
  view,
  words,
}: {
  readonly scale: ChartScale;
  readonly heights: readonly number[];
  readonly last: readonly number[];
  readonly view: View;
  readonly words: Wording;
}) {
  return (
    <>
      {spread(heights.map((value, seat) => ({ seat, at: y(value) }))).map(({ seat, at }) => (
        <foreignObject key={seat} x={width - MARGIN.right + 6} y={at - 10} width={MARGIN.right} height={22}>
          <span class="curve-end">
            <PartyChip party={view.players[seat]?.party ?? ''} />{' '}
            {(last[seat] ?? 0).toLocaleString(words.language)}
          </span>
        </foreignObject>
      ))}
    </>
  );
}

function useIsNarrow(): boolean {
  const query = useMemo(() => matchMedia('(max-width: 56.24em)'), []);
  const [isNarrow, setNarrow] = useState(query.matches);
  useEffect(() => {
    const look = (): void => setNarrow(query.matches);
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, [query]);
  return isNarrow;
}
