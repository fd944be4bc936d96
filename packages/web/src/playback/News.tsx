import type { Card, RegionId, RegionView, Seat, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { say } from '../state/settings.ts';
import { PartyChip } from '../ui/PartyChip.tsx';
import { signTip } from '../ui/tip.ts';
import { FollowContext } from './context.ts';
import { differenceOf, type LaneFigures, laneKey, type Mark } from './marks.ts';
import './News.css';

interface LaneProps {
  readonly region: RegionId;
  readonly seat: Seat;
  readonly now: LaneFigures;
  readonly isChanged: boolean;
  readonly view: View;
  readonly words: Wording;
}

/** On a lane: the frame of the party that changes it just now, or what has changed since you looked. */
export function LaneNews({ region, seat, now, isChanged, view, words }: LaneProps) {
  const following = useContext(FollowContext);
  if (following === null) return null;
  const beat = following.beat.value;
  if (beat !== null && isChanged) return <i class={`lane-lit ${actorClass(view, following.actor.value)}`} />;
  const key = laneKey(region, seat);
  const mark = following.marks.value[key];
  if (mark === undefined || differenceOf(mark.was, now) === null) return null;
  return <MarkChip mark={mark} now={now} view={view} words={words} touch={() => following.touch(key)} />;
}

interface MarkProps extends Pick<LaneProps, 'now' | 'view' | 'words'> {
  readonly mark: Mark;
  touch(): void;
}

/** Gone when you have pointed at its lane, been at it or touched it. */
function MarkChip({ mark, now, view, words, touch }: MarkProps) {
  const chip = useRef<HTMLButtonElement>(null);
  const last = useRef(touch);
  last.current = touch;
  useEffect(() => {
    const lane = chip.current?.closest('.lane');
    const clear = (): void => last.current();
    lane?.addEventListener('pointerleave', clear);
    lane?.addEventListener('click', clear);
    return () => {
      lane?.removeEventListener('pointerleave', clear);
      lane?.removeEventListener('click', clear);
    };
  }, []);
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

function markText({ was }: Mark, now: LaneFigures, words: Wording): string {
  const what = differenceOf(was, now) ?? 'votes';
  const [from, to] = [was[what], now[what]];
  return say(`mark.${what}`, {
    change: words.signed(to - from),
    count: Math.abs(to - from),
    from: words.signed(from),
    to: words.signed(to),
  });
}

/** On a board: the frame and the chip of the party that acts there. */
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

/** On an opinion that has just come. */
export function CardNews({ card, before }: { readonly card: Card; readonly before: RegionView }) {
  const following = useContext(FollowContext);
  const isNew = following !== null && following.beat.value !== null && !before.open.includes(card);
  return isNew ? <i class="card-lit" aria-hidden /> : null;
}

/** On the tab of a board that isn't shown: something there has changed since you looked. */
export function TabNews({ region }: { readonly region: RegionId }) {
  const following = useContext(FollowContext);
  const isMarked = Object.keys(following?.marks.value ?? {}).some(key => key.startsWith(`${region} `));
  return isMarked ? <i class="dot tab-mark" {...signTip(say('mark.tab'))} /> : null;
}

function actorClass(view: View, seat: Seat | null): string {
  return seat === null ? '' : `p-${view.players[seat]?.party ?? ''}`;
}
