import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { BOTS } from '@macher/bots';
import { type Bounds, type Contest, PANEL, programId, type Shard } from '@macher/lab';
import {
  type Arguments,
  FLAG,
  fail,
  flagOption,
  numberOption,
  refuseFiles,
  rulesetOption,
  seedOption,
  TEXT,
  TEXTS,
  textOption,
  textsOption,
} from '../args.ts';
import { fileNameOf, printable } from '../files.ts';
import type { Voice } from '../words.ts';

export const OPTIONS = {
  bots: TEXT,
  bot: TEXTS,
  ruleset: TEXT,
  players: TEXT,
  games: TEXT,
  seed: TEXT,
  both: FLAG,
  sequential: TEXT,
  shard: TEXT,
  times: FLAG,
  limit: TEXT,
  'time-limit': TEXT,
  workers: TEXT,
  out: TEXT,
  resume: FLAG,
  json: FLAG,
};

/** What a command line asks for. */
export interface Plan {
  /** The legs, one after the other, each with its result file. */
  readonly legs: readonly Leg[];
  readonly bounds: Bounds | null;
  /** The part of the contest that is played here; null: all of it. */
  readonly shard: Shard | null;
  readonly isTimed: boolean;
  /** The longest that a decision may take, if that matters. */
  readonly limit: number | null;
  /** How long to wait for a program. */
  readonly milliseconds: number;
  readonly workers: number;
  /** Whether it goes on with games of programs, which may have changed since. */
  readonly isResumed: boolean;
  readonly isJson: boolean;
}

export interface Leg {
  readonly contest: Contest;
  readonly file: string;
}

export function planOf(voice: Voice, args: Arguments): Plan {
  refuseFiles(voice, args);
  const isTimed = flagOption(args, 'times');
  const shard = shardOf(voice, args);
  return {
    legs: legsOf(voice, args, contestOf(voice, args), shard),
    bounds: boundsOf(voice, args),
    shard,
    isTimed,
    limit: limitOf(voice, args, isTimed),
    milliseconds: numberOption(voice, args, 'time-limit', 1000, 1, DAY),
    workers: numberOption(voice, args, 'workers', availableParallelism(), 1, 256),
    isResumed: flagOption(args, 'resume'),
    isJson: flagOption(args, 'json'),
  };
}

const DAY = 86_400_000;

function contestOf(voice: Voice, args: Arguments): Contest {
  const bots = [...programsOf(voice, args), ...botsOf(voice, args)];
  const usual = bots.length >= 3 && bots.length <= 5 ? bots.length : 4;
  const players = numberOption(voice, args, 'players', usual, 3, 5);
  if (bots.length < players || bots.length > MOST_BOTS)
    fail(voice, 'bots', voice.say('error.bots', { count: bots.length, players, most: MOST_BOTS }));
  const games = numberOption(voice, args, 'games', 1024, 1, 10_000_000);
  return {
    ruleset: rulesetOption(voice, args),
    players,
    bots,
    seed: seedOption(voice, args) ?? 'arena',
    blocks: Math.ceil(games / players),
  };
}

const MOST_BOTS = 64;

function programsOf(voice: Voice, args: Arguments): string[] {
  return textsOption(args, 'bot').map(command => {
    const isFine = command.trim() !== '' && command.length <= 900;
    return isFine
      ? programId(command)
      : fail(voice, 'bot', voice.say('error.text-length', { min: 1, max: 900 }));
  });
}

function botsOf(voice: Voice, args: Arguments): string[] {
  const names = textOption(args, 'bots')?.split(',') ?? [];
  const all = [...BOTS, ...PANEL];
  return names.flatMap(name => {
    const [, bot = name, times = '1'] = /^(.+)x(\d{1,2})$/.exec(name.trim()) ?? [null, name.trim()];
    if (all.some(({ id }) => id === bot)) return new Array<string>(Number(times)).fill(bot);
    const options = all.map(({ id }) => id).join(', ');
    return fail(voice, 'bots', voice.say('error.unknown-bot', { bot: printable(bot), options }));
  });
}

function legsOf(voice: Voice, args: Arguments, contest: Contest, shard: Shard | null): Leg[] {
  const out = textOption(args, 'out');
  const file = out ?? usualFile(contest, shard);
  if (!flagOption(args, 'both')) return [{ contest, file }];
  const reversed = { ...contest, bots: swapped(voice, contest.bots) };
  const other = out === undefined ? usualFile(reversed, shard) : file;
  return [
    { contest, file },
    { contest: reversed, file: other === file ? reversedFile(file) : other },
  ];
}

/** The bots of the way back: one new among old becomes one old among new. */
function swapped(voice: Voice, bots: readonly string[]): string[] {
  const [one, other, ...more] = [...new Set(bots)];
  if (one === undefined || other === undefined || more.length > 0)
    fail(voice, 'both', voice.say('error.both'));
  return bots.map(bot => (bot === one ? other : one));
}

/**
 * The usual file of a contest. Commands of programs can be long; two of the same name are told apart by their first
 * line.
 */
function usualFile({ ruleset, bots, seed }: Contest, shard: Shard | null): string {
  const part = shard === null ? '' : `-${shard.part}-of-${shard.of}`;
  const contest = `${ruleset}-${fileNameOf(bots.join(',')).slice(0, 80)}-${fileNameOf(seed)}`;
  return join('arena', `${contest}${part}.jsonl`);
}

function reversedFile(file: string): string {
  return file.replace(/(\.jsonl)?$/, '-reversed$1');
}

function boundsOf(voice: Voice, args: Arguments): Bounds | null {
  const text = textOption(args, 'sequential');
  if (text === undefined) return null;
  const [, low, high] = /^(\d+(?:\.\d+)?),(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  const bounds = { low: Number(low) / 100, high: Number(high) / 100 };
  const isFine = bounds.low > 0 && bounds.low < bounds.high && bounds.high < 1;
  return isFine ? bounds : fail(voice, 'sequential', voice.say('error.sequential'));
}

/** The shard that is asked for. What is decided by all games can't be decided by a part of them. */
function shardOf(voice: Voice, args: Arguments): Shard | null {
  const text = textOption(args, 'shard');
  if (text === undefined) return null;
  if (textOption(args, 'sequential') !== undefined)
    fail(voice, 'shard', voice.say('error.not-with', { option: '--sequential' }));
  const [, part, of] = /^(\d{1,5})\/(\d{1,5})$/.exec(text) ?? [];
  const shard = { part: Number(part), of: Number(of) };
  const isFine = shard.part >= 1 && shard.part <= shard.of;
  return isFine ? shard : fail(voice, 'shard', voice.say('error.shard'));
}

function limitOf(voice: Voice, args: Arguments, isTimed: boolean): number | null {
  if (textOption(args, 'limit') === undefined) return null;
  if (!isTimed) fail(voice, 'limit', voice.say('error.only-with', { option: '--times' }));
  return numberOption(voice, args, 'limit', DAY, 1, DAY);
}
