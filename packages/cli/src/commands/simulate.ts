import { join } from 'node:path';
import { PARTIES, rulesOf } from '@macher/editions';
import {
  type Action,
  choiceAt,
  deciders,
  type Game,
  type GameRecord,
  newGame,
  OUTCOMES,
  type Outcome,
  play,
  RECORD_FORMAT,
  RECORD_VERSION,
  type Rules,
  randomOf,
} from '@macher/engine';
import {
  FLAG,
  flagOption,
  numberOption,
  parse,
  refuseFiles,
  rulesetOption,
  seedOption,
  TEXT,
  textOption,
} from '../args.ts';
import { fileNameOf, reading, readPack, writeJson } from '../files.ts';
import { type Voice, voiceOf } from '../languages.ts';
import { randomAction } from '../randomSeat.ts';
import { table } from '../terminal/layout.ts';
import { Progress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';

export function simulateCommand(terminal: Terminal, voice: Voice, argv: readonly string[]): number {
  const args = parse(argv, {
    ruleset: TEXT,
    players: TEXT,
    games: TEXT,
    seed: TEXT,
    records: TEXT,
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
  const first = seedOption(voice, args) ?? '1';
  refuseFiles(voice, args);
  const tally = new Tally(players);
  const progress = new Progress(terminal, voice, games);
  const began = performance.now();
  for (let index = 0; index < games; index += 1) {
    const record = playRandomly(
      rules,
      PARTIES.slice(0, players),
      games === 1 ? first : `${first}-${index}`,
      tally,
    );
    if (folder !== undefined)
      writeJson(voice, join(folder, `${ruleset}-${players}p-${fileNameOf(record.seed)}.json`), record);
    progress.show(index + 1);
  }
  progress.end();
  const seconds = (performance.now() - began) / 1000;
  const summary = {
    ruleset,
    players,
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

/** A whole game of random seats; the seats' own chance is apart from the deal's. */
export function playRandomly(
  rules: Rules,
  parties: readonly string[],
  seed: string,
  tally?: Tally,
): GameRecord {
  const game = newGame(rules, { parties, seed });
  const random = randomOf(`seats:${seed}`);
  const actions: Action[] = [];
  while (game.result === null) {
    const seats = deciders(game);
    const seat = seats[random(seats.length)] as number;
    const action = randomAction(rules, choiceAt(game, seat), random);
    actions.push(action);
    play(game, action);
  }
  tally?.count(game);
  const seats = parties.map((party, seat) => ({ party, name: `random-${seat + 1}` }));
  const { options, result } = game;
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    ruleset: rules.ruleset,
    pack: rules.pack,
    options,
    seats,
    seed,
    actions,
    result,
  };
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
  terminal.write(`${say('simulate.outcomes')}: ${outcomes.join(', ')}`);
  if (folder !== undefined) terminal.write(say('simulate.records', { folder }));
}
