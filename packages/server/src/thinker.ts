import { parentPort } from 'node:worker_threads';
import { botOf } from '@macher/bots';
import { randomOf } from '@macher/engine';
import type { Question, Thought } from './thinkers.ts';

/** Runs in a thread: one question after the other. */
parentPort?.on('message', ({ id, bot, view, choice, seed }: Question) => {
  const action = botOf(bot)?.decide(view, choice, randomOf(seed)).action ?? null;
  const thought: Thought = { id, action };
  parentPort?.postMessage(thought);
});
