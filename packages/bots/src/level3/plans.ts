import {
  type Action,
  type ActionOf,
  type AmountRange,
  actionsOf,
  at,
  type Choice,
  type ChoiceOf,
  type Purchase,
  type Random,
  type RegionId,
  type Rules,
  type Sending,
  sampleAction,
  shuffle,
  type View,
} from '@macher/engine';
import { judgeView } from '../level2/script.ts';
import type { Weights } from '../level2/weights.ts';

/**
 * Plans are actions worth looking at: the script's own, what it would do if it saw things in one of the other ways, its
 * neighbours where there are too many to list, and all there are where there are few. The script's comes first.
 */
export function plansFor(
  view: View,
  choice: Choice,
  ways: readonly Weights[],
  most: number,
  random: Random,
  candidates: Candidates = () => [],
): Action[] {
  const plans = new Map<string, Action>();
  const add = (action: Action): void => {
    const key = JSON.stringify(action);
    if (!plans.has(key) && plans.size < most) plans.set(key, action);
  };
  const script = judgeView(view, choice, at(ways, 0)).action;
  add(script);
  for (const action of candidates(view, choice, script)) add(action);
  const few = fewActions(view, choice, most);
  if (few !== null) for (const action of few) add(action);
  else {
    for (const weights of ways.slice(1)) add(judgeView(view, choice, weights).action);
    for (const action of neighbours(view.rules, choice, script, random)) add(action);
  }
  return [...plans.values()];
}

/** Candidates are actions to look at beside these, given what the script would do; all of them legal. */
export type Candidates = (view: View, choice: Choice, script: Action) => readonly Action[];

/** All actions, if they are not too many; null otherwise. */
function fewActions({ rules }: View, choice: Choice, most: number): Action[] | null {
  if (choice.kind === 'poll-bid' || choice.kind === 'raise') {
    const canRaiseAgain = choice.kind === 'poll-bid' && rules.pollAuction === 'ascending';
    return amounts(choice.range, canRaiseAgain ? [0] : RAISES).map(amount => ({
      kind: choice.kind,
      seat: choice.seat,
      amount,
    }));
  }
  if (choice.kind === 'bid')
    return amounts(choice, RAISES).flatMap(amount =>
      amount === null ? [] : [{ kind: 'bid' as const, seat: choice.seat, amount }],
    );
  const found: Action[] = [];
  for (const action of actionsOf(rules, choice)) {
    if (found.length === most) return null;
    found.push(action);
  }
  return found;
}

/** Every change of the platform; what is kept in hand matters less, and the first that comes will do. */
function everyExchange(rules: Rules, choice: ChoiceOf<'exchange'>): Action[] {
  const found = new Map<string, Action>();
  for (const action of actionsOf(rules, choice)) {
    if (action.kind !== 'exchange') continue;
    const change = [...action.out, '>', ...action.in].sort().join();
    if (!found.has(change)) found.set(change, action);
  }
  return [...found.values()];
}

/** RAISES are steps above the least: where each bids only once, a little more can put off all who follow. */
const RAISES = [0, 1, 2, 4, 6];

function amounts(range: AmountRange | null, raises: readonly number[]): (number | null)[] {
  if (range === null) return [null];
  const { min, max, step } = range;
  return [null, ...raises.map(steps => min + steps * step).filter(amount => amount <= max)];
}

/** Neighbours are like the script's action, with a little more or less somewhere; every change of a platform. */
function neighbours(rules: Rules, choice: Choice, script: Action, random: Random): Action[] {
  if (choice.kind === 'exchange') return everyExchange(rules, choice);
  if (choice.kind === 'meetings' && script.kind === 'meetings') return otherPurchases(choice, script);
  if (choice.kind === 'send' && script.kind === 'send')
    return [...fewerSendings(script), ...otherSendings(choice, script, random)];
  if (choice.kind === 'starting-block')
    return Array.from({ length: OPENINGS }, () => sampleAction(rules, choice, random));
  return [];
}

/** OPENINGS are drawn at random, so many: the script thinks of few, and every script of the same ones. */
const OPENINGS = 8;

function otherPurchases(
  choice: Extract<Choice, { kind: 'meetings' }>,
  { seat, buy }: ActionOf<'meetings'>,
): Action[] {
  const countOf = (region: string): number => buy.find(each => each.region === region)?.count ?? 0;
  return choice.regions.flatMap(({ region, max }) =>
    [-3, -1, 1, 2, 4].flatMap((more): Action[] => {
      const count = countOf(region) + more;
      if (count < 0 || count > max) return [];
      const changed = withCount(buy, region, count);
      return isPossible(choice, changed) ? [{ kind: 'meetings', seat, buy: changed }] : [];
    }),
  );
}

/** The same purchase with so many meetings for one region. */
export function withCount(buy: readonly Purchase[], region: RegionId, count: number): Purchase[] {
  const others = buy.filter(each => each.region !== region);
  return count > 0 ? [...others, { region, count }] : others;
}

export function isPossible(
  { supply, money, costs }: Extract<Choice, { kind: 'meetings' }>,
  buy: readonly Purchase[],
): boolean {
  const count = buy.reduce((total, each) => total + each.count, 0);
  const cost = buy.reduce((total, each) => total + (costs[each.count] ?? 0), 0);
  return count <= supply && cost <= money;
}

function fewerSendings({ seat, cards }: ActionOf<'send'>): Action[] {
  if (cards.length === 0) return [];
  return [
    { kind: 'send', seat, cards: [] },
    ...(cards.length > 1
      ? cards.map((_, index): Action => ({ kind: 'send', seat, cards: cards.filter((__, i) => i !== index) }))
      : []),
  ];
}

/** Other sendings: one politician elsewhere or one more, in any order, since there are more than can be tried. */
function otherSendings(
  choice: ChoiceOf<'send'>,
  { seat, cards }: ActionOf<'send'>,
  random: Random,
): Action[] {
  const changed = choice.politicians.flatMap(politician =>
    choice.regions.map(region => {
      const rest = cards.filter(card => card.politician !== politician && card.region !== region);
      return [...rest, { politician, region }];
    }),
  );
  return shuffle(
    changed.filter(list => isAffordable(choice, list)),
    random,
  ).map(list => ({ kind: 'send', seat, cards: list }));
}

function isAffordable({ politicians, costs, budget }: ChoiceOf<'send'>, cards: readonly Sending[]): boolean {
  if (budget === null) return true;
  const cost = cards.reduce((total, card) => total + at(costs, politicians.indexOf(card.politician)), 0);
  return cost <= budget;
}
