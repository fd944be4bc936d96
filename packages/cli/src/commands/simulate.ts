import { join } from 'node:path';
import { type Bot, botOf, LEVEL, type Reason } from '@macher/bots';
import { type Comparison, explainDecision } from '@macher/bots/analysis';
import { PARTIES, rulesOf } from '@macher/editions';
import {
  type Action,
  EPOCH,
  type Game,
  type GameRecord,
  type Kind,
  makeRecord,
  OUTCOMES,
  type Outcome,
  type Random,
  type Rules,
  type Seat,
} from '@macher/engine';
import { chanceOfSeats, Match } from '@macher/lab';
import {
  botsOption,
  FLAG,
  fail,
  flagOption,
  numberOption,
  parse,
  refuseFiles,
  rulesetOption,
  seedOption,
  TEXT,
  textOption,
} from '../args.ts';
import { fileNameOf, REASONS, reading, readPack, writeJson } from '../files.ts';
import { nameOfBot } from '../seatNames.ts';
import { table } from '../terminal/layout.ts';
import { Progress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type Voice, voiceOf } from '../words.ts';

export function simulateCommand(terminal: Terminal, voice: Voice, argv: readonly string[]): number {
  const args = parse(argv, {
    ruleset: TEXT,
    players: TEXT,
    games: TEXT,
    seed: TEXT,
    bots: TEXT,
    records: TEXT,
    reasons: FLAG,
    pack: TEXT,
    json: FLAG,
  });
  const ruleset = rulesetOption(voice, args);
  const players = numberOption(voice, args, 'players', 4, 3, 5);
  const games = numberOption(voice, args, 'games', 1000, 1, 10_000_000);
  const pack = textOption(args, 'pack');
  const folder = textOption(args, 'records');
  const rules = reading(voice, pack ?? '', () =>
    rulesOf(ruleset, pack === undefined ? null : readPack(voice, pack)),
  );
  const bots = botsOption(voice, args, players, botOf(LEVEL.random));
  if (flagOption(args, 'reasons') && folder === undefined)
    fail(voice, 'reasons', voice.say('error.only-with', { option: '--records' }));
  const first = seedOption(voice, args) ?? '1';
  refuseFiles(voice, args);
  const tally = new Tally(players);
  const progress = new Progress(terminal, voice, games);
  const began = performance.now();
  for (let index = 0; index < games; index += 1) {
    const seed = games === 1 ? first : `${first}-${index}`;
    const isExplained = flagOption(args, 'reasons');
    const { game, record, reasons } = playBots(rules, PARTIES.slice(0, players), bots, seed, isExplained);
    tally.count(game);
    if (folder !== undefined) {
      const file = join(folder, `${ruleset}-${players}p-${fileNameOf(seed)}`);
      writeJson(voice, `${file}.json`, record);
      if (flagOption(args, 'reasons')) writeJson(voice, `${file}${REASONS}`, reasons);
    }
    progress.show(index + 1);
  }
  progress.end();
  const seconds = (performance.now() - began) / 1000;
  const summary = {
    ruleset,
    players,
    bots: bots.map(({ id }) => id),
    games,
    seed: first,
    seconds,
    gamesPerSecond: games / seconds,
    ...tally.summary(),
  };
  if (flagOption(args, 'json')) terminal.write(JSON.stringify(summary));
  else print(terminal, voice, summary, folder);
  return 0;
}

/** A whole game, one bot for each party, with a bot's reason for every action, and what it preferred it to. */
export function playBots(
  rules: Rules,
  parties: readonly string[],
  bots: readonly Bot[],
  seed: string,
  isExplained = false,
): Simulated {
  const match = new Match(rules, parties, seed);
  const chance = chanceOfSeats(seed, 0, parties.length);
  const actions: Action[] = [];
  const reasons: Explained[] = [];
  for (let turn = match.turn(); turn !== null; turn = match.turn()) {
    const { seat, choice } = turn;
    const { action, reason } = (bots[seat] as Bot).decide(turn.view, choice, chance[seat] as Random);
    const { version } = match.game;
    const isWeighed = isExplained && reason.kind === 'ahead';
    const second = isWeighed
      ? explainDecision(turn.view, choice, action, { worlds: AT_A_GLANCE, seed: `${seed}:${version}` })
      : null;
    reasons.push({ version, seat, kind: choice.kind, reason, second });
    actions.push(action);
    match.play(action);
  }
  return { game: match.game, record: recordOf(match.game, bots, seed, actions), reasons };
}

/** AT_A_GLANCE is quick: a game has hundreds of decisions. */
const AT_A_GLANCE = { seek: 8, judge: 8, care: 0 };

export interface Simulated {
  readonly game: Game;
  readonly record: GameRecord;
  readonly reasons: readonly Explained[];
}

/** Explained says why the action with this number was played. */
interface Explained {
  readonly version: number;
  readonly seat: Seat;
  readonly kind: Kind;
  readonly reason: Reason;
  /** The second best, for bots that look ahead: what else it could have done, by how much this is better, and why. */
  readonly second: Comparison | null;
}

function recordOf(game: Game, bots: readonly Bot[], seed: string, actions: readonly Action[]): GameRecord {
  const seats = game.players.map(({ party }, seat) => ({ party, name: nameOfBot(bots[seat] as Bot, seat) }));
  return makeRecord(game, { epoch: EPOCH, seats, seed, actions });
}

interface SeatSummary {
  readonly party: string;
  readonly wins: number;
  readonly winShare: number;
  readonly meanPoints: number;
}

interface Summary {
  readonly decisions: { readonly mean: number; readonly min: number; readonly max: number };
  readonly seats: readonly SeatSummary[];
  readonly outcomes: Readonly<Record<Outcome, number>>;
}

/** What many games have in common; a shared win counts in parts. */
class Tally {
  readonly #wins: number[];
  readonly #points: number[];
  readonly #outcomes = Object.fromEntries(OUTCOMES.map(outcome => [outcome, 0])) as Record<Outcome, number>;
  #games = 0;
  #decisions = 0;
  #fewest = Number.POSITIVE_INFINITY;
  #most = 0;

  constructor(players: number) {
    this.#wins = new Array<number>(players).fill(0);
    this.#points = new Array<number>(players).fill(0);
  }

  count(game: Game): void {
    const result = game.result ?? [];
    const winners = result.filter(score => score.rank === 1).length;
    for (const { seat, total, rank } of result) {
      this.#points[seat] = (this.#points[seat] ?? 0) + total;
      if (rank === 1) this.#wins[seat] = (this.#wins[seat] ?? 0) + 1 / winners;
    }
    for (const { outcome } of game.elections) this.#outcomes[outcome] += 1;
    this.#games += 1;
    this.#decisions += game.version;
    this.#fewest = Math.min(this.#fewest, game.version);
    this.#most = Math.max(this.#most, game.version);
  }

  summary(): Summary {
    const games = this.#games;
    const seats = this.#wins.map((wins, seat) => ({
      party: PARTIES[seat] as string,
      wins,
      winShare: wins / games,
      meanPoints: (this.#points[seat] ?? 0) / games,
    }));
    return {
      decisions: { mean: this.#decisions / games, min: this.#fewest, max: this.#most },
      seats,
      outcomes: this.#outcomes,
    };
  }
}

type Printed = Summary & {
  ruleset: string;
  players: number;
  games: number;
  seconds: number;
  gamesPerSecond: number;
};

function print(terminal: Terminal, voice: Voice, summary: Printed, folder: string | undefined): void {
  const { say, words } = voiceOf(voice, summary.ruleset.slice(0, 4));
  const number = (value: number, digits = 1): string =>
    new Intl.NumberFormat(words.language, { maximumFractionDigits: digits }).format(value);
  terminal.write(
    say('simulate.summary', {
      games: summary.games,
      ruleset: words.say(`ruleset.${summary.ruleset as '2019-4'}`),
      players: summary.players,
      seconds: number(summary.seconds),
      rate: number(summary.gamesPerSecond, 0),
    }),
  );
  const { mean, min, max } = summary.decisions;
  terminal.write(say('simulate.decisions', { mean: number(mean), min, max }));
  const percent = new Intl.NumberFormat(words.language, { style: 'percent', maximumFractionDigits: 1 });
  const rows = summary.seats.map(({ party, winShare, meanPoints }, seat) => [
    `${seat + 1} ${words.party(party)}`,
    percent.format(winShare),
    number(meanPoints),
  ]);
  const head = [say('simulate.seat'), say('simulate.wins'), say('simulate.points')];
  for (const line of table([head, ...rows])) terminal.write(`  ${line}`);
  const outcomes = OUTCOMES.filter(outcome => summary.outcomes[outcome] > 0).map(
    outcome =>
      `${words.say(`outcome-name.${outcome}`)} ${number(summary.outcomes[outcome] / summary.games, 2)}`,
  );
  terminal.write(words.labelled(say('simulate.outcomes'), outcomes.join(', ')));
  if (folder !== undefined) terminal.write(say('simulate.records', { folder }));
}
