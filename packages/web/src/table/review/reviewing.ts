import type { Dot, Finding, Reviewed, TurningPoint } from '@macher/bots/analysis';
import type { GameRecord, Seat } from '@macher/engine';
import { batch, computed, signal } from '@preact/signals';
import type { SeenMoment } from '../../kit/state/seen.ts';
import type { BotMove } from './botMove.ts';
import type { FromWorker, Item, ToWorker } from './workerMessages.ts';

/** Thread is whatever works in the background. */
export interface Thread {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToWorker): void;
  terminate(): void;
}

/** A decision that was looked at, or couldn't be. */
export type Looked = Reviewed | 'failed';

/** The review of one seat's game, as it comes. */
export class Reviewing {
  readonly record: GameRecord;
  readonly seat: Seat;
  readonly dots = signal<readonly Dot[]>([]);
  /** null: not known yet. */
  readonly turns = signal<readonly TurningPoint[] | null>(null);
  /** The decisions that there are to look at; null: not known yet. */
  readonly versions = signal<readonly number[] | null>(null);
  readonly looked = signal<ReadonlyMap<number, Looked>>(new Map());
  /** Whether nothing could be worked out at all. */
  readonly isFailed = signal(false);
  readonly costly = computed<readonly Costly[]>(() => costlyIn([...this.looked.value.values()]));
  readonly isDone = computed(() => this.versions.value?.length === this.looked.value.size);
  readonly #workers: Thread[];
  #waiting: Item[] | null = null;

  constructor(record: GameRecord, seat: Seat, workers: Thread[]) {
    this.record = record;
    this.seat = seat;
    this.#workers = workers;
    for (const worker of workers) {
      worker.onmessage = ({ data }) => this.#hear(worker, data);
      worker.onerror = () => this.#lose(worker);
      worker.postMessage({ kind: 'open', record, seat });
    }
  }

  stop(): void {
    for (const worker of this.#workers.splice(0)) worker.terminate();
  }

  #hear(worker: Thread, message: FromWorker): void {
    if (message.kind === 'found') this.#find(message.finding);
    else if (message.kind === 'failed') this.#fail(message.item);
    else if (message.kind === 'done') this.#next(worker);
    else if (message.kind === 'opened') this.#open(worker, message.versions);
  }

  #open(worker: Thread, versions: readonly number[]): void {
    this.#waiting ??= ['chances', ...versions];
    this.versions.value = versions;
    this.#next(worker);
  }

  #next(worker: Thread): void {
    const item = this.#waiting?.shift();
    if (item !== undefined) worker.postMessage({ kind: 'look', item });
    else if (this.isDone.value && this.turns.value !== null) this.stop();
  }

  #find(finding: Finding): void {
    batch(() => {
      if (finding.finding === 'dot') this.dots.value = [...this.dots.value, finding.dot];
      else if (finding.finding === 'turning-points') this.turns.value = finding.points;
      else this.#keep(finding.decision.version, finding.decision);
    });
  }

  #fail(item: Item): void {
    if (item === 'chances') this.turns.value = [];
    else this.#keep(item, 'failed');
  }

  #keep(version: number, looked: Looked): void {
    this.looked.value = new Map([...this.looked.value, [version, looked]]);
  }

  #lose(worker: Thread): void {
    worker.terminate();
    const place = this.#workers.indexOf(worker);
    if (place >= 0) this.#workers.splice(place, 1);
    if (this.#workers.length === 0 && !this.isDone.value) this.isFailed.value = true;
  }
}

/** A decision that cost something. */
export type Costly = Reviewed & { readonly better: NonNullable<Reviewed['better']> };

/** The costly decisions in the order of the game. */
function costlyIn(looked: readonly Looked[]): Costly[] {
  return looked.filter(isCostly).sort((one, other) => one.version - other.version);
}

export function isCostly(looked: Looked | undefined): looked is Costly {
  return looked !== undefined && looked !== 'failed' && looked.better !== null;
}

/** Some workers, not all: the game goes on being drawn while they work. */
export function someWorkers(): Thread[] {
  const count = Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));
  return Array.from({ length: count }, newWorker);
}

function newWorker(): Thread {
  return new Worker(new URL('./reviewWorker.ts', import.meta.url), { type: 'module' });
}

type Explained = Extract<FromWorker, { readonly kind: 'explained' }>;

/** Why a bot decided as it did, from a worker that does nothing else. Rejects if that can't be worked out. */
export function askWhy(
  record: GameRecord,
  { version, seat, bot }: BotMove,
  worker: Thread = newWorker(),
): Promise<Explained> {
  return explained(worker, [
    { kind: 'open', record, seat },
    { kind: 'why', version: version - 1, bot },
  ]);
}

/** Asks why in a running game, of your own stand-in, from nothing but what you saw. */
export function askOwnWhy(
  { before, view, events }: SeenMoment,
  { bot }: BotMove,
  worker: Thread = newWorker(),
): Promise<Explained> {
  if (before === null) return Promise.reject(new Error('nothing was decided yet'));
  return explained(worker, [{ kind: 'why-own', moment: { before, view, events }, bot }]);
}

function explained(worker: Thread, messages: readonly ToWorker[]): Promise<Explained> {
  return new Promise<Explained>((resolve, reject) => {
    worker.onmessage = ({ data }) => {
      if (data.kind === 'explained') resolve(data);
      else if (data.kind === 'unknown') reject(new Error('it cannot be told'));
    };
    worker.onerror = () => reject(new Error('the worker broke'));
    for (const message of messages) worker.postMessage(message);
  }).finally(() => worker.terminate());
}
