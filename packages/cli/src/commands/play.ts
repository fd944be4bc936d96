import { existsSync } from 'node:fs';
import { FLAG, fail, parse, refuseFiles, TEXT, textOption } from '../args.ts';
import { beginGame, resumeGame } from '../beginning.ts';
import { fileNameOf, freeName, writeJson } from '../files.ts';
import { type Deal, KeyboardTable } from '../keyboardTable.ts';
import { Play } from '../playing.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Voice } from '../words.ts';

export async function playCommand(
  terminal: Terminal,
  voice: Voice,
  argv: readonly string[],
): Promise<number> {
  const args = parse(argv, {
    ruleset: TEXT,
    players: TEXT,
    humans: TEXT,
    bots: TEXT,
    party: TEXT,
    seed: TEXT,
    'open-money': FLAG,
    pack: TEXT,
    save: TEXT,
    resume: TEXT,
  });
  refuseFiles(voice, args);
  const resumed = textOption(args, 'resume');
  const file = textOption(args, 'save') ?? resumed;
  if (file !== undefined && file !== resumed && existsSync(file))
    fail(voice, 'save', voice.say('error.exists'));
  const deal = resumed === undefined ? await beginGame(terminal, voice, args) : resumeGame(voice, resumed);
  if (deal === null) return 0;
  return playAt(terminal, voice, deal, file ?? freeName(`records/macher-${fileNameOf(deal.seed)}`));
}

/** Plays a game whose file is written with every decision. */
async function playAt(terminal: Terminal, voice: Voice, deal: Deal, file: string): Promise<number> {
  const table = await KeyboardTable.open(deal, record => writeJson(voice, file, record));
  try {
    return await new Play(terminal, voice, table, file).run();
  } finally {
    await table.close();
  }
}
