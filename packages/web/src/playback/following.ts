import type { RegionId, Seat } from '@macher/engine';
import type { Sheet } from '@macher/protocol';
import { type Subject, touched } from '@macher/words';
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { SeenMoment } from '../moments/seen.ts';
import { lookAlong } from '../state/looking.ts';
import type { TableStore } from '../state/table.ts';
import { actorOf, actsOf, type Beat, eventsOf, isBrief, isStop, shownOf } from './beats.ts';
import { type Hearer, heardAtOnce, heardBeat } from './heard.ts';
import { type Marks, marked, seenByDeciding, withoutLane } from './marks.ts';
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
import { holdAt, liveHold, speed } from './speed.ts';
import { tell } from './telling.ts';

/** What following has to know of the page it plays on. */
export interface Surroundings {
  /** By the server's clock. */
  now(): number;
  /** Whether something lies over the boards, or nobody can see the page: nothing is played then. */
  isCovered(): boolean;
}

/** Milliseconds until it is looked again whether the boards can be seen. */
const COVERED = 250;

/** Plays to one viewer what others do, beat by beat, on the boards, and remembers what they haven't looked at. */
export class Following {
  readonly queue = signal<Queue>(NOTHING);
  readonly isPaused = signal(false);
  readonly marks = signal<Marks>({});
  readonly beat = computed<Beat | null>(() => beatIn(this.queue.value));
  /** What is touched just now, and who does it. */
  readonly regions = computed<readonly RegionId[]>(() => regionsOf(this.beat.value));
  readonly actor = computed<Seat | null>(() => actorOf(this.beat.value?.acts ?? []));
  /** What a screen reader speaks. */
  readonly heard = signal('');
  /** Which of the stops of this stretch it is, counted from 1. */
  readonly place = computed(() => placeIn(this.queue.value));
  readonly #store: TableStore;
  readonly #page: Surroundings;
  readonly #clockSince = computed(() => clockSince(this.#store.sheet.value));
  /** Moments of this stretch that have been shown. */
  #visited = 0;

  constructor(store: TableStore, page: Surroundings) {
    this.#store = store;
    this.#page = page;
  }

  /** Listens until what it hands back is called. */
  start(): () => void {
    const stops = [
      effect(() => this.#hear(this.#store.fresh.value)),
      effect(() => this.#show(this.queue.value)),
      effect(() => this.#hold()),
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

  touch(lane: string): void {
    this.marks.value = withoutLane(this.marks.peek(), lane);
  }

  #hear(moments: readonly SeenMoment[]): void {
    if (moments.length === 0) return;
    const queue = this.queue.peek();
    if (!isPlaying(queue)) this.#visited = 0;
    this.#goTo(queued(queue, moments, this.#store.seat.peek()));
  }

  /** To a beat, and past all that aren't held. */
  #goTo(queue: Queue): void {
    let at = queue;
    while (isPlaying(at) && untracked(() => this.#holdOf(at)) === 0) at = next(at);
    this.queue.value = at;
  }

  /** The beat on the boards. All moments up to it have been shown then. */
  #show(queue: Queue): void {
    const beat = beatIn(queue);
    const shown = queue.beats.slice(0, queue.at + 1);
    const steps = shown.flatMap(each => each.moments.map(moment => ({ beat: each, moment })));
    const fresh = steps.slice(this.#visited);
    this.#visited = Math.max(this.#visited, steps.length);
    batch(() => {
      for (const { moment } of fresh) this.#mark(moment);
      lookAlong(this.#store, beat === null ? null : shownOf(beat));
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
    const hearer = this.#hearer();
    const text = hearer === null ? '' : untracked(() => sentence(hearer));
    if (text !== '') this.heard.value = text;
  }

  #hearer(): Hearer | null {
    const [subject, words, you] = [this.#store.subject, this.#store.words, this.#store.seat];
    return subject.peek() === null
      ? null
      : { words: words.peek(), subject: subject.peek() as Subject, you: you.peek() };
  }

  /** Goes on after the time that the beat is held. News that come meanwhile don't make it longer. */
  #hold(): (() => void) | undefined {
    const isHeld = this.beat.value === null || this.isPaused.value;
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

  /** null: until you go on. */
  #holdOf(queue: Queue): number | null {
    const beat = beatIn(queue);
    if (beat === null || !isStop(beat) || speed.value === 'once' || this.#store.isPast.value) return 0;
    const hold = holdAt(speed.value, isBrief(beat), this.#signsOf(beat));
    const since = this.#clockSince.value;
    return since === null ? hold : liveHold(hold, this.#page.now() - since, stopsLeft(queue).length);
  }

  #signsOf(beat: Beat): number {
    const hearer = this.#hearer();
    const told = hearer === null ? null : tell(hearer.words, hearer.subject, beat, hearer.you);
    return told === null ? 0 : `${told.text} ${told.effect ?? ''}`.length;
  }
}

/** Since when your own time runs, by a live clock; null: it doesn't. */
function clockSince(sheet: Sheet | null): number | null {
  if (sheet === null || sheet.seat === null) return null;
  const { pace, isPaused, since } = sheet.clock;
  return pace.kind === 'live' && !isPaused ? (since[sheet.seat] ?? null) : null;
}

function regionsOf(beat: Beat | null): readonly RegionId[] {
  return beat === null ? [] : touched(eventsOf(beat.acts)).regions;
}
