import { botOf } from '@macher/bots';
import { type Action, type Choice, type Rules, randomOf, type View } from '@macher/engine';

/** What a bot's thread is asked. Rules are sent once: a bot knows them again when it meets the same object. */
export interface BotQuestion {
  readonly bot: string;
  readonly rules: number;
  readonly fresh: Rules | null;
  readonly view: Omit<View, 'rules'>;
  readonly choice: Choice;
  readonly seed: string;
}

export type BotAnswer =
  /** First of all: it has read its program. */
  { readonly kind: 'ready' } | { readonly kind: 'decided'; readonly action: Action | null };

/** The part of a worker's own scope that is needed here. */
export interface BotScope {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(answer: BotAnswer): void;
}

/** Runs in a worker of its own: one question after the other. */
export function runBot(scope: BotScope): void {
  const known = new Map<number, Rules>();
  scope.onmessage = ({ data }) => scope.postMessage(answerTo(data as BotQuestion, known));
  scope.postMessage({ kind: 'ready' });
}

function answerTo(question: BotQuestion, known: Map<number, Rules>): BotAnswer {
  const { bot, rules, fresh, view, choice, seed } = question;
  if (fresh !== null) known.set(rules, fresh);
  const kept = known.get(rules);
  if (kept === undefined) throw new Error(`rules ${rules} were never sent`);
  const action = botOf(bot)?.decide({ ...view, rules: kept }, choice, randomOf(seed)).action ?? null;
  return { kind: 'decided', action };
}
