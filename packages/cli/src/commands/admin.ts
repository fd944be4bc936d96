import { AdminError, backUp, examine, serverSpeaker } from '@macher/server';
import { parse, UsageError } from '../args.ts';
import { FileError } from '../files.ts';
import type { Voice } from '../languages.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** Every stored game is played again. */
export async function doctorCommand(
  terminal: Terminal,
  voice: Voice,
  argv: readonly string[],
): Promise<number> {
  const [unexpected] = parse(argv, {}).files;
  if (unexpected !== undefined) throw new UsageError(voice.say('error.unexpected', { text: unexpected }));
  const say = serverSpeaker(voice.words.language);
  const { tables, wrong } = await inWords(() => examine(process.env, say, text => terminal.write(text)));
  terminal.write(voice.say('doctor.result', { tables, wrong: wrong.length }));
  return wrong.length === 0 ? 0 : 1;
}

export async function backupCommand(
  terminal: Terminal,
  voice: Voice,
  argv: readonly string[],
): Promise<number> {
  const [file, unexpected] = parse(argv, {}).files;
  if (file === undefined) throw new UsageError(voice.say('error.no-file'));
  if (unexpected !== undefined) throw new UsageError(voice.say('error.unexpected', { text: unexpected }));
  await inWords(() => backUp(process.env, serverSpeaker(voice.words.language), file));
  terminal.write(voice.say('backup.done', { file }));
  return 0;
}

async function inWords<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    throw error instanceof AdminError ? new FileError(error.message) : error;
  });
}
