import { namesIn, PACK_FORMAT, parsePack, provenance, rulesOfRecord } from '@macher/editions';
import { canBeChecked, parseRecord, RECORD_FORMAT, replay } from '@macher/engine';
import { FLAG, flagOption, parse, UsageError } from '../args.ts';
import { FileError, printable, REASONS, reading, readJson } from '../files.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Voice } from '../words.ts';

/** checkCommand: each file is a record or a pack; its first mistake is named with its place. */
export function checkCommand(terminal: Terminal, voice: Voice, argv: readonly string[]): number {
  const args = parse(argv, { json: FLAG });
  if (args.files.length === 0) throw new UsageError(voice.say('error.no-file'));
  let mistakes = 0;
  for (const file of args.files) {
    const found = checkFile(voice, file);
    if (!found.ok) mistakes += 1;
    terminal.write(flagOption(args, 'json') ? JSON.stringify({ file, ...found }) : found.text);
  }
  return mistakes === 0 ? 0 : 1;
}

function checkFile(voice: Voice, file: string): { ok: boolean; text: string } {
  try {
    return { ok: true, text: describeFile(voice, file) };
  } catch (error) {
    if (error instanceof FileError) return { ok: false, text: error.message };
    throw error;
  }
}

function describeFile(voice: Voice, file: string): string {
  const data = readJson(voice, file);
  if (Array.isArray(data) && file.endsWith(REASONS)) return voice.say('ok.reasons', { file });
  const format = typeof data === 'object' && data !== null && 'format' in data ? data.format : undefined;
  if (format === RECORD_FORMAT) return reading(voice, file, () => checkRecord(voice, file, data));
  if (format === PACK_FORMAT) return reading(voice, file, () => checkPack(voice, file, data));
  throw new FileError(voice.say('error.file', { file, reason: voice.say('error.neither') }));
}

function checkRecord(voice: Voice, file: string, data: unknown): string {
  const record = parseRecord(data);
  replay(rulesOfRecord(record), record);
  const { check, ruleset, seats, actions, result } = record;
  const state = result === null ? 'open' : 'over';
  const players = seats.length;
  const text = voice.say('ok.record', { file, ruleset, players, actions: actions.length, state });
  if (check === null || canBeChecked(check)) return text;
  return `${text}\n${voice.say('verify.unknown-check', { check })}`;
}

function checkPack(voice: Voice, file: string, data: unknown): string {
  const pack = parsePack(data);
  const count = provenance(namesIn(pack.edition).mainGame, pack).filter(
    mark => mark.origin === 'pack',
  ).length;
  return printable(voice.say('ok.pack', { file, edition: pack.edition, name: pack.name, count }));
}
