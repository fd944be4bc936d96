import {
  type Action,
  type ActionOf,
  type Card,
  type ChoiceOf,
  choiceAt,
  faceOf,
  type Game,
  type Kind,
  type Rules,
  view,
} from '@macher/engine';
import { wordingIn } from '@macher/words';
import type { Asked, Dock } from '../../packages/web/src/table/dock/dock.ts';
import {
  NO_PAIRS,
  type Pairing,
  type Sides,
  touch,
} from '../../packages/web/src/table/dock/plans/exchanging.ts';
import { dockOf } from '../../packages/web/src/table/dock/registry.ts';
import { TABLES, type Visit, walk } from '../walk.ts';

/** Random games of every ruleset; of each kind of decision, a few at every table. */
export function visitDecisions(seed: string, visit: (visit: Visit) => void, most = 10): void {
  for (const table of TABLES) {
    const seen = new Map<Kind, number>();
    walk(table, seed, each => {
      const { kind } = each.action;
      const times = seen.get(kind) ?? 0;
      seen.set(kind, times + 1);
      if (times < most) visit(each);
    });
  }
}

type ActionBy<K extends Kind> = Extract<Action, { readonly kind: K }>;
type VisitBy<K extends Kind> = Omit<Visit, 'action'> & { readonly action: ActionBy<K> };

/** The same for some kinds of decision, each as it is asked. */
export function visitQuestions<K extends Kind>(
  kinds: readonly K[],
  seed: string,
  visit: (question: Question<K>, visit: VisitBy<K>) => void,
  most = 10,
): void {
  const isWanted = (action: Action): action is ActionBy<K> => kinds.some(kind => kind === action.kind);
  const visitOne = (each: Visit): void => {
    const { game, action } = each;
    if (isWanted(action)) visit(questionTo<K>(game, action), { ...each, action });
  };
  visitDecisions(seed, visitOne, most);
}

interface Question<K extends Kind> {
  readonly dock: Dock<Kind, unknown>;
  readonly asked: Asked<K>;
}

/** What the screen asks of the seat that is about to decide so. */
export function questionTo<K extends Kind>(game: Game, { kind, seat }: Action): Question<K> {
  const asked: Asked<Kind> = {
    choice: choiceAt(game, seat),
    view: view(game, seat),
    seat,
    words: wordingIn('en', game.rules.edition),
    subject: { rules: game.rules, parties: game.players.map(({ party }) => party) },
  };
  return { dock: dockOf(kind), asked: asked as Asked<K> };
}

/** What the buttons of the dock would send: the planned act, or else that of the quiet one. */
export function decidedBy({ dock, asked }: Question<Kind>, plan: unknown): Action | null {
  return dock.decide(asked, plan) ?? dock.quiet?.(asked, plan)?.action ?? null;
}

/** The plan by which a player comes to this decision; nothing is planned for the quiet one. */
export function planFor({ choice, view: { rules } }: Asked<Kind>, action: Action): unknown {
  const { kind: _kind, seat: _seat, ...same } = action;
  switch (action.kind) {
    case 'draft':
    case 'keep-policy':
    case 'take-policy':
      return { at: (choice as ChoiceOf<'draft'>).cards.indexOf(action.card) };
    case 'first-platform':
    case 'complete-platform':
      return placesOf((choice as ChoiceOf<'first-platform'>).cards, action.cards);
    case 'redraw':
      return placesOf((choice as ChoiceOf<'redraw'>).hand, action.discard);
    case 'swap': {
      const sides = { rules, ...(choice as ChoiceOf<'swap'>), max: 1 };
      return action.swap === null ? NO_PAIRS : paired(sides, [action.swap.out], [action.swap.in]);
    }
    case 'exchange':
      return exchangePlan(rules, choice as ChoiceOf<'exchange'>, action);
    case 'act':
      return { deed: action.deed };
    case 'turn-in':
      return { meetings: action.meetings === 0 ? null : action.meetings };
    case 'bid':
      return { amount: action.amount === 0 ? null : action.amount };
    case 'influence':
      return action.exchange ?? { out: null, in: null };
    case 'meetings':
      return Object.fromEntries(action.buy.map(({ region, count }) => [region, count]));
    case 'lay-donation':
      return { amount: action.amount, take: action.accept };
    default:
      return same;
  }
}

function exchangePlan(rules: Rules, choice: ChoiceOf<'exchange'>, action: ActionOf<'exchange'>): unknown {
  const sides = { rules, ...choice };
  const pairing = paired(sides, action.out, action.in);
  const hand = sides.hand.map((card, at) => {
    const pair = pairing.pairs.find(each => each.hand === at);
    return pair === undefined ? card : (sides.platform[pair.platform] as Card);
  });
  return { ...pairing, keep: placesOf(hand, action.keep) };
}

/** Touches the cards of the hand one after the other, and after each the policy of its issue, or one that goes. */
function paired(sides: Sides, out: readonly Card[], cards: readonly Card[]): Pairing {
  const issueOf = (card: Card): string => faceOf(sides.rules, card).issue;
  const free = out.filter(policy => !cards.some(card => issueOf(card) === issueOf(policy)));
  return placesOf(sides.hand, cards).reduce<Pairing>((before, at) => {
    const after = touch(sides, before, { row: 'hand', at });
    const issue = issueOf(sides.hand[at] as Card);
    const same = sides.platform.findIndex(policy => issueOf(policy) === issue);
    const place = same < 0 ? sides.platform.indexOf(free.shift() as Card) : same;
    return touch(sides, after, { row: 'platform', at: place });
  }, NO_PAIRS);
}

/** Where the cards lie, twins in different places. */
function placesOf(hand: readonly Card[], cards: readonly Card[]): number[] {
  const rest: (Card | null)[] = hand.slice();
  return cards.map(card => {
    const at = rest.indexOf(card);
    rest[at] = null;
    return at;
  });
}
