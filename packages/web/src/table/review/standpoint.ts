import {
  type Action,
  type Choice,
  choiceFor,
  determinize,
  foresee,
  type Seat,
  type View,
} from '@macher/engine';
import { batch, computed, effect, signal } from '@preact/signals';
import type { SeenMoment } from '../../kit/state/seen.ts';
import type { Eyes, Line } from '../../moments/line/line.ts';
import { type Costly, isCostly, type Reviewing } from './reviewing.ts';
import { stationsOf } from './stations.ts';

/** Which of two decisions the boards show. */
export type Way = 'did' | 'better';

/** Where in the game one looks, through whose eyes, and at which of two ways. */
export class Standpoint {
  readonly seat: Seat;
  /** The versions where phases begin, and the end. */
  readonly stations: readonly number[];
  readonly eyes = signal<Eyes>(null);
  readonly place = signal(0);
  readonly way = signal<Way>('better');
  readonly line = computed<Line>(() => this.#lines(this.eyes.value));
  readonly moment = computed<SeenMoment>(() => this.line.value.at(this.place.value));
  /** The costly decision that is made at this moment; null: there's none. */
  readonly costly = computed<Costly | null>(() => {
    const { version } = this.moment.value;
    const looked = this.#reviewing.looked.value.get(version);
    return this.#isLastOf(version) && isCostly(looked) ? looked : null;
  });
  /** What the boards show: before, and after what was decided or could have been. */
  readonly drawn = computed<{ readonly from: View; readonly to: View }>(() => this.#drawn());
  readonly #lines: (eyes: Eyes) => Line;
  readonly #reviewing: Reviewing;
  #hasMoved = false;

  constructor(lines: (eyes: Eyes) => Line, seat: Seat, reviewing: Reviewing) {
    this.#lines = lines;
    this.#reviewing = reviewing;
    this.seat = seat;
    this.eyes.value = seat;
    this.place.value = this.line.value.count - 1;
    this.stations = stationsOf(this.line.value);
  }

  get moves(): number {
    return this.line.value.at(this.line.value.count - 1).version;
  }

  /** Follows the review: until someone goes elsewhere, the first costly decision that is found is shown. */
  follow(): () => void {
    return effect(() => {
      const [first] = this.#reviewing.costly.value;
      if (first !== undefined && !this.#hasMoved) this.#look(this.#placeAt(first.version));
    });
  }

  go(place: number): void {
    this.#hasMoved = true;
    this.#look(Math.max(0, Math.min(this.line.value.count - 1, place)));
  }

  /** Goes to where a decision was made: nothing of it has happened yet. */
  goToDecision(version: number): void {
    batch(() => {
      this.way.value = 'better';
      this.go(this.#placeAt(version));
    });
  }

  /** Goes to what came of the decision before this version. */
  goToVersion(version: number): void {
    this.go(this.line.value.placeOf({ version, part: 0 }));
  }

  /** Sees through your own eyes of then, or through all at once. */
  see(eyes: Eyes): void {
    this.eyes.value = eyes;
  }

  /** What the seat was asked at a version, which follows from what it saw; null: nothing. */
  choiceAt(version: number): Choice | null {
    const line = this.#lines(this.seat);
    const { view } = line.at(line.placeOf({ version, part: Number.POSITIVE_INFINITY }));
    return choiceFor(determinize(view, 'choice'), this.seat);
  }

  #look(place: number): void {
    this.place.value = place;
  }

  #placeAt(version: number): number {
    return this.line.value.placeOf({ version, part: Number.POSITIVE_INFINITY });
  }

  #isLastOf(version: number): boolean {
    return this.place.value === this.#placeAt(version);
  }

  #drawn(): { from: View; to: View } {
    const { view, before } = this.moment.value;
    const costly = this.costly.value;
    if (costly === null) return { from: before ?? view, to: view };
    const action = this.way.value === 'better' ? costly.better.action : costly.action;
    return { from: view, to: foreseen(this.#ownView(), view, action) };
  }

  /** The view of the seat itself: only from that can be told what its decision does. */
  #ownView(): View {
    return this.#lines(this.seat).at(this.place.value).view;
  }
}

/** The view after an action of the seat's own; with all eyes open, what others hold stays in sight. */
function foreseen(own: View, shown: View, action: Action): View {
  const after = foresee(own, action);
  if (shown.viewer === own.viewer) return after;
  return {
    ...after,
    viewer: shown.viewer,
    players: after.players.map((player, seat) =>
      seat === own.viewer ? player : (shown.players[seat] ?? player),
    ),
  };
}
