import type { Projection, Seat, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { shortParty } from '../../kit/ui/game/shortParty.ts';
import { tip } from '../../kit/ui/tips/tip.ts';
import { what } from '../../kit/ui/tips/what.ts';
import { LaneNews } from '../../moments/playback/News.tsx';
import { type BoardFigures, isHalf } from './figures.ts';
import { Pips, Trend } from './LaneCause.tsx';
import { LaneSent } from './LaneSent.tsx';
import { Track } from './Track.tsx';
import { say } from './words.ts';
import './Lane.css';

interface LaneProps {
  readonly seat: Seat;
  readonly figures: BoardFigures;
  readonly view: View;
  readonly words: Wording;
}

type Party = Projection['parties'][number];

/** Lane is one party in one region. Above the cause, read as the formula; below the effect, votes on a track. */
export function Lane({ seat, figures, view, words }: LaneProps) {
  const { region, planned, now, then } = figures;
  const player = view.players[seat];
  const after = then.parties[seat];
  const before = now.parties[seat];
  if (player === undefined || after === undefined || before === undefined) return null;
  const meetings = region.meetings[seat] ?? 0;
  const more = (planned.meetings[seat] ?? 0) - meetings;
  const votes = region.votes[seat] ?? 0;
  const points = then.election.mandates[seat] ?? 0;
  const look = {
    own: seat === view.viewer,
    faint: planned.votes[seat] === 0 && meetings + more === 0,
    changed: after.votes !== before.votes || more !== 0,
  };
  return (
    <li class={`lane p-${player.party} ${namesOf(look)}`}>
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
      <span class="lane-party" aria-hidden {...what('party', player.party)}>
        <PartyChip party={player.party} />
        <small>{shortParty(view, player.party)}</small>
      </span>
      <LaneNews
        region={region.id}
        seat={seat}
        now={{ votes: before.votes, trend: before.trend, meetings }}
        isChanged={look.changed || after.trend !== before.trend}
        view={view}
        words={words}
      />
      <LaneSent view={view} region={planned} seat={seat} words={words} />
      <LaneCause {...{ seat, figures, view, words, more, meetings, trend: after.trend }} />
      <span
        class="lane-agreement"
        aria-hidden
        {...tip(say('board.agreement-tip'))}
        {...what('match', region.id, seat)}
      >
        <Agreement view={view} agreement={after.agreement} />
      </span>
      <span
        class="lane-gain"
        aria-hidden
        {...tip(sumText(view, words, meetings + more, after))}
        {...what('gain', region.id, seat)}
      >
        <Gain view={view} figures={figures} meetings={meetings + more} party={after} />
      </span>
      <LaneEffect {...{ seat, figures, view, votes, points, before, after }} />
    </li>
  );
}

interface CauseProps extends LaneProps {
  readonly meetings: number;
  readonly more: number;
  readonly trend: number;
}

/** LaneCause is meetings and trend, by which votes come. */
function LaneCause({ seat, figures: { region, planned }, view, words, meetings, more, trend }: CauseProps) {
  return (
    <span class="lane-cause" aria-hidden>
      <Pips
        spaces={view.rules.meetingSpaces}
        split={view.rules.turnIn.needed}
        filled={meetings}
        more={more}
        what={what('meeting', region.id, seat)}
      />
      <span class="soft">{view.rules.voteRule === 'product' ? '+' : '×'}</span>
      <Trend
        scale={view.rules.trend}
        at={planned.trend[seat] ?? 0}
        label={words.signed(trend)}
        what={what('trend', region.id, seat)}
      />
    </span>
  );
}

interface EffectProps extends Omit<LaneProps, 'words'> {
  readonly votes: number;
  readonly points: number;
  readonly before: Party;
  readonly after: Party;
}

/** LaneEffect is votes on a track, now and as they would be, and what they bring. */
function LaneEffect({ seat, figures: { region }, view, votes, points, before, after }: EffectProps) {
  return (
    <>
      <span
        class="lane-votes figure"
        aria-hidden
        {...tip(say('lane.votes-tip', { votes }))}
        {...what('votes', region.id, seat)}
      >
        {votes}
      </span>
      <Track
        votes={votes}
        counted={before.votes}
        planned={after.votes}
        majority={view.rules.majority}
        what={what('votes', region.id, seat)}
      />
      <span
        class="lane-then figure"
        aria-hidden
        {...what('votes', region.id, seat)}
        {...tip(
          say('lane.then-tip', { votes: after.votes - after.gain, gain: after.gain, then: after.votes }),
        )}
      >
        {after.votes > 0 ? after.votes : '–'}
      </span>
      <span
        class="lane-points figure"
        aria-hidden
        {...tip(say('lane.points-tip', { then: after.votes, points }))}
        {...what('seats', region.id, seat)}
      >
        {points > 0 ? points : '–'}
      </span>
    </>
  );
}

function namesOf(look: Readonly<Record<string, boolean>>): string {
  return Object.keys(look)
    .filter(name => look[name])
    .join(' ');
}

/** The sum behind the votes that the meetings would bring. */
function sumText(
  { rules }: View,
  words: Wording,
  meetings: number,
  { trend, agreement, gain }: Party,
): string {
  const isProduct = rules.voteRule === 'product';
  return say(isProduct ? 'lane.sum-product' : 'lane.sum-factor', {
    meetings,
    trend: withSign(words, trend),
    agreement: isProduct ? agreement : withSign(words, agreement),
    gain,
  });
}

/** A value as a term of a sum: + 2, − 1, + 0. */
function withSign(words: Wording, value: number): string {
  return value === 0 ? '+ 0' : words.signed(value).replace(/^(.)/, '$1 ');
}

/** Agreement has the floor that an edition sets marked where it is at work. */
function Agreement({ view, agreement }: { readonly view: View; readonly agreement: number }) {
  if (view.rules.voteRule === 'factor')
    return <>{agreement > 0 ? `+${agreement}` : String(agreement).replace('-', '−')}</>;
  return agreement >= 1 ? (
    <>×{agreement}</>
  ) : (
    <span class="floor" {...tip(say('lane.floor', { agreement }))}>
      ×1
    </span>
  );
}

/** Gain is marked like a floor where it is only the rules' least. */
function Gain({
  view,
  figures,
  meetings,
  party,
}: {
  readonly view: View;
  readonly figures: BoardFigures;
  readonly meetings: number;
  readonly party: Projection['parties'][number];
}) {
  const { needed } = view.rules.turnIn;
  const isCounted = figures.isCurrent && view.rules.countsCurrent;
  if (meetings === 0) return null;
  if (meetings < needed && !isCounted)
    return <span class="soft">{say('lane.too-few', { meetings, needed })}</span>;
  return isHalf(view.rules, meetings, party) ? (
    <b class="floor" {...tip(say('formula.half', { meetings }))}>
      +{party.gain}
    </b>
  ) : (
    <b>+{party.gain}</b>
  );
}
