import type { Dumped, Findings, KeptBack, MoveTelling } from '@macher/server';
import {
  type Arguments,
  FLAG,
  fail,
  flagOption,
  parse,
  refuseFiles,
  TEXT,
  textOption,
  UsageError,
} from '../args.ts';
import { FileError } from '../files.ts';
import { Progress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Voice } from '../words.ts';

/** doctorCommand plays every stored game again. */
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

/** ownerCommand makes another secret: what is kept of the one before can't be shown. */
export async function ownerCommand(
  terminal: Terminal,
  voice: Voice,
  argv: readonly string[],
): Promise<number> {
  const args = parse(argv, { new: FLAG });
  refuseFiles(voice, args);
  if (!flagOption(args, 'new')) throw new UsageError(voice.say('error.no-new'));
  const told = await inWords(async ({ newOwnerSecret, serverSpeaker }) => {
    const say = serverSpeaker(voice.words.language);
    return say('owner.secret', { secret: await newOwnerSecret(process.env, say) });
  });
  terminal.write(told);
  return 0;
}

/** dumpCommand writes finished games whose people all agree, as open data. */
export async function dumpCommand(
  terminal: Terminal,
  voice: Voice,
  argv: readonly string[],
): Promise<number> {
  const args = parse(argv, { out: TEXT, since: TEXT });
  refuseFiles(voice, args);
  const name = textOption(args, 'out');
  if (name === undefined) throw new UsageError(voice.say('error.no-out'));
  const since = sinceOption(voice, args);
  let progress: Progress | null = null;
  const dumped = await inWords(({ dumpGames, serverSpeaker }) =>
    dumpGames(process.env, serverSpeaker(voice.words.language), { name, since }, (looked, all) => {
      progress ??= new Progress(terminal, voice, all);
      progress.show(looked);
    }),
  ).finally(() => progress?.end());
  terminal.write(linesOf(voice, name, dumped).join('\n'));
  return 0;
}

function linesOf(voice: Voice, file: string, { games, keptBack }: Dumped): string[] {
  const counts = Object.entries(keptBack) as [KeptBack, number][];
  const others = counts.filter(([, count]) => count > 0);
  return [
    voice.say('dump.done', { games, file }),
    ...(others.length === 0 ? [] : [voice.say('dump.left-out')]),
    ...others.map(([why, count]) => `  ${voice.say(`dump.${why}`, { count })}`),
  ];
}

/** A day that is given, from its beginning in UTC; milliseconds since 1970. */
function sinceOption(voice: Voice, args: Arguments): number {
  const text = textOption(args, 'since');
  if (text === undefined) return 0;
  const since = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(since) ? fail(voice, 'since', voice.say('error.must-be-day')) : since;
}

/** moveCommand takes everything of a server to another place, and plays every game again there. */
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

/** Tells what was found, and gives the exit code. */
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

/** Does work of the server in words. Its part is loaded when it is wanted: nobody else waits for a database. */
async function inWords<T>(work: (server: Server) => Promise<T>): Promise<T> {
  const server = await import('@macher/server');
  return work(server).catch((error: unknown) => {
    throw error instanceof server.AdminError ? new FileError(error.message) : error;
  });
}
