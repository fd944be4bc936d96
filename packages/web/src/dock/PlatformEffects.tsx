import type { Projection, Seat, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { type Reckoned, reckon } from '../board/reckon.ts';
import { say } from '../state/settings.ts';
import { PartyChip } from '../ui/PartyChip.tsx';
import { Change } from './Change.tsx';
import { Formula } from './PerRegion.tsx';
import { InCommon, National } from './PlatformTies.tsx';

interface EffectProps {
  readonly view: View;
  /** The same with the platform as planned. */
  readonly planned: View;
  readonly seat: Seat;
  readonly words: Wording;
}

/** What another platform changes in every region, on the national board, and for coalitions. */
export function PlatformEffects({ view, planned, seat, words }: EffectProps) {
  return (
    <div class="effects">
      <table>
        <thead>
          <tr>
            <th scope="col">{say('effects.region')}</th>
            <th scope="col">{say('effects.agreement')}</th>
            <th scope="col">{say('effects.if-counted')}</th>
          </tr>
        </thead>
        <tbody>
          {reckon(view, planned).map(reckoned => (
            <RegionEffect
              key={reckoned.region.id}
              reckoned={reckoned}
              view={view}
              seat={seat}
              words={words}
            />
          ))}
        </tbody>
      </table>
      <National view={view} planned={planned} seat={seat} words={words} />
      <InCommon view={view} planned={planned} seat={seat} words={words} />
    </div>
  );
}

interface RegionProps extends Omit<EffectProps, 'planned'> {
  readonly reckoned: Reckoned;
}

function RegionEffect({ reckoned, view, seat, words }: RegionProps) {
  const { region, now, then } = reckoned;
  const [before, after] = [now.parties[seat], then.parties[seat]];
  if (before === undefined || after === undefined) return null;
  const meetings = region.meetings[seat] ?? 0;
  return (
    <tr class={before.agreement === after.agreement ? '' : 'changed'}>
      <th scope="row">
        <abbr title={words.region(region.id)}>{region.id}</abbr>
      </th>
      <td>
        <Change before={words.signed(before.agreement)} after={words.signed(after.agreement)} />
      </td>
      <td>
        {meetings === 0 ? (
          <span class="soft">{say('effects.no-meetings')}</span>
        ) : (
          <Formula
            region={region.id}
            view={view}
            meetings={meetings}
            trend={after.trend}
            agreement={after.agreement}
            gain={after.gain}
            votes={after.votes}
            points={then.election.seats[seat] ?? 0}
          />
        )}
        <TooFew reckoned={reckoned} view={view} meetings={meetings} />
        <Worth reckoned={reckoned} view={view} seat={seat} words={words} />
      </td>
    </tr>
  );
}

/** All meetings of a current region are turned in where the rules say so, few as they are. */
function TooFew({
  reckoned,
  view,
  meetings,
}: Pick<RegionProps, 'reckoned' | 'view'> & { readonly meetings: number }) {
  const { turnIn, countsCurrent } = view.rules;
  const isCounted = reckoned.isCurrent && countsCurrent;
  if (isCounted || meetings === 0 || meetings >= turnIn.needed) return null;
  return <span class="soft"> {say('lane.too-few', { meetings, needed: turnIn.needed })}</span>;
}

/** What the difference is worth, and whom it overtakes. */
function Worth({ reckoned: { now, then, isCurrent }, view, seat, words }: RegionProps) {
  const points = (then.election.seats[seat] ?? 0) - (now.election.seats[seat] ?? 0);
  const [won, wins] = [now, then].map(({ election }) => election.winners.includes(seat));
  const past = overtaken(now, then, seat);
  const behind = overtaken(then, now, seat);
  return (
    <span class="worth">
      {points === 0 ? null : <b>{say('effects.points', { points: words.signed(points) })}</b>}
      {isCurrent && won !== wins ? (
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

/** Who had as many votes or more before, and has fewer after. */
function overtaken(before: Projection, after: Projection, seat: Seat): Seat[] {
  const votes = (projection: Projection, of: Seat): number => projection.parties[of]?.votes ?? 0;
  return before.parties.flatMap((_, other) =>
    other !== seat && votes(before, other) >= votes(before, seat) && votes(after, other) < votes(after, seat)
      ? [other]
      : [],
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
