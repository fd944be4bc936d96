import { at, type Projection, project, type RegionId, type Seat, type View } from '@macher/engine';
import { effectsOn, touched } from '@macher/words';
import { type Beat, eventsOf } from '../../moments/playback/beats.ts';

/** What a region would bring each party if it were counted, before a beat and after it. */
export interface Counted {
  readonly region: RegionId;
  readonly parties: readonly CountedParty[];
}

export interface CountedParty {
  readonly seat: Seat;
  /** The votes it has, and with what would be counted. */
  readonly has: number;
  readonly votes: readonly [before: number, after: number];
  readonly points: readonly [before: number, after: number];
  /** Points for winning it, beside those for votes. */
  readonly win: readonly [before: number, after: number];
}

/** The region where a beat changes something for you, or else most; null: it changes no votes, and nothing for you. You come first. */
export function countedIn(beat: Beat): Counted | null {
  const after = beat.moments.at(-1)?.view;
  if (beat.before === null || after === undefined) return null;
  const { before } = beat;
  const { regions } = touched(eventsOf(beat.acts));
  const own = regionForYou(before, after);
  const all = after.regions
    .flatMap(({ id }) => countedAt(before, after, id) ?? [])
    .filter(each => change(each) > 0 || each.region === own);
  const size = (counted: Counted): number => change(counted) + (regions.includes(counted.region) ? 0.5 : 0);
  const [most] = all.toSorted((one, other) => size(other) - size(one));
  return all.find(({ region }) => region === own) ?? most ?? null;
}

/** The region that the caption speaks of. */
function regionForYou(before: View, after: View): RegionId | null {
  const [first] = after.viewer === null ? [] : effectsOn(after.viewer, before, after);
  return first?.region ?? null;
}

function countedAt(before: View, after: View, region: RegionId): Counted | null {
  const [was, is] = [before, after].map(({ regions }) => regions.find(({ id }) => id === region));
  if (was === undefined || is === undefined) return null;
  const [then, now] = [project(before, was), project(after, is)];
  const seats = [...after.players.keys()];
  const you = after.viewer;
  const ordered = you === null ? seats : [you, ...seats.filter(seat => seat !== you)];
  return { region, parties: ordered.map(seat => countedParty(seat, at(is.votes, seat), then, now)) };
}

function countedParty(seat: Seat, has: number, then: Projection, now: Projection): CountedParty {
  return {
    seat,
    has,
    votes: [at(then.parties, seat).votes, at(now.parties, seat).votes],
    points: [at(then.election.mandates, seat), at(now.election.mandates, seat)],
    win: [at(then.election.win, seat), at(now.election.win, seat)],
  };
}

function change({ parties }: Counted): number {
  return parties.reduce((sum, { votes: [before, after] }) => sum + Math.abs(after - before), 0);
}
