import { type Score, type Seat, SOURCES, type Source, type View } from '@macher/engine';
import { hasProgram } from '@macher/table/pure';
import { useSignal } from '@preact/signals';
import type { TableStore } from '../../kit/state/table.ts';
import { PartyChip, PartyTag } from '../../kit/ui/game/PartyChip.tsx';
import { PersonLink } from '../../kit/ui/people/PersonLink.tsx';
import { PresenceMark } from '../../kit/ui/people/PresenceMark.tsx';
import { whoSits } from '../side/Others.tsx';
import { say } from './words.ts';
import './Scoring.css';

/** Where every point came from, all at once or source after source. */
export function Scoring({ view, store }: { readonly view: View; readonly store: TableStore }) {
  const result = view.result ?? [];
  const sources = SOURCES.filter(source => result.some(score => score[source] !== 0));
  const step = useSignal(sources.length);
  const isWhole = step.value >= sources.length;
  return (
    <section class="panel scoring" aria-label={say('end.steps')}>
      <h2>{say('end.steps')}</h2>
      <ScoreTable
        view={view}
        store={store}
        result={result}
        sources={sources}
        shown={sources.slice(0, step.value)}
      />
      <p>
        <button
          type="button"
          class="button"
          onClick={() => {
            step.value = isWhole ? 1 : step.value + 1;
          }}
        >
          {say(isWhole ? 'end.step-by-step' : 'end.next-step')}
        </button>
      </p>
    </section>
  );
}

interface Columns {
  readonly sources: readonly Source[];
  /** Sources that have been counted so far. */
  readonly shown: readonly Source[];
}

interface Scored {
  readonly view: View;
  readonly store: TableStore;
}

function ScoreTable({ result, ...props }: Columns & Scored & { readonly result: readonly Score[] }) {
  const most = Math.max(1, ...result.map(({ total }) => total));
  const ranked = result.toSorted((one, other) => one.rank - other.rank || one.seat - other.seat);
  return (
    <table>
      <Head {...props} />
      <tbody>
        {ranked.map(score => (
          <Row key={score.seat} score={score} most={most} {...props} />
        ))}
      </tbody>
    </table>
  );
}

function Head({ sources, shown }: Columns) {
  return (
    <thead>
      <tr>
        <th scope="col">{say('end.rank')}</th>
        <td />
        <td class="bars" />
        {sources.map(source => (
          <th key={source} scope="col" class={shown.includes(source) ? '' : 'later'}>
            <i class={`sample source-${source}`} /> {say(`end.source-${source}`)}
          </th>
        ))}
        <th scope="col">{say('end.total')}</th>
      </tr>
    </thead>
  );
}

function Row({
  view,
  store,
  score,
  sources,
  shown,
  most,
}: Columns & Scored & { readonly score: Score; readonly most: number }) {
  const party = view.players[score.seat]?.party ?? '';
  return (
    <tr>
      <td>{score.rank}</td>
      <th scope="row">
        <PartyTag party={party} name={store.words.value.party(party)} />
        <small class="soft">
          <Who store={store} seat={score.seat} />
        </small>
      </th>
      <td class="bars">
        <Bar score={score} sources={shown} most={most} party={party} />
      </td>
      {sources.map(source => (
        <td key={source}>{shown.includes(source) ? score[source] : ''}</td>
      ))}
      <td>
        <b>{shown.reduce((sum, source) => sum + score[source], 0)}</b>
      </td>
    </tr>
  );
}

/** Who names a seat. A person alone leads to their page, and so does a program, which is marked. */
function Who({ store, seat }: { readonly store: TableStore; readonly seat: Seat }) {
  const place = store.sheet.value?.places[seat];
  if (place === undefined || place.person === null || place.standIn !== null) return <>{whoSits(place)}</>;
  const link = <PersonLink person={place.person} isKnown={store.source.kind === 'server'} />;
  if (!hasProgram(place)) return link;
  return (
    <>
      <PresenceMark store={store} seat={seat} /> {link} · {say('program.word')}
    </>
  );
}

function Bar({
  score,
  sources,
  most,
  party,
}: {
  readonly score: Score;
  readonly sources: readonly Source[];
  readonly most: number;
  readonly party: string;
}) {
  return (
    <span class={`score-bar p-${party}`} aria-hidden>
      {sources.map((source, index) => (
        <i
          key={source}
          class={`source-${source}`}
          style={{
            width: `${(Math.max(0, score[source]) / most) * 100}%`,
            opacity: String(1 - index * 0.1),
          }}
        />
      ))}
      <PartyChip party={party} />
    </span>
  );
}
