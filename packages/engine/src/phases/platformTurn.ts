// 2019 §2 phase 2: one player's turn, also as a politician's action
import { actionSchema, CARD, CARDS } from '../actionSchema.ts';
import { repeatedIssue } from '../cards.ts';
import { shuffle } from '../chance.ts';
import { at, combinations, differentPicks, distinct, remove, without } from '../lists.ts';
import type { Decision, Phase } from '../phase.ts';
import { discardDisplay, drawPolicies, fillDisplay } from '../policies.ts';
import { refuse, refuseCards, refuseCount, refuseSameIssue } from '../refuse.ts';
import { playerAt } from '../seats.ts';
import { type ActionOf, type ChoiceOf, PLATFORM_SOURCES, type PlatformSource } from '../types/choices.ts';
import type { Tell } from '../types/events.ts';
import type { PlatformTurnFrame } from '../types/frames.ts';
import type { Game } from '../types/game.ts';
import type { Rules } from '../types/rules.ts';
import type { Card, Random, Seat } from '../types/vocabulary.ts';
import { unreachable } from '../unreachable.ts';
import { discard, swap } from './conference.ts';
import { flat, openToAll } from './copies.ts';

/** A conference begins with a full hand. [R17] */
export function openPlatformTurn(game: Game, seat: Seat): void {
  const { platformTurn: kind, handSize } = game.rules;
  const isConference = kind === 'conference';
  const owed = isConference ? Math.max(0, handSize - playerAt(game, seat).hand.length) : 0;
  game.frames.push({ phase: 'platform-turn', seat, step: isConference ? 'redraw' : 'source', owed });
}

export const platformTurn: Phase<
  PlatformTurnFrame,
  'platform-source' | 'take-policy' | 'exchange' | 'redraw' | 'swap'
> = {
  advance(game, frame, tell) {
    if (frame.owed > 0) drawOwed(game, frame, tell);
    if (frame.step === 'refresh' || frame.step === 'refill') fillDisplay(game, tell);
    if (frame.step === 'refresh') frame.step = afterSource(game);
    return frame.step !== 'done' && frame.step !== 'refill';
  },

  deciders: (_game, frame) => [frame.seat],

  kindFor(_game, frame) {
    return KINDS_OF_STEP[frame.step];
  },

  choice(game, frame, seat) {
    const { hand, platform } = playerAt(game, seat);
    const { maxExchange, handSize } = game.rules;
    if (frame.step === 'redraw') return { kind: 'redraw', seat, hand };
    if (frame.step === 'swap') return { kind: 'swap', seat, hand, platform };
    if (frame.step === 'source') return { kind: 'platform-source', seat, sources: PLATFORM_SOURCES };
    if (frame.step === 'take') return { kind: 'take-policy', seat, cards: game.policies.display };
    return {
      kind: 'exchange',
      seat,
      hand,
      platform,
      max: maxExchange,
      keep: Math.min(handSize, hand.length),
    };
  },

  play(game, frame, action, tell) {
    switch (action.kind) {
      case 'platform-source':
        chooseSource(game, frame, action.source, tell);
        return;
      case 'take-policy':
        remove(game.policies.display, action.card);
        playerAt(game, frame.seat).hand.push(action.card);
        tell?.({ event: 'policy-taken', seat: frame.seat, card: action.card });
        frame.step = 'exchange';
        return;
      case 'exchange':
        exchange(game, action, tell);
        frame.step = 'refill';
        return;
      case 'redraw':
        discard(game, frame.seat, action.discard, tell);
        frame.owed = action.discard.length;
        frame.step = 'swap';
        return;
      case 'swap':
        if (action.swap !== null) swap(game, frame.seat, action.swap, tell);
        frame.step = 'done';
        return;
      default:
        unreachable(action);
    }
  },

  ...openToAll(flat),
};

const KINDS_OF_STEP = {
  source: 'platform-source',
  take: 'take-policy',
  exchange: 'exchange',
  redraw: 'redraw',
  swap: 'swap',
  refresh: 'take-policy',
  refill: 'exchange',
  done: 'exchange',
} as const;

export const platformSourceDecision: Decision<'platform-source'> = {
  schema: actionSchema('platform-source', { source: { enum: PLATFORM_SOURCES } }),
  check: () => null,
  list: (_rules, { seat, sources }) => sources.map(source => ({ kind: 'platform-source', seat, source })),
  sample: (_rules, { seat, sources }, random) => ({
    kind: 'platform-source',
    seat,
    source: at(sources, random(sources.length)),
  }),
};

export const takePolicyDecision: Decision<'take-policy'> = {
  schema: actionSchema('take-policy', { card: CARD }),
  check: (rules, { cards }, { card }) => refuseCards(rules, 'take-policy', cards, [card]),
  list: (_rules, { seat, cards }) => distinct(cards).map(card => ({ kind: 'take-policy', seat, card })),
  sample: (_rules, { seat, cards }, random) => ({
    kind: 'take-policy',
    seat,
    card: at(cards, random(cards.length)),
  }),
};

export const exchangeDecision: Decision<'exchange'> = {
  schema: actionSchema('exchange', { out: CARDS, in: CARDS, keep: CARDS }),

  check(rules, choice, action) {
    const refused =
      refuseCount(rules, 'exchange', action.out.length, action.in.length) ??
      refuseCards(rules, 'exchange', choice.platform, action.out) ??
      refuseCards(rules, 'exchange', choice.hand, action.in);
    if (refused !== null) return refused;
    if (action.out.length > choice.max) {
      return refuse(rules, 'exchange', 'above-maximum', { amount: action.out.length, max: choice.max });
    }
    return (
      refuseSameIssue(rules, 'exchange', [...without(choice.platform, action.out), ...action.in]) ??
      refuseCount(rules, 'exchange', choice.keep, action.keep.length) ??
      refuseCards(rules, 'exchange', handAfter(choice, action), action.keep)
    );
  },

  *list(rules, choice) {
    for (let size = 0; size <= Math.min(choice.max, choice.hand.length); size += 1) {
      for (const [out, cards] of swaps(rules, choice, size)) yield* keepings(choice, out, cards);
    }
  },

  sample(rules, choice, random) {
    const { seat } = choice;
    const [out, cards] = sampleSwap(rules, choice, random);
    const hand = handAfter(choice, { out, in: cards });
    return { kind: 'exchange', seat, out, in: cards, keep: shuffle(hand, random).slice(0, choice.keep) };
  },
};

function chooseSource(game: Game, frame: PlatformTurnFrame, source: PlatformSource, tell: Tell): void {
  tell?.({ event: 'platform-source', seat: frame.seat, source });
  if (source === 'nothing') {
    frame.step = 'exchange';
  } else if (source === 'draw') {
    frame.owed = 1;
    frame.step = afterSource(game);
  } else {
    discardDisplay(game, tell);
    frame.step = 'refresh';
  }
}

/** The step after the source: without a display there is nothing to take. */
function afterSource(game: Game): 'take' | 'exchange' {
  return game.policies.display.length === 0 ? 'exchange' : 'take';
}

function drawOwed(game: Game, frame: PlatformTurnFrame, tell: Tell): void {
  const { seat, owed } = frame;
  frame.owed = 0;
  const cards = drawPolicies(game, owed, tell);
  if (cards.length === 0) return;
  playerAt(game, seat).hand.push(...cards);
  tell?.({ event: 'policies-drawn', seat, count: cards.length, cards });
}

/** Both exchanges at once, each new policy in the place of an old one; then down to the cards kept. */
function exchange(game: Game, action: ActionOf<'exchange'>, tell: Tell): void {
  const { seat } = action;
  const { hand, platform } = playerAt(game, seat);
  for (const [index, out] of action.out.entries()) platform[platform.indexOf(out)] = at(action.in, index);
  const cards = without([...without(hand, action.in), ...action.out], action.keep);
  hand.splice(0, hand.length, ...action.keep);
  game.policies.discards.push(...cards);
  if (action.out.length > 0) tell?.({ event: 'platform-changed', seat, out: action.out, in: action.in });
  if (cards.length > 0) tell?.({ event: 'policies-discarded', seat, cards });
}

function handAfter(
  choice: ChoiceOf<'exchange'>,
  { out, in: cards }: { readonly out: readonly Card[]; readonly in: readonly Card[] },
): Card[] {
  return [...without(choice.hand, cards), ...out];
}

/** Exchanges of this size that leave five different issues. */
function* swaps(rules: Rules, choice: ChoiceOf<'exchange'>, size: number): Generator<[Card[], Card[]]> {
  for (const out of combinations(choice.platform, size)) {
    const rest = without(choice.platform, out);
    for (const cards of differentPicks(choice.hand, size)) {
      if (repeatedIssue(rules, [...rest, ...cards]) === null) yield [out, cards];
    }
  }
}

function* keepings(
  choice: ChoiceOf<'exchange'>,
  out: Card[],
  cards: Card[],
): Generator<ActionOf<'exchange'>> {
  const hand = handAfter(choice, { out, in: cards });
  for (const keep of differentPicks(hand, choice.keep)) {
    yield { kind: 'exchange', seat: choice.seat, out, in: cards, keep };
  }
}

/** Tries one random exchange and leaves the platform alone when it does not fit. */
function sampleSwap(rules: Rules, choice: ChoiceOf<'exchange'>, random: Random): [Card[], Card[]] {
  const size = random(Math.min(choice.max, choice.hand.length) + 1);
  const out = shuffle(choice.platform.slice(), random).slice(0, size);
  const cards = shuffle(choice.hand.slice(), random).slice(0, size);
  const fits = repeatedIssue(rules, [...without(choice.platform, out), ...cards]) === null;
  return fits ? [out, cards] : [[], []];
}
