import type { Projection, RegionId, Seat, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { PartyChip } from '../../../../kit/ui/game/PartyChip.tsx';
import { what } from '../../../../kit/ui/tips/what.ts';
import { isCurrent, overtaken, votesIn } from '../../../board/figures.ts';
import { say } from '../../words.ts';
import './Gain.css';

/** Gain is what the difference is worth, and whom it overtakes. */
export function Gain({
  now,
  then,
  region,
  view,
  seat,
  words,
}: {
  readonly now: Projection;
  readonly then: Projection;
  readonly region: RegionId;
  readonly view: View;
  readonly seat: Seat;
  readonly words: Wording;
}) {
  const points = (then.election.mandates[seat] ?? 0) - (now.election.mandates[seat] ?? 0);
  const [won, wins] = [now, then].map(({ election }) => election.winners.includes(seat));
  const past = overtaken(votesIn(now), votesIn(then), seat);
  const behind = overtaken(votesIn(then), votesIn(now), seat);
  return (
    <span class="gain" {...what('seats', region, seat)}>
      {points === 0 ? null : <b>{say('effects.points', { points: words.signed(points) })}</b>}
      {isCurrent(view, region) && won !== wins ? (
        <b>{wins ? say('effects.wins', { points: then.election.win[seat] ?? 0 }) : say('effects.loses')}</b>
      ) : null}
      {past.length === 0 ? null : (
        <Parties text={say('effects.past')} seats={past} view={view} words={words} />
      )}
      {behind.length === 0 ? null : (
        <Parties text={say('effects.behind')} seats={behind} view={view} words={words} />
      )}
    </span>
  );
}

function Parties({
  text,
  seats,
  view,
  words,
}: {
  readonly text: string;
  readonly seats: readonly Seat[];
  readonly view: View;
  readonly words: Wording;
}) {
  return (
    <span>
      {text}{' '}
      {seats.map(seat => (
        <PartyChip
          key={seat}
          party={view.players[seat]?.party ?? ''}
          label={words.party(view.players[seat]?.party ?? '')}
        />
      ))}
    </span>
  );
}
