import type { View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { tip } from '../../kit/ui/tips/tip.ts';
import { what } from '../../kit/ui/tips/what.ts';
import { say } from './words.ts';
import './MediaBoard.css';

/** MediaBoard says what a marker on it is worth, election by election, and whose lie there. */
export function MediaBoard({ view, words }: { readonly view: View; readonly words: Wording }) {
  return (
    <div class="scroll">
      <MediaSpaces view={view} words={words} />
    </div>
  );
}

/** `now`: the space of the election that is next, or that is spoken of. */
export function MediaSpaces({
  view,
  words,
  now = view.elections.length,
}: {
  readonly view: View;
  readonly words: Wording;
  readonly now?: number;
}) {
  return (
    <ol class="media-board" aria-label={say('side.media-board')}>
      {view.rules.mediaBoard.map((points, index) => {
        const election = view.elections[index];
        const region = election === undefined ? 'none' : words.region(election.region);
        return (
          <li
            key={index}
            class={index === now ? 'now' : ''}
            {...tip(say('media-board.space', { election: index + 1, region, points }))}
            {...what('media-board')}
          >
            <b>{points}</b>
            <span class="hidden-text">{say('media-board.election', { election: index + 1, region })}</span>
            <span>
              {election?.presence.map(seat => (
                <PartyChip
                  key={seat}
                  party={view.players[seat]?.party ?? ''}
                  label={words.party(view.players[seat]?.party ?? '')}
                />
              ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
