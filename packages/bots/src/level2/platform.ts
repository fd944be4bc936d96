// 2019 §1.6, §1.7, §2 phase 2; 2006 §6.2.2: policies
import { at, type Card, type ChoiceOf } from '@macher/engine';
import { bestOf } from '../sight.ts';
import { Change } from './change.ts';
import { FORCED, type Judge, type Outlook } from './outlook.ts';
import { type Policy, Programme } from './policies.ts';

/** NEW_ISSUE: a platform needs five, and one that is there already can only take another's place. */
const NEW_ISSUE = 4;

export const draft: Judge<'draft'> = (outlook, { seat, cards }) => {
  const programme = new Programme(outlook);
  let issues = 0;
  for (const card of outlook.drafted) issues |= programme.policy(card).issue;
  const best = bestPolicy(programme, cards, policy => ((policy.issue & issues) === 0 ? NEW_ISSUE : 0));
  return {
    action: { kind: 'draft', seat, card: best.card },
    reason: agreeing([best], programme.worthAlone(best)),
  };
};

export const keepPolicy: Judge<'keep-policy'> = (outlook, { seat, cards }) => {
  const programme = new Programme(outlook);
  const best = bestPolicy(programme, cards, () => 0);
  return {
    action: { kind: 'keep-policy', seat, card: best.card },
    reason: agreeing([best], programme.worthAlone(best)),
  };
};

function bestPolicy(programme: Programme, cards: readonly Card[], bonus: (policy: Policy) => number): Policy {
  const policies = cards.map(card => programme.policy(card));
  return bestOf(policies, policy => programme.worthAlone(policy) + bonus(policy)) ?? at(policies, 0);
}

export const layPlatform = (outlook: Outlook, choice: ChoiceOf<'first-platform' | 'complete-platform'>) => {
  const programme = new Programme(outlook);
  const { kind, seat, count } = choice;
  const laid = layingOf(choice.laid.map(card => programme.policy(card)));
  const layings = [
    ...layingsOf(
      choice.cards.map(card => programme.policy(card)),
      count,
      laid,
    ),
  ];
  const rate = ({ bits, extra }: Laying): number => programme.worthOf(bits, extra);
  const best = bestOf(layings, rate) ?? at(layings, 0);
  const chosen = best.policies.slice(choice.laid.length);
  return {
    action: { kind, seat, cards: chosen.map(({ card }) => card) },
    reason: agreeing(chosen, rate(best)),
  };
};

interface Laying {
  readonly policies: readonly Policy[];
  readonly bits: number;
  readonly issues: number;
  readonly extra: number;
}

function layingOf(policies: readonly Policy[]): Laying {
  let laying: Laying = { policies: [], bits: 0, issues: 0, extra: 0 };
  for (const policy of policies) laying = withPolicy(laying, policy);
  return laying;
}

function withPolicy({ policies, bits, issues, extra }: Laying, policy: Policy): Laying {
  return {
    policies: [...policies, policy],
    bits: bits | policy.bit,
    issues: issues | policy.issue,
    extra: extra + policy.extra,
  };
}

/** The layings of cards on top of what lies there, without an issue twice. */
function* layingsOf(cards: readonly Policy[], count: number, laid: Laying, from = 0): Generator<Laying> {
  if (count === 0) {
    yield laid;
    return;
  }
  for (let i = from; i <= cards.length - count; i += 1) {
    const card = at(cards, i);
    if ((card.issue & laid.issues) === 0) yield* layingsOf(cards, count - 1, withPolicy(laid, card), i + 1);
  }
}

/** platformSource: two cards are more than one. */
export const platformSource: Judge<'platform-source'> = (_mind, { seat, sources }) => ({
  action: { kind: 'platform-source', seat, source: sources.includes('draw') ? 'draw' : 'nothing' },
  reason: FORCED,
});

export const takePolicy: Judge<'take-policy'> = (outlook, { seat, cards }) => {
  const change = new Change(outlook);
  const rate = (card: Card): number => change.gainWith(card) + change.worthAlone(card) / 100;
  const card = bestOf(cards, rate) ?? at(cards, 0);
  return {
    action: { kind: 'take-policy', seat, card },
    reason: { kind: 'agree', cards: [card], points: change.gainWith(card) },
  };
};

export const exchange: Judge<'exchange'> = (outlook, choice) => {
  const { seat, hand, max } = choice;
  const change = new Change(outlook);
  const best = change.best(hand, max);
  const rest = [...without(hand, best.in), ...best.out];
  const worths = rest.map(card => ({ card, worth: change.worthAlone(card) }));
  worths.sort((one, other) => other.worth - one.worth);
  const keep = worths.slice(0, choice.keep).map(({ card }) => card);
  return {
    action: { kind: 'exchange', seat, out: best.out, in: best.in, keep },
    reason: { kind: 'agree', cards: best.in, points: best.gain },
  };
};

/** redraw keeps the one that helps most; the others make room for new ones. */
export const redraw: Judge<'redraw'> = (outlook, { seat, hand }) => {
  const change = new Change(outlook);
  const useful = bestOf(hand, card => change.gainWith(card));
  const points = useful === undefined ? 0 : change.gainWith(useful);
  const kept = useful !== undefined && points > 0 ? [useful] : [];
  return {
    action: { kind: 'redraw', seat, discard: without(hand, kept) },
    reason: { kind: 'agree', cards: kept, points },
  };
};

export const swap: Judge<'swap'> = (outlook, { seat, hand }) => {
  const best = new Change(outlook).best(hand, 1);
  const [out] = best.out;
  const [card] = best.in;
  const wanted = out === undefined || card === undefined ? null : { out, in: card };
  return {
    action: { kind: 'swap', seat, swap: wanted },
    reason: { kind: 'agree', cards: best.in, points: best.gain },
  };
};

/** The list without one copy of each of the items. */
function without(list: readonly Card[], items: readonly Card[]): Card[] {
  const rest = list.slice();
  for (const item of items) rest.splice(rest.indexOf(item), 1);
  return rest;
}

function agreeing(policies: readonly Policy[], points: number) {
  return { kind: 'agree', cards: policies.map(({ card }) => card), points } as const;
}
