import { blockLine, type Contest, type Kept, readHeader, reportOf } from '@macher/lab';
import { FLAG, flagOption, parse, TEXT, textOption, UsageError } from '../args.ts';
import { problem, reading, readText } from '../files.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Voice } from '../words.ts';
import { Printer } from './print.ts';
import { ResultFile } from './results.ts';

const OPTIONS = { out: TEXT, json: FLAG };

/** The parts of a contest that were played apart become one, with the report that it would have had in one piece. */
export function mergeCommand(terminal: Terminal, voice: Voice, argv: readonly string[]): number {
  const args = parse(argv, OPTIONS);
  const [first] = args.files;
  const out = textOption(args, 'out');
  if (first === undefined || out === undefined) throw new UsageError(voice.say('error.merge'));
  const contest = contestIn(voice, first);
  const parts = args.files.map(file => new ResultFile(voice, file, contest));
  const whole = mergedInto(new ResultFile(voice, out, contest), parts);
  const missing = contest.blocks - whole.blocks.size;
  if (missing > 0) terminal.warn(`${voice.say('arena.missing', { missing, blocks: contest.blocks })}\n`);
  const report = reportOf(contest, whole.blocks, null);
  const run = {
    file: out,
    kept: report.games,
    games: 0,
    seconds: 0,
    gamesPerSecond: 0,
    workers: 0,
    times: null,
  };
  if (flagOption(args, 'json')) terminal.write(JSON.stringify({ ...report, run }));
  else new Printer(terminal, voice).print(report, run);
  return missing === 0 ? 0 : 1;
}

/** Merges parts, each block once, in its order: the file is the same whichever part is named first. */
function mergedInto(whole: ResultFile, parts: readonly ResultFile[]): ResultFile {
  const found = new Map<number, Kept>(whole.blocks);
  for (const part of parts)
    for (const [number, block] of part.blocks) {
      if (blockLine(found.get(number) ?? block) !== blockLine(block)) throw part.changed();
      found.set(number, block);
    }
  const added = [...found.values()].filter(({ block }) => !whole.blocks.has(block));
  whole.begin();
  for (const block of added.sort((one, other) => one.block - other.block)) whole.add(block);
  whole.close();
  return whole;
}

function contestIn(voice: Voice, file: string): Contest {
  const [line = ''] = readText(voice, file).split('\n', 1);
  const contest = reading(voice, file, () => readHeader(line));
  if (contest === null) throw problem(voice, file, voice.say('error.not-arena'));
  return contest;
}
