import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as passing, setImmediate as turnOfLoop } from 'node:timers/promises';
import { Lines } from './lines.ts';
import { answerIn, type Fault, LONGEST_LINE, TOO_LONG, type Written } from './programFaults.ts';
import type { DecideLine, LineToProgram } from './programLines.ts';

/** One process of a program, from its start to its end. */
export class ProgramProcess {
  readonly #child: ChildProcess;
  readonly #exited: Promise<void>;
  readonly #lines = new Lines();
  #asked: { readonly id: number; readonly settle: (reply: Written | Fault) => void } | null = null;
  #isTried = false;
  #ended: string | null = null;

  constructor(command: string, complain: (text: string) => void) {
    const child = spawn('/bin/sh', ['-c', GUARDED, 'sh', command], { detached: true, stdio: PIPES });
    this.#child = child;
    this.#exited = new Promise(resolve => child.once('exit', () => resolve()).once('error', () => resolve()));
    // A broken pipe: that the process is gone is heard of below.
    for (const stream of child.stdio) stream?.on('error', () => {});
    child.stdout?.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
    child.stderr?.setEncoding('utf8').on('data', complain);
    child.on('error', error => this.#end(error.message));
    child.on('exit', () => this.#killGroup());
    // The process is over when its streams close, not at its exit: what it wrote last may still be on the way then.
    child.on('close', (code, signal) => this.#end(signal ?? `exit code ${code}`));
  }

  tell(message: LineToProgram): void {
    this.#child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  async ask(question: DecideLine, { milliseconds, startMilliseconds }: Limits): Promise<Written | Fault> {
    await allHeard();
    if (this.#ended !== null) return { fault: 'gone', detail: this.#ended };
    const limit = this.#isTried ? milliseconds : startMilliseconds;
    this.#isTried = true;
    this.tell(question);
    return new Promise(resolve => {
      const timer = setTimeout(() => this.#expire(question.id, limit), limit);
      const settle = (reply: Written | Fault): void => {
        clearTimeout(timer);
        this.#asked = null;
        resolve(reply);
      };
      this.#asked = { id: question.id, settle };
    });
  }

  /** Ends the process. Nothing more to read is its sign to end; one that does not is killed. */
  async end(): Promise<void> {
    this.#child.stdin?.end();
    await Promise.race([this.#exited, passing(GRACE, undefined, { ref: false })]);
    await this.kill();
  }

  async kill(): Promise<void> {
    this.#killGroup();
    await this.#exited;
    for (const stream of this.#child.stdio) stream?.destroy();
  }

  #killGroup(): void {
    try {
      if (this.#child.pid !== undefined) process.kill(-this.#child.pid, 'SIGKILL');
    } catch {
      // All processes of the group have ended.
    }
  }

  #hear(text: string): void {
    for (const line of this.#lines.take(text)) this.#read(line);
    if (this.#asked === null) this.#lines.drop();
    else if (this.#lines.pending > LONGEST_LINE) this.#asked.settle(TOO_LONG);
  }

  #read(line: string): void {
    const reply = this.#asked === null ? null : answerIn(line, this.#asked.id);
    if (reply !== null) this.#asked?.settle(reply);
  }

  /** Lets a question expire. While this thread was busy the answer may have come in time, but not been read. */
  async #expire(id: number, limit: number): Promise<void> {
    await allHeard();
    if (this.#asked?.id === id) this.#asked.settle({ fault: 'late', detail: `no answer in ${limit} ms` });
  }

  #end(detail: string): void {
    this.#ended ??= detail;
    this.#asked?.settle({ fault: 'gone', detail: this.#ended });
  }
}

/** Limits for a decision. The first of a process has longer, because interpreters start slowly. */
export interface Limits {
  readonly milliseconds: number;
  readonly startMilliseconds: number;
}

/**
 * GUARDED: the command leads a process group of its own. Beside it a guard waits on a pipe that nothing writes to: it
 * ends when we do, however we end, and the guard takes the group along.
 */
const GUARDED = '(read -r _ <&3; kill -9 0) >/dev/null 2>&1 & exec /bin/sh -c "$1" 3<&-';
const PIPES: 'pipe'[] = ['pipe', 'pipe', 'pipe', 'pipe'];

/** GRACE is how many milliseconds a program has to end by itself. */
const GRACE = 250;

/** Reads all that has come by now: one turn of the event loop to get to the pipes, one to read them. */
async function allHeard(): Promise<void> {
  await turnOfLoop();
  await turnOfLoop();
}
