import type { EventPage, EventPlace, Measure, StandingColumns } from '@macher/protocol';
import { person } from '../../kit/state/person.ts';
import { Section } from '../../kit/ui/frame/Section.tsx';
import { PersonLink } from '../../kit/ui/people/PersonLink.tsx';
import { language } from '../../kit/words/words.ts';
import { tell } from './words.ts';
import './Standing.css';

/** Standing says how the event stands. */
export function Standing({ page: { kind, columns, standing, stage } }: { readonly page: EventPage }) {
  const hasPlayed = standing.some(({ games }) => games > 0);
  return (
    <Section title={tell(stage === 'over' ? 'standing.final' : 'standing.title')}>
      {hasPlayed ? (
        <>
          <Table columns={columns} standing={standing} isOver={stage === 'over'} />
          <p class="soft">{tell(`standing.${kind}-text`)}</p>
        </>
      ) : (
        <p class="soft">{tell('standing.none')}</p>
      )}
    </Section>
  );
}

interface TableProps {
  readonly columns: StandingColumns;
  readonly standing: readonly EventPlace[];
  /** Whether the event is over: then nobody plays on. */
  readonly isOver: boolean;
}

function Table({ columns, standing, isOver }: TableProps) {
  return (
    <table class="standing">
      <thead>
        <tr>
          <th scope="col">
            <span class="hidden-text">{tell('standing.place')}</span>
          </th>
          <th scope="col">{tell('standing.name')}</th>
          <th scope="col">{tell('standing.games')}</th>
          <th scope="col">{tell(`measure.${columns.points}`)}</th>
          <th scope="col">{tell(`measure.${columns.share}`)}</th>
        </tr>
      </thead>
      <tbody>
        {standing.map(line => (
          <Line key={line.person.id} columns={columns} line={line} isOver={isOver} />
        ))}
      </tbody>
    </table>
  );
}

interface LineProps extends Pick<TableProps, 'columns' | 'isOver'> {
  readonly line: EventPlace;
}

function Line({ columns, line, isOver }: LineProps) {
  const { place, person: player, games, points, share, isOut } = line;
  return (
    <tr class={player.id === person.value?.id ? 'own' : ''}>
      <td>{place}</td>
      <th scope="row">
        <PersonLink person={player} />
        {isOut && !isOver ? <span class="soft"> ({tell('standing.out')})</span> : null}
      </th>
      <td>{games}</td>
      <td>
        <b>{FIGURES[columns.points](points)}</b>
      </td>
      <td>{FIGURES[columns.share](share)}</td>
    </tr>
  );
}

/** How a number of the standings is written. */
const FIGURES: Readonly<Record<Measure, (value: number) => string>> = {
  'league-points': value => numberText(value, {}),
  rounds: value => numberText(value, {}),
  margin: scoreText,
  share: value => numberText(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  won: value => numberText(value, { style: 'percent', maximumFractionDigits: 0 }),
};

/** What a game adds to the standings. */
export function scoreText(score: number): string {
  return numberText(score, { signDisplay: 'exceptZero' });
}

function numberText(value: number, style: Intl.NumberFormatOptions): string {
  const format = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1, ...style });
  return format.format(value).replace('-', '−');
}
