import { type PartyId, project, type RegionId, type RegionView, type Seat, type View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { say } from '../../state/settings.ts';
import { fateOf, possiblePolls, withLines } from '../plans/polls.ts';
import { regionIn } from './Lanes.tsx';
import { SeatTag } from './SeatTag.tsx';
import './PollChances.css';

/** Where one or two lines are published and backs say nothing: how often each line comes, and what it would do here. */
export function PollChances({
  view,
  words,
  region: id,
  back,
}: {
  readonly view: View;
  readonly words: Wording;
  readonly region: RegionId;
  readonly back: PartyId | null;
}) {
  const region = regionIn(view, id);
  const polls = possiblePolls(view, back);
  const changes = [...new Set(polls.flatMap(poll => Object.values(poll.changes)))]
    .filter(change => change !== 0)
    .sort((one, other) => one - other);
  if (region === null) return null;
  const countOf = (party: PartyId, change: number): number =>
    polls.filter(poll => poll.changes[party] === change).length;
  return (
    <table class="poll-chances">
      <caption class="hidden-text">{say('poll.outcomes')}</caption>
      <thead>
        <tr>
          <td class="soft">{say('poll.cards', { count: polls.length })}</td>
          <th scope="col">{say('poll.now')}</th>
          {changes.map(change => (
            <th key={change} scope="col">
              {words.signed(change)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.players.map(({ party }, seat) => (
          <tr key={party} class={seat === view.viewer ? 'own' : ''}>
            <th scope="row">
              <SeatTag view={view} words={words} seat={seat} />
            </th>
            <td>{votesText(view, region, seat)}</td>
            {changes.map(change => (
              <td key={change}>
                <span class="soft">
                  {say('poll.odds', { count: countOf(party, change), all: polls.length })}
                </span>{' '}
                {lineText(view, region, seat, change)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function lineText(view: View, region: RegionView, seat: Seat, change: number): string {
  const party = view.players[seat]?.party ?? '';
  const line = { id: '', back: party, changes: { [party]: change } };
  const isProtected = fateOf(view, region, seat, line, party) === 'protected';
  if (isProtected) return say('poll.fate.protected');
  return votesText(view, withLines(view, region, line, [party]), seat);
}

function votesText(view: View, region: RegionView, seat: Seat): string {
  return say('formula.votes', { votes: project(view, region).parties[seat]?.votes ?? 0 });
}
