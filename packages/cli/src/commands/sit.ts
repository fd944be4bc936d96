import { Program } from '@macher/lab';
import {
  type Arguments,
  FLAG,
  flagOption,
  numberOption,
  parse,
  seatOption,
  TEXT,
  textOption,
  UsageError,
} from '../args.ts';
import { printable, readText } from '../files.ts';
import { Diary, ENDED, type EndedWhy } from '../sit/diary.ts';
import { ClosedError, Doors } from '../sit/doors.ts';
import { Ended, Sitter } from '../sit/sitter.ts';
import { isInBrowser, type TableLink, tableLinkIn } from '../sit/tableLink.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Voice } from '../words.ts';

const OPTIONS = { bot: TEXT, seat: TEXT, 'token-file': TEXT, 'time-limit': TEXT, json: FLAG };

/** USUAL_LIMIT in milliseconds. */
const USUAL_LIMIT = 10_000;
const LONGEST_LIMIT = 3_600_000;

/** sitCommand lets a program of yours play at a table of a server. */
export async function sitCommand(terminal: Terminal, voice: Voice, argv: readonly string[]): Promise<number> {
  const args = parse(argv, OPTIONS);
  const link = linkOf(voice, args);
  const command = textOption(args, 'bot');
  if (command === undefined) throw new UsageError(voice.say('sit.no-bot'));
  const milliseconds = numberOption(voice, args, 'time-limit', USUAL_LIMIT, 1, LONGEST_LIMIT);
  const token = tokenFrom(voice, args);
  const diary = new Diary(terminal, voice, flagOption(args, 'json'));
  const program = new Program(command, {
    milliseconds,
    startMilliseconds: Math.max(milliseconds, USUAL_LIMIT),
  });
  const interrupt = new AbortController();
  const stop = (): void => {
    interrupt.abort();
    void program.close();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const doors = new Doors(link, token, interrupt.signal, diary);
  const sitter = new Sitter(doors, program, diary, places => seatOption(voice, args, { seats: places }));
  try {
    await sitter.play();
    return 0;
  } catch (error) {
    return await endOf(sitter, diary, interrupt.signal.aborted ? new Ended('stopped') : error);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await program.close();
  }
}

/** Ends the sitting, and gives the exit code. A seat that nobody plays is left. */
async function endOf(sitter: Sitter, diary: Diary, error: unknown): Promise<number> {
  const ended = error instanceof ClosedError ? endedBy(error) : error;
  if (!(ended instanceof Ended)) throw ended;
  const { why, message: detail } = ended;
  diary.tell('ended', { why, detail });
  const isHeard = !LEAVING.includes(why) || (await sitter.leave());
  if (!isHeard) diary.tell('ended', { why: 'unheard', detail: '' });
  return why === 'stopped' ? 130 : 1;
}

/** LEAVING: after these the program still has its seat. */
const LEAVING: readonly EndedWhy[] = ['stopped', 'faulty'];

function endedBy({ code, message }: ClosedError): Ended {
  const why = ENDED.find(each => each === code);
  return why === undefined ? new Ended('closed', `${code}: ${message}`) : new Ended(why, message);
}

function linkOf(voice: Voice, { files: [text, unexpected] }: Arguments): TableLink {
  if (text === undefined) throw new UsageError(voice.say('sit.no-table'));
  if (unexpected !== undefined)
    throw new UsageError(voice.say('error.unexpected', { text: printable(unexpected) }));
  const link = isInBrowser(text) ? null : tableLinkIn(text);
  if (link !== null) return link;
  const wrong = isInBrowser(text) ? 'sit.in-browser' : 'sit.no-link';
  throw new UsageError(voice.say(wrong, { text: printable(text) }));
}

/**
 * The token. It doesn't come from the command line, which others on the machine can see; and it isn't for the program,
 * which needn't know it.
 */
function tokenFrom(voice: Voice, args: Arguments): string {
  const file = textOption(args, 'token-file');
  const token = (file === undefined ? process.env['MACHER_TOKEN'] : readText(voice, file))?.trim() ?? '';
  delete process.env['MACHER_TOKEN'];
  if (token === '') throw new UsageError(voice.say('sit.no-token'));
  if (!/^macher_[\w-]{1,60}$/.test(token)) throw new UsageError(voice.say('sit.odd-token'));
  return token;
}
