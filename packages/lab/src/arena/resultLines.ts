import { RULESETS } from '@macher/editions';
import { exactly, FormatError, listOf, mismatch, type Schema } from '@macher/engine';
import { FAULT_KINDS } from '../programs/program.ts';
import type { Block } from './blocks.ts';
import { type Contest, type Played, pairingsOf } from './contest.ts';

const FORMAT = 'macher-arena';
const VERSION = 1;

/** Kept is what is kept of a block: all but the times, which would be others next time. */
export type Kept = Omit<Block, 'times'>;

export function headerLine(contest: Contest): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, contest })}\n`;
}

/** The line of a block: its number stands once in it; faults only where there are any. */
export function blockLine({ block, games, faults }: Kept): string {
  const line = { block, games: games.map(({ block: _, ...game }) => game) };
  return `${JSON.stringify(faults.length === 0 ? line : { ...line, faults })}\n`;
}

const whole: Schema = { type: 'integer', minimum: 0 };
const bot: Schema = { type: 'string', minLength: 1, maxLength: 1000 };

const HEADER: Schema = exactly({
  format: { const: FORMAT },
  version: { const: VERSION },
  contest: exactly({
    ruleset: { enum: RULESETS },
    players: { type: 'integer', minimum: 3, maximum: 5 },
    bots: listOf(bot),
    seed: { type: 'string', minLength: 1, maxLength: 100 },
    blocks: whole,
  }),
});

const LINE: Schema = {
  type: 'object',
  properties: {
    block: whole,
    games: listOf(
      {
        type: 'object',
        properties: {
          rotation: whole,
          bots: listOf(bot, 5),
          points: listOf({ type: 'integer' }, 5),
          ranks: listOf({ type: 'integer', minimum: 1, maximum: 5 }, 5),
          money: listOf(whole, 5),
        },
        required: ['rotation', 'bots', 'points', 'ranks'],
        additionalProperties: false,
      },
      5,
    ),
    faults: listOf(exactly({ bot, kind: { enum: FAULT_KINDS }, count: whole })),
  },
  required: ['block', 'games'],
  additionalProperties: false,
};

interface Line {
  readonly block: number;
  readonly games: readonly Omit<Played, 'block'>[];
  readonly faults?: Kept['faults'];
}

/** The contest that a file is of, by its first line; null if it is no file of ours at all. */
export function readHeader(line: string): Contest | null {
  const data = jsonOf(line);
  if (!isOurs(data)) return null;
  check(HEADER, data);
  return (data as { contest: Contest }).contest;
}

function isOurs(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'format' in data && data.format === FORMAT;
}

/** A block of this very contest; throws a `FormatError` that names the place. */
export function readBlock(contest: Contest, line: string): Kept {
  const data = jsonOf(line);
  if (data === undefined) throw new FormatError('', 'is not JSON');
  check(LINE, data);
  const { block, games, faults = [] } = data as Line;
  const pairings = pairingsOf(contest, block);
  if (games.length !== pairings.length)
    throw new FormatError('/games', `must have ${pairings.length} entries`);
  for (const [index, { rotation, bots }] of pairings.entries()) {
    const game = games[index] as Line['games'][number];
    const isRight = game.rotation === rotation && game.bots.join() === bots.join();
    const lists = [game.points, game.ranks, game.money ?? bots];
    const isWhole = lists.every(list => list.length === bots.length);
    if (!isRight || !isWhole) throw new FormatError(`/games/${index}`, 'is not a game of this contest');
  }
  return { block, games: games.map(game => ({ block, ...game })), faults };
}

/** A line as JSON; undefined if it is none. */
function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function check(schema: Schema, data: unknown): void {
  const found = mismatch(schema, data);
  if (found !== null) throw new FormatError(found.path, found.reason);
}
