import type { Election, Seat, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { Outline } from '../../kit/ui/game/Outline.tsx';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { spineText } from '../board/Spines.tsx';
import { callBackElection } from '../shown/calledBack.ts';
import { say } from './words.ts';
import './HeldBoards.css';

interface HeldProps {
  readonly view: View;
  readonly words: Wording;
}

/** Every election as it was counted; a click calls its night back. */
export function HeldBoards({ view, words }: HeldProps) {
  return (
    <section class="panel held-boards" aria-labelledby="held-title">
      <h2 id="held-title">{say('ribbon.elections')}</h2>
      <ol>
        {view.elections.map(election => (
          <li key={election.region}>
            <HeldBoard election={election} view={view} words={words} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function HeldBoard({ election, view, words }: HeldProps & { readonly election: Election }) {
  const { region, round, winners, votes } = election;
  const [first] = winners;
  const most = Math.max(FULL, ...votes);
  return (
    <button
      type="button"
      class="held-board"
      aria-haspopup="dialog"
      onClick={() => callBackElection(round, region)}
    >
      <span class="held-head">
        <Outline region={region} party={first === undefined ? null : (view.players[first]?.party ?? null)} />
        <span>
          <b aria-hidden="true">{words.region(region)}</b>
          <span class="hidden-text">{spineText(election, view, words)} </span>
          <small class="soft" aria-hidden="true">
            {say('board.round', { round })}
          </small>
        </span>
      </span>
      {rankedBy(votes).map(seat => (
        <Row key={seat} seat={seat} election={election} view={view} words={words} most={most} />
      ))}
    </button>
  );
}

/** FULL is the whole width of a bar, unless a party has more votes. */
const FULL = 50;

function Row({
  seat,
  election: { votes, mandates, win, winners },
  view,
  words,
  most,
}: HeldProps & { readonly seat: Seat; readonly election: Election; readonly most: number }) {
  const party = view.players[seat]?.party ?? '';
  const points = (mandates[seat] ?? 0) + (win[seat] ?? 0);
  return (
    <span class={`held-row ${winners.includes(seat) ? 'won' : ''} ${seat === view.viewer ? 'own' : ''}`}>
      <PartyChip party={party} label={words.party(party)} />
      <span class="held-bar">
        <i class={`p-${party}`} style={{ width: `${(100 * (votes[seat] ?? 0)) / most}%` }} />
        <i class="held-half" style={{ left: `${(100 * FULL) / most}%` }} />
      </span>
      <span>{votes[seat]}</span>
      <b>+{points}</b>
    </span>
  );
}

function rankedBy(votes: readonly number[]): Seat[] {
  return votes.map((_, seat) => seat).toSorted((one, other) => (votes[other] ?? 0) - (votes[one] ?? 0));
}
