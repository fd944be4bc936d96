import {
  foreseePoll,
  lineFate,
  type PartyId,
  type Poll,
  type RegionId,
  type Seat,
  type View,
} from '@macher/engine';
import type { Wording } from '@macher/words';
import { what } from '../../../../kit/ui/tips/what.ts';
import { possiblePolls } from '../../plans/polls.ts';
import { projectIn, regionIn } from '../../plans/regions.ts';
import { say } from '../../words.ts';
import { SeatTag } from './SeatTag.tsx';
import './PollChances.css';

/**
 * PollChances are for where one or two lines are published and backs say nothing: how often each line comes, and what
 * it would do here.
 */
export function PollChances({
  view,
  words,
  region,
  back,
}: {
  readonly view: View;
  readonly words: Wording;
  readonly region: RegionId;
  readonly back: PartyId | null;
}) {
  const polls = possiblePolls(view, back);
  const changes = [...new Set(polls.flatMap(poll => Object.values(poll.changes)))]
    .filter(change => change !== 0)
    .sort((one, other) => one - other);
  const withLine = (party: PartyId, change: number): Poll[] =>
    polls.filter(poll => poll.changes[party] === change);
  return (
    <table class="poll-chances">
      <caption class="hidden-text">{say('poll.outcomes')}</caption>
      <thead>
        <tr>
          <td class="soft" {...what('poll')}>
            {say('poll.cards', { count: polls.length })}
          </td>
          <th scope="col">{say('poll.now')}</th>
          {changes.map(change => (
            <th key={change} scope="col" {...what('trend')}>
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
            <td {...what('votes', region, seat)}>{votesText(view, region, seat)}</td>
            {changes.map(change => (
              <td key={change} {...what('poll')}>
                <Chance
                  effect={lineText(view, region, seat, withLine(party, change)[0])}
                  count={withLine(party, change).length}
                  all={polls.length}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Chance is what a line would do, and on how many of the cards it stands. */
function Chance({
  effect,
  count,
  all,
}: {
  readonly effect: string;
  readonly count: number;
  readonly all: number;
}) {
  if (count === 0) return <span class="soft">–</span>;
  return (
    <>
      {effect} <span class="soft">({say('poll.odds', { count, all })})</span>
    </>
  );
}

/** The text of a line: what it would do here; nothing where no such card is left. */
function lineText(view: View, region: RegionId, seat: Seat, poll: Poll | undefined): string {
  const party = view.players[seat]?.party ?? '';
  const here = regionIn(view, region);
  if (poll === undefined || here === null) return '';
  if (lineFate(view, here, seat, poll, party) === 'protected') return say('poll.fate.protected');
  const published = foreseePoll(view, region, poll.id, { kind: 'poll-lines', seat, parties: [party] });
  return votesText(published, region, seat);
}

function votesText(view: View, region: RegionId, seat: Seat): string {
  return say('formula.votes', { votes: projectIn(view, region)?.parties[seat]?.votes ?? 0 });
}
