import { SCALE } from './scale.ts';
import './Track.css';

interface TrackProps {
  readonly votes: number;
  /** Votes with what would be counted, now and by the plan. */
  readonly counted: number;
  readonly planned: number;
  readonly majority: number;
  /** What the track is about, if it can be asked. */
  readonly what?: Readonly<Record<string, string>>;
}

/**
 * Track has votes solid in the party's colour; pale: what would be counted; a heavy line at the majority. What the plan
 * adds is solid petrol with +n, what it takes away is hollow, dashed and hatched with −n.
 */
export function Track({ votes, counted, planned, majority, what = {} }: TrackProps) {
  const stays = Math.min(counted, planned);
  return (
    <span class="track" aria-hidden {...what}>
      {votes > 0 ? <i class="votes" style={span(0, Math.min(votes, stays))} /> : null}
      {stays > votes ? <i class="counted" style={span(votes, stays)} /> : null}
      <Difference from={counted} to={planned} />
      <i class="majority" style={{ left: share(majority) }} />
    </span>
  );
}

/** Difference has its figure in it, or right of it where it is too short. */
function Difference({ from, to }: { readonly from: number; readonly to: number }) {
  if (from === to) return null;
  const [least, most] = [Math.min(from, to), Math.max(from, to)];
  const isShort = most - least < ROOM && most + ROOM < SCALE;
  return (
    <i class={`${to > from ? 'added' : 'taken'} ${isShort ? 'short' : ''}`} style={span(least, most)}>
      <b>{to > from ? `+${to - from}` : `−${from - to}`}</b>
    </i>
  );
}

/** ROOM is as many votes as a figure is wide. */
const ROOM = 12;

function span(from: number, to: number): { readonly left: string; readonly width: string } {
  const [start, end] = [Math.min(from, SCALE), Math.min(to, SCALE)];
  return { left: share(start), width: share(Math.max(0, end - start)) };
}

function share(votes: number): string {
  return `${(votes / SCALE) * 100}%`;
}
