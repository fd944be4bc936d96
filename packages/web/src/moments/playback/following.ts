import type { RegionId, Seat } from '@macher/engine';
import type { News, Sheet } from '@macher/protocol';
import { touched } from '@macher/words';
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { SeenMoment } from '../../kit/state/seen.ts';
import { holdAt, liveHold, speed } from '../../kit/state/speed.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { actorOf, actsOf, type Beat, eventsOf, isBrief, isStop, shownOf } from './beats.ts';
import { type Hearer, heardAtOnce, heardBeat, hearerAt, signsOf } from './heard.ts';
import { lookAlong } from './looking.ts';
import { type Marks, marked, NO_MARKS, seenByDeciding, withoutMark } from './marks.ts';
import { clockSince, type Surroundings } from './page.ts';
import {
  back,
  beatIn,
  isPlaying,
  NOTHING,
  next,
  placeIn,
  type Queue,
  queued,
  skipped,
  stopsLeft,
} from './queue.ts';
import { Recap } from './recap.ts';
import { isLongAway, MOST_MOVES, wholeOf } from './since.ts';

/** COVERED is after how many milliseconds it is looked again whether the boards can be seen. */
const COVERED = 250;

/**
 * Following plays to one viewer what others do, beat by beat, on the boards, and remembers what they haven't looked at.
 */
export class Following {
  readonly queue = signal<Queue>(NOTHING);
  readonly isPaused = signal(false);
  readonly marks = signal<Marks>(NO_MARKS);
  readonly recap: Recap;
  readonly beat = computed<Beat | null>(() => beatIn(this.queue.value));
  /** What is touched just now, and who does it. */
  readonly regions = computed<readonly RegionId[]>(() => regionsOf(this.beat.value));
  readonly actor = computed<Seat | null>(() => actorOf(this.beat.value?.acts ?? []));
  /** What a screen reader speaks. */
  readonly heard = signal('');
  /** Which of the stops of this stretch the beat is, counted from 1. */
  readonly place = computed(() => placeIn(this.queue.value));
  readonly #store: TableStore;
  readonly #page: Surroundings;
  readonly #clockSince = computed(() => clockSince(this.#store.sheet.value));
  readonly #isHidden = signal(false);
  /** How many moments of this stretch have been shown. */
  #visited = 0;
  /** Whether they have been shown before: nothing is marked then, and no speed skips them. */
  #isAgain = false;
  #version = 0;

  constructor(store: TableStore, page: Surroundings) {
    this.#store = store;
    this.#page = page;
    this.recap = new Recap(
      store,
      () => page.now(),
      moments => {
        for (const moment of moments) this.#mark(moment);
      },
    );
  }

  /** Listens until what it hands back is called. */
  start(): () => void {
    const stops = [
      effect(() => this.#rewind(this.#store.sheet.value)),
      this.recap.start(),
      effect(() => this.#hear(this.#store.fresh.value)),
      effect(() => this.#show(this.queue.value)),
      effect(() => lookAlong(this.#store, this.#looked())),
      effect(() => this.#hold()),
      this.#page.watch(isHidden => this.#turn(isHidden)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  next(): void {
    this.#goTo(next(this.queue.peek()));
  }

  back(): void {
    this.queue.value = back(this.queue.peek());
  }

  skip(): void {
    if (isPlaying(this.queue.peek())) this.queue.value = skipped(this.queue.peek());
  }

  pause(): void {
    this.isPaused.value = !this.isPaused.peek();
  }

  /** Hears that what was marked by this key has been seen. */
  touch(key: string): void {
    this.marks.value = withoutMark(this.marks.peek(), key);
  }

  /** Closes the recap without playing the rest; the marks stay. */
  closeRecap(): void {
    batch(() => {
      this.recap.close();
      this.skip();
    });
  }

  /** Plays everything since your last decision, from its beginning. */
  playRecap(): void {
    const moments = this.recap.moments.peek() ?? [];
    batch(() => {
      this.closeRecap();
      this.#visited = 0;
      this.#isAgain = true;
      this.#goTo(queued(NOTHING, moments, this.#store.seat.peek()));
    });
  }

  #hear(moments: readonly SeenMoment[]): void {
    if (moments.length === 0) return;
    this.recap.add(moments);
    const queue = this.queue.peek();
    if (!isPlaying(queue)) {
      this.#visited = 0;
      this.#isAgain = false;
    }
    this.#goTo(queued(queue, moments, this.#store.seat.peek()));
    if (movesIn(moments) > MOST_MOVES && isPlaying(this.queue.peek())) void this.recap.open();
  }

  /**
   * Turns with your eyes: what was missed while you looked elsewhere is told in short if it was much, and played if it
   * was little.
   */
  #turn(isHidden: boolean): void {
    this.#isHidden.value = isHidden;
    if (isHidden) return;
    const queue = this.queue.peek();
    const left = queue.beats.slice(queue.at).flatMap(({ moments }) => moments);
    const moves = this.#store.past.peek().filter(news => left.some(each => isOf(news, each)));
    if (isLongAway(moves, this.#page.now())) void this.recap.open();
  }

  /** Rewinds when the game has gone back: nothing from after that counts. */
  #rewind(sheet: Sheet | null): void {
    const version = sheet?.view?.version ?? 0;
    if (version < this.#version) {
      this.queue.value = NOTHING;
      this.marks.value = NO_MARKS;
      this.recap.forget();
    }
    this.#version = version;
  }

  /** The moment that the boards show instead of now: all that is new since your last decision, or the beat. */
  #looked(): SeenMoment | null {
    const moments = this.recap.isOpen.value ? this.recap.moments.value : null;
    const all = moments === null ? null : wholeOf(moments);
    if (all !== null) return all;
    return this.beat.value === null ? null : shownOf(this.beat.value);
  }

  /** Goes to a beat, and past all that aren't held. */
  #goTo(queue: Queue): void {
    let at = queue;
    while (isPlaying(at) && untracked(() => this.#holdOf(at)) === 0) at = next(at);
    this.queue.value = at;
  }

  /** Shows the beat on the boards. All moments up to it have been shown then. */
  #show(queue: Queue): void {
    const beat = beatIn(queue);
    const shown = queue.beats.slice(0, queue.at + 1);
    const steps = shown.flatMap(each => each.moments.map(moment => ({ beat: each, moment })));
    const fresh = steps.slice(this.#visited);
    this.#visited = Math.max(this.#visited, steps.length);
    batch(() => {
      for (const { moment } of this.#isAgain ? [] : fresh) this.#mark(moment);
      if (beat !== null) this.#speak(hearer => heardBeat(hearer, beat, placeIn(queue)));
      else this.#speak(hearer => heardAtOnce(hearer, [...new Set(fresh.map(each => each.beat))]));
    });
  }

  #mark(moment: SeenMoment): void {
    const marks = this.marks.peek();
    const by = actorOf(actsOf(moment.events));
    const isOwn = by !== null && by === this.#store.seat.peek();
    this.marks.value = isOwn ? seenByDeciding(marks, moment) : marked(marks, moment, by);
  }

  #speak(sentence: (hearer: Hearer) => string): void {
    const hearer = untracked(() => hearerAt(this.#store));
    const text = hearer === null ? '' : untracked(() => sentence(hearer));
    if (text !== '') this.heard.value = text;
  }

  /** Holds the beat for its time, then goes on. News that come meanwhile don't make it longer. */
  #hold(): (() => void) | undefined {
    const isHeld = this.beat.value === null || this.isPaused.value || this.recap.isOpen.value;
    const hold = isHeld ? null : this.#holdOf(this.queue.peek());
    if (hold === null) return;
    if (hold === 0) {
      this.#goTo(this.queue.peek());
      return;
    }
    let timer = setTimeout(() => goOn(), hold);
    const goOn = (): void => {
      if (this.#page.isCovered()) timer = setTimeout(goOn, COVERED);
      else this.next();
    };
    return () => clearTimeout(timer);
  }

  /** How long the beat is held; null: until you go on. */
  #holdOf(queue: Queue): number | null {
    const beat = beatIn(queue);
    if (beat === null || !isStop(beat) || this.#store.isPast.value) return 0;
    if (this.#isHidden.value) return null;
    const chosen = this.#isAgain && speed.value === 'once' ? 'normal' : speed.value;
    const hold = holdAt(
      chosen,
      isBrief(beat),
      untracked(() => signsOf(this.#store, beat)),
    );
    const since = this.#clockSince.value;
    return since === null ? hold : liveHold(hold, this.#page.now() - since, stopsLeft(queue).length);
  }
}

function regionsOf(beat: Beat | null): readonly RegionId[] {
  return beat === null ? [] : touched(eventsOf(beat.acts)).regions;
}

function movesIn(moments: readonly SeenMoment[]): number {
  return new Set(moments.map(({ version }) => version)).size;
}

function isOf({ what, moments }: News, { version }: SeenMoment): boolean {
  return what.kind === 'acted' && moments.some(each => each.version === version);
}
