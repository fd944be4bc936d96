import type { RulesetId } from '@macher/editions';
import { type BySeat, randomOf, shuffle } from '@macher/engine';

/** Contest is what is played: a number of blocks. A block is one seed, played once in every rotation of the seats. */
export interface Contest {
  readonly ruleset: RulesetId;
  readonly players: number;
  /** The bots. As many as players: the table of every block. More: each block draws its table from them. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly blocks: number;
}

/** One game of a block, before it is played. */
export interface Pairing {
  readonly block: number;
  readonly rotation: number;
  /** The seed: the deal is the same in every rotation. */
  readonly seed: string;
  /** Who sits where. */
  readonly bots: BySeat<string>;
}

/** A game that was played. */
export interface Played {
  readonly block: number;
  readonly rotation: number;
  readonly bots: BySeat<string>;
  readonly points: BySeat<number>;
  readonly ranks: BySeat<number>;
  /** The money that was left at the end; games that were kept before it was noted are without. */
  readonly money?: BySeat<number>;
}

export function pairingsOf(contest: Contest, block: number): Pairing[] {
  const table = tableOf(contest, block);
  return table.map((_, rotation) => ({
    block,
    rotation,
    seed: `${contest.seed}-${block}`,
    bots: table.map((__, seat) => table[(seat + rotation) % table.length] as string),
  }));
}

function tableOf({ bots, players, seed }: Contest, block: number): readonly string[] {
  if (bots.length === players) return bots;
  return shuffle([...bots], randomOf(`table:${seed}-${block}`)).slice(0, players);
}
