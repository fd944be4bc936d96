import { botOf } from '@macher/bots';
import { randomOf } from '@macher/engine';
import { answering, type BotAnswer, type BotQuestion } from '@macher/table/thread';

/** The part of a worker's own scope that is needed here. */
export interface BotScope {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(answer: BotAnswer): void;
}

/** Runs a bot in a worker of its own: one question after the other. */
export function runBot(scope: BotScope): void {
  const answerTo = answering(
    (bot, view, choice, seed) => botOf(bot)?.decide(view, choice, randomOf(seed)).action ?? null,
  );
  scope.onmessage = ({ data }) => scope.postMessage(answerTo(data as BotQuestion));
  scope.postMessage({ kind: 'ready' });
}
