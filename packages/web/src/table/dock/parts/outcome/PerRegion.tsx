import type { Projection, RegionView, Seat, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../../kit/ui/signs/Icon.tsx';
import { what } from '../../../../kit/ui/tips/what.ts';
import { isCounted } from '../../../board/figures.ts';
import { shownRegion } from '../../../shown/shownRegion.ts';
import { say } from '../../words.ts';
import { Sum } from './Sum.tsx';
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
        <section
          key={region.id}
          data-region={region.id}
          class={isShown(view, region) ? 'is-shown' : ''}
          aria-label={words.region(region.id)}
        >
          <h3>
            <span class="wide-only">{words.region(region.id)}</span>
            <TurnTo view={view} region={region} name={words.region(region.id)} />
          </h3>
          {children(region)}
        </section>
      ))}
    </div>
  );
}

/** TurnTo is for the phone: the name of a region turns the board above to it. */
function TurnTo({
  view,
  region,
  name,
}: {
  readonly view: View;
  readonly region: RegionView;
  readonly name: string;
}) {
  return (
    <button
      type="button"
      class="turn-to phone-only"
      {...what('state', region.id)}
      aria-pressed={isShown(view, region)}
      onClick={() => {
        shownRegion.value = region.id;
      }}
    >
      {name} <Icon name="eye" />
    </button>
  );
}

function isShown({ regions }: View, { id }: RegionView): boolean {
  const shown = regions.some(region => region.id === shownRegion.value) ? shownRegion.value : regions[0]?.id;
  return id === shown;
}

interface FormulaProps {
  readonly view: View;
  /** The region as it would be. */
  readonly after: RegionView;
  readonly seat: Seat;
  readonly projection: Projection;
}

/** The sum in full, and what it is worth. */
export function Formula({ view, after, seat, projection }: FormulaProps) {
  const party = projection.parties[seat];
  if (party === undefined) return null;
  const meetings = after.meetings[seat] ?? 0;
  const points = projection.election.mandates[seat] ?? 0;
  const { needed } = view.rules.turnIn;
  return (
    <p class="formula" {...what('gain', after.id, seat)}>
      <Sum view={view} meetings={meetings} party={party} /> →{' '}
      <b>{say('formula.votes', { votes: party.votes })}</b> → <b>{say('formula.points', { points })}</b>
      {meetings < needed && !isCounted(view, after.id) ? (
        <span class="soft"> {say('formula.needed', { meetings, needed })}</span>
      ) : null}
    </p>
  );
}

/** ShortFormula has the sum in two short lines, for a row on the phone. */
export function ShortFormula({ view, after, seat, projection }: FormulaProps) {
  const party = projection.parties[seat];
  if (party === undefined) return null;
  const meetings = after.meetings[seat] ?? 0;
  const points = projection.election.mandates[seat] ?? 0;
  const { needed } = view.rules.turnIn;
  return meetings < needed && !isCounted(view, after.id) ? (
    <p class="row-result phone-only soft" {...what('meeting', after.id, seat)}>
      {say('formula.short-needed', { meetings, needed })}
    </p>
  ) : (
    <p class="row-result phone-only" {...what('gain', after.id, seat)}>
      <b>
        +{party.gain} → {party.votes}
      </b>
      <br />
      {say('formula.points', { points })}
    </p>
  );
}
