import type { View } from '@macher/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { pathTo } from '../../kit/state/route.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { markedWords, Rich } from '../../kit/ui/text/Rich.tsx';
import { linesOf } from '../../moments/line/records.ts';
import { captionOf } from '../../moments/timeline/caption.ts';
import { type Swing, swingsOf } from './swings.ts';
import { say } from './words.ts';
import './Turns.css';

/** The three moments that changed most, each with what it did to whom; a click leads there. */
export function Turns({ store, view }: { readonly store: TableStore; readonly view: View }) {
  const swings = useSignal<readonly Swing[]>([]);
  useEffect(() => {
    void linesOf(store)
      .then(lines => {
        swings.value = swingsOf(lines('all'));
      })
      .catch(() => {});
  }, [store]);
  if (swings.value.length === 0) return null;
  return (
    <section class="panel turns" aria-labelledby="turns-title">
      <h2 id="turns-title">{say('end.turns')}</h2>
      <p class="soft">{say('end.turns-text')}</p>
      <ol>
        {swings.value.map(swing => (
          <li key={swing.moment.version}>
            <Turn store={store} view={view} swing={swing} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface TurnProps {
  readonly store: TableStore;
  readonly view: View;
  readonly swing: Swing;
}

function Turn({ store, view, swing: { moment, change } }: TurnProps) {
  const subject = store.subject.value;
  if (subject === null) return null;
  const { text, why } = captionOf(markedWords(store.words.value), subject, moment);
  return (
    <>
      <PageLink to={pathTo(store.table, store.invite, moment)} kind="turn">
        <b>{say('time.where-short', { round: moment.view.round, move: moment.version })}</b>{' '}
        <span>
          <Rich text={text} />
        </span>
      </PageLink>
      {why === null ? null : (
        <p class="soft">
          <Rich text={why} />
        </p>
      )}
      <Change view={view} store={store} change={change} />
    </>
  );
}

/** Change is what each party won or lost by it, the most first. */
function Change({ view, store, change }: Omit<TurnProps, 'swing'> & { readonly change: readonly number[] }) {
  const moved = change
    .map((points, seat) => ({ seat, points }))
    .filter(({ points }) => points !== 0)
    .toSorted((one, other) => other.points - one.points);
  return (
    <ul class="turn-change">
      {moved.map(({ seat, points }) => {
        const party = view.players[seat]?.party ?? '';
        return (
          <li key={seat}>
            <PartyChip party={party} label={store.words.value.party(party)} />{' '}
            {say('end.turn-points', { sign: points > 0 ? '+' : '−', points: Math.abs(points) })}
          </li>
        );
      })}
    </ul>
  );
}
