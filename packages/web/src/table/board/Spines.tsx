import type { Election, View } from '@macher/engine';
import { partiesAt, type Wording } from '@macher/words';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { tip } from '../../kit/ui/tips/tip.ts';
import { what } from '../../kit/ui/tips/what.ts';
import { callBackElection } from '../shown/calledBack.ts';
import { say } from './words.ts';
import './Spines.css';

interface SpineProps {
  readonly view: View;
  readonly words: Wording;
}

/** MOST_BOARDS: with as many in play all spines share one column; when one has left, each has its own. */
const MOST_BOARDS = 3;

/** Elections whose boards have left: they stand beside the others like books, and can be opened again. */
export function heldElections({ elections, regions }: View): readonly Election[] {
  return elections.filter(({ region }) => regions.every(({ id }) => id !== region));
}

/** How many columns the spines take. */
export function spineColumns(view: View): number {
  return Math.min(heldElections(view).length, view.regions.length > MOST_BOARDS ? 1 : 7);
}

export function Spines({ view, words }: SpineProps) {
  const held = heldElections(view);
  if (held.length === 0) return null;
  return (
    <ol class={`spines ${spineColumns(view) === 1 ? 'shared' : ''}`} aria-label={say('spine.label')}>
      {held.map(election => (
        <li key={election.region}>
          <Spine election={election} view={view} words={words} />
        </li>
      ))}
    </ol>
  );
}

function Spine({ election, view, words }: SpineProps & { readonly election: Election }) {
  const { region, round, winners } = election;
  const label = spineText(election, view, words);
  return (
    <button
      type="button"
      class="spine"
      aria-haspopup="dialog"
      onClick={() => callBackElection(round, region)}
      {...tip(label)}
      {...what('held', region)}
    >
      <span class="hidden-text">{label}</span>
      <span class="spine-round" aria-hidden>
        {round}
      </span>
      <span class="spine-winners" aria-hidden>
        {winners.map(seat => (
          <PartyChip key={seat} party={view.players[seat]?.party ?? ''} />
        ))}
        {winners.length === 0 ? '–' : null}
      </span>
      <b class="spine-short" aria-hidden>
        {region}
      </b>
      <b class="spine-name" aria-hidden>
        {words.region(region)}
      </b>
      <Standings election={election} view={view} />
    </button>
  );
}

/** The text of a spine says who won, in one sentence: “Bremen, round 2: SPD and Greens won.” */
export function spineText({ region, round, winners }: Election, view: View, words: Wording): string {
  const subject = { rules: view.rules, parties: view.players.map(({ party }) => party) };
  return say('spine.text', {
    region: words.named.region(region),
    round,
    winners: winners.length === 0 ? 'none' : partiesAt(words, subject, winners),
  });
}

/** Points of the election, the most first, and who went on to the media board. */
function Standings({ election, view }: { readonly election: Election; readonly view: View }) {
  const { mandates, win, presence } = election;
  const points = view.players.map((_, seat) => (mandates[seat] ?? 0) + (win[seat] ?? 0));
  const seats = points.map((_, seat) => seat).toSorted((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
  const media = view.rules.mediaBoard[view.elections.indexOf(election)] ?? 0;
  return (
    <span class="spine-standings" aria-hidden>
      {seats.map(seat => (
        <span key={seat} class={seat === view.viewer ? 'own' : ''}>
          <PartyChip party={view.players[seat]?.party ?? ''} /> {points[seat]}
        </span>
      ))}
      {presence.length === 0 ? null : (
        <span class="spine-media">
          <Icon name="media" /> {media}
          <span>
            {presence.map(seat => (
              <PartyChip key={seat} party={view.players[seat]?.party ?? ''} />
            ))}
          </span>
        </span>
      )}
    </span>
  );
}
