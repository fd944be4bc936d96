import type { RegionView, Seat, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { say } from '../state/settings.ts';
import { Icon } from '../ui/Icon.tsx';
import { PartyChip } from '../ui/PartyChip.tsx';
import { shortParty } from '../ui/shortParty.ts';
import type { Reckoned } from './reckon.ts';
import { SCALE } from './scale.ts';
import './Lane.css';

/** One party in one region. Above the cause, read as the formula; below the effect, votes on a track. */
export function Lane({
  seat,
  reckoned,
  view,
  words,
}: {
  readonly seat: Seat;
  readonly reckoned: Reckoned;
  readonly view: View;
  readonly words: Wording;
}) {
  const { region, planned, now, then } = reckoned;
  const player = view.players[seat];
  const after = then.parties[seat];
  const before = now.parties[seat];
  if (player === undefined || after === undefined || before === undefined) return null;
  const meetings = region.meetings[seat] ?? 0;
  const more = (planned.meetings[seat] ?? 0) - meetings;
  const votes = region.votes[seat] ?? 0;
  const points = then.election.mandates[seat] ?? 0;
  const isChanged = after.votes !== before.votes || more !== 0;
  const isFaint = votes === 0 && meetings + more === 0;
  const isOwn = seat === view.viewer;
  return (
    <li
      class={`lane p-${player.party} ${isOwn ? 'own' : ''} ${isFaint ? 'faint' : ''} ${isChanged ? 'changed' : ''}`}
    >
      <span class="hidden-text">
        {say('lane.sentence', {
          party: words.party(player.party),
          votes,
          meetings: meetings + more,
          trend: words.signed(after.trend),
          agreement: after.agreement,
          gain: after.gain,
          then: after.votes,
          points,
        })}
      </span>
      <span class="lane-party" aria-hidden>
        <PartyChip party={player.party} />
        <small>{shortParty(view, player.party)}</small>
      </span>
      <Sent view={view} region={planned} seat={seat} words={words} />
      <span class="lane-cause" aria-hidden>
        <Pips
          spaces={view.rules.meetingSpaces}
          split={view.rules.turnIn.needed}
          filled={meetings}
          more={more}
        />
        <span class="soft">{view.rules.voteRule === 'product' ? '+' : '×'}</span>
        <Trend scale={view.rules.trend} at={planned.trend[seat] ?? 0} label={words.signed(after.trend)} />
      </span>
      <span class="lane-agreement" aria-hidden>
        <Agreement view={view} agreement={after.agreement} />
      </span>
      <span class="lane-gain" aria-hidden>
        <Gain view={view} reckoned={reckoned} meetings={meetings + more} gain={after.gain} />
      </span>
      <span class="lane-votes figure" aria-hidden>
        {votes}
      </span>
      <Track votes={votes} counted={before.votes} planned={after.votes} majority={view.rules.majority} />
      <span class="lane-then figure" aria-hidden>
        {after.votes > 0 ? after.votes : '–'}
      </span>
      <span class="lane-points figure" aria-hidden>
        {points > 0 ? points : '–'}
      </span>
    </li>
  );
}

/** Politicians that lie here, in the order in which they came: face down, or by their price. */
function Sent({
  view,
  region,
  seat,
  words,
}: {
  readonly view: View;
  readonly region: RegionView;
  readonly seat: Seat;
  readonly words: Wording;
}) {
  const own = region.row.flatMap((sent, place) =>
    sent.seat === seat ? [{ ...sent, place: place + 1 }] : [],
  );
  if (own.length === 0) return null;
  return (
    <span class="lane-sent">
      {own.map(({ politician, state, place }) => {
        const card = view.rules.politicians.find(({ id }) => id === politician);
        const name = card === undefined ? say('lane.face-down') : words.politician(card.id);
        const label = say('lane.sent', { name, place });
        return (
          <span key={place} class={`sent ${state}`} role="img" aria-label={label} title={label}>
            {card === undefined ? <Icon name="person" /> : card.cost / 1000}
          </span>
        );
      })}
    </span>
  );
}

/** Split where enough have come together to turn in: seen, not counted. */
function Pips({
  spaces,
  split,
  filled,
  more,
}: {
  readonly spaces: number;
  readonly split: number;
  readonly filled: number;
  readonly more: number;
}) {
  return (
    <span class="pips">
      {Array.from({ length: spaces }, (_, index) => (
        <i
          key={index}
          class={`${index < filled ? 'filled' : index < filled + more ? 'planned' : ''} ${index === split ? 'split' : ''}`}
        />
      ))}
    </span>
  );
}

function Trend({
  scale,
  at,
  label,
}: {
  readonly scale: readonly number[];
  readonly at: number;
  readonly label: string;
}) {
  const value = scale[at] ?? 0;
  return (
    <span class="trend">
      {scale.map((space, index) => (
        <i key={space} class={index === at ? '' : space === 0 ? 'zero' : ''} />
      ))}
      <b class={value > 0 ? 'up' : ''} style={{ left: `${((at + 0.5) / scale.length) * 100}%` }}>
        {label}
      </b>
    </span>
  );
}

/** Where the edition sets a floor, it is marked when it is at work. */
function Agreement({ view, agreement }: { readonly view: View; readonly agreement: number }) {
  if (view.rules.voteRule === 'factor')
    return <>{agreement > 0 ? `+${agreement}` : String(agreement).replace('-', '−')}</>;
  return agreement >= 1 ? (
    <>×{agreement}</>
  ) : (
    <span class="floor" title={say('lane.floor', { agreement })}>
      ×1
    </span>
  );
}

function Gain({
  view,
  reckoned,
  meetings,
  gain,
}: {
  readonly view: View;
  readonly reckoned: Reckoned;
  readonly meetings: number;
  readonly gain: number;
}) {
  const { needed } = view.rules.turnIn;
  const isCounted = reckoned.isCurrent && view.rules.countsCurrent;
  if (meetings === 0) return null;
  if (meetings < needed && !isCounted)
    return <span class="soft">{say('lane.too-few', { meetings, needed })}</span>;
  return <b>+{gain}</b>;
}

/** Solid: votes; pale: would be counted; petrol: added by your plan; a heavy line at the majority. */
function Track({
  votes,
  counted,
  planned,
  majority,
}: {
  readonly votes: number;
  readonly counted: number;
  readonly planned: number;
  readonly majority: number;
}) {
  const width = (from: number, to: number) => ({
    left: `${(Math.min(from, SCALE) / SCALE) * 100}%`,
    width: `${(Math.max(0, Math.min(to, SCALE) - Math.min(from, SCALE)) / SCALE) * 100}%`,
  });
  return (
    <span class="track" aria-hidden>
      {votes > 0 ? <i class="votes" style={width(0, votes)} /> : null}
      {Math.min(counted, planned) > votes ? (
        <i class="counted" style={width(votes, Math.min(counted, planned))} />
      ) : null}
      {counted === planned ? null : (
        <i class="planned" style={width(Math.min(counted, planned), Math.max(counted, planned))} />
      )}
      <i class="majority" style={{ left: `${(majority / SCALE) * 100}%` }} />
    </span>
  );
}
