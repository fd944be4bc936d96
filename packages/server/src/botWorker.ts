import { parentPort } from 'node:worker_threads';
import { botOf } from '@macher/bots';
import { type Rules, randomOf } from '@macher/engine';
import type { WorkerAnswer, WorkerQuestion } from './botPool.ts';

const known = new Map<string, Rules>();

/** Runs in a thread: one question after the other. */
parentPort?.on('message', (question: WorkerQuestion) => answer(answerTo(question)));
answer({ kind: 'ready' });

function answer(what: WorkerAnswer): void {
  parentPort?.postMessage(what);
}

function answerTo({ bot, rules, fresh, stale, view, choice, seed }: WorkerQuestion): WorkerAnswer {
  if (stale !== null) known.delete(stale);
  if (fresh !== null) known.set(rules, fresh);
  const kept = known.get(rules);
  if (kept === undefined) throw new Error(`rules ${rules} were never sent`);
  const action = botOf(bot)?.decide({ ...view, rules: kept }, choice, randomOf(seed)).action ?? null;
  return { kind: 'decided', action };
}
