import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Where a command reads and writes: a real terminal, a pipe, or a test. */
export interface Terminal {
  readonly isInteractive: boolean;
  readonly columns: number;
  readonly rows: number;
  write(text: string): void;
  /** Warns of errors, and tells progress: never mixed into output that a program reads. */
  warn(text: string): void;
  /** The next line typed, or null when the input has ended. */
  ask(prompt: string): Promise<string | null>;
  clear(): void;
  style(format: Style, text: string): string;
  close(): void;
}

type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number };

export function realTerminal(
  input: Readable & { readonly isTTY?: boolean },
  output: Output,
  errors: Output,
): Terminal {
  const isInteractive = output.isTTY === true && input.isTTY === true;
  const hasColour = output.isTTY === true && (process.env['NO_COLOR'] ?? '') === '';
  let lines: LineReader | null = null;
  output.on('error', endQuietly);
  return {
    isInteractive,
    get columns() {
      return output.columns ?? 100;
    },
    get rows() {
      return output.rows ?? 50;
    },
    write: text => void output.write(`${text}\n`),
    warn: text => void errors.write(text),
    ask(prompt) {
      lines ??= new LineReader(createInterface({ input, output, terminal: isInteractive }));
      return lines.next(prompt);
    },
    clear: () => void (isInteractive && output.write('\x1b[2J\x1b[H')),
    style: (format, text) => (hasColour ? styleText(format, text, { validateStream: false }) : text),
    close: () => lines?.close(),
  };
}

/** Ends quietly: the program that reads our output, such as `head`, has seen enough. */
function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
}

/** LineReader keeps lines that arrive faster than they are asked for, as from a pipe; none may get lost. */
class LineReader {
  readonly #reader: Interface;
  readonly #waiting: ((line: string | null) => void)[] = [];
  readonly #arrived: string[] = [];
  #hasEnded = false;

  constructor(reader: Interface) {
    this.#reader = reader;
    reader.on('line', line => {
      const next = this.#waiting.shift();
      if (next === undefined) this.#arrived.push(line);
      else next(line);
    });
    reader.on('close', () => {
      this.#hasEnded = true;
      for (const next of this.#waiting.splice(0)) next(null);
    });
    reader.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  }

  next(prompt: string): Promise<string | null> {
    const line = this.#arrived.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.#hasEnded) return Promise.resolve(null);
    this.#reader.setPrompt(prompt);
    this.#reader.prompt();
    return new Promise(resolve => this.#waiting.push(resolve));
  }

  close(): void {
    this.#reader.close();
  }
}
