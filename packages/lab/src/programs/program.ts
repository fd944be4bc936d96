import type { Turn } from '../arena/match.ts';
import type { Fault } from './programFaults.ts';
import type { GameLine } from './programLines.ts';
import { type Limits, ProgramProcess } from './programProcess.ts';

export { FAULT_KINDS, type FaultKind } from './programFaults.ts';

/** A program of yours at one seat, by docs/bot-protocol.md: one process, used for many games. */
export class Program {
  readonly #command: string;
  readonly #limits: Limits;
  #running: ProgramProcess | null = null;
  #game: GameLine | null = null;
  #asked = 0;
  #stderr = '';

  constructor(command: string, limits: Limits = DEFAULT_LIMITS) {
    this.#command = command;
    this.#limits = limits;
  }

  begin(game: GameLine): void {
    this.#game = game;
    if (this.#running === null) this.#start();
    else this.#running.tell(game);
  }

  /** Decides. The program doesn't choose the seat or the kind of the action. After a fault it's started again. */
  async decide({ seat, view: { rules: _told, ...seen }, choice }: Turn): Promise<Answer> {
    const running = this.#running ?? this.#start();
    this.#asked += 1;
    const reply = await running.ask({ type: 'decide', id: this.#asked, view: seen, choice }, this.#limits);
    if ('action' in reply) return { action: { ...reply.action, kind: choice.kind, seat } };
    this.#running = null;
    await running.kill();
    return reply;
  }

  /** Tells the program that its last answer was against the rules; it may want to know. */
  refused(detail: string): void {
    this.#running?.tell({ type: 'refused', id: this.#asked, reason: detail });
  }

  over(points: readonly number[], ranks: readonly number[]): void {
    this.#game = null;
    this.#running?.tell({ type: 'over', points, ranks });
  }

  /** The last lines that the program wrote to stderr since it was last started: at each start it may write the same. */
  get stderrTail(): string {
    return this.#stderr.trimEnd().split('\n').slice(-STDERR_LINES).join('\n');
  }

  async close(): Promise<void> {
    const running = this.#running;
    this.#running = null;
    await running?.end();
  }

  #start(): ProgramProcess {
    this.#stderr = '';
    const running = new ProgramProcess(this.#command, text => {
      this.#stderr = (this.#stderr + text).slice(-STDERR_CHARACTERS);
    });
    this.#running = running;
    if (this.#game !== null) running.tell(this.#game);
    return running;
  }
}

export const DEFAULT_LIMITS: Limits = { milliseconds: 1000, startMilliseconds: 10_000 };

const STDERR_LINES = 20;
const STDERR_CHARACTERS = 8000;

export type Answer = { readonly action: unknown } | Fault;
