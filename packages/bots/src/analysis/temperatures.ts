import { RULESETS, type RulesetId, rulesOf } from '@macher/editions';
import { FormatError, type Rules } from '@macher/engine';
import { trainedGame } from '../trainedGame.ts';
import { fieldsOf, numbersOf } from '../weightFiles.ts';
import file from './temperatures.json' with { type: 'json' };

/** STRETCHES: a round falls into three parts, and forecasts get better from one to the next. */
export const STRETCHES = ['early', 'middle', 'late'] as const;
export type Stretch = (typeof STRETCHES)[number];

/** How far forecasts are to be doubted, in points; for each round from the second on. */
export type Temperatures = readonly Readonly<Record<Stretch, number>>[];

export function temperaturesFor(rules: Rules): Temperatures {
  return FITTED[trainedGame(rules)];
}

/** Throws a `FormatError` if the file lacks a round, or a temperature that is above nothing. */
export function readTemperatures(content: unknown): Readonly<Record<RulesetId, Temperatures>> {
  const { games } = fieldsOf(['provenance', 'games'], content, 'temperatures');
  const byGame = fieldsOf(RULESETS, games, 'temperatures');
  return Object.fromEntries(RULESETS.map(game => [game, roundsOf(game, byGame[game])])) as Record<
    RulesetId,
    Temperatures
  >;
}

function roundsOf(game: RulesetId, value: unknown): Temperatures {
  const names = rulesOf(game).rounds.flatMap((_, index) => (index === 0 ? [] : [String(index + 1)]));
  const rounds = fieldsOf(names, value, `temperatures ${game}`);
  return names.map(name => {
    const path = `temperatures ${game}/${name}`;
    const stretches = numbersOf(STRETCHES, rounds[name], path);
    for (const stretch of STRETCHES)
      if (stretches[stretch] <= 0) throw new FormatError(`${path}/${stretch}`, 'must be above 0');
    return stretches;
  });
}

/** FITTED is written by `npm run lab -- chances`. */
const FITTED = readTemperatures(file);
