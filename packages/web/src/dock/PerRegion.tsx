import type { RegionId, RegionView, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import type { ComponentChildren } from 'preact';
import { isCounted } from '../board/reckon.ts';
import { say } from '../state/settings.ts';

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

/** The sum in full, as the edition reckons it, and what it is worth. */
export function Formula({
  view,
  meetings,
  trend,
  agreement,
  gain,
  votes,
  points,
  region,
}: {
  readonly view: View;
  readonly meetings: number;
  readonly trend: number;
  readonly agreement: number;
  readonly gain: number;
  readonly votes: number;
  readonly points: number;
  readonly region: RegionId;
}) {
  const { needed } = view.rules.turnIn;
  const sum =
    view.rules.voteRule === 'product'
      ? say('formula.product', { meetings, trend: signed(trend), agreement: Math.max(1, agreement) })
      : say('formula.factor', { meetings, factor: signed(trend + agreement) });
  return (
    <p class="formula">
      {sum} = <b>+{gain}</b> → <b>{say('formula.votes', { votes })}</b> →{' '}
      <b>{say('formula.points', { points })}</b>
      {meetings < needed && !isCounted(view, region) ? (
        <span class="soft"> {say('formula.needed', { meetings, needed })}</span>
      ) : null}
    </p>
  );
}

function signed(value: number): string {
  return value < 0 ? `− ${-value}` : `+ ${value}`;
}
