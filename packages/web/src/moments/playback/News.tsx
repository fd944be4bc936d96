import type { Card, RegionId, RegionView, Seat, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { useContext } from 'preact/hooks';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { signTip } from '../../kit/ui/tips/tip.ts';
import { say } from '../words.ts';
import { FollowContext } from './context.ts';
import { differenceOf, isMarked, type LaneFigures, type LaneMark, laneKey, opinionKey } from './marks.ts';
import { useTouched } from './useTouched.ts';
import './News.css';

interface LaneProps {
  readonly region: RegionId;
  readonly seat: Seat;
  /** The figures as they stand, whatever you plan. */
  readonly now: LaneFigures;
  readonly isChanged: boolean;
  readonly view: View;
  readonly words: Wording;
}

/** LaneNews is on a lane: the frame of the party that changes it just now, or what has changed since you looked. */
export function LaneNews({ region, seat, now, isChanged, view, words }: LaneProps) {
  const following = useContext(FollowContext);
  if (following === null) return null;
  const beat = following.beat.value;
  if (beat !== null && isChanged) return <i class={`lane-lit ${actorClass(view, following.actor.value)}`} />;
  const key = laneKey(region, seat);
  const mark = following.marks.value.lanes[key];
  if (mark === undefined || differenceOf(mark.was, now) === null) return null;
  return <MarkChip mark={mark} now={now} view={view} words={words} touch={() => following.touch(key)} />;
}

interface MarkProps extends Pick<LaneProps, 'now' | 'view' | 'words'> {
  readonly mark: LaneMark;
  touch(): void;
}

/** MarkChip goes when you have pointed at its lane, been at it or touched it. */
function MarkChip({ mark, now, view, words, touch }: MarkProps) {
  const chip = useTouched<HTMLButtonElement>('.lane', touch);
  const text = markText(mark, now, words);
  const by = words.list(mark.by.map(seat => words.party(view.players[seat]?.party ?? '')));
  return (
    <button
      ref={chip}
      type="button"
      class="lane-mark"
      aria-label={say('mark.seen', { text: `${by} ${text}`.trim() })}
      onClick={touch}
      onBlur={touch}
    >
      <i class="dot" />
      {mark.by.map(seat => (
        <PartyChip key={seat} party={view.players[seat]?.party ?? ''} />
      ))}
      <span>{text}</span>
    </button>
  );
}

function markText({ was }: LaneMark, now: LaneFigures, words: Wording): string {
  const what = differenceOf(was, now) ?? 'votes';
  const [from, to] = [was[what], now[what]];
  return say(`mark.${what}`, {
    change: words.signed(to - from),
    count: Math.abs(to - from),
    from: words.signed(from),
    to: words.signed(to),
  });
}

/** BoardNews is on a board: the frame and the chip of the party that acts there. */
export function BoardNews({ region, view }: { readonly region: RegionId; readonly view: View }) {
  const following = useContext(FollowContext);
  if (following === null || !following.regions.value.includes(region)) return null;
  const seat = following.actor.value;
  const party = seat === null ? null : (view.players[seat]?.party ?? null);
  return (
    <i class={`board-lit ${actorClass(view, seat)}`} aria-hidden>
      {party === null ? null : <PartyChip party={party} />}
    </i>
  );
}

interface CardProps {
  readonly card: Card;
  readonly before: RegionView;
}

/** CardNews is on an opinion: a frame when it comes just now, a dot while you haven't looked at it since it came. */
export function CardNews({ card, before }: CardProps) {
  const following = useContext(FollowContext);
  if (following === null) return null;
  const isNow = following.beat.value !== null && !before.open.includes(card);
  if (isNow) return <i class="card-lit" aria-hidden />;
  const key = opinionKey(before.id, card);
  return key in following.marks.value.opinions ? <CardMark touch={() => following.touch(key)} /> : null;
}

function CardMark({ touch }: { touch(): void }) {
  const dot = useTouched<HTMLElement>('li', touch);
  return <i ref={dot} class="dot card-mark" {...signTip(say('mark.opinion'))} />;
}

/** TabNews is on the tab of a board that isn't shown: something there has changed since you looked. */
export function TabNews({ region }: { readonly region: RegionId }) {
  const following = useContext(FollowContext);
  if (following === null || !isMarked(following.marks.value, region)) return null;
  return <i class="dot tab-mark" {...signTip(say('mark.tab'))} />;
}

function actorClass(view: View, seat: Seat | null): string {
  return seat === null ? '' : `p-${view.players[seat]?.party ?? ''}`;
}
