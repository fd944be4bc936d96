import type { Findings, MoveTelling } from '@macher/server';
import { parse, UsageError } from '../args.ts';
import { FileError } from '../files.ts';
import type { Voice } from '../languages.ts';
import { Progress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** Every stored game is played again. */
export async function doctorCommand(
  terminal: Terminal,
  voice: Voice,
  argv: readonly string[],
): Promise<number> {
  const [unexpected] = parse(argv, {}).files;
  if (unexpected !== undefined) throw new UsageError(voice.say('error.unexpected', { text: unexpected }));
  const findings = await inWords(({ examine, serverSpeaker }) =>
    examine(process.env, serverSpeaker(voice.words.language), text => terminal.write(text)),
  );
  return tellFindings(terminal, voice, findings);
}

export async function backupCommand(
  terminal: Terminal,
  voice: Voice,
  argv: readonly string[],
): Promise<number> {
  const [file, unexpected] = parse(argv, {}).files;
  if (file === undefined) throw new UsageError(voice.say('error.no-file'));
  if (unexpected !== undefined) throw new UsageError(voice.say('error.unexpected', { text: unexpected }));
  await inWords(({ backUp, serverSpeaker }) =>
    backUp(process.env, serverSpeaker(voice.words.language), file),
  );
  terminal.write(voice.say('backup.done', { file }));
  return 0;
}

/** Everything of a server goes to another place, and every game is played again there. */
export async function moveCommand(
  terminal: Terminal,
  voice: Voice,
  argv: readonly string[],
): Promise<number> {
  const [target, unexpected] = parse(argv, {}).files;
  if (target === undefined) throw new UsageError(voice.say('error.no-target'));
  if (unexpected !== undefined) throw new UsageError(voice.say('error.unexpected', { text: unexpected }));
  const findings = await inWords(({ moveTo, serverSpeaker }) =>
    moveTo(process.env, serverSpeaker(voice.words.language), target, movingOn(terminal, voice)),
  );
  return tellFindings(terminal, voice, findings);
}

/** Gives the exit code. */
function tellFindings(terminal: Terminal, voice: Voice, findings: Findings): number {
  const { tables, wrong, frozen, damage } = findings;
  if (damage.length > 0) terminal.write(voice.say('doctor.damage', { count: damage.length }));
  if (damage.length === 0 || wrong.length > 0)
    terminal.write(voice.say('doctor.result', { tables, wrong: wrong.length, frozen }));
  return damage.length + wrong.length === 0 ? 0 : 1;
}

function movingOn(terminal: Terminal, voice: Voice): MoveTelling {
  let progress: Progress | null = null;
  return {
    begin: rows => {
      progress = new Progress(terminal, voice, rows, 0, 'move.progress');
    },
    show: done => progress?.show(done),
    tell: text => {
      progress?.end();
      progress = null;
      terminal.write(text);
    },
  };
}

type Server = typeof import('@macher/server');

/** The server's part is loaded when it is wanted: nobody else waits for a database. */
async function inWords<T>(work: (server: Server) => Promise<T>): Promise<T> {
  const server = await import('@macher/server');
  return work(server).catch((error: unknown) => {
    throw error instanceof server.AdminError ? new FileError(error.message) : error;
  });
}
