// Plays games and prints one line for each, with a digest of all its decisions: two versions of the program that print
// the same lines play the same games. `npm run same -- [games] [levels] [ruleset] [first game]`, e.g. `same -- 200 1,2,3`.
import { createHash } from 'node:crypto';
import { botOf } from '@macher/bots';
import { PARTIES, RULESETS, type RulesetId, rulesOf } from '@macher/editions';
import { at } from '@macher/engine';
import { chanceOfSeats, Match } from '../arena/match.ts';
import { wantedCount } from './wanted.ts';

const USAGE = 'same -- [games] [levels] [ruleset] [first game]';
const [, levels = '1,2,3', only = ''] = process.argv.slice(2);
const bots = levels.split(',').flatMap(id => botOf(id) ?? []);
const rulesets = RULESETS.filter(ruleset => only === '' || ruleset === only);
if (bots.length < levels.split(',').length || rulesets.length === 0) {
  console.error(
    `npm run ${USAGE}; levels are names of bots like 1,2,3, ruleset one of ${RULESETS.join(', ')}`,
  );
  process.exit(2);
}
const games = wantedCount(USAGE, 'games', 0, 10);
const first = wantedCount(USAGE, 'first game', 3, 1) - 1;
for (const ruleset of rulesets)
  for (let number = first; number < first + games; number += 1) console.log(lineOf(ruleset, number));

function lineOf(ruleset: RulesetId, number: number): string {
  const players = 3 + (number % 3);
  const seed = `same-${number}`;
  const match = new Match(rulesOf(ruleset), PARTIES.slice(0, players), seed);
  const chance = chanceOfSeats(seed, 0, players);
  const hash = createHash('sha256');
  let count = 0;
  for (let turn = match.turn(); turn !== null; turn = match.turn()) {
    const bot = at(bots, (turn.seat + number) % bots.length);
    const { action } = bot.decide(turn.view, turn.choice, at(chance, turn.seat));
    hash.update(JSON.stringify(action));
    match.play(action);
    count += 1;
  }
  const totals = (match.game.result ?? []).map(({ total }) => total);
  const digest = hash.digest('hex').slice(0, 16);
  return `${ruleset} game ${number}, ${players} players: ${count} decisions, ${totals.join(' ')}, ${digest}`;
}
