import type { EventKind, EventPage, EventPlace } from '@macher/protocol';
import { person } from '../../kit/state/person.ts';
import { Section } from '../../kit/ui/frame/Section.tsx';
import { PersonLink } from '../../kit/ui/people/PersonLink.tsx';
import { language } from '../../kit/words/words.ts';
import { tell } from './words.ts';
import './Standing.css';

/** How the event stands. */
export function Standing({ page: { kind, standing, stage } }: { readonly page: EventPage }) {
  const hasPlayed = standing.some(({ games }) => games > 0);
  return (
    <Section title={tell(stage === 'over' ? 'standing.final' : 'standing.title')}>
      {hasPlayed ? (
        <>
          <Table kind={kind} standing={standing} isOver={stage === 'over'} />
          <p class="soft">{tell(`standing.${kind}-text`)}</p>
        </>
      ) : (
        <p class="soft">{tell('standing.none')}</p>
      )}
    </Section>
  );
}

interface TableProps {
  readonly kind: EventKind;
  readonly standing: readonly EventPlace[];
  /** Then nobody plays on. */
  readonly isOver: boolean;
}

function Table({ kind, standing, isOver }: TableProps) {
  return (
    <table class="standing">
      <thead>
        <tr>
          <th scope="col">
            <span class="hidden-text">{tell('standing.place')}</span>
          </th>
          <th scope="col">{tell('standing.name')}</th>
          <th scope="col">{tell('standing.games')}</th>
          <th scope="col">{tell(`standing.${kind}-points`)}</th>
          <th scope="col">{tell(`standing.${kind}-share`)}</th>
        </tr>
      </thead>
      <tbody>
        {standing.map(line => (
          <Line key={line.person.id} kind={kind} line={line} isOver={isOver} />
        ))}
      </tbody>
    </table>
  );
}

interface LineProps extends Pick<TableProps, 'kind' | 'isOver'> {
  readonly line: EventPlace;
}

function Line({ kind, line, isOver }: LineProps) {
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
        <b>{pointsText(kind, points)}</b>
      </td>
      <td>{shareText(kind, share)}</td>
    </tr>
  );
}

/** Duplicates compare: there is more and less. */
function pointsText(kind: EventKind, points: number): string {
  return kind === 'duplicate' ? scoreText(points) : numberText(points, {});
}

/** What a game adds to the standings. */
export function scoreText(score: number): string {
  return numberText(score, { signDisplay: 'exceptZero' });
}

function numberText(value: number, style: Intl.NumberFormatOptions): string {
  const format = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1, ...style });
  return format.format(value).replace('-', '−');
}

function shareText(kind: EventKind, share: number): string {
  const style =
    kind === 'duplicate'
      ? ({ style: 'percent' } as const)
      : ({ minimumFractionDigits: 2, maximumFractionDigits: 2 } as const);
  return new Intl.NumberFormat(language.value, style).format(share);
}
