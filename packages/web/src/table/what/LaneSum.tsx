import {
  mandatesFor,
  type Projection,
  project,
  type RegionId,
  type RegionView,
  type Seat,
  type View,
} from '@macher/engine';
import type { ComponentChildren } from 'preact';
import { CardTile, type Fit } from '../../kit/ui/game/CardTile.tsx';
import type { Topic } from '../../kit/ui/tips/what.ts';
import { fitOf, isCounted } from '../board/figures.ts';
import { Pips, Trend } from '../board/LaneCause.tsx';
import { Track } from '../board/Track.tsx';
import type { WhatProps } from './props.ts';
import type { WhatWords } from './words.ts';
import './LaneSum.css';

/** LANE_TOPICS are figures of a lane: behind each of them is the same sum. */
export const LANE_TOPICS: readonly Topic[] = ['gain', 'meeting', 'trend', 'match', 'votes', 'seats'];

interface SumProps {
  readonly props: WhatProps;
  readonly said: WhatWords;
  readonly region: RegionId;
  readonly seat: Seat;
}

/**
 * LaneSum: meetings, trend and match become votes, and votes become seats, with the board's own pips, scale, cards and
 * track.
 */
export function LaneSum({ props: { view, planned, words }, said, region: id, seat }: SumProps) {
  const { tell } = said;
  const [before, after] = [regionOf(view, id), regionOf(planned, id)];
  const party = after === null ? undefined : project(planned, after).parties[seat];
  if (before === null || after === null || party === undefined) return null;
  const meetings = after.meetings[seat] ?? 0;
  const more = meetings - (before.meetings[seat] ?? 0);
  const votes = after.votes[seat] ?? 0;
  const fits = fitsOf(planned, after, seat);
  const player = planned.players[seat]?.party ?? '';
  const isProduct = view.rules.voteRule === 'product';
  return (
    <div class={`lane-sum p-${player}`}>
      <div class="sum-line">
        <Formula {...{ view, said, words, fits, after, seat, party, more }} /> <Sign text="=" />
        <Box
          value={String(party.gain)}
          name={tell('sum.gain')}
          note={tell('sum.gain-note', { now: votes, then: party.votes })}
          isResult
        >
          <Track votes={votes} counted={party.votes} planned={party.votes} majority={view.rules.majority} />
        </Box>
      </div>
      <h3>{tell('sum.cards')}</h3>
      <Cards fits={fits} props={{ view, planned, words }} said={said} />
      <p class="soft">
        {tell(isProduct ? 'sum.least-product' : 'sum.least-factor')}{' '}
        {meetings < view.rules.turnIn.needed && !isCounted(view, id)
          ? tell('sum.too-few', { meetings, needed: view.rules.turnIn.needed })
          : ''}
      </p>
      <p class="sum-next">
        <b>{tell('sum.seats', seatsFor(view, id, party.votes))}</b>{' '}
        <NextStep {...{ view, id, said }} votes={party.votes} />
      </p>
    </div>
  );
}

interface FormulaProps extends Pick<WhatProps, 'view' | 'words'> {
  readonly said: WhatWords;
  readonly fits: ReturnType<typeof fitsOf>;
  readonly after: RegionView;
  readonly seat: Seat;
  readonly party: Projection['parties'][number];
  readonly more: number;
}

/** Formula of the votes, by the rule of the edition. */
function Formula({ view, words, said, fits, after, seat, party, more }: FormulaProps) {
  const { tell } = said;
  const meetings = after.meetings[seat] ?? 0;
  const boxes = {
    meetings: (
      <Box value={String(meetings)} name={tell('sum.meetings')} note={moreText(said, meetings - more, more)}>
        <Pips
          spaces={view.rules.meetingSpaces}
          split={view.rules.turnIn.needed}
          filled={meetings - more}
          more={more}
        />
      </Box>
    ),
    trend: (
      <Box value={words.signed(party.trend)} name={tell('sum.trend')} note="">
        <Trend scale={view.rules.trend} at={after.trend[seat] ?? 0} label={words.signed(party.trend)} />
      </Box>
    ),
    match: (
      <Box
        value={words.signed(party.agreement)}
        name={tell('sum.match')}
        note={tell('sum.match-note', { matches: countOf(fits, 1), clashes: countOf(fits, -1) })}
      />
    ),
  };
  return view.rules.voteRule === 'product' ? (
    <>
      <Sign text="(" /> {boxes.meetings} <Sign text="+" /> {boxes.trend} <Sign text=")" /> <Sign text="×" />{' '}
      {boxes.match}
    </>
  ) : (
    <>
      {boxes.meetings} <Sign text="×" /> <Sign text="(" /> {boxes.trend} <Sign text="+" /> {boxes.match}{' '}
      <Sign text=")" />
    </>
  );
}

function regionOf({ regions }: View, id: RegionId): RegionView | null {
  return regions.find(each => each.id === id) ?? null;
}

function moreText({ tell }: WhatWords, there: number, more: number): string {
  if (more === 0) return '';
  return more > 0
    ? tell('sum.meetings-more', { there, more })
    : tell('sum.meetings-fewer', { there, fewer: -more });
}

function Sign({ text }: { readonly text: string }) {
  return <span class="sum-sign">{text}</span>;
}

function Box({
  value,
  name,
  note,
  isResult = false,
  children,
}: {
  readonly value: string;
  readonly name: string;
  readonly note: string;
  readonly isResult?: boolean;
  readonly children?: ComponentChildren;
}) {
  return (
    <span class={`sum-box ${isResult ? 'result' : ''}`}>
      <b class="sum-value">{value}</b>
      <span class="sum-name">{name}</span>
      <span aria-hidden>{children}</span>
      {note === '' ? null : <small>{note}</small>}
    </span>
  );
}

interface CardFit {
  readonly card: RegionView['open'][number];
  readonly fit: Fit;
  readonly isKey: boolean;
  /** The figure that it adds to the match. */
  readonly counts: number;
}

/** What each open opinion says to the platform of a seat. */
function fitsOf({ rules, players }: View, { open, keyIssue }: RegionView, seat: Seat): CardFit[] {
  const platform = players[seat]?.platform ?? [];
  return open.map(card => {
    const fit = fitOf(rules, platform, card);
    const isKey = card === keyIssue;
    const weight = isKey ? 2 : 1;
    return { card, fit, isKey, counts: fit === null ? 0 : fit === 'match' ? weight : -weight };
  });
}

function countOf(fits: readonly CardFit[], sign: number): number {
  return Math.abs(
    fits.filter(({ counts }) => Math.sign(counts) === sign).reduce((sum, { counts }) => sum + counts, 0),
  );
}

function Cards({
  fits,
  props: { words },
  said: { tell },
}: {
  readonly fits: readonly CardFit[];
  readonly props: Omit<WhatProps, 'choice'>;
  readonly said: WhatWords;
}) {
  return (
    <ul class="sum-cards">
      {fits.map(({ card, fit, isKey, counts }) => (
        <li key={card}>
          <CardTile card={card} words={words} fit={fit} isKey={isKey} />
          <b>{words.signed(counts)}</b>
          <small>
            {tell(fit === null ? 'sum.card-none' : isKey ? `sum.card-${fit}-key` : `sum.card-${fit}`)}
          </small>
        </li>
      ))}
    </ul>
  );
}

function seatsFor({ rules }: View, id: RegionId, votes: number): { votes: number; seats: number } {
  const mandates = rules.regions.find(each => each.id === id)?.mandates ?? [];
  return { votes, seats: mandatesFor(rules.mandateSteps, mandates, votes) };
}

/** NextStep says how many votes would bring more. */
function NextStep({
  view,
  id,
  votes,
  said,
}: {
  readonly view: View;
  readonly id: RegionId;
  readonly votes: number;
  readonly said: WhatWords;
}) {
  const { seats } = seatsFor(view, id, votes);
  const next = view.rules.mandateSteps.find(step => step > votes && seatsFor(view, id, step).seats > seats);
  return next === undefined ? null : <span>{said.tell('sum.next', seatsFor(view, id, next))}</span>;
}
