// 2019 §2 phase 1
import { AMOUNT, actionSchema } from '../actionSchema.ts';
import { at } from '../lists.ts';
import { bidRange, pay } from '../money.ts';
import type { Decision, Phase } from '../phase.ts';
import { refuseAmount } from '../refuse.ts';
import { orNull } from '../schema.ts';
import { missing, opened, sealedFor, unsealed } from '../sealed.ts';
import { firstFrom, leaders, playerAt } from '../seats.ts';
import type { AmountRange } from '../types/choices.ts';
import type { Tell } from '../types/events.ts';
import type { StartPlayerFrame } from '../types/frames.ts';
import type { Game } from '../types/game.ts';
import type { Random, Seat } from '../types/vocabulary.ts';

export function enterStartPlayer(game: Game): StartPlayerFrame {
  return {
    phase: 'start-player',
    opened: game.version,
    step: 'sealed',
    bids: game.players.map(() => null),
    raisers: [],
    leader: game.start,
    high: 0,
  };
}

export const startPlayer: Phase<StartPlayerFrame, 'bid' | 'raise'> = {
  advance(game, frame, tell) {
    if (frame.step === 'sealed') {
      if (missing(frame.bids).length > 0) return true;
      reveal(game, frame, tell);
    }
    if (frame.raisers.length > 0) return true;
    pay(game, frame.leader, frame.high);
    game.start = frame.leader;
    tell?.({ event: 'start-player', seat: frame.leader, paid: frame.high });
    return false;
  },

  deciders: (_game, frame) => (frame.step === 'sealed' ? missing(frame.bids) : [at(frame.raisers, 0)]),

  kindFor: frame => (frame.step === 'sealed' ? 'bid' : 'raise'),

  choice(game, frame, seat) {
    const step = game.rules.moneyStep;
    if (frame.step === 'sealed') return { kind: 'bid', seat, min: 0, max: playerAt(game, seat).money, step };
    return { kind: 'raise', seat, range: bidRange(game, seat, frame.high + step) };
  },

  play(_game, frame, action, tell) {
    const { seat, amount } = action;
    if (action.kind === 'bid') {
      frame.bids[seat] = amount;
      tell?.({ event: 'sealed', seat, kind: 'bid' });
      return;
    }
    frame.raisers.shift();
    if (amount === null) {
      tell?.({ event: 'raise-passed', seat });
      return;
    }
    frame.leader = seat;
    frame.high = amount;
    tell?.({ event: 'raised', seat, amount });
  },

  view: (_game, frame, viewer) => ({
    ...frame,
    bids: frame.step === 'sealed' ? sealedFor(viewer, frame.bids) : frame.bids.slice(),
    raisers: frame.raisers.slice(),
  }),

  imagine: (game, view, _viewer, random) => ({
    ...view,
    raisers: view.raisers.slice(),
    bids: unsealed(view.bids, seat =>
      sampleAmount(random, { min: 0, max: playerAt(game, seat).money, step: game.rules.moneyStep }),
    ),
  }),
};

export const bidDecision: Decision<'bid'> = {
  schema: actionSchema('bid', { amount: AMOUNT }),
  check: (rules, choice, { amount }) => refuseAmount(rules, 'bid', choice, amount),
  list: (_rules, choice) => amounts(choice).map(amount => ({ kind: 'bid', seat: choice.seat, amount })),
  sample: (_rules, choice, random) => ({
    kind: 'bid',
    seat: choice.seat,
    amount: sampleAmount(random, choice),
  }),
};

export const raiseDecision: Decision<'raise'> = {
  schema: actionSchema('raise', { amount: orNull(AMOUNT) }),
  check: (rules, { range }, { amount }) =>
    amount === null ? null : refuseAmount(rules, 'raise', range, amount),
  list: (_rules, { seat, range }) =>
    [null, ...amounts(range)].map(amount => ({ kind: 'raise', seat, amount })),
  sample: (_rules, { seat, range }, random) => ({ kind: 'raise', seat, amount: sampleRaise(random, range) }),
};

/**
 * The highest bid, or the tied ones beginning with the previous start player. Whoever is last in that row leads
 * until someone raises: if all pass, the last to pass pays the tied bid. [R4]
 */
function reveal(game: Game, frame: StartPlayerFrame, tell: Tell): void {
  const bids = opened(frame.bids);
  tell?.({ event: 'bids-revealed', bids });
  const tied = leaders(bids);
  frame.step = 'raising';
  frame.high = Math.max(...bids);
  if (tied.length > 1) frame.raisers.push(...clockwise(game, tied));
  frame.leader = at(tied.length > 1 ? frame.raisers : tied, tied.length - 1);
}

function clockwise(game: Game, seats: readonly Seat[]): Seat[] {
  const first = seats.indexOf(firstFrom(game, game.start, seats));
  return [...seats.slice(first), ...seats.slice(0, first)];
}

export function amounts(range: AmountRange | null): number[] {
  if (range === null) return [];
  return Array.from(
    { length: (range.max - range.min) / range.step + 1 },
    (_, i) => range.min + i * range.step,
  );
}

function sampleAmount(random: Random, { min, max, step }: AmountRange): number {
  return min + step * random((max - min) / step + 1);
}

export function sampleRaise(random: Random, range: AmountRange | null): number | null {
  return range === null || random(2) === 0 ? null : sampleAmount(random, range);
}
