import { type Bot, botOf } from '@macher/bots';
import { PANEL } from '../panel/panel.ts';
import { DEFAULT_LIMITS, Program } from './program.ts';

/** A player at a table: a bot of ours, or a program of yours. */
export type Player = Bot | Program;

const PROGRAM = 'program:';

/** The id of a program. Programs go by their command; the mark keeps them apart from our bots, also in result files. */
export function programId(command: string): string {
  return PROGRAM + command;
}

export function isProgram(id: string): boolean {
  return id.startsWith(PROGRAM);
}

export function nameOf(id: string): string {
  return isProgram(id) ? id.slice(PROGRAM.length) : id;
}

/** The players at a table. A program that sits at several seats runs once for each. */
export function playersOf(ids: readonly string[], milliseconds: number): Player[] {
  return ids.map((id, seat) => {
    const copy = ids.slice(0, seat).filter(other => other === id).length;
    return isProgram(id) ? programOf(nameOf(id), copy, milliseconds) : ourBot(id);
  });
}

export function ourBot(id: string): Bot {
  const bot = botOf(id) ?? PANEL.find(each => each.id === id);
  if (bot === undefined) throw new RangeError(`there is no bot ${id}`);
  return bot;
}

/** RUNNING programs run on from game to game. */
const RUNNING = new Map<string, Program>();

function programOf(command: string, copy: number, milliseconds: number): Program {
  const key = `${copy} ${milliseconds} ${command}`;
  const startMilliseconds = Math.max(milliseconds, DEFAULT_LIMITS.startMilliseconds);
  const program = RUNNING.get(key) ?? new Program(command, { milliseconds, startMilliseconds });
  RUNNING.set(key, program);
  return program;
}

export async function closePrograms(): Promise<void> {
  await Promise.all([...RUNNING.values()].map(program => program.close()));
  RUNNING.clear();
}
