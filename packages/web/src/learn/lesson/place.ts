/** A part of the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 28;
const EDGE = 10;
/** MARGIN between a box and the frame around it. */
export const MARGIN = 4;

/**
 * The place for a bubble beside its target, without covering it or what must stay free: right, left, above, below it.
 */
export function placeBeside(target: Box, bubble: Size, page: Size, free: readonly Box[]): Box {
  const middle = target.top + (target.height - bubble.height) / 2;
  const centre = target.left + (target.width - bubble.width) / 2;
  const tries = [
    { left: target.left + target.width + GAP, top: middle },
    { left: target.left - GAP - bubble.width, top: middle },
    { left: centre, top: target.top - GAP - bubble.height },
    { left: centre, top: target.top + target.height + GAP },
  ].map(at => ({ ...at, ...bubble }));
  const kept = tries.map(each => within(each, page));
  const found = kept.find(each => ![target, ...free].some(other => overlap(each, other)));
  return (
    found ?? kept.find(each => !overlap(each, target)) ?? kept[0] ?? { left: EDGE, top: EDGE, ...bubble }
  );
}

function within(box: Box, page: Size): Box {
  const fit = (at: number, size: number, room: number): number =>
    Math.max(EDGE, Math.min(at, room - size - EDGE));
  return { ...box, left: fit(box.left, box.width, page.width), top: fit(box.top, box.height, page.height) };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

/** One frame around many boxes: what is one row of choices doesn't need one for each. */
export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(box => box.left));
  const top = Math.min(...boxes.map(box => box.top));
  const right = Math.max(...boxes.map(box => box.left + box.width));
  const bottom = Math.max(...boxes.map(box => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** The part of a box that can be seen where another one lies over its lower part; null: too little to matter. */
export function above(box: Box, cover: Box): Box | null {
  if (!overlap(box, cover)) return box;
  const height = cover.top - 2 * MARGIN - box.top;
  return height < EDGE ? null : { ...box, height };
}

/** A bent line from the edge of one box to the edge of another, as an SVG path. */
export function arrowPath(from: Box, to: Box): string {
  const start = edgeTowards(from, centreOf(to));
  const end = edgeTowards(to, start);
  const bend = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 14 };
  return `M${round(start)} Q${round(bend)} ${round(end)}`;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function centreOf({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

function edgeTowards(box: Box, { x, y }: Point): Point {
  return {
    x: Math.max(box.left, Math.min(x, box.left + box.width)),
    y: Math.max(box.top, Math.min(y, box.top + box.height)),
  };
}

function round({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
