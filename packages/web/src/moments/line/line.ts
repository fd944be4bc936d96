import { rulesOfRecord } from '@macher/editions';
import {
  awaited,
  eventsFor,
  type GameEvent,
  type GameRecord,
  type Moment,
  momentsOf,
  openView,
  type Rules,
  type Seat,
  type View,
  viewOfMoment,
} from '@macher/engine';
import type { Stretch } from '@macher/protocol';
import { type Address, type SeenMoment, walkBack } from '../../kit/state/seen.ts';

/** Eyes are whose one looks through: a seat's, a spectator's, or all seats' at once. */
export type Eyes = Seat | null | 'all';

/** A game, moment by moment: the deal comes first. */
export interface Line {
  readonly count: number;
  /** The moment at a place, or the nearest one if there's none at that place. */
  at(place: number): SeenMoment;
  /** The place of a moment, or of the last one before it. */
  placeOf(address: Address): number;
}

/** The past of a running game, as its viewer saw it. */
export function lineOfStretches(stretches: readonly Stretch[], rules: Rules): Line {
  return new KnownLine(stretches.flatMap(({ view, moments }) => walkBack(view, moments, rules)));
}

/** A game that is over, or a record from a file: through any eyes. */
export function linesOfRecord(record: GameRecord): (eyes: Eyes) => Line {
  const setup = {
    parties: record.seats.map(({ party }) => party),
    seed: record.seed,
    options: record.options,
  };
  const { moments } = momentsOf(rulesOfRecord(record), setup, record.actions);
  return eyes => new ReplayedLine(moments, eyes);
}

abstract class AddressedLine implements Line {
  readonly #addresses: readonly Address[];

  constructor(addresses: readonly Address[]) {
    if (addresses.length === 0) throw new Error('a line of moments begins with the deal');
    this.#addresses = addresses;
  }

  get count(): number {
    return this.#addresses.length;
  }

  placeOf({ version, part }: Address): number {
    const after = this.#addresses.findIndex(
      each => each.version > version || (each.version === version && each.part > part),
    );
    return this.nearest((after < 0 ? this.count : after) - 1);
  }

  abstract at(place: number): SeenMoment;

  protected nearest(place: number): number {
    return Math.max(0, Math.min(this.count - 1, place));
  }
}

class KnownLine extends AddressedLine {
  readonly #moments: readonly SeenMoment[];

  constructor(moments: readonly SeenMoment[]) {
    super(moments);
    this.#moments = moments;
  }

  at(place: number): SeenMoment {
    return this.#moments[this.nearest(place)] as SeenMoment;
  }
}

/** ReplayedLine makes views when they are looked at. */
class ReplayedLine extends AddressedLine {
  readonly #moments: readonly Moment[];
  readonly #eyes: Eyes;

  constructor(moments: readonly Moment[], eyes: Eyes) {
    super(moments);
    this.#moments = moments;
    this.#eyes = eyes;
  }

  at(place: number): SeenMoment {
    const near = this.nearest(place);
    const { version, part, events } = this.#moments[near] as Moment;
    return {
      version,
      part,
      events: heardBy(this.#eyes, events),
      view: this.#view(near) as View,
      before: this.#view(near - 1),
    };
  }

  #view(place: number): View | null {
    const moment = this.#moments[place];
    return moment === undefined ? null : seenBy(this.#eyes, moment);
  }
}

function heardBy(eyes: Eyes, events: readonly GameEvent[]): readonly GameEvent[] {
  return eyes === 'all' ? events : eventsFor(events, eyes);
}

function seenBy(eyes: Eyes, moment: Moment): View {
  if (eyes !== 'all') return viewOfMoment(moment, eyes);
  const { game, isAmid } = moment;
  return { ...openView(game), awaited: isAmid ? [] : awaited(game) };
}
