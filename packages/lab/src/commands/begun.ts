import { existsSync, readFileSync } from 'node:fs';

/**
 * The state where a search was stopped; null if it hasn't begun. A file that is no such state is left alone, with a
 * message.
 */
export function begun<T>(file: string, isState: (value: unknown) => value is T): T | null {
  if (!existsSync(file)) return null;
  const state = parsed(readFileSync(file, 'utf8'));
  if (isState(state)) return state;
  console.error(`${file} is of another search, or damaged: remove it to start over`);
  process.exit(2);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
