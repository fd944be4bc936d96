import { randomBytes } from 'node:crypto';
import { type Bot, botOf, LEVEL, LEVELS } from '@macher/bots';
import { PARTIES, RULESETS, type RulesetId, rulesOf, rulesOfRecord } from '@macher/editions';
import { EPOCH, replay } from '@macher/engine';
import {
  type Arguments,
  botsOption,
  fail,
  flagOption,
  numberOption,
  partyOption,
  rulesetOption,
  seedOption,
  textOption,
} from './args.ts';
import { reading, readPack, readRecord } from './files.ts';
import type { Deal } from './keyboardTable.ts';
import { nameOfBot } from './seatNames.ts';
import type { Terminal } from './terminal/terminal.ts';
import type { Voice } from './words.ts';

/** Begins a game; null when the input ended before one was chosen. */
export async function beginGame(terminal: Terminal, voice: Voice, args: Arguments): Promise<Deal | null> {
  const isAsked = textOption(args, 'ruleset') === undefined && textOption(args, 'players') === undefined;
  const given = {
    ruleset: rulesetOption(voice, args),
    players: numberOption(voice, args, 'players', 4, 3, 5),
  };
  seatsOf(voice, args, given.players, botOf(LEVEL.script));
  const seed = seedOption(voice, args) ?? randomBytes(16).toString('hex');
  const file = textOption(args, 'pack');
  const pack = file === undefined ? null : readPack(voice, file);
  const game = isAsked ? await askWhichGame(terminal, voice) : given;
  if (game === null) return null;
  const isLevelAsked =
    isAsked && textOption(args, 'bots') === undefined && textOption(args, 'humans') === undefined;
  const level = isLevelAsked ? await askHowStrong(terminal, voice) : botOf(LEVEL.script);
  if (level === null) return null;
  const rules = reading(voice, file ?? '', () => rulesOf(game.ruleset, pack));
  const options = { openMoney: flagOption(args, 'open-money') };
  const seats = seatsOf(voice, args, game.players, level);
  return { epoch: EPOCH, rules, options, seats, seed, played: [], takebacks: 0, undone: [] };
}

/** The game of a record, every action of which the rules have been seen to allow. */
export function resumeGame(voice: Voice, file: string): Deal {
  const record = readRecord(voice, file);
  const { epoch, options, seats, seed, actions: played, takebacks, undone } = record;
  const rules = reading(voice, file, () => replay(rulesOfRecord(record), record).rules);
  return { epoch, rules, options, seats, seed, played, takebacks, undone };
}

/** What is asked at the start: ruleset and players, four elections with four on Enter. */
function askWhichGame(
  terminal: Terminal,
  voice: Voice,
): Promise<{ ruleset: RulesetId; players: number } | null> {
  const { say, words } = voice;
  const options = RULESETS.flatMap(ruleset => [4, 3, 5].map(players => ({ ruleset, players })));
  const texts = options.map(({ ruleset, players }) =>
    say('play.option', { ruleset: words.say(`ruleset.${ruleset}`), players }),
  );
  return pick(terminal, voice, say('play.which'), options, { texts, usual: 0, first: 1 });
}

const LEVEL_BOTS = LEVELS.map(id => botOf(id));
const USUAL_LEVEL = LEVELS.indexOf(LEVEL.script);

function askHowStrong(terminal: Terminal, voice: Voice): Promise<Bot | null> {
  const texts = LEVELS.map(level => voice.say(`level.${level}`));
  return pick(terminal, voice, voice.say('play.how-strong'), LEVEL_BOTS, {
    texts,
    usual: USUAL_LEVEL,
    first: 0,
  });
}

interface Menu {
  readonly texts: readonly string[];
  readonly usual: number;
  /** The number of the first option: levels are called by their own. */
  readonly first: number;
}

function indexOf(typed: string, first: number): number {
  return /^\d+$/.test(typed) ? Number(typed) - first : -1;
}

/** Picks one of the options by its number, or the usual one on Enter; null when the input ends. */
async function pick<T>(
  terminal: Terminal,
  { say, words }: Voice,
  question: string,
  options: readonly T[],
  { texts, usual, first }: Menu,
): Promise<T | null> {
  terminal.write(terminal.style('bold', question));
  for (const [index, text] of texts.entries())
    terminal.write(`  ${first + index}  ${text}${index === usual ? ` ${say('play.default')}` : ''}`);
  for (;;) {
    const typed = await terminal.ask(words.labelled(say('input.pick'), ''));
    if (typed === null) return null;
    const index = typed.trim() === '' ? usual : indexOf(typed.trim(), first);
    const option = options[index];
    if (option !== undefined) return option;
    terminal.write(say('play.invalid'));
  }
}

/** The seats: people first, then bots with the parties that are left. */
function seatsOf(
  voice: Voice,
  args: Arguments,
  players: number,
  usual: Bot,
): { party: string; name: string }[] {
  const humans = textOption(args, 'humans') ?? '1';
  const first = textOption(args, 'party');
  const given = /^\d+$/.test(humans) ? [] : humans.split(',').map(id => partyOption(voice, 'humans', id));
  const people = given.length > 0 ? given.length : numberOption(voice, args, 'humans', 1, 0, players);
  const chosen = given.length > 0 || first === undefined ? given : [partyOption(voice, 'party', first)];
  if (new Set(chosen).size !== chosen.length || people > players)
    fail(voice, 'humans', voice.say('error.parties'));
  const parties = [...chosen, ...PARTIES.filter(id => !chosen.includes(id))].slice(0, players);
  const bots = botsOption(voice, args, players - people, usual);
  return parties.map((party, seat) => {
    const bot = seat < people ? undefined : bots[seat - people];
    return { party, name: bot === undefined ? party : nameOfBot(bot, seat) };
  });
}
