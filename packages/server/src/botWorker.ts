import { parentPort } from 'node:worker_threads';
import { botOf } from '@macher/bots';
import { randomOf } from '@macher/engine';
import { answering, type BotAnswer, type BotQuestion } from '@macher/table/thread';

const answerTo = answering(
  (bot, view, choice, seed) => botOf(bot)?.decide(view, choice, randomOf(seed)).action ?? null,
);

/** Runs in a thread: one question after the other. */
parentPort?.on('message', (question: BotQuestion) => answer(answerTo(question)));
answer({ kind: 'ready' });

function answer(what: BotAnswer): void {
  parentPort?.postMessage(what);
}
