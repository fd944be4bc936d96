import {
  ArenaRun,
  type Block,
  Clock,
  type Contest,
  type Fault,
  MOST_FAULTS,
  nameOf,
  Pool,
  type Run,
  reportOf,
  Sequential,
  type Shard,
  WorkerError,
} from '@macher/lab';
import { mergeCommand } from '../arena/merge.ts';
import { type Leg, OPTIONS, type Plan, planOf } from '../arena/plan.ts';
import { Printer } from '../arena/print.ts';
import { ResultFile } from '../arena/results.ts';
import { parse } from '../args.ts';
import { printable } from '../files.ts';
import { Progress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Voice } from '../words.ts';

export async function arenaCommand(
  terminal: Terminal,
  voice: Voice,
  argv: readonly string[],
): Promise<number> {
  if (argv[0] === 'merge') return mergeCommand(terminal, voice, argv.slice(1));
  const plan = planOf(voice, parse(argv, OPTIONS));
  const files = plan.legs.map(({ contest, file }) => new ResultFile(voice, file, contest));
  for (const file of files) if (!plan.isResumed) file.refuseOldPrograms();
  const interrupt = new AbortController();
  const stop = (): void => interrupt.abort();
  process.once('SIGINT', stop);
  const pool = new Pool(plan.workers);
  try {
    return await playLegs({ terminal, voice, plan, pool, stop: interrupt.signal }, files);
  } catch (error) {
    if (!(error instanceof WorkerError)) throw error;
    return complain(terminal, voice.say('arena.broken'), error.message);
  } finally {
    process.off('SIGINT', stop);
    for (const file of files) file.close();
    await pool.close();
  }
}

/** Desk is what all directions of a run share. */
interface Desk {
  readonly terminal: Terminal;
  readonly voice: Voice;
  readonly plan: Plan;
  readonly pool: Pool;
  readonly stop: AbortSignal;
}

async function playLegs(desk: Desk, files: readonly ResultFile[]): Promise<number> {
  for (const [index, leg] of desk.plan.legs.entries()) {
    if (index > 0 && !desk.plan.isJson) desk.terminal.write('');
    const code = await playLeg(desk, leg, files[index] as ResultFile);
    if (code !== 0) return code;
  }
  return 0;
}

async function playLeg(desk: Desk, { contest }: Leg, file: ResultFile): Promise<number> {
  const { plan, pool, terminal, voice } = desk;
  const sequential = plan.bounds && new Sequential(contest.bots[0] as string, plan.bounds);
  const { isTimed, milliseconds, shard } = plan;
  const terms = { contest, isTimed, milliseconds, shard };
  const run_ = new ArenaRun(pool, terms, file, sequential);
  const count = new Count(run_.games, plan);
  const progress = new Progress(terminal, voice, ownBlocks(contest, shard) * contest.players, count.kept);
  const ending = await run_
    .play(desk.stop, block => {
      count.add(block);
      progress.show(count.kept + count.games);
    })
    .finally(() => progress.end());
  if (ending.how === 'faulty') return complainOfFaults(desk, ending.fault);
  if (ending.how === 'stopped') return sayHowToGoOn(desk, contest, run_.games, file.name);
  const report = reportOf(contest, file.blocks, sequential);
  const run = count.run(file.name);
  if (plan.isJson) terminal.write(JSON.stringify({ ...report, run }));
  else new Printer(terminal, voice).print(report, run);
  return judgeTimes(desk, run);
}

function ownBlocks({ blocks }: Contest, shard: Shard | null): number {
  return shard === null ? blocks : Math.ceil((blocks - shard.part + 1) / shard.of);
}

/** What is played now, and how long it takes. */
class Count {
  readonly kept: number;
  games = 0;
  readonly #plan: Plan;
  readonly #began = performance.now();
  readonly #clock = new Clock();

  constructor(kept: number, plan: Plan) {
    this.kept = kept;
    this.#plan = plan;
  }

  add({ games, times }: Block): void {
    this.games += games.length;
    this.#clock.add(times);
  }

  run(file: string): Run {
    const { kept, games } = this;
    const { isTimed, workers } = this.#plan;
    const seconds = (performance.now() - this.#began) / 1000;
    const times = isTimed ? this.#clock.summary : null;
    return { file, kept, games, seconds, gamesPerSecond: games / seconds, workers, times };
  }
}

function sayHowToGoOn({ terminal, voice }: Desk, contest: Contest, done: number, file: string): number {
  const games = contest.blocks * contest.players;
  terminal.warn(`${voice.say('arena.stopped', { done, games, file })}\n`);
  return 130;
}

function complainOfFaults({ terminal, voice }: Desk, { bot, kind, detail, stderr }: Fault): number {
  const what = { bot: nameOf(bot), count: MOST_FAULTS, kind: voice.say(`fault.${kind}`), detail };
  return complain(terminal, printable(voice.say('arena.faulty', what)), stderr);
}

/** Complains for other programs: their lines stay lines, but can't steer the terminal. */
function complain(terminal: Terminal, text: string, quoted: string): number {
  terminal.warn(`${text}\n`);
  for (const line of quoted.split('\n')) terminal.warn(`  ${printable(line)}\n`);
  return 1;
}

function judgeTimes({ terminal, voice, plan }: Desk, { times }: Run): number {
  const { limit } = plan;
  if (limit === null) return 0;
  const slow = (times ?? []).filter(({ max }) => max > limit);
  const printer = new Printer(terminal, voice);
  for (const { bot, max } of slow) {
    const what = { bot: nameOf(bot), time: printer.time(max), limit: printer.time(limit) };
    terminal.warn(`${voice.say('arena.too-slow', what)}\n`);
  }
  return slow.length === 0 ? 0 : 1;
}
