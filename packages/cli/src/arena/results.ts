import { appendFileSync, closeSync, ftruncateSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { FormatError } from '@macher/engine';
import {
  blockLine,
  type Contest,
  headerLine,
  isProgram,
  type Kept,
  nameOf,
  readBlock,
  readHeader,
} from '@macher/lab';
import { codeOf, problem, reading } from '../files.ts';
import type { Voice } from '../words.ts';

/**
 * The finished blocks of a contest, a line each, in the order in which they were finished. A line that was not
 * written to its end is as good as not written.
 */
export class ResultFile {
  readonly name: string;
  readonly blocks = new Map<number, Kept>();
  readonly #voice: Voice;
  readonly #contest: Contest;
  /** How much of the file counts. */
  #bytes = 0;
  #handle: number | null = null;

  /** Reads what is there, and changes nothing. The number of blocks may differ: a contest can be prolonged. */
  constructor(voice: Voice, name: string, contest: Contest) {
    this.name = name;
    this.#voice = voice;
    this.#contest = contest;
    reading(voice, name, () => this.#read(this.#content()));
  }

  /** Begins: from now on it can be added to. */
  begin(): void {
    this.#writing(() => {
      mkdirSync(dirname(this.name), { recursive: true });
      this.#handle = openSync(this.name, 'a');
      ftruncateSync(this.#handle, this.#bytes);
      if (this.#bytes === 0) appendFileSync(this.#handle, headerLine(this.#contest));
    });
  }

  add(block: Kept): void {
    this.#writing(() => appendFileSync(this.#handle as number, blockLine(block)));
    this.blocks.set(block.block, block);
  }

  /** Refuses to go on with programs unless that is asked for: nobody can tell whether they have changed since. */
  refuseOldPrograms(): void {
    if (this.blocks.size > 0 && this.#contest.bots.some(isProgram))
      throw this.#error(this.#voice.say('error.old-programs'));
  }

  /** The error for results that the contest would play differently now. */
  changed(): Error {
    return this.#error(this.#voice.say('error.changed'));
  }

  close(): void {
    if (this.#handle !== null) closeSync(this.#handle);
    this.#handle = null;
  }

  #content(): Buffer {
    try {
      return readFileSync(this.name);
    } catch (error) {
      const reason = codeOf(error);
      if (reason === 'ENOENT') return Buffer.alloc(0);
      throw this.#error(this.#voice.say('error.cannot-read', { reason }));
    }
  }

  #read(content: Buffer): void {
    const end = content.lastIndexOf('\n') + 1;
    const [header, ...lines] = content.toString('utf8', 0, end).split('\n').slice(0, -1);
    if (header === undefined) this.#checkBeginning(content.toString('utf8'));
    else this.#checkHeader(header);
    for (const [index, line] of lines.entries()) this.#readLine(index + 2, line);
    this.#bytes = end;
  }

  /**
   * Checks the beginning of the file: we may have been killed in the middle of the first line; any other content is
   * someone's file.
   */
  #checkBeginning(text: string): void {
    if (!headerLine(this.#contest).startsWith(text)) throw this.#error(this.#voice.say('error.not-arena'));
  }

  #checkHeader(line: string): void {
    const contest = this.#atLine(1, () => readHeader(line));
    if (contest === null) throw this.#error(this.#voice.say('error.not-arena'));
    if (identity(contest) === identity(this.#contest)) return;
    throw this.#error(this.#voice.say('error.other-contest', { contest: contestText(this.#voice, contest) }));
  }

  #readLine(number: number, line: string): void {
    const block = this.#atLine(number, () => readBlock(this.#contest, line));
    this.blocks.set(block.block, block);
  }

  #atLine<T>(line: number, read: () => T): T {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      const place = this.#voice.say('arena.line', { line });
      throw new FormatError(`${place} ${error.path}`.trim(), error.reason);
    }
  }

  #error(reason: string): Error {
    return problem(this.#voice, this.name, reason);
  }

  #writing(write: () => void): void {
    try {
      write();
    } catch (error) {
      throw this.#error(this.#voice.say('error.cannot-write', { reason: codeOf(error) }));
    }
  }
}

function identity({ ruleset, players, bots, seed }: Contest): string {
  return JSON.stringify([ruleset, players, bots, seed]);
}

function contestText({ say }: Voice, { ruleset, players, bots, seed }: Contest): string {
  return say('arena.contest', { ruleset, players, bots: bots.map(nameOf).join(', '), seed });
}
