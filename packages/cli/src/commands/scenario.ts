import { type Difference, parseScenario, runScenario } from '@macher/scenarios';
import { FLAG, flagOption, parse, UsageError } from '../args.ts';
import { FileError, reading, readText, shortened } from '../files.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Voice } from '../words.ts';

export function scenarioCommand(terminal: Terminal, voice: Voice, argv: readonly string[]): number {
  const args = parse(argv, { json: FLAG });
  if (args.files.length === 0) throw new UsageError(voice.say('error.no-file'));
  let wrong = 0;
  for (const file of args.files) {
    const found = run(voice, file);
    if (found.error !== null || found.differences.length > 0) wrong += 1;
    if (flagOption(args, 'json')) terminal.write(JSON.stringify({ file, ...found }));
    else print(terminal, voice, file, found);
  }
  return wrong === 0 ? 0 : 1;
}

interface Found {
  readonly error: string | null;
  readonly differences: readonly Difference[];
}

function run(voice: Voice, file: string): Found {
  try {
    const text = readText(voice, file);
    return { error: null, differences: reading(voice, file, () => runScenario(parseScenario(text))) };
  } catch (error) {
    if (error instanceof FileError) return { error: error.message, differences: [] };
    throw error;
  }
}

function print(terminal: Terminal, voice: Voice, file: string, { error, differences }: Found): void {
  if (error !== null) terminal.write(error);
  else if (differences.length === 0) terminal.write(voice.say('ok.scenario', { file }));
  else terminal.write(voice.say('differs.scenario', { file, count: differences.length }));
  for (const { path, expected, found } of differences) {
    terminal.write(
      voice.say('differs.line', {
        path: shortened(path),
        expected: shortened(JSON.stringify(expected)),
        found: shortened(JSON.stringify(found) ?? '–'),
      }),
    );
  }
}
