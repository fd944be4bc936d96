import { botOf, LEVEL } from '@macher/bots';
import { PARTIES, RULESETS, rulesOf } from '@macher/editions';
import {
  attempt,
  choiceAt,
  clone,
  deciders,
  determinize,
  type Game,
  newGame,
  play,
  randomOf,
  replay,
  sampleAction,
  view,
} from '@macher/engine';
import { calibrate, timePerRun } from '@macher/lab';
import { FLAG, flagOption, numberOption, parse, refuseFiles, TEXT } from '../args.ts';
import { table } from '../terminal/layout.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Voice } from '../words.ts';
import { playBots } from './simulate.ts';

interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

/** benchCommand gives figures for one core. The calibration loop makes figures from different machines comparable. */
export function benchCommand(terminal: Terminal, voice: Voice, argv: readonly string[]): number {
  const args = parse(argv, { seconds: TEXT, json: FLAG });
  refuseFiles(voice, args);
  const seconds = numberOption(voice, args, 'seconds', 2, 1, 60);
  const figures = measureAll(seconds * 1000);
  if (flagOption(args, 'json')) {
    terminal.write(
      JSON.stringify(Object.fromEntries(figures.map(({ name, value, unit }) => [name, { value, unit }]))),
    );
    return 0;
  }
  const format = new Intl.NumberFormat(voice.words.language, { maximumSignificantDigits: 4 });
  for (const line of table(
    figures.map(({ name, value, unit }) => [name, format.format(value), unit]),
    [0, 2],
  ))
    terminal.write(line);
  return 0;
}

export function measureAll(milliseconds: number): Figure[] {
  const figures: Figure[] = [
    { name: 'calibration', value: calibrate(milliseconds), unit: 'million steps/s' },
  ];
  for (const ruleset of RULESETS) {
    const { gamesPerSecond, decisionsPerSecond } = randomGames(ruleset, milliseconds);
    figures.push({ name: `${ruleset} random games, 4 players`, value: gamesPerSecond, unit: 'games/s' });
    figures.push({ name: `${ruleset} decisions`, value: decisionsPerSecond, unit: 'decisions/s' });
  }
  return [...figures, ...measureVerbs(milliseconds)];
}

function randomGames(ruleset: (typeof RULESETS)[number], milliseconds: number) {
  const rules = rulesOf(ruleset);
  const parties = PARTIES.slice(0, 4);
  let seed = 0;
  let decisions = 0;
  let games = 0;
  const run = (): number => {
    const game = newGame(rules, { parties, seed: String(seed) });
    const random = randomOf(`bench:${seed}`);
    seed += 1;
    while (game.result === null) {
      const [seat] = deciders(game);
      play(game, sampleAction(rules, choiceAt(game, seat as number), random));
    }
    decisions += game.version;
    games += 1;
    return game.version;
  };
  const perRun = timePerRun(milliseconds, run);
  return { gamesPerSecond: 1e6 / perRun, decisionsPerSecond: ((decisions / games) * 1e6) / perRun };
}

/** Measures the verbs on positions from all over one game. */
function measureVerbs(milliseconds: number): Figure[] {
  const rules = rulesOf('2019-4');
  const bots = PARTIES.slice(0, 4).map(() => botOf(LEVEL.random));
  const { record } = playBots(rules, PARTIES.slice(0, 4), bots, 'bench');
  const positions: { game: Game; action: (typeof record.actions)[number] }[] = [];
  const game = newGame(rules, { parties: PARTIES.slice(0, 4), seed: 'bench' });
  for (const action of record.actions) {
    positions.push({ game: clone(game), action });
    play(game, action);
  }
  const over = (use: (position: (typeof positions)[number]) => unknown): number => {
    let next = 0;
    return timePerRun(milliseconds, () => {
      next = (next + 1) % positions.length;
      return use(positions[next] as (typeof positions)[number]);
    });
  };
  const states = positions.map(position => JSON.stringify({ ...position.game, rules: undefined }).length);
  return [
    { name: 'clone', value: over(each => clone(each.game)), unit: 'µs' },
    { name: 'view', value: over(each => view(each.game, each.game.version % 4)), unit: 'µs' },
    { name: 'attempt', value: over(each => attempt(each.game, each.action)), unit: 'µs' },
    { name: 'determinize', value: over(each => determinize(view(each.game, 0), 'bench')), unit: 'µs' },
    {
      name: 'replay of a record',
      value: timePerRun(milliseconds, () => replay(rules, record)) / 1000,
      unit: 'ms',
    },
    { name: 'actions in that record', value: record.actions.length, unit: '' },
    { name: 'state as JSON, without the rules', value: Math.max(...states), unit: 'bytes at most' },
    { name: 'rules as JSON', value: JSON.stringify(rules).length, unit: 'bytes' },
  ];
}
