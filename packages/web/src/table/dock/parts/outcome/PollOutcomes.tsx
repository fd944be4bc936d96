import {
  foreseePoll,
  isPublishable,
  type PartyId,
  type Poll,
  type Projection,
  project,
  type RegionId,
  type RegionView,
  type Seat,
  type View,
} from '@macher/engine';
import type { Wording } from '@macher/words';
import { what } from '../../../../kit/ui/tips/what.ts';
import { isCurrent } from '../../../board/figures.ts';
import { possiblePolls } from '../../plans/polls.ts';
import { regionIn } from '../../plans/regions.ts';
import { say } from '../../words.ts';
import { PollFace } from '../cards/PollCard.tsx';
import { Winners } from './Lanes.tsx';
import { SeatChip, SeatTag } from './SeatTag.tsx';
import './PollOutcomes.css';

interface Props {
  readonly view: View;
  readonly words: Wording;
  readonly region: RegionId;
  readonly back: PartyId | null;
  /** The seats whose winning the auction is looked at. */
  readonly winners: readonly Seat[];
}

/**
 * PollOutcomes have each card that can have this back, with its odds, and what it would do here in the hands of each
 * possible winner.
 */
export function PollOutcomes({ view, words, region: id, back, winners }: Props) {
  const region = regionIn(view, id);
  const polls = possiblePolls(view, back);
  if (region === null) return null;
  return (
    <table class="poll-outcomes">
      <caption class="hidden-text">{say('poll.outcomes')}</caption>
      <thead>
        <tr>
          <td />
          {polls.map(poll => (
            <th key={poll.id} scope="col">
              <PollFace view={view} words={words} poll={poll} />
              {polls.length === 1 ? null : (
                <span class="soft" {...what('poll')}>
                  {say('poll.odds', { count: 1, all: polls.length })}
                </span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {winners.map(seat => (
          <tr key={seat} class={seat === view.viewer ? 'own' : ''}>
            <th scope="row">
              <SeatTag view={view} words={words} seat={seat} />
              <br />
              {say('poll.wins')}
            </th>
            {polls.map(poll => (
              <td key={poll.id} {...what('poll')}>
                <Outcome view={view} words={words} region={region} seat={seat} poll={poll} />
              </td>
            ))}
          </tr>
        ))}
        {winners.length > 1 ? null : (
          <tr>
            <th scope="row">{say('poll.nobody')}</th>
            <td colSpan={polls.length} class="soft">
              {say('poll.unsold')}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

interface OutcomeProps {
  readonly view: View;
  readonly words: Wording;
  readonly region: RegionView;
  readonly seat: Seat;
  readonly poll: Poll;
}

function Outcome({ view, words, region, seat, poll }: OutcomeProps) {
  const { base } = view.rules.quietPoll;
  if (!isPublishable(view, seat, poll)) return <span class="soft">{say('poll.only-quiet', { base })}</span>;
  const published = foreseePoll(view, region.id, poll.id, { kind: 'poll-use', seat, publish: true });
  return (
    <>
      <Moves view={view} words={words} region={region} published={published} />{' '}
      <span class="soft">{say('poll.or-quiet', { base })}</span>
    </>
  );
}

/** Moves are every trend that moves, and the votes and points that follow. */
function Moves({
  view,
  words,
  region,
  published,
}: {
  readonly view: View;
  readonly words: Wording;
  readonly region: RegionView;
  readonly published: View;
}) {
  const after = regionIn(published, region.id) ?? region;
  const [now, then] = [project(view, region), project(published, after)];
  const isWinChanged = isCurrent(view, region.id) && winKey(then) !== winKey(now);
  return (
    <>
      {after.trend.map((space, seat) =>
        space === region.trend[seat] ? null : (
          <span key={seat} class="move" {...what('trend', region.id, seat)}>
            <SeatChip view={view} words={words} seat={seat} /> {words.signed(now.parties[seat]?.trend ?? 0)} →{' '}
            <b>{words.signed(then.parties[seat]?.trend ?? 0)}</b>:{' '}
            {say('formula.votes', { votes: then.parties[seat]?.votes ?? 0 })},{' '}
            {say('formula.points', { points: then.election.mandates[seat] ?? 0 })}{' '}
          </span>
        ),
      )}
      {isWinChanged ? <Winners view={view} words={words} projection={then} /> : null}
    </>
  );
}

function winKey({ election }: Projection): string {
  return JSON.stringify([election.winners, election.win]);
}
