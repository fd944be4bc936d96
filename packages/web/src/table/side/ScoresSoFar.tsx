import type { Seat, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { what } from '../../kit/ui/tips/what.ts';
import { callBackElection } from '../shown/calledBack.ts';
import { pointsSoFar } from './points.ts';
import { say } from './words.ts';
import './ScoresSoFar.css';

/** Points that lie open, and where they come from. What only counts at the end is said below. */
export function ScoresSoFar({ view, words }: { readonly view: View; readonly words: Wording }) {
  const seats = view.players.map((_, seat) => seat);
  const row = (label: string, points: (seat: Seat) => number, open?: () => void) => (
    <tr key={label}>
      <th scope="row">
        {open === undefined ? (
          label
        ) : (
          <button type="button" class="link" aria-haspopup="dialog" {...what('held')} onClick={open}>
            {label}
          </button>
        )}
      </th>
      {seats.map(seat => (
        <td key={seat} {...what('points', seat)}>
          {points(seat) || '–'}
        </td>
      ))}
    </tr>
  );
  return (
    <div class="scroll scores-so-far">
      <table>
        <thead>
          <tr>
            <td />
            {view.players.map(({ party }) => (
              <th key={party} scope="col">
                <PartyChip party={party} label={words.party(party)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.elections.map((election, index) => [
            row(
              words.region(election.region),
              seat => (election.mandates[seat] ?? 0) + (election.win[seat] ?? 0),
              () => callBackElection(election.round, election.region),
            ),
            ...(election.presence.length === 0
              ? []
              : [
                  row(say('scores.media', { region: election.region }), seat =>
                    election.presence.includes(seat) ? (view.rules.mediaBoard[index] ?? 0) : 0,
                  ),
                ]),
          ])}
        </tbody>
        <tfoot>{row(say('scores.so-far'), seat => pointsSoFar(view, seat))}</tfoot>
      </table>
      <p class="soft">{say(view.rules.national === null ? 'scores.later' : 'scores.later-national')}</p>
    </div>
  );
}
