import type { PartyId, Poll, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { PartyChip } from '../../../../kit/ui/game/PartyChip.tsx';
import { what } from '../../../../kit/ui/tips/what.ts';
import { say } from '../../words.ts';
import './PollCard.css';

/**
 * PollBack is the top card, face down. Where backs tell, the party is on it, with its change if all such cards agree on
 * that.
 */
export function PollBack({
  view,
  words,
  back,
}: {
  readonly view: View;
  readonly words: Wording;
  readonly back: PartyId | null;
}) {
  const change = back === null ? null : commonChange(view, back);
  return (
    <div class="poll-back" {...what('poll')}>
      <small>{say('poll.card')}</small>
      {back === null ? (
        <b aria-hidden>?</b>
      ) : (
        <>
          <PartyChip party={back} label={words.party(back)} />
          {change === null ? null : <b>{words.signed(change)}</b>}
        </>
      )}
    </div>
  );
}

/** PollFace is what a poll says about the parties that play. */
export function PollFace({
  view,
  words,
  poll,
}: {
  readonly view: View;
  readonly words: Wording;
  readonly poll: Poll;
}) {
  return (
    <ul class="poll-face">
      {view.players.map(({ party }, seat) => {
        const change = poll.changes[party] ?? 0;
        return change === 0 ? null : (
          <li
            key={party}
            class={`${change < 0 ? 'falls' : ''} ${seat === view.viewer ? 'own' : ''}`}
            {...what('poll')}
          >
            <PartyChip party={party} label={words.party(party)} /> {words.signed(change)}
          </li>
        );
      })}
    </ul>
  );
}

function commonChange({ rules }: View, back: PartyId): number | null {
  const changes = rules.polls.flatMap(poll => (poll.back === back ? [poll.changes[back] ?? 0] : []));
  const [first] = changes;
  return first !== undefined && changes.every(change => change === first) ? first : null;
}
