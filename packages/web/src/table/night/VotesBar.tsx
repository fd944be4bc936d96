import type { Seat } from '@macher/engine';
import type { Report, Row } from './report.ts';
import { say } from './words.ts';
import './VotesBar.css';

/** The scale: votes at the right end of a bar, a little more than the majority, or than two parties have together. */
function scaleOf({ why, election, rows }: Report): number {
  const most = rows[0]?.votes ?? 0;
  const together = election.winners.reduce((total, seat) => total + (election.votes[seat] ?? 0), 0);
  if (why?.rule === 'most-votes') return Math.max(most, ...why.sides.map(({ votes }) => votes), 1) * 1.05;
  return Math.max(50, most, together) * 1.15;
}

/** LineLabel says how many votes win alone, above the line. */
export function LineLabel({ report, isTold }: { readonly report: Report; readonly isTold: boolean }) {
  const { why } = report;
  if (why?.rule !== 'majority') return <span />;
  return (
    <span class={`night-line-label ${isTold ? '' : 'untold'}`}>
      <span style={{ left: width(why.majority, scaleOf(report)) }}>
        <b class="phone-only">{why.majority}</b>
        <b class="wide-only">{say('night.line', { majority: why.majority })}</b>
      </span>
    </span>
  );
}

/** VotesBar has votes from before, and lighter those that were just counted. */
export function VotesBar({
  report,
  row,
  isTold,
  isLined,
}: {
  readonly report: Report;
  readonly row: Row;
  readonly isTold: boolean;
  readonly isLined: boolean;
}) {
  const scale = scaleOf(report);
  const before = row.before ?? row.votes;
  const { why, view } = report;
  return (
    <span class={`night-bar p-${view.players[row.seat]?.party ?? ''}`} aria-hidden>
      <i class="night-before" style={{ width: width(Math.min(before, row.votes), scale) }} />
      <i class="night-gain" style={{ width: width(isTold ? row.votes - before : 0, scale) }} />
      {why?.rule === 'majority' && isLined ? (
        <i class="night-line" style={{ left: width(why.majority, scale) }} />
      ) : null}
    </span>
  );
}

/** SideBar has the votes of several parties, one after the other, to a line. */
export function SideBar({
  report,
  seats,
  line,
  isDashed,
}: {
  readonly report: Report;
  readonly seats: readonly Seat[];
  readonly line: number;
  readonly isDashed: boolean;
}) {
  const scale = scaleOf(report);
  const { election, view } = report;
  return (
    <span class="night-bar" aria-hidden>
      {seats.map(seat => (
        <i
          key={seat}
          class={`night-before p-${view.players[seat]?.party ?? ''}`}
          style={{ width: width(election.votes[seat] ?? 0, scale) }}
        >
          <b>{election.votes[seat]}</b>
        </i>
      ))}
      <i class={`night-line ${isDashed ? 'dashed' : ''}`} style={{ left: width(line, scale) }} />
    </span>
  );
}

function width(votes: number, scale: number): string {
  return `${Math.max(0, (votes / scale) * 100)}%`;
}
