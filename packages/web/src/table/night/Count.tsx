import { sum } from '@macher/engine';
import type { ComponentChildren } from 'preact';
import { PartyTag } from '../../kit/ui/game/PartyChip.tsx';
import { Sum } from '../dock/parts/outcome/Sum.tsx';
import type { Report, Row } from './report.ts';
import { shortName, type Told } from './sentences.ts';
import type { Telling } from './steps.ts';
import { LineLabel, SideBar, VotesBar } from './VotesBar.tsx';
import { say } from './words.ts';
import './Count.css';

interface CountProps extends Told {
  readonly telling: Telling;
}

/** Votes, seats and points of every party; the lowest is counted first. */
export function Count({ report, telling }: CountProps) {
  const { rows } = report;
  const hasWin = rows.some(({ win }) => win > 0);
  return (
    <table class="night-count">
      <thead>
        <tr>
          <td />
          <th scope="col">
            <span class="night-counting">
              <LineLabel report={report} isTold={telling.isTold('line')} />
              <span class="wide-only">{say('night.column-count')}</span>
            </span>
          </th>
          <th scope="col">{say('word.votes')}</th>
          <th scope="col">{say('night.seats')}</th>
          {hasWin ? <th scope="col">{say('night.win')}</th> : null}
          <th scope="col" class="wide-only">
            {say('word.media')}
          </th>
          <th scope="col">{say('night.total')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <CountedRow
            key={row.seat}
            report={report}
            row={row}
            hasWin={hasWin}
            telling={telling}
            isCounted={telling.told.value >= rows.length - place}
          />
        ))}
      </tbody>
      <Together report={report} telling={telling} span={hasWin ? 4 : 3} />
    </table>
  );
}

/** Together is the two of a coalition, to the line. */
function Together({ report, telling, span }: TogetherProps) {
  const { election, why } = report;
  if (election.outcome !== 'coalition' || why?.rule !== 'majority') return null;
  const isTold = telling.isTold('winner');
  return (
    <tfoot>
      <tr>
        <th scope="row">
          <Shown isTold={isTold}>{say('night.together')}</Shown>
        </th>
        <td>
          <span class={`night-counting ${isTold ? '' : 'untold'}`}>
            <SideBar report={report} seats={election.winners} line={why.majority} isDashed={false} />
          </span>
        </td>
        <td class="night-main">
          <Shown isTold={isTold}>{sum(election.winners.map(seat => election.votes[seat] ?? 0))}</Shown>
        </td>
        <td colSpan={span}>
          <Shown isTold={isTold}>{say('night.each', { points: Math.max(...election.win) })}</Shown>
        </td>
      </tr>
    </tfoot>
  );
}

interface TogetherProps {
  readonly report: Report;
  readonly telling: Telling;
  readonly span: number;
}

interface RowProps {
  readonly report: Report;
  readonly row: Row;
  readonly hasWin: boolean;
  readonly telling: Telling;
  readonly isCounted: boolean;
}

function CountedRow({ report, row, hasWin, telling, isCounted }: RowProps) {
  const [points, media] = [telling.isTold('points'), telling.isTold('media')];
  return (
    <tr class={rowLook(report, row, telling)}>
      <th scope="row">
        <PartyTag
          party={report.view.players[row.seat]?.party ?? ''}
          name={shortName(report.view, row.seat)}
        />
      </th>
      <td>
        <span class="night-counting">
          <VotesBar report={report} row={row} isTold={isCounted} isLined={telling.isTold('line')} />
          <Counting report={report} row={row} />
        </span>
      </td>
      <td class="night-main">
        <Shown isTold={isCounted}>{row.votes}</Shown>
      </td>
      <td>
        <Shown isTold={points}>{row.mandates}</Shown>
      </td>
      {hasWin ? (
        <td>
          <Shown isTold={points}>{gain(row.win)}</Shown>
        </td>
      ) : null}
      <td class="wide-only">
        <Shown isTold={media}>{gain(row.media)}</Shown>
      </td>
      <td>
        <Shown isTold={media}>
          <s>{row.total.before}</s> → <b>{row.total.after}</b> <Rank row={row} />
        </Shown>
      </td>
    </tr>
  );
}

function rowLook({ election, view }: Report, { seat }: Row, telling: Telling): string {
  const won = telling.isTold('winner') && election.winners.includes(seat) ? 'won' : '';
  return `${won} ${seat === view.viewer ? 'own' : ''}`;
}

/** Shown has its room from the beginning. */
function Shown({ isTold, children }: { readonly isTold: boolean; readonly children: ComponentChildren }) {
  return <span class={isTold ? '' : 'untold'}>{children}</span>;
}

/** Counting is written as “9 + (6 + 0) × 4 = +24”. */
function Counting({ report, row: { before, counted } }: { readonly report: Report; readonly row: Row }) {
  if (before === null) return null;
  return (
    <small class="soft">
      {before}
      {counted === null ? null : (
        <>
          {' + '}
          <Sum view={report.view} meetings={counted.meetings} party={{ ...counted, gain: counted.votes }} />
        </>
      )}
    </small>
  );
}

/** The place after it, and whether that is up or down. */
function Rank({ row: { rank } }: { readonly row: Row }) {
  const change = rank.after < rank.before ? '▲' : rank.after > rank.before ? '▼' : '';
  return (
    <span class="night-rank">
      {change}
      {say('night.rank', { rank: rank.after })}
    </span>
  );
}

function gain(points: number): string {
  return points === 0 ? '–' : `+${points}`;
}
