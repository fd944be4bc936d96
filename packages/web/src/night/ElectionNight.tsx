import type { Election, Seat, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { say } from '../state/settings.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { PartyTag } from '../ui/PartyChip.tsx';
import './ElectionNight.css';

export interface NightProps {
  readonly view: View;
  readonly words: Wording;
  readonly election: Election;
  close(): void;
}

/** What a held election brought: votes, seats and points of every party, and who went on to the media board. */
export function ElectionNight({ view, words, election, close }: NightProps) {
  const { region, round, winners, presence } = election;
  const names = (seats: readonly Seat[]): string =>
    words.list(seats.map(seat => words.party(view.players[seat]?.party ?? '')));
  return (
    <Dialog title={say('night.title', { region: words.region(region), round })} close={close}>
      <p class="night-winners">
        {winners.length === 0 ? say('night.nobody') : say('night.won', { parties: names(winners) })}
      </p>
      <Results view={view} words={words} election={election} />
      {presence.length === 0 ? null : (
        <p class="soft">
          {say('night.media', {
            parties: names(presence),
            points: view.rules.mediaBoard[view.elections.indexOf(election)] ?? 0,
          })}
        </p>
      )}
    </Dialog>
  );
}

function Results({ view, words, election }: Omit<NightProps, 'close'>) {
  const { votes, mandates, win, winners } = election;
  const seats = view.players.map((_, seat) => seat).toSorted((a, b) => (votes[b] ?? 0) - (votes[a] ?? 0));
  return (
    <table class="night-results">
      <thead>
        <tr>
          <td />
          <th scope="col">{say('word.votes')}</th>
          <th scope="col">{say('night.seats')}</th>
          <th scope="col">{say('night.win')}</th>
          <th scope="col">{say('word.points')}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map(seat => {
          const party = view.players[seat]?.party ?? '';
          const [seatPoints, winPoints] = [mandates[seat] ?? 0, win[seat] ?? 0];
          return (
            <tr key={seat} class={winners.includes(seat) ? 'won' : ''}>
              <th scope="row">
                <PartyTag party={party} name={words.party(party)} />
              </th>
              <td>{votes[seat] ?? 0}</td>
              <td>{seatPoints}</td>
              <td>{winPoints === 0 ? '–' : `+${winPoints}`}</td>
              <td>
                <b>{seatPoints + winPoints}</b>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
