import type { Terminal } from '../../packages/cli/src/terminal/terminal.ts';

/** A terminal without a person: answers come from a function, and everything written is kept. */
export class ScriptedTerminal implements Terminal {
  readonly isInteractive = true;
  readonly columns: number;
  readonly rows: number;
  readonly written: string[] = [];
  readonly warned: string[] = [];
  readonly #answer: (prompt: string, written: readonly string[]) => string | null;

  constructor(
    answer: (prompt: string, written: readonly string[]) => string | null = () => null,
    columns = 130,
    rows = 50,
  ) {
    this.#answer = answer;
    this.columns = columns;
    this.rows = rows;
  }

  get text(): string {
    return this.written.join('\n');
  }

  get errors(): string {
    return this.warned.join('');
  }

  write(text: string): void {
    this.written.push(text);
  }

  warn(text: string): void {
    this.warned.push(text);
  }

  ask(prompt: string): Promise<string | null> {
    this.written.push(prompt);
    return Promise.resolve(this.#answer(prompt, this.written));
  }

  clear(): void {
    this.written.length = 0;
  }

  style(_format: unknown, text: string): string {
    return text;
  }

  close(): void {}
}
