import { rulesOfRecord } from '@macher/editions';
import { type GameRecord, parseRecord, replay } from '@macher/engine';
import { checkDealing, type DealingCheck } from '@macher/protocol';
import { FLAG, flagOption, parse, TEXT, textOption, UsageError } from '../args.ts';
import { printable, reading, readJson } from '../files.ts';
import type { Voice } from '../languages.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** Each file is a record: whether its deal follows from what was promised before the game. */
export function verifyCommand(terminal: Terminal, voice: Voice, argv: readonly string[]): number {
  const args = parse(argv, { json: FLAG, commitment: TEXT });
  if (args.files.length === 0) throw new UsageError(voice.say('error.no-file'));
  const commitment = textOption(args, 'commitment') ?? null;
  const all = args.files.map(file => {
    const record = recordIn(voice, file);
    const check = checkDealing(record, { commitment, contribution: null });
    const told = toldOf(voice, file, record, check);
    terminal.write(flagOption(args, 'json') ? JSON.stringify({ ...told, ...check }) : linesOf(voice, told));
    return check;
  });
  return all.every(isProved) ? 0 : 1;
}

function isProved({ finding }: DealingCheck): boolean {
  return finding === 'fair' || finding === 'host-only';
}

/** Replayed: a seed proves nothing for actions that the rules refuse. */
function recordIn(voice: Voice, file: string): GameRecord {
  const data = readJson(voice, file);
  return reading(voice, file, () => {
    const record = parseRecord(data);
    replay(rulesOfRecord(record), record);
    return record;
  });
}

interface Told {
  readonly file: string;
  readonly text: string;
  readonly commitment: string | null;
}

function toldOf(voice: Voice, file: string, { dealing }: GameRecord, { finding, added }: DealingCheck): Told {
  return {
    file,
    text: voice.words.say(`proof.${finding}`, { added }),
    commitment: dealing?.commitment ?? null,
  };
}

function linesOf(voice: Voice, { file, text, commitment }: Told): string {
  const found = voice.say('verify.found', { file, finding: text });
  const shown = commitment === null ? [] : [voice.say('verify.commitment', { commitment })];
  return [found, ...shown].map(printable).join('\n');
}
