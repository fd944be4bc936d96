import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Shard } from '../arena/blocks.ts';
import type { Contest } from '../arena/contest.ts';
import { blockLine, headerLine, type Kept, readBlock, readHeader } from '../arena/resultLines.ts';

/** The games of one contest that have been played, whichever file they are in; new ones go to a file of their own. */
export interface KeptGames {
  readonly blocks: ReadonlyMap<number, Kept>;
  begin(): void;
  add(block: Kept): void;
  changed(): Error;
}

/**
 * A folder with result files of the arena. A contest may be in several of them, played in parts, here or elsewhere:
 * `macher arena --shard 1/4 --out FOLDER/…`. A line that wasn't written to its end is as good as not written.
 */
export class Shelf {
  readonly #folder: string;
  readonly #kept = new Map<string, Map<number, Kept>>();

  /** Reads everything; throws an error with the file's name where one is no result file, or contradicts another. */
  constructor(folder: string) {
    this.#folder = folder;
    const names = existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.jsonl')) : [];
    for (const name of names.sort()) this.#read(join(folder, name));
  }

  gamesOf(contest: Contest, shard: Shard | null): KeptGames {
    const file = join(this.#folder, fileName(contest, shard));
    const blocks = this.#blocksOf(contest);
    return {
      blocks,
      begin: () => begin(file, contest),
      add: block => {
        appendFileSync(file, blockLine(block));
        blocks.set(block.block, block);
      },
      changed: () => new Error(`${this.#folder}: the bots play ${textOf(contest)} differently now`),
    };
  }

  #read(file: string): void {
    try {
      const [header = '', ...lines] = wholeLines(file);
      const contest = readHeader(header);
      if (contest === null) throw new Error('is no result file of the arena');
      const blocks = this.#blocksOf(contest);
      for (const line of lines) add(blocks, readBlock(contest, line));
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
    }
  }

  #blocksOf(contest: Contest): Map<number, Kept> {
    const identity = textOf(contest);
    const found = this.#kept.get(identity) ?? new Map<number, Kept>();
    this.#kept.set(identity, found);
    return found;
  }
}

function wholeLines(file: string): string[] {
  return readFileSync(file, 'utf8').split('\n').slice(0, -1);
}

function add(blocks: Map<number, Kept>, block: Kept): void {
  if (blockLine(blocks.get(block.block) ?? block) !== blockLine(block))
    throw new Error(`deal ${block.block} went differently in another file`);
  blocks.set(block.block, block);
}

/** Begins a file: a new one with its contest; an old one ends with a whole line. */
function begin(file: string, contest: Contest): void {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file)) truncateSync(file, readFileSync(file).lastIndexOf('\n') + 1);
  else writeFileSync(file, headerLine(contest));
}

/** A contest as text. How many deals it has is no part of what it is: it can be prolonged. */
function textOf({ ruleset, players, bots, seed }: Contest): string {
  return `${ruleset}, ${players} players, ${bots.join()}, seed ${seed}`;
}

function fileName({ ruleset, bots, seed }: Contest, shard: Shard | null): string {
  const part = shard === null ? '' : `-${shard.part}-of-${shard.of}`;
  return `${ruleset}-${bots.join('-')}-${seed}${part}.jsonl`;
}
