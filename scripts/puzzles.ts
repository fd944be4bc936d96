// Looks for positions to try in games of bots: `npm run tool -- puzzles [games] [ruleset] [bot] [first game]` lists what it
// finds, `npm run tool -- puzzles write NAME FILE` writes one of them as a scenario. A name says game, decision and goal.
import { writeFileSync } from 'node:fs';
import { RULESETS, type RulesetId } from '@macher/editions';
import { type Found, puzzlesIn } from './puzzles/search.ts';
import { scenarioText } from './puzzles/written.ts';

const [first = '20', second = '2019-4', third = '3', fourth = '1'] = process.argv.slice(2);
if (first === 'write') write(second, third);
else list(Number(first), second, third, Number(fourth));

function list(games: number, ruleset: string, bot: string, from: number): void {
  for (let number = from; number < from + games; number += 1)
    for (const found of puzzlesIn(rulesetCalled(ruleset), seedOf(number), playersIn(number), bot))
      console.log(lineOf(nameOf(found, ruleset, number, bot), found));
}

function write(name: string, file: string): void {
  const [ruleset = '', number = '', bot = ''] = name.split('/');
  for (const found of puzzlesIn(
    rulesetCalled(ruleset),
    seedOf(Number(number)),
    playersIn(Number(number)),
    bot,
  ))
    if (nameOf(found, ruleset, Number(number), bot) === name) {
      writeFileSync(file, scenarioText(found, name));
      console.log(file);
      return;
    }
  console.error(`there is no puzzle ${name}`);
  process.exitCode = 1;
}

function rulesetCalled(name: string): RulesetId {
  const found = RULESETS.find(each => each === name);
  if (found === undefined) throw new Error(`there is no ruleset ${name}; there are ${RULESETS.join(', ')}`);
  return found;
}

function seedOf(number: number): string {
  return `puzzle-${number}`;
}

function playersIn(number: number): number {
  return 3 + (number % 3);
}

/** The name of a position, such as 2019-4/7/3/117/win-BE: ruleset, game, bot, decision, goal. */
function nameOf(
  { question: { goal }, version }: Found,
  ruleset: string,
  number: number,
  bot: string,
): string {
  const where = 'region' in goal ? `-${goal.region}` : '';
  return [ruleset, number, bot, version, `${goal.goal}${where}`].join('/');
}

function lineOf(name: string, found: Found): string {
  const { kind, question, offered, answers, best, obvious, played, steps } = found;
  const { round, regions } = question.game;
  const region = 'region' in question.goal ? question.goal.region : '';
  const place = regions.findIndex(({ id }) => id === region);
  return `${name} ${kind} r${round} place ${place} steps ${steps.length}: ${answers.length} of ${offered}, best ${best}, obvious ${obvious}, played ${played} ${JSON.stringify(answers[0])}`;
}
