// 2019 §1.7

import { actionSchema, CARD, CARDS } from '../actionSchema.ts';
import { issuesOf, repeatedIssue, showsIssueOf } from '../cards.ts';
import { shuffle } from '../chance.ts';
import { at, combinations, distinct, without } from '../lists.ts';
import type { Decision, Phase } from '../phase.ts';
import { drawPolicies } from '../policies.ts';
import { refuseCards, refuseCount, refuseSameIssue } from '../refuse.ts';
import { missing, opened, sealedFor, unsealed } from '../sealed.ts';
import { playerAt } from '../seats.ts';
import type { ActionOf, ChoiceOf } from '../types/choices.ts';
import type { Tell } from '../types/events.ts';
import type { FirstPlatformFrame } from '../types/frames.ts';
import type { Game } from '../types/game.ts';
import type { Refusal } from '../types/refusals.ts';
import type { Rules } from '../types/rules.ts';
import type { SchemaOf } from '../types/schema.ts';
import type { Card, Random, Seat } from '../types/vocabulary.ts';
import { unreachable } from '../unreachable.ts';

type Laying = 'first-platform' | 'complete-platform';

export function enterFirstPlatform(game: Game): FirstPlatformFrame {
  return {
    phase: 'first-platform',
    opened: game.version,
    step: 'lay',
    laid: game.players.map(() => null),
    kept: game.players.map(() => null),
    seat: 0,
  };
}

export const firstPlatform: Phase<FirstPlatformFrame, Laying | 'keep-policy'> = {
  advance(game, frame, tell) {
    if (frame.step === 'lay' && missing(frame.laid).length === 0) reveal(game, frame, tell);
    if (frame.step === 'keep' && keepers(game, frame).length === 0) closeKeeping(game, frame, tell);
    if (frame.step === 'next') toNextIncomplete(game, frame);
    if (frame.step === 'redraw') redraw(game, frame, tell);
    return frame.step === 'lay' || frame.step === 'keep' || frame.seat < game.players.length;
  },

  deciders(game, frame) {
    if (frame.step === 'lay') return missing(frame.laid);
    if (frame.step === 'keep') return keepers(game, frame);
    return [frame.seat];
  },

  kindFor(_game, frame) {
    if (frame.step === 'lay') return 'first-platform';
    return frame.step === 'complete' ? 'complete-platform' : 'keep-policy';
  },

  choice(game, frame, seat) {
    const { hand, platform } = playerAt(game, seat);
    const kind = firstPlatform.kindFor(game, frame, seat);
    if (kind === 'keep-policy') return { kind, seat, cards: hand };
    return { kind, seat, cards: hand, count: layable(game.rules, platform, hand), laid: platform };
  },

  play(game, frame, action, tell) {
    switch (action.kind) {
      case 'first-platform':
        frame.laid[action.seat] = action.cards.slice();
        tell?.({ event: 'sealed', seat: action.seat, kind: action.kind });
        return;
      case 'complete-platform':
        lay(game, action.seat, action.cards, tell);
        frame.step = isComplete(game, action.seat) ? 'keep-last' : 'redraw';
        return;
      case 'keep-policy':
        if (frame.step === 'keep') {
          frame.kept[action.seat] = action.card;
          tell?.({ event: 'sealed', seat: action.seat, kind: action.kind });
        } else {
          keep(game, action.seat, action.card, tell);
          frame.step = 'next';
        }
        return;
      default:
        unreachable(action);
    }
  },

  sealed({ opened, step, laid, kept }) {
    if (step === 'lay') return { opened, decisions: laid, isShown: true };
    return step === 'keep' ? { opened, decisions: kept, isShown: false } : null;
  },

  shows: () => false,

  copy: frame => ({ ...frame, laid: frame.laid.slice(), kept: frame.kept.slice() }),

  open(game, frame, seat) {
    const [cards, card] = [frame.laid[seat], frame.kept[seat]];
    if (frame.step === 'lay' && cards != null) lay(game, seat, cards, undefined);
    if (frame.step === 'keep' && card != null) keep(game, seat, card, undefined);
  },

  view: (_game, frame, viewer) => ({
    phase: 'first-platform',
    opened: frame.opened,
    step: frame.step,
    seat: frame.seat,
    laid: frame.step === 'lay' ? sealedFor(viewer, frame.laid) : frame.laid.slice(),
    kept: frame.step === 'keep' ? sealedFor(viewer, frame.kept) : [],
  }),

  imagine(game, view, _viewer, random) {
    const laid = unsealed(view.laid, seat => {
      const { hand } = playerAt(game, seat);
      return pickDifferent(game.rules, hand, [], layable(game.rules, [], hand), random);
    });
    const kept = unsealed(view.kept, seat => at(playerAt(game, seat).hand, random(2)));
    return {
      ...view,
      laid: laid.map(cards => cards?.slice() ?? null),
      kept: kept.length ? kept : laid.map(() => null),
    };
  },
};

/** The two kinds of laying differ only in the policies that already lie there; the choice lists those. */
function layingDecision<K extends Laying>(kind: K, schema: SchemaOf<ActionOf<K>>): Decision<K> {
  const laying = (seat: Seat, cards: readonly Card[]): ActionOf<K> =>
    ({ kind, seat, cards }) as ActionOf<Laying> as ActionOf<K>;
  return {
    schema,
    check: (rules, choice, action) =>
      refuseLaying(rules, choice as ChoiceOf<Laying>, (action as ActionOf<Laying>).cards),
    *list(rules, choice) {
      for (const cards of layings(rules, choice as ChoiceOf<Laying>)) yield laying(choice.seat, cards);
    },
    sample: (rules, choice, random) =>
      laying(choice.seat, someLaying(rules, choice as ChoiceOf<Laying>, random)),
  };
}

export const firstPlatformDecision = layingDecision(
  'first-platform',
  actionSchema('first-platform', { cards: CARDS }),
);
export const completePlatformDecision = layingDecision(
  'complete-platform',
  actionSchema('complete-platform', { cards: CARDS }),
);

export const keepPolicyDecision: Decision<'keep-policy'> = {
  schema: actionSchema('keep-policy', { card: CARD }),
  check: (rules, { cards }, { card }) => refuseCards(rules, 'keep-policy', cards, [card]),
  list: (_rules, { seat, cards }) => distinct(cards).map(card => ({ kind: 'keep-policy', seat, card })),
  sample: (_rules, { seat, cards }, random) => ({
    kind: 'keep-policy',
    seat,
    card: at(cards, random(cards.length)),
  }),
};

function refuseLaying(rules: Rules, choice: ChoiceOf<Laying>, cards: readonly Card[]): Refusal | null {
  return (
    refuseCount(rules, choice.kind, choice.count, cards.length) ??
    refuseCards(rules, choice.kind, choice.cards, cards) ??
    refuseSameIssue(rules, choice.kind, [...choice.laid, ...cards])
  );
}

function* layings(rules: Rules, choice: ChoiceOf<Laying>): Generator<Card[]> {
  for (const cards of combinations(distinct(choice.cards), choice.count)) {
    if (repeatedIssue(rules, [...choice.laid, ...cards]) === null) yield cards;
  }
}

function someLaying(rules: Rules, { cards, laid, count }: ChoiceOf<Laying>, random: Random): Card[] {
  return pickDifferent(rules, cards, laid, count, random);
}

/** As many different issues as possible, up to a full platform. */
function layable(rules: Rules, platform: readonly Card[], hand: readonly Card[]): number {
  const fresh = hand.filter(card => !showsIssueOf(rules, platform, card));
  return Math.min(rules.platformSize - platform.length, issuesOf(rules, fresh).length);
}

function pickDifferent(
  rules: Rules,
  cards: readonly Card[],
  laid: readonly Card[],
  count: number,
  random: Random,
): Card[] {
  const picked: Card[] = [];
  for (const card of shuffle(cards.slice(), random)) {
    if (picked.length === count) break;
    if (!showsIssueOf(rules, laid, card) && !showsIssueOf(rules, picked, card)) picked.push(card);
  }
  return picked;
}

function reveal(game: Game, frame: FirstPlatformFrame, tell: Tell): void {
  for (const [seat, cards] of opened(frame.laid).entries()) lay(game, seat, cards, tell);
  frame.step = 'keep';
  frame.opened = game.version;
}

function lay(game: Game, seat: Seat, cards: readonly Card[], tell: Tell): void {
  const { hand, platform } = playerAt(game, seat);
  hand.splice(0, hand.length, ...without(hand, cards));
  platform.push(...cards);
  tell?.({ event: 'platform-laid', seat, cards });
}

function isComplete(game: Game, seat: Seat): boolean {
  return playerAt(game, seat).platform.length === game.rules.platformSize;
}

/** Who has a full platform and has not yet said which of the other two cards to keep. */
function keepers(game: Game, frame: FirstPlatformFrame): Seat[] {
  return missing(frame.kept).filter(seat => isComplete(game, seat));
}

function closeKeeping(game: Game, frame: FirstPlatformFrame, tell: Tell): void {
  for (const [seat, card] of frame.kept.entries()) if (card !== null) keep(game, seat, card, tell);
  frame.step = 'next';
}

function keep(game: Game, seat: Seat, card: Card, tell: Tell): void {
  const { hand } = playerAt(game, seat);
  const cards = without(hand, [card]);
  hand.splice(0, hand.length, card);
  game.policies.discards.push(...cards);
  tell?.({ event: 'policies-discarded', seat, cards });
}

/** Those who could not show five issues act in seat order. [R2] */
function toNextIncomplete(game: Game, frame: FirstPlatformFrame): void {
  while (frame.seat < game.players.length && isComplete(game, frame.seat)) frame.seat += 1;
  frame.step = frame.seat < game.players.length ? 'redraw' : 'complete';
}

/** Shows and discards the rest and draws as many, until one of them brings a missing issue. [R2] */
function redraw(game: Game, frame: FirstPlatformFrame, tell: Tell): void {
  const { seat } = frame;
  const { hand, platform } = playerAt(game, seat);
  frame.step = 'complete';
  do {
    const cards = hand.splice(0);
    game.policies.discards.push(...cards);
    tell?.({ event: 'policies-discarded', seat, cards });
    hand.push(...drawPolicies(game, cards.length, tell));
    tell?.({ event: 'policies-drawn', seat, count: hand.length, cards: hand.slice() });
  } while (layable(game.rules, platform, hand) === 0);
}
