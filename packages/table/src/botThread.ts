import type { Action, Choice, Rules, View } from '@macher/engine';

/** What a bot's thread is asked. Rules are sent once: a bot knows them again when it meets the same object. */
export interface BotQuestion {
  readonly bot: string;
  readonly rules: RulesName;
  readonly fresh: Rules | null;
  /** Rules that are not kept any longer. */
  readonly stale: RulesName | null;
  readonly view: Omit<View, 'rules'>;
  readonly choice: Choice;
  readonly seed: string;
}

export type RulesName = string;

export type BotAnswer =
  /** First of all: it has read its program. */
  { readonly kind: 'ready' } | { readonly kind: 'decided'; readonly action: Action | null };

type Decide = (bot: string, view: View, choice: Choice, seed: string) => Action | null;

/** Within a thread: what it answers to one question after the other. */
export function answering(decide: Decide): (question: BotQuestion) => BotAnswer {
  const known = new Map<RulesName, Rules>();
  return ({ bot, rules, fresh, stale, view, choice, seed }) => {
    if (stale !== null) known.delete(stale);
    if (fresh !== null) known.set(rules, fresh);
    const kept = known.get(rules);
    if (kept === undefined) throw new Error(`rules ${rules} were never sent`);
    return { kind: 'decided', action: decide(bot, { ...view, rules: kept }, choice, seed) };
  };
}
