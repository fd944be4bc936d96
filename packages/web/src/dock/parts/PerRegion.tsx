import type { Projection, RegionView, Seat, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import type { ComponentChildren } from 'preact';
import { isCounted } from '../../board/reckon.ts';
import { say } from '../../state/settings.ts';
import './PerRegion.css';

/** The body of a dock in the columns of the boards above it. */
export function PerRegion({
  view,
  words,
  children,
}: {
  readonly view: View;
  readonly words: Wording;
  children(region: RegionView): ComponentChildren;
}) {
  return (
    <div class="per-region">
      {view.regions.map(region => (
        <section key={region.id} aria-label={words.region(region.id)}>
          <h3>{words.region(region.id)}</h3>
          {children(region)}
        </section>
      ))}
    </div>
  );
}

/** The sum in full, by the rule of the edition, and what it is worth. `after` is the region as it would be. */
export function Formula({
  view,
  after,
  seat,
  projection,
}: {
  readonly view: View;
  readonly after: RegionView;
  readonly seat: Seat;
  readonly projection: Projection;
}) {
  const party = projection.parties[seat];
  if (party === undefined) return null;
  const { trend, agreement, gain, votes } = party;
  const meetings = after.meetings[seat] ?? 0;
  const points = projection.election.mandates[seat] ?? 0;
  const { needed } = view.rules.turnIn;
  const sum =
    view.rules.voteRule === 'product'
      ? say('formula.product', { meetings, trend: signed(trend), agreement: Math.max(1, agreement) })
      : say('formula.factor', { meetings, factor: signed(trend + agreement) });
  return (
    <p class="formula">
      {sum} = <b>+{gain}</b> → <b>{say('formula.votes', { votes })}</b> →{' '}
      <b>{say('formula.points', { points })}</b>
      {meetings < needed && !isCounted(view, after.id) ? (
        <span class="soft"> {say('formula.needed', { meetings, needed })}</span>
      ) : null}
    </p>
  );
}

function signed(value: number): string {
  return value < 0 ? `− ${-value}` : `+ ${value}`;
}
