import type { Pool } from '../pool/pool.ts';
import { isProgram } from '../programs/players.ts';
import type { Fault } from '../programs/programMatch.ts';
import { type Block, isInShard, type Terms } from './blocks.ts';
import type { Contest, Played } from './contest.ts';
import type { Kept } from './resultLines.ts';
import type { Sequential } from './sequentialRun.ts';

/** MOST_FAULTS: this many failures of a program are no accident. */
export const MOST_FAULTS = 20;

/** How a run ended: all is played or decided; you stopped it; a program is no good. */
export type Ending = { readonly how: 'done' | 'stopped' } | { readonly how: 'faulty'; readonly fault: Fault };

/** KeptBlocks are where finished blocks are kept. */
interface KeptBlocks {
  readonly blocks: ReadonlyMap<number, Kept>;
  /** Begins: from now on blocks are added. */
  begin(): void;
  add(block: Kept): void;
  /** The error that the bots wouldn't play these blocks like this any more. */
  changed(): Error;
}

/** ArenaRun plays what a file lacks of its contest. */
export class ArenaRun {
  readonly #pool: Pool;
  readonly #terms: Terms;
  readonly #file: KeptBlocks;
  readonly #sequential: Sequential | null;
  readonly #enough = new AbortController();
  readonly #faults: Fault[] = [];

  constructor(pool: Pool, terms: Terms, file: KeptBlocks, sequential: Sequential | null) {
    this.#pool = pool;
    this.#terms = terms;
    this.#file = file;
    this.#sequential = sequential;
  }

  get #contest(): Contest {
    return this.#terms.contest;
  }

  /** Games finished, now or before. */
  get games(): number {
    const blocks = [...this.#file.blocks.keys()].filter(block => block < this.#contest.blocks);
    return blocks.length * this.#contest.players;
  }

  async play(stop: AbortSignal, done: (block: Block) => void): Promise<Ending> {
    await this.#checkKept(stop);
    if (!this.#isDecided()) await this.#playMissing(stop, done);
    const fault = this.#faults[MOST_FAULTS - 1];
    if (fault !== undefined) return { how: 'faulty', fault };
    return { how: stop.aborted ? 'stopped' : 'done' };
  }

  async #playMissing(stop: AbortSignal, done: (block: Block) => void): Promise<void> {
    const all = Array.from({ length: this.#contest.blocks }, (_, block) => block);
    const own = all.filter(block => isInShard(this.#terms.shard, block));
    const missing = own.filter(block => !this.#file.blocks.has(block));
    if (missing.length === 0) return;
    this.#file.begin();
    await this.#pool.run('block', this.#terms, missing, {
      signal: AbortSignal.any([stop, this.#enough.signal]),
      note: fault => this.#blame(fault),
      done: block => {
        this.#file.add(block);
        done(block);
        if (this.#isDecided()) this.#enough.abort();
      },
    });
  }

  #isDecided(): boolean {
    return this.#sequential?.look(this.#file.blocks, this.#contest.blocks) ?? false;
  }

  #blame(fault: Fault): void {
    this.#faults.push(fault);
    if (this.#faults.length >= MOST_FAULTS) this.#enough.abort();
  }

  /**
   * Checks what was kept: games of bots as they were before would spoil those of bots as they are now. Programs may
   * play as they like.
   */
  async #checkKept(signal: AbortSignal): Promise<void> {
    const [kept] = this.#file.blocks.values();
    if (kept === undefined || this.#contest.bots.some(isProgram)) return;
    const done = (game: Played): void => {
      if (JSON.stringify(game.points) !== JSON.stringify(kept.games[0]?.points)) throw this.#file.changed();
    };
    await this.#pool.run('game', { ...this.#terms, isTimed: false }, [kept.block], { signal, done });
  }
}
