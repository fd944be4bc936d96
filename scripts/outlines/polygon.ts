export type Point = readonly [x: number, y: number];

/** A closed line; the last point joins the first. */
export type Ring = readonly Point[];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The rings of a path written with relative moves only: `m dx,dy dx,dy … z m …`. */
export function ringsOf(path: string): Ring[] {
  let start: Point = [0, 0];
  return path
    .split('m')
    .slice(1)
    .map(moves => {
      const ring = walk(start, numbersIn(moves));
      start = ring[0] ?? start; // after `z` the pen is back where the ring began
      return ring;
    });
}

function numbersIn(moves: string): number[] {
  return moves.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
}

function walk([x, y]: Point, moves: readonly number[]): Ring {
  let [px, py] = [x, y];
  const ring: Point[] = [];
  for (let i = 0; i + 1 < moves.length; i += 2) {
    px += moves[i] ?? 0;
    py += moves[i + 1] ?? 0;
    ring.push([px, py]);
  }
  return ring;
}

export function boxAround(rings: readonly Ring[]): Box {
  const xs = rings.flatMap(ring => ring.map(([x]) => x));
  const ys = rings.flatMap(ring => ring.map(([, y]) => y));
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

export function areaOf(ring: Ring): number {
  return Math.abs(ring.reduce((sum, [x, y], i) => sum + x * next(ring, i)[1] - next(ring, i)[0] * y, 0)) / 2;
}

function next(ring: Ring, index: number): Point {
  return ring[(index + 1) % ring.length] ?? [0, 0];
}

/**
 * A ring simplified: without the points that lie within the tolerance of the line through their neighbours (Douglas and
 * Peucker).
 */
export function simplified(ring: Ring, tolerance: number): Ring {
  const middle = Math.floor(ring.length / 2);
  const there = thinned(ring.slice(0, middle + 1), tolerance);
  const back = thinned([...ring.slice(middle), ...ring.slice(0, 1)], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

function thinned(line: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  const offsets = line.map(point => distanceToEdge(point, first, last));
  const farthest = offsets.indexOf(Math.max(...offsets));
  if ((offsets[farthest] ?? 0) <= tolerance) return [first, last];
  return [
    ...thinned(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...thinned(line.slice(farthest), tolerance),
  ];
}

/** A point near the middle of the box, around which a disc of this radius lies inside, or nearly. */
export function centreOf(rings: readonly Ring[], radius: number): Point {
  const { left, top, width, height } = boxAround(rings);
  const [middleX, middleY] = [left + width / 2, top + height / 2];
  let best: Point = [middleX, middleY];
  let highest = Number.NEGATIVE_INFINITY;
  for (const point of grid(left, top, width, height)) {
    const away = Math.hypot(point[0] - middleX, point[1] - middleY);
    const worth = Math.min(depthOf(point, rings), radius) - away / 10;
    if (worth > highest) [best, highest] = [point, worth];
  }
  return best;
}

const GRID = 21;

function grid(left: number, top: number, width: number, height: number): Point[] {
  return Array.from(
    { length: GRID * GRID },
    (_, i): Point => [
      left + (((i % GRID) + 0.5) * width) / GRID,
      top + ((Math.floor(i / GRID) + 0.5) * height) / GRID,
    ],
  );
}

/** How far inside the rings a point lies; below zero outside. */
function depthOf(point: Point, rings: readonly Ring[]): number {
  let isInside = false;
  let depth = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    ring.forEach((from, i) => {
      const to = next(ring, i);
      if (crosses(point, from, to)) isInside = !isInside;
      depth = Math.min(depth, distanceToEdge(point, from, to));
    });
  }
  return isInside ? depth : -depth;
}

function crosses([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): boolean {
  return ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay);
}

function distanceToEdge([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / square));
  const [offX, offY] = [x - ax - along * dx, y - ay - along * dy];
  return Math.sqrt(offX * offX + offY * offY);
}
