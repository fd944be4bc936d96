#!/usr/bin/env node
import { LANGUAGES, type Language, languageOf } from '@macher/words';
import { UsageError } from './args.ts';
import { backupCommand, doctorCommand, dumpCommand, moveCommand, ownerCommand } from './commands/admin.ts';
import { arenaCommand } from './commands/arena.ts';
import { benchCommand } from './commands/bench.ts';
import { checkCommand } from './commands/check.ts';
import { componentsCommand } from './commands/components.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { reviewCommand } from './commands/review.ts';
import { scenarioCommand } from './commands/scenario.ts';
import { simulateCommand } from './commands/simulate.ts';
import { sitCommand } from './commands/sit.ts';
import { verifyCommand } from './commands/verify.ts';
import { FileError } from './files.ts';
import { realTerminal, type Terminal } from './terminal/terminal.ts';
import { type Voice, voiceIn } from './words.ts';

type CommandName = keyof typeof COMMANDS;

const COMMANDS = {
  play: playCommand,
  simulate: simulateCommand,
  arena: arenaCommand,
  sit: sitCommand,
  replay: replayCommand,
  review: reviewCommand,
  check: checkCommand,
  verify: verifyCommand,
  scenario: scenarioCommand,
  components: componentsCommand,
  bench: benchCommand,
  doctor: doctorCommand,
  backup: backupCommand,
  move: moveCommand,
  owner: ownerCommand,
  dump: dumpCommand,
};

/** Runs a command; 0 all is well, 1 something is wrong with what was checked or played, 2 not understood. */
export async function main(
  terminal: Terminal,
  argv: readonly string[],
  locale: string | undefined,
): Promise<number> {
  const flag = languageFlag(argv);
  const voice = voiceIn(flag ?? languageOf(locale));
  if (flag === null) {
    const reason = voice.say('error.must-be-one-of', { options: LANGUAGES.join(', ') });
    return complain(terminal, voice.say('error.option', { option: 'lang', reason }), 2);
  }
  const [name, ...rest] = argv.filter(
    (arg, index) => arg !== '--lang' && argv[index - 1] !== '--lang' && !arg.startsWith('--lang='),
  );
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    terminal.write(voice.say('help.main'));
    return 0;
  }
  if (!isCommand(name)) return complain(terminal, voice.say('error.unknown-command', { command: name }), 2);
  if (rest.includes('--help') || rest.includes('-h')) {
    terminal.write(voice.say(`help.${name}`));
    return 0;
  }
  return runCommand(terminal, voice, name, rest);
}

async function runCommand(
  terminal: Terminal,
  voice: Voice,
  name: CommandName,
  argv: readonly string[],
): Promise<number> {
  try {
    return await COMMANDS[name](terminal, voice, argv);
  } catch (error) {
    if (error instanceof UsageError)
      return complain(terminal, voice.say('error.usage', { reason: error.message, command: name }), 2);
    if (error instanceof FileError) return complain(terminal, error.message, 1);
    throw error;
  }
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}

function complain(terminal: Terminal, text: string, code: number): number {
  terminal.warn(`${text}\n`);
  return code;
}

/** The language that is given; undefined: none; null: none of ours. */
function languageFlag(argv: readonly string[]): Language | null | undefined {
  const index = argv.indexOf('--lang');
  const joined = argv.find(arg => arg.startsWith('--lang='))?.slice('--lang='.length);
  if (index < 0 && joined === undefined) return undefined;
  const given = index >= 0 ? argv[index + 1] : joined;
  return LANGUAGES.find(language => language === given) ?? null;
}

/** Ends on Ctrl-C, unless a command listens itself: it has something to say first, and a second Ctrl-C ends it. */
function endUnlessAwaited(): void {
  if (process.listenerCount('SIGINT') === 1) process.exit(130);
}

if (import.meta.main) {
  process.on('SIGINT', endUnlessAwaited);
  const { env } = process;
  const terminal = realTerminal(process.stdin, process.stdout, process.stderr);
  process.exitCode = await main(
    terminal,
    process.argv.slice(2),
    env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'],
  );
  terminal.close();
}
