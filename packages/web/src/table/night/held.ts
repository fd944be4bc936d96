import type { EventOf, GameEvent, RegionId } from '@macher/engine';
import type { SeenMoment } from '../../kit/state/seen.ts';
import type { Line } from '../../moments/line/line.ts';

/** A held election, by its round and region. */
export interface Held {
  readonly round: number;
  readonly region: RegionId;
}

export function isOf(one: Held, other: Held): boolean {
  return one.round === other.round && one.region === other.region;
}

export function electionIn(events: readonly GameEvent[], held: Held): EventOf<'election-held'> | null {
  const elections = events.filter(event => event.event === 'election-held');
  return elections.find(({ election }) => isOf(election, held)) ?? null;
}

/** The moments of an election in a whole line: those of its decision, and on to the end of its round. */
export function momentsAround(line: Line, held: Held): SeenMoment[] {
  const place = firstWith(line, held);
  const { version, events } = line.at(place);
  if (electionIn(events, held) === null) return [];
  const moments: SeenMoment[] = [];
  for (let each = line.placeOf({ version, part: 0 }); each < line.count; each += 1) {
    const moment = line.at(each);
    if (each > place && moment.events.some(({ event }) => event === 'round-began')) break;
    moments.push(moment);
  }
  return moments;
}

/**
 * The first place with an election. Once held, it stays on the list, so its first place is found by halves, for views
 * are made when looked at.
 */
function firstWith(line: Line, held: Held): number {
  let [before, after] = [-1, line.count - 1];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (line.at(middle).view.elections.some(election => isOf(election, held))) after = middle;
    else before = middle;
  }
  return after;
}
