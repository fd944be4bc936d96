import type { RegionId, Seat, View } from '@macher/engine';
import { partiesAt, type Subject, type Wording } from '@macher/words';
import { PartyChip } from '../../../../kit/ui/game/PartyChip.tsx';
import { what } from '../../../../kit/ui/tips/what.ts';
import { overtaken, votesIn } from '../../../board/figures.ts';
import { changedSeats, controlChange, type Outcome, outcomeOf } from '../../plans/outcomes.ts';
import { say } from '../../words.ts';
import { Controller } from './Controller.tsx';
import { Formula } from './PerRegion.tsx';
import './Consequences.css';

interface ConsequencesProps {
  readonly view: View;
  readonly planned: View;
  readonly region: RegionId;
  readonly seat: Seat;
  readonly words: Wording;
  readonly subject: Subject;
  /** The words if nothing would change. */
  readonly nothing: string;
}

/**
 * Consequences are what would be different in a region: for each party the sum in full, what it is worth, whom it
 * overtakes.
 */
export function Consequences({ view, planned, region, seat, words, subject, nothing }: ConsequencesProps) {
  const outcome = outcomeOf(view, planned, region);
  if (outcome === null) return null;
  const changed = changedSeats(outcome);
  const behind = overtaken(votesIn(outcome.now), votesIn(outcome.planned), seat);
  if (changed.length === 0 && controlChange(outcome) === null) return <p class="soft">{nothing}</p>;
  return (
    <ul class="consequences" aria-label={say('consequences.label')}>
      {changed.map(each => (
        <Changed key={each} view={view} words={words} outcome={outcome} seat={each} />
      ))}
      <ControlLine view={view} words={words} outcome={outcome} />
      <WinLine subject={subject} words={words} outcome={outcome} />
      {behind.length === 0 ? null : (
        <li class="gained">
          {say('consequences.overtakes', { parties: partiesAt(words, subject, behind) })}
        </li>
      )}
    </ul>
  );
}

interface LineProps {
  readonly view: View;
  readonly words: Wording;
  readonly outcome: Outcome;
}

function Changed({ view, words, outcome, seat }: LineProps & { readonly seat: Seat }) {
  const { now, planned, after } = outcome;
  const party = planned.parties[seat];
  const id = view.players[seat]?.party ?? '';
  if (party === undefined) return null;
  return (
    <li {...what('gain', outcome.after.id, seat)}>
      <PartyChip party={id} label={words.party(id)} />
      <Formula view={view} after={after} seat={seat} projection={planned} />
      <span class="soft">
        {say('consequences.before', {
          votes: now.parties[seat]?.votes ?? 0,
          points: now.election.mandates[seat] ?? 0,
        })}
      </span>
    </li>
  );
}

function ControlLine({ view, words, outcome }: LineProps) {
  const change = controlChange(outcome);
  if (change === null) return null;
  const [now, then] = change;
  return (
    <li>
      <span class="soft">{say('media-control.label')}</span>{' '}
      <Controller view={view} words={words} seat={now} />
      {' → '}
      <Controller view={view} words={words} seat={then} />
    </li>
  );
}

function WinLine({ subject, words, outcome }: Omit<LineProps, 'view'> & { readonly subject: Subject }) {
  const [now, then] = [outcome.now.election.winners, outcome.planned.election.winners];
  if (now.join() === then.join() || then.length === 0) return null;
  return <li class="gained">{say('consequences.wins', { parties: partiesAt(words, subject, then) })}</li>;
}
