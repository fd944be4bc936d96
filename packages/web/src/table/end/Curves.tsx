import type { View } from '@macher/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableStore } from '../../kit/state/table.ts';
import { stored } from '../../kit/stored.ts';
import { Segments } from '../../kit/ui/form/Segments.tsx';
import { linesOf } from '../../moments/line/records.ts';
import { Chart } from './Chart.tsx';
import { type History, historyOf, MEASURES, type Measure } from './history.ts';
import { say } from './words.ts';
import './Curves.css';

/** Whether this browser's reader has read what the curve of points shows. */
const knowsCurve = stored<boolean>('curve', false, value => typeof value === 'boolean');

/** Votes, money, base and points over the whole game. */
export function Curves({ store, view }: { readonly store: TableStore; readonly view: View }) {
  const history = useSignal<History | null>(null);
  const measure = useSignal<Measure>('points');
  useEffect(() => {
    void linesOf(store)
      .then(lines => {
        history.value = historyOf(lines('all'));
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
        options={MEASURES.map(value => ({ value, label: say(`word.${value}`) }))}
      />
      {measure.value === 'points' && !knowsCurve.value ? <Hint /> : null}
      {history.value === null ? (
        <p class="soft">{say('table.loading')}</p>
      ) : (
        <Chart
          series={history.value[measure.value]}
          isRelative={measure.value === 'points'}
          view={view}
          words={store.words.value}
          name={say(`word.${measure.value}`)}
        />
      )}
    </div>
  );
}

/** Hint is shown until it has been read once. */
function Hint() {
  return (
    <p class="row">
      <span>{say('end.curve-hint')}</span>
      <button
        type="button"
        class="button"
        onClick={() => {
          knowsCurve.value = true;
        }}
      >
        {say('end.curve-known')}
      </button>
    </p>
  );
}
