import type { View } from '@macher/engine';
import { computed, effect, signal } from '@preact/signals';
import type { LiveMoment, SeenMoment } from '../../kit/state/seen.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { calledBack } from '../shown/calledBack.ts';
import { electionIn, type Held, isOf } from './held.ts';
import { electionsSeen, rememberElection } from './seenElections.ts';

/** An election to be looked at. */
export interface Night {
  readonly held: Held;
  /** The moments around it, as far as they are known. */
  readonly moments: readonly SeenMoment[];
  /** Whether it was seen before: nothing has to be played again. */
  readonly isAgain: boolean;
}

const known = new WeakMap<TableStore, Nights>();

export function nightsOf(store: TableStore): Nights {
  const nights = known.get(store) ?? new Nights(store);
  known.set(store, nights);
  return nights;
}

/**
 * The elections a person has still to see, one after the other. While the boards show an earlier moment
 * (`store.looking`), an election that came later waits; who plays moments rests while `now` isn't null.
 */
class Nights {
  readonly #store: TableStore;
  readonly #waiting = signal<readonly Night[]>([]);
  /** How many elections were heard of; null: nothing has come yet. */
  #heard: number | null = null;

  constructor(store: TableStore) {
    this.#store = store;
    effect(() => {
      const view = store.view.value;
      if (view !== null) this.#hear(view, store.fresh.value);
    });
  }

  /** The night that is shown: called back, or the first that waits. */
  readonly now = computed<Night | null>(() => {
    const view = this.#store.view.value;
    if (view === null) return null;
    const again = calledBack.value;
    if (again !== null && wasHeld(view, again))
      return { held: again, moments: this.#knownOf(again), isAgain: true };
    const first = this.#waiting.value.find(({ held }) => wasHeld(view, held));
    return first !== undefined && this.#hasCome(first) ? first : null;
  });

  /** How many wait behind the one that is shown. */
  readonly left = computed<number>(() => Math.max(0, this.#waiting.value.length - 1));

  dismiss(): void {
    const now = this.now.peek();
    if (now === null) return;
    if (now.isAgain) calledBack.value = null;
    else this.#waiting.value = this.#waiting.value.filter(each => each !== now);
    rememberElection(this.#store, now.held);
  }

  /**
   * Hears of elections: new ones wait; those that wait already learn what came of them; those that were undone are
   * gone.
   */
  #hear(view: View, fresh: readonly LiveMoment[]): void {
    const heard = this.#heard ?? this.#seen(view);
    this.#heard = view.elections.length;
    const before = this.#waiting.peek();
    const waiting = before.flatMap(night => (wasHeld(view, night.held) ? [withMore(night, fresh)] : []));
    const nights = view.elections.slice(heard).map(held => nightOf(held, fresh));
    if (before.length > 0 || nights.length > 0) this.#waiting.value = [...waiting, ...nights];
  }

  /** How many are taken as seen: a game that is over is looked back on as a whole. */
  #seen(view: View): number {
    return view.result === null ? electionsSeen(this.#store, view) : view.elections.length;
  }

  #knownOf(held: Held): readonly SeenMoment[] {
    return this.#waiting.value.find(night => isOf(night.held, held))?.moments ?? [];
  }

  #hasCome({ held, moments }: Night): boolean {
    const looking = this.#store.looking.value;
    const moment = moments.find(({ events }) => electionIn(events, held) !== null);
    if (looking === null || moment === undefined) return looking === null;
    return (
      looking.version > moment.version || (looking.version === moment.version && looking.part >= moment.part)
    );
  }
}

function wasHeld({ elections }: View, held: Held): boolean {
  return elections.some(election => isOf(election, held));
}

function nightOf({ round, region }: Held, fresh: readonly SeenMoment[]): Night {
  const held = { round, region };
  const isLive = fresh.some(({ events }) => electionIn(events, held) !== null);
  return { held, moments: isLive ? fresh : [], isAgain: false };
}

/** A night with more moments, each once: the same letter can be looked at twice. */
function withMore(night: Night, fresh: readonly SeenMoment[]): Night {
  const more = night.moments.length === 0 ? [] : fresh.filter(moment => !night.moments.includes(moment));
  return more.length === 0 ? night : { ...night, moments: [...night.moments, ...more] };
}
