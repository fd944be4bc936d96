import type { AmountRange, View } from '@macher/engine';
import type { Subject } from '@macher/words';
import type { CliKey } from '../messages/en.ts';
import { regionLetter } from '../terminal/board.ts';
import { wrap } from '../terminal/layout.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Voice } from '../words.ts';

export type Command = 'undo' | 'quit' | 'help' | 'rules' | 'board' | 'log' | 'swift';

/** Interrupt is typed instead of an answer; it leaves the question, however deep inside it was typed. */
export class Interrupt extends Error {
  readonly command: Command;
  /** Whether part of the question was answered already. */
  readonly isHalfway: boolean;

  constructor(command: Command, isHalfway: boolean) {
    super(command);
    this.command = command;
    this.isHalfway = isHalfway;
  }
}

/** COMMANDS are none of the letters that name regions (a to g) and policies (v to z). */
const COMMANDS: Readonly<Record<string, Command>> = {
  u: 'undo',
  q: 'quit',
  '?': 'help',
  '??': 'rules',
  t: 'board',
  l: 'log',
  s: 'swift',
};

export function commandOf(text: string): Command | null {
  return (Object.hasOwn(COMMANDS, text) ? COMMANDS[text] : null) ?? null;
}

const NOTHING: readonly string[] = ['-', '–', '−'];

/** EXAMPLE of numbers that need not be neighbours. */
const EXAMPLE = [1, 3, 4, 6, 7, 8, 9];

/** One seat being asked something: what it sees, and ways to get an answer out of it. */
export class Asking {
  readonly view: View;
  readonly voice: Voice;
  readonly subject: Subject;
  readonly #terminal: Terminal;
  #isHalfway = false;

  constructor(terminal: Terminal, voice: Voice, view: View) {
    this.view = view;
    this.voice = voice;
    this.subject = { rules: view.rules, parties: view.players.map(player => player.party) };
    this.#terminal = terminal;
  }

  print(text: string): void {
    for (const line of wrap(text, this.#terminal.columns, '      ')) this.#terminal.write(line);
  }

  /** One line typed, trimmed and in lower case; a command leaves the question, unless the word answers it. */
  async line(prompt: string, answers: readonly string[] = []): Promise<string> {
    const typed = await this.#terminal.ask(this.voice.words.labelled(prompt, ''));
    if (typed === null) throw new Interrupt('quit', this.#isHalfway);
    const text = typed.trim().toLowerCase();
    const command = commandOf(text);
    if (command !== null && !answers.includes(text)) throw new Interrupt(command, this.#isHalfway);
    return text;
  }

  /**
   * Asks until the answer can be read. Nothing at all is a dash: Enter alone answers no question, because it also
   * confirms, and one too many would pass. It is no mistake either: the question comes again, without a word.
   */
  async read<T>(
    prompt: string,
    parse: (text: string) => T | undefined,
    answers: readonly string[] = [],
  ): Promise<T> {
    for (;;) {
      const text = await this.line(prompt, answers);
      if (text === '') continue;
      const answer = parse(NOTHING.includes(text) ? '' : text);
      if (answer !== undefined) {
        this.#isHalfway = true;
        return answer;
      }
      this.print(this.voice.say('play.invalid'));
    }
  }

  /** Picks one of numbered options; of one there is nothing to choose. */
  async pick(options: readonly string[], key: CliKey = 'input.pick'): Promise<number> {
    this.#list(options);
    if (options.length === 1) {
      await this.goOn();
      return 0;
    }
    return this.read(this.voice.say(key), text => parseNumber(text, options.length));
  }

  /** Picks one of numbered options, or none of them. */
  async pickOrNone(options: readonly string[], key: CliKey): Promise<number | null> {
    this.#list(options);
    return this.read(this.voice.say(key), text => (text === '' ? null : parseNumber(text, options.length)));
  }

  async one<T>(items: readonly T[], text: (item: T) => string, key?: CliKey): Promise<T> {
    return items[await this.pick(items.map(text), key)] as T;
  }

  async oneOrNone<T>(items: readonly T[], text: (item: T) => string, key: CliKey): Promise<T | null> {
    const index = await this.pickOrNone(items.map(text), key);
    return index === null ? null : (items[index] as T);
  }

  /** Picks several different options. */
  async pickMany(options: readonly string[], count: number): Promise<number[]> {
    if (count === 1) return [await this.pick(options)];
    this.#list(options);
    const example = EXAMPLE.slice(0, count).join(' ');
    const prompt = this.voice.say('input.pick-many', { count, example });
    return this.read(prompt, text => parseNumbers(text, options.length, count));
  }

  /** Picks up to `most` different options, or none. */
  async pickSome(options: readonly string[], most: number, key: CliKey): Promise<number[]> {
    this.#list(options);
    return this.read(this.voice.say(key), text => {
      const count = text === '' ? 0 : text.split(/[\s,]+/).length;
      return count <= most ? (count === 0 ? [] : parseNumbers(text, options.length, count)) : undefined;
    });
  }

  /** Picks letters of regions, different ones where that is asked. */
  async pickRegions(count: number, prompt: string, different = true): Promise<string[]> {
    const { regions } = this.view;
    return this.read(prompt, text => {
      const letters = text.split(/[\s,]+|(?=[a-z])/).filter(part => part !== '');
      const picked = letters.map(
        part => regions.find((_, index) => regionLetter(this.view, index) === part)?.id,
      );
      const isComplete = picked.length === count && (!different || new Set(picked).size === count);
      return isComplete && picked.every(id => id !== undefined) ? picked : undefined;
    });
  }

  /** The letter of one of these regions, or none. */
  async regionOrNone(offered: readonly string[]): Promise<string | null> {
    return this.read(this.voice.say('input.region-or-pass'), text => {
      if (text === '') return null;
      const region = this.view.regions.find((_, index) => regionLetter(this.view, index) === text)?.id;
      return region !== undefined && offered.includes(region) ? region : undefined;
    });
  }

  /** A sum of money: small numbers are thousands. Whether it is allowed is for the rules to say. */
  async amount({ step }: AmountRange): Promise<number> {
    const prompt = this.voice.say('input.amount', { example: this.voice.words.money(3 * step) });
    return this.read(prompt, text => parseAmount(text, step));
  }

  /** A sum of money, or nothing; without a range there is nothing to answer. */
  async amountOrPass(range: AmountRange | null): Promise<number | null> {
    if (range === null) {
      await this.goOn();
      return null;
    }
    const { step } = range;
    const prompt = this.voice.say('input.amount-or-pass', { example: this.voice.words.money(3 * step) });
    return this.read(prompt, text => (text === '' ? null : parseAmount(text, step)));
  }

  /** Goes on: there is only one answer, but the person should see that. */
  async goOn(): Promise<void> {
    await this.line(this.voice.say('play.enter-to-go-on'));
  }

  /** Whether they say yes; in some languages it begins like the name of a command. */
  async yes(): Promise<boolean> {
    const { say } = this.voice;
    const [yes, no] = [say('input.yes'), say('input.no')];
    const parse = (text: string): boolean | undefined =>
      text === yes ? true : text === no ? false : undefined;
    return this.read(say('input.yes-no'), parse, [yes, no]);
  }

  #list(options: readonly string[]): void {
    for (const [index, option] of options.entries())
      this.print(`  ${String(index + 1).padStart(2)}  ${option}`);
  }
}

export function parseWhole(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** A number from 1 as an index. */
export function parseNumber(text: string, most: number): number | undefined {
  const number = parseWhole(text);
  return number !== undefined && number >= 1 && number <= most ? number - 1 : undefined;
}

/** Pairs such as `b2 c1`; undefined when a part is not of that form or means nothing. */
export function parsePairs<T>(
  text: string,
  read: (one: string, two: string) => T | undefined,
): T[] | undefined {
  const parts = text.split(/[\s,]+/).filter(part => part !== '');
  const pairs = parts.map(part => (part.length === 2 ? read(part.charAt(0), part.charAt(1)) : undefined));
  const known = pairs.filter(pair => pair !== undefined);
  return known.length === parts.length ? known : undefined;
}

function parseAmount(text: string, step: number): number | undefined {
  const typed = parseWhole(text);
  return typed !== undefined && typed < step ? typed * step : typed;
}

function parseNumbers(text: string, most: number, count: number): number[] | undefined {
  const picked = text.split(/[\s,]+/).map(part => parseNumber(part, most));
  const isComplete = picked.length === count && new Set(picked).size === count;
  return isComplete && picked.every(index => index !== undefined) ? picked : undefined;
}
