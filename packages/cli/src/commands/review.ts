import { availableParallelism } from 'node:os';
import type { Dot, Finding, Reviewed, TurningPoint } from '@macher/bots/analysis';
import { rulesOfRecord } from '@macher/editions';
import {
  at,
  choiceAt,
  type GameRecord,
  type Moment,
  momentsOf,
  phasesOf,
  replayStart,
  replaySteps,
  type Seat,
} from '@macher/engine';
import { Pool, reviewInWorkers, versionsOf } from '@macher/lab';
import { actsIn, headline, type Subject } from '@macher/words';
import { ADVICE, type Advice, actionText, adviceWith, causesText } from '@macher/words/advice';
import { FLAG, flagOption, numberOption, parse, seatOption, TEXT, UsageError } from '../args.ts';
import { printable, reading, readRecord } from '../files.ts';
import { botNamed } from '../seatNames.ts';
import { table, wrap } from '../terminal/layout.ts';
import { Progress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type Voice, voiceOf } from '../words.ts';

export async function reviewCommand(
  terminal: Terminal,
  voice: Voice,
  argv: readonly string[],
): Promise<number> {
  const args = parse(argv, { seat: TEXT, workers: TEXT, json: FLAG });
  const [file] = args.files;
  if (file === undefined) throw new UsageError(voice.say('error.no-file'));
  const record = readRecord(voice, file);
  const seat = seatOption(voice, args, record) ?? firstPerson(record);
  const workers = numberOption(voice, args, 'workers', availableParallelism(), 1, 64);
  const moments = reading(voice, file, () => momentsIn(record));
  const found = await findingsOf(terminal, voice, { record, seat, seed: record.seed }, workers);
  if (flagOption(args, 'json')) terminal.write(JSON.stringify({ ruleset: record.ruleset, seat, ...found }));
  else new Report(terminal, voice, record, moments, seat).print(found);
  return 0;
}

function firstPerson({ seats }: GameRecord): Seat {
  return Math.max(
    0,
    seats.findIndex(({ name }) => botNamed(name) === null),
  );
}

function momentsIn(record: GameRecord): Moment[] {
  const { seats, seed, options, actions } = record;
  const rules = rulesOfRecord(record);
  // A record that the rules refuse is told with its place.
  for (const _step of replaySteps(replayStart(rules, record).game, record));
  const parties = seats.map(({ party }) => party);
  return momentsOf(rules, { parties, seed, options }, actions).moments;
}

/** All that a review has found, in the order of the game. */
interface Found {
  readonly chances: readonly Dot[];
  readonly turningPoints: readonly TurningPoint[];
  readonly decisions: readonly Reviewed[];
}

async function findingsOf(
  terminal: Terminal,
  voice: Voice,
  order: { readonly record: GameRecord; readonly seat: Seat; readonly seed: string },
  workers: number,
): Promise<Found> {
  const pool = new Pool(workers);
  const progress = new Progress(terminal, voice, versionsOf(order).length, 0, 'review.progress');
  const all: Finding[] = [];
  const decisions: Reviewed[] = [];
  try {
    for await (const finding of reviewInWorkers(pool, order)) {
      all.push(finding);
      if (finding.finding === 'decision') decisions.push(finding.decision);
      progress.show(decisions.length);
    }
  } finally {
    progress.end();
    await pool.close();
  }
  return {
    chances: all.flatMap(found => (found.finding === 'dot' ? [found.dot] : [])),
    turningPoints: all.flatMap(found => (found.finding === 'turning-points' ? found.points : [])),
    decisions: decisions.sort((one, other) => one.version - other.version),
  };
}

class Report {
  readonly #terminal: Terminal;
  readonly #voice: Voice;
  readonly #record: GameRecord;
  readonly #moments: readonly Moment[];
  readonly #seat: Seat;
  readonly #subject: Subject;
  readonly #advice: Advice;

  constructor(terminal: Terminal, voice: Voice, record: GameRecord, moments: readonly Moment[], seat: Seat) {
    this.#terminal = terminal;
    this.#voice = voiceOf(voice, record.ruleset.slice(0, 4));
    this.#record = record;
    this.#moments = moments;
    this.#seat = seat;
    const { rules } = at(moments, 0).game;
    this.#subject = { rules, parties: record.seats.map(({ party }) => party) };
    const { words } = this.#voice;
    this.#advice = adviceWith(words, ADVICE[words.language]);
  }

  print({ chances, turningPoints, decisions }: Found): void {
    this.#write(this.#title());
    this.#write('');
    this.#printChances(chances);
    this.#write('');
    this.#printTurns(turningPoints);
    this.#write('');
    this.#printDecisions(decisions);
  }

  #title(): string {
    const { ruleset, result, seats } = this.#record;
    const { say, words } = this.#voice;
    const party = words.party(at(seats, this.#seat).party);
    const named = { ruleset, party };
    const score = result?.[this.#seat];
    if (score === undefined) return say('review.unfinished', named);
    return say('review.title', { ...named, points: score.total, rank: score.rank, players: seats.length });
  }

  #printChances(dots: readonly Dot[]): void {
    const { say, words } = this.#voice;
    this.#head(say('review.chances'));
    this.#write(`  ${say('review.unknown')}`);
    const head = ['', ...this.#subject.parties.map(words.party)];
    const rows = dots.flatMap(({ round, step, chances }) =>
      chances === null ? [] : [[this.#place(round, step), ...chances.map(chance => this.#percent(chance))]],
    );
    for (const line of table([head, ...rows])) this.#write(`  ${line}`);
  }

  #printTurns(points: readonly TurningPoint[]): void {
    const { say } = this.#voice;
    this.#head(say('review.turning'));
    if (points.length === 0) this.#write(`  ${say('review.no-turning')}`);
    for (const { version, before, after } of points) {
      const values = { before: this.#percent(before), after: this.#percent(after) };
      this.#write(`  ${say('review.turn', { ...values, text: this.#storyOf(version) })}`);
    }
  }

  /** What happened by a decision. */
  #storyOf(version: number): string {
    const events = this.#moments.flatMap(moment => (moment.version === version ? moment.events : []));
    const act = actsIn(events).find(({ shape }) => shape !== 'heading');
    return act === undefined ? '' : headline(this.#voice.words, this.#subject, act);
  }

  #printDecisions(decisions: readonly Reviewed[]): void {
    const { say } = this.#voice;
    this.#head(say('review.decisions', { count: decisions.length }));
    const costly = decisions.filter(({ better }) => better !== null);
    const total = Math.round(costly.reduce((sum, { better }) => sum + (better?.points ?? 0), 0));
    this.#write(
      `  ${costly.length === 0 ? say('review.nothing') : say('review.costly', { count: costly.length, total })}`,
    );
    for (const decision of costly) this.#printCostly(decision);
  }

  #printCostly({ version, round, action, better }: Reviewed): void {
    if (better === null) return;
    const { say, words } = this.#voice;
    const { game } = at(
      this.#moments,
      this.#moments.findLastIndex(moment => moment.version === version),
    );
    const choice = choiceAt(game, this.#seat);
    const cost = say('review.cost', {
      place: this.#place(round, game.step),
      points: Math.round(better.points),
      give: Math.max(1, Math.round(better.giveOrTake)),
    });
    this.#write('');
    this.#write(`  ${cost}`);
    const lines = [
      [say('review.did'), actionText(this.#advice, this.#subject, choice, action)],
      [say('review.better'), actionText(this.#advice, this.#subject, choice, better.action)],
      [say('review.why'), causesText(this.#advice, better.causes)],
    ] as const;
    for (const [label, text] of lines)
      for (const line of wrap(`    ${words.labelled(label, text)}`, this.#terminal.columns, '      '))
        this.#write(line);
  }

  /** The place in the game: the phase in which someone decides, which has just been entered. */
  #place(round: number, step: number): string {
    const { say, words } = this.#voice;
    const { rules } = this.#subject;
    const phase = phasesOf(rules, round)[Math.max(0, step - 1)];
    return say('review.place', {
      round: Math.max(1, round),
      phase: phase === undefined ? '' : words.phase(phase),
    });
  }

  /** A chance in per cent, never certain before the end. */
  #percent(chance: number): string {
    const shown = chance === 0 || chance === 1 ? chance : Math.min(0.99, Math.max(0.01, chance));
    return new Intl.NumberFormat(this.#voice.words.language, { style: 'percent' }).format(shown);
  }

  #head(text: string): void {
    this.#terminal.write(this.#terminal.style('bold', printable(text)));
  }

  #write(text: string): void {
    this.#terminal.write(printable(text));
  }
}
