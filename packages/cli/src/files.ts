import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Pack, parsePack } from '@macher/editions';
import { FormatError, type GameRecord, parseRecord } from '@macher/engine';
import type { Voice } from './words.ts';

/** A file that cannot be used, in words for the person who named it. */
export class FileError extends Error {}

export function readText(voice: Voice, file: string): string {
  try {
    return textOf(readFileSync(file));
  } catch (error) {
    throw problem(voice, file, voice.say('error.cannot-read', { reason: codeOf(error) }));
  }
}

/** The text in bytes. Some programs on Windows write UTF-16, or a mark of byte order that nobody sees. */
function textOf(bytes: Buffer): string {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

export function readJson(voice: Voice, file: string): unknown {
  const text = readText(voice, file);
  try {
    return JSON.parse(text);
  } catch (error) {
    // The parser quotes the file, lines and all.
    const reason = (error as Error).message.replace(/\s+/g, ' ');
    throw problem(voice, file, voice.say('error.not-json', { reason }));
  }
}

export function readRecord(voice: Voice, file: string): GameRecord {
  return reading(voice, file, () => parseRecord(readJson(voice, file)));
}

export function readPack(voice: Voice, file: string): Pack {
  return reading(voice, file, () => parsePack(readJson(voice, file)));
}

/** Reads a file; a mistake in it is told with its name. */
export function reading<T>(voice: Voice, file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof FormatError) throw problem(voice, file, error.message);
    throw error;
  }
}

/** Writes a file beside and then renames it, so that a crash leaves the old one or the new one, never half of one. */
export function writeJson(voice: Voice, file: string, data: unknown): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.part`, `${JSON.stringify(data)}\n`);
    renameSync(`${file}.part`, file);
  } catch (error) {
    if (existsSync(`${file}.part`)) rmSync(`${file}.part`);
    throw problem(voice, file, voice.say('error.cannot-write', { reason: codeOf(error) }));
  }
}

/** Text from a file or a command line, safe to show: no control characters that a terminal would obey. */
export function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, '\uFFFD');
}

/** A text shortened: what a file says may be endless. */
export function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)} …`;
}

/** LONGEST in letters: more than any true answer has. */
const LONGEST = 2000;

/** REASONS is how the names of files end that tell why bots decided as they did, beside a record. */
export const REASONS = '.reasons.json';

/** A seed as part of a file name: no way out of the folder. */
export function fileNameOf(seed: string): string {
  return seed.replace(/[^\p{L}\p{N}._-]/gu, '_').replace(/^\.+/, '_');
}

/** The name, or the name with the first number that is free. */
export function freeName(stem: string): string {
  for (let number = 1; ; number += 1) {
    const name = `${stem}${number === 1 ? '' : `-${number}`}.json`;
    if (!existsSync(name)) return name;
  }
}

export function problem(voice: Voice, file: string, reason: string): FileError {
  return new FileError(printable(voice.say('error.file', { file, reason: shortened(reason) })));
}

export function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
