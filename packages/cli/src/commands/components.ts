import { type Origin, provenance } from '@macher/editions';
import { FLAG, flagOption, parse, refuseFiles, rulesetOption, TEXT, textOption } from '../args.ts';
import { reading, readPack } from '../files.ts';
import { table } from '../terminal/layout.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Voice } from '../words.ts';

/**
 * componentsCommand shows every number of the game with its origin: what a box owner needs to write a component pack.
 */
export function componentsCommand(terminal: Terminal, voice: Voice, argv: readonly string[]): number {
  const args = parse(argv, { ruleset: TEXT, pack: TEXT, json: FLAG });
  refuseFiles(voice, args);
  const file = textOption(args, 'pack');
  const values = reading(voice, file ?? '', () =>
    provenance(rulesetOption(voice, args), file === undefined ? null : readPack(voice, file)),
  );
  if (flagOption(args, 'json')) {
    terminal.write(JSON.stringify(values.map(({ path, value, origin }) => ({ path, value, origin }))));
    return 0;
  }
  const { say } = voice;
  const rows = values.map(({ path, value, origin }) => [path, say(`components.${origin}`), String(value)]);
  for (const line of table(
    [[say('components.path'), say('components.origin'), say('components.value')], ...rows],
    [0, 1],
  ))
    terminal.write(line);
  const count = (origin: Origin): number => values.filter(value => value.origin === origin).length;
  const [print, reported, ours, pack] = [count('print'), count('reported'), count('ours'), count('pack')];
  terminal.write(say('components.counts', { print, reported, ours, pack }));
  return 0;
}
