// What every bot decides, and why, in games that are always the same: `vitest run tests/bots/decisions.test.ts -u`
// writes the files after a change that is meant.
import { createHash } from 'node:crypto';
import { BOTS, type Bot, botOf } from '@macher/bots';
import { type BotId, LEVEL, LEVELS } from '@macher/bots/ids';
import { PARTIES, RULESETS, type RulesetId, rulesOf } from '@macher/editions';
import { at, randomOf } from '@macher/engine';
import { chanceOfSeats, Match, type Turn } from '@macher/lab';
import { describe, expect, it } from 'vitest';
import { looksAhead } from './someBots.ts';

/** Who plays the games in which all are asked, by the number of players. */
const PLAYED_BY: Readonly<Record<number, BotId>> = { 3: LEVEL.script, 4: LEVEL.simple, 5: LEVEL.script };

/** The look-ahead is dear: level 3 is asked each kind of question this often in a game, level 4 once, in one game. */
const LOOKS_AHEAD = 2;
const LOOKS_FAR = { players: 4, rulesets: ['2019-4', '2006-7'] };

/** Characters that look ahead differ from their level only in what they weigh. */
const ASKED = BOTS.filter(bot => !looksAhead(bot) || LEVELS.some(level => level === bot.id));

describe('what bots decide', () => {
  it.each(RULESETS)('%s: as they did', async ruleset => {
    const games = [3, 4, 5].map(players => gameOf(ruleset, players));
    await expect(games.join('\n')).toMatchFileSnapshot(`./decisions/${ruleset}.golden.txt`);
  });
});

/** A line for every bot and kind of question: how often it was asked, and a digest of its answers. */
function gameOf(ruleset: RulesetId, players: number): string {
  const answers = new Map<string, string[]>();
  const seed = `decisions-${ruleset}-${players}`;
  const match = new Match(rulesOf(ruleset), PARTIES.slice(0, players), seed);
  const driver = botOf(PLAYED_BY[players] ?? LEVEL.script);
  const chance = chanceOfSeats(seed, 0, players);
  for (let turn = match.turn(); turn !== null; turn = match.turn()) {
    for (const bot of ASKED) ask(bot, turn, answers);
    match.play(driver.decide(turn.view, turn.choice, at(chance, turn.seat)).action);
  }
  const lines = [...answers].sort(([one], [other]) => (one < other ? -1 : 1)).map(lineOf);
  return [`${players} players, played by bot ${driver.id}`, ...lines, ''].join('\n');
}

function ask({ id, decide }: Bot, { view, choice }: Turn, answers: Map<string, string[]>): void {
  const question = `bot ${id}, ${choice.kind}`;
  const given = answers.get(question) ?? [];
  if (isEnough(id, given.length, view)) return;
  const decision = decide(view, choice, randomOf(`${view.version}`));
  answers.set(question, [...given, JSON.stringify(decision, rounded)]);
}

function isEnough(id: string, given: number, { rules, players }: Turn['view']): boolean {
  if (id === LEVEL.lookAhead) return given === LOOKS_AHEAD;
  const isFar = players.length === LOOKS_FAR.players && LOOKS_FAR.rulesets.includes(rules.ruleset);
  return id === LEVEL.deep && (given === 1 || !isFar);
}

/** Sums in another order may differ in the last digits. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(9)) : value;
}

function lineOf([question, given]: readonly [string, readonly string[]]): string {
  const digest = createHash('sha256').update(given.join('\n')).digest('hex').slice(0, 12);
  return `  ${question}: ${given.length}, ${digest}`;
}
