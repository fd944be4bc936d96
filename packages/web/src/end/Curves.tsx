import { type GameRecord, parseRecord, type View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { api } from '../net/api.ts';
import { say } from '../state/settings.ts';
import type { TableStore } from '../state/table.ts';
import { PartyChip } from '../ui/PartyChip.tsx';
import { Segments } from '../ui/Segments.tsx';
import { type History, historyOf, MEASURES, type Measure, type Series } from './history.ts';
import './Curves.css';

/** Votes, money, base and points over the whole game. */
export function Curves({ store, view }: { readonly store: TableStore; readonly view: View }) {
  const history = useSignal<History | null>(null);
  const measure = useSignal<Measure>('points');
  useEffect(() => {
    void api
      .record(store.table, store.invite)
      .then(record => {
        history.value = historyOf(parseRecord(record) as GameRecord);
      })
      .catch(() => {});
  }, [store]);
  return (
    <div class="curves">
      <Segments
        label={say('end.curves')}
        value={measure.value}
        choose={next => {
          measure.value = next;
        }}
        options={MEASURES.map(value => ({ value, label: say(`end.curve-${value}`) }))}
      />
      {history.value === null ? (
        <p class="soft">{say('table.loading')}</p>
      ) : (
        <Chart
          series={history.value[measure.value]}
          view={view}
          words={store.words.value}
          name={say(`end.curve-${measure.value}`)}
        />
      )}
    </div>
  );
}

/** In the same letters, whatever the screen. */
const WIDE = { width: 1200, height: 300 };
const NARROW = { width: 400, height: 300 };
const LEFT = 60;
const BOTTOM = 26;
const RIGHT = 90;
const TOP = 10;

function Chart({
  series: { labels, values },
  view,
  words,
  name,
}: {
  readonly series: Series;
  readonly view: View;
  readonly words: Wording;
  readonly name: string;
}) {
  const isNarrow = useIsNarrow();
  const { width, height } = isNarrow ? NARROW : WIDE;
  const most = Math.max(1, ...values.flat());
  const x = (step: number): number => LEFT + (step / Math.max(1, values.length - 1)) * (width - LEFT - RIGHT);
  const y = (value: number): number => TOP + (1 - value / most) * (height - TOP - BOTTOM);
  const last = values.at(-1) ?? [];
  const summary = view.players.map(({ party }, seat) => `${words.party(party)} ${last[seat] ?? 0}`);
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={say('end.curve-label', { what: name, values: words.list(summary) })}
    >
      {gridOf(most).map(value => (
        <g key={value} class="grid">
          <line x1={LEFT} x2={width - RIGHT} y1={y(value)} y2={y(value)} />
          <text x={LEFT - 6} y={y(value) + 4} text-anchor="end">
            {value.toLocaleString(words.language)}
          </text>
        </g>
      ))}
      {labels.map((round, step) =>
        round > 0 && round !== labels[step - 1] ? (
          <g key={round} class="grid">
            <line x1={x(step)} x2={x(step)} y1={TOP} y2={height - BOTTOM} />
            <text x={x(step) + 4} y={height - 8}>
              {isNarrow ? round : say('board.round', { round })}
            </text>
          </g>
        ) : null,
      )}
      {view.players.map(({ party }, seat) => (
        <g key={party} class={`curve p-${party}`}>
          <path class="halo" d={pathOf(values, seat, x, y)} />
          <path d={pathOf(values, seat, x, y)} stroke-dasharray={DASHES[seat] ?? ''} />
        </g>
      ))}
      {spread(last.map((value, seat) => ({ seat, at: y(value) }))).map(({ seat, at }) => (
        <foreignObject key={seat} x={width - RIGHT + 6} y={at - 10} width={RIGHT} height={22}>
          <span class="curve-end">
            <PartyChip party={view.players[seat]?.party ?? ''} />{' '}
            {(last[seat] ?? 0).toLocaleString(words.language)}
          </span>
        </foreignObject>
      ))}
    </svg>
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

/** A second cue beside the colour. */
const DASHES = ['', '8 4', '2 4', '12 3 2 3', '5 5'];

function pathOf(
  values: readonly (readonly number[])[],
  seat: number,
  x: (step: number) => number,
  y: (value: number) => number,
): string {
  return values
    .map((each, step) => `${step === 0 ? 'M' : 'L'}${x(step).toFixed(1)} ${y(each[seat] ?? 0).toFixed(1)}`)
    .join('');
}

/** Three or four round numbers. */
function gridOf(most: number): number[] {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map(each => each * power).find(each => each >= rough) ?? rough;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

/** Names at the ends of curves that end together stand one below the other. */
function spread(
  ends: readonly { readonly seat: number; readonly at: number }[],
): readonly { readonly seat: number; readonly at: number }[] {
  const sorted = ends.toSorted((one, other) => one.at - other.at);
  let lowest = Number.NEGATIVE_INFINITY;
  return sorted.map(({ seat, at }) => {
    lowest = Math.max(at, lowest + 22);
    return { seat, at: lowest };
  });
}
