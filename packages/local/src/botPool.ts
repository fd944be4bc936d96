import { ROSTER } from '@macher/bots/ids';
import type { Rules } from '@macher/engine';
import { type BotEars, BotThreads, type BotWorker, THINKING_LIMIT } from '@macher/table';
import type { BotAnswer, BotQuestion } from '@macher/table/thread';

/** The part of a browser's worker that is needed here. */
export interface PageWorker {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(question: BotQuestion): void;
  terminate(): void;
}

/** Bots in workers of the page. */
export function localBots(worker: () => PageWorker, most: number): BotThreads {
  return new BotThreads({ roster: ROSTER, most, hire: ears => hired(worker(), ears), nameOf, limit });
}

function hired(worker: PageWorker, { hear, broke }: BotEars): BotWorker {
  worker.onmessage = ({ data }) => hear(data as BotAnswer);
  worker.onerror = ({ message }) => broke(new Error(message || 'a bot could not be loaded'));
  return { ask: question => worker.postMessage(question), end: () => worker.terminate() };
}

function limit(call: () => void): () => void {
  const timer = setTimeout(call, THINKING_LIMIT);
  return () => clearTimeout(timer);
}

const names = new WeakMap<Rules, string>();
let named = 0;

/** A browser has few tables: each has rules of its own. */
function nameOf(rules: Rules): string {
  const known = names.get(rules);
  if (known !== undefined) return known;
  named += 1;
  const name = String(named);
  names.set(rules, name);
  return name;
}
