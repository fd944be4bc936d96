// 2019 §2 phase 1; 2006 §6.2.1
import { AMOUNT, actionSchema, SEAT } from '../actionSchema.ts';
import { rollOff } from '../dice.ts';
import { at } from '../lists.ts';
import { bidRange, pay } from '../money.ts';
import type { Decision, Phase } from '../phase.ts';
import { refuse, refuseAmount } from '../refuse.ts';
import { orNull } from '../schema.ts';
import { missing, opened, sealedFor, unsealed } from '../sealed.ts';
import { firstFrom, leaders, playerAt } from '../seats.ts';
import type { AmountRange } from '../types/choices.ts';
import type { Tell } from '../types/events.ts';
import type { StartPlayerFrame } from '../types/frames.ts';
import type { Game } from '../types/game.ts';
import type { Random, Seat } from '../types/vocabulary.ts';
import { unreachable } from '../unreachable.ts';

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

/** Sealed bids; a tie is raised in turn, bid again or rolled for; the winner starts, or names who does. */
export const startPlayer: Phase<StartPlayerFrame, 'bid' | 'raise' | 'name-start'> = {
  advance(game, frame, tell) {
    const isSealed = frame.step === 'sealed' || frame.step === 'again';
    if (isSealed && missing(frame.bids).length > 0) return true;
    if (frame.step === 'sealed') reveal(game, frame, tell);
    else if (frame.step === 'again') revealAgain(game, frame, tell);
    if (frame.step === 'again' || frame.raisers.length > 0) return true;
    if (frame.step === 'raising') win(game, frame, tell);
    return frame.step !== 'done';
  },

  deciders(_game, frame) {
    if (frame.step === 'sealed' || frame.step === 'again') return missing(frame.bids);
    return [frame.step === 'naming' ? frame.leader : at(frame.raisers, 0)];
  },

  kindFor(_game, frame) {
    if (frame.step === 'naming') return 'name-start';
    return frame.step === 'raising' ? 'raise' : 'bid';
  },

  choice(game, frame, seat) {
    const step = game.rules.moneyStep;
    if (frame.step === 'naming') return { kind: 'name-start', seat, seats: [...game.players.keys()] };
    if (frame.step === 'raising')
      return { kind: 'raise', seat, range: bidRange(game, seat, frame.high + step) };
    return {
      kind: 'bid',
      seat,
      min: frame.step === 'again' ? frame.high : 0,
      max: playerAt(game, seat).money,
      step,
    };
  },

  play(game, frame, action, tell) {
    switch (action.kind) {
      case 'bid':
        frame.bids[action.seat] = action.amount;
        tell?.({ event: 'sealed', seat: action.seat, kind: 'bid' });
        return;
      case 'raise':
        frame.raisers.shift();
        raise(frame, action.seat, action.amount, tell);
        return;
      case 'name-start':
        game.start = action.start;
        frame.step = 'done';
        tell?.({ event: 'start-named', seat: action.seat, start: action.start });
        return;
      default:
        unreachable(action);
    }
  },

  sealed({ opened, step, bids, raisers }) {
    if (step === 'sealed') return { opened, decisions: bids, isShown: true };
    if (step !== 'again') return null;
    // Only those who tied bid again; the other bids lie open.
    const again = bids.map((bid, seat) => (raisers.includes(seat) ? bid : null));
    return { opened, decisions: again, isShown: true };
  },

  shows: () => false,

  copy: frame => ({ ...frame, bids: frame.bids.slice(), raisers: frame.raisers.slice() }),

  view(_game, frame, viewer) {
    const sealed = sealedFor(viewer, frame.bids);
    const isStillSealed = (seat: Seat): boolean =>
      frame.step === 'sealed' || (frame.step === 'again' && frame.raisers.includes(seat));
    return {
      ...frame,
      bids: frame.bids.map((bid, seat) => (isStillSealed(seat) ? at(sealed, seat) : bid)),
      raisers: frame.raisers.slice(),
    };
  },

  imagine(game, view, _viewer, random) {
    const min = view.step === 'again' ? view.high : 0;
    const step = game.rules.moneyStep;
    return {
      ...view,
      raisers: view.raisers.slice(),
      bids: unsealed(view.bids, seat => sampleAmount(random, { min, max: playerAt(game, seat).money, step })),
    };
  },
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

export const nameStartDecision: Decision<'name-start'> = {
  schema: actionSchema('name-start', { start: SEAT }),
  check: (rules, { seats }, { start }) =>
    seats.includes(start) ? null : refuse(rules, 'name-start', 'seat-not-there', { seat: start }),
  list: (_rules, { seat, seats }) => seats.map(start => ({ kind: 'name-start', seat, start })),
  sample: (_rules, { seat, seats }, random) => ({
    kind: 'name-start',
    seat,
    start: at(seats, random(seats.length)),
  }),
};

function reveal(game: Game, frame: StartPlayerFrame, tell: Tell): void {
  const bids = opened(frame.bids);
  tell?.({ event: 'bids-revealed', bids });
  const tied = leaders(bids);
  frame.step = 'raising';
  frame.high = Math.max(...bids);
  frame.leader = at(tied, 0);
  if (tied.length > 1) breakTie(game, frame, tied, tell);
}

function breakTie(game: Game, frame: StartPlayerFrame, tied: readonly Seat[], tell: Tell): void {
  const { onBidTie } = game.rules;
  if (onBidTie === 'raise-in-turn') {
    // The last seat in this row leads until one raises: if all pass, the last to pass pays. [R4]
    frame.raisers.push(...clockwise(game, tied));
    frame.leader = at(frame.raisers, tied.length - 1);
  } else if (onBidTie === 'die' || frame.high === 0) {
    frame.leader = rollOff(game, tied, tell); // R75: in seat order
  } else {
    frame.step = 'again';
    frame.opened = game.version;
    frame.raisers.push(...tied);
    for (const seat of tied) frame.bids[seat] = null;
  }
}

/** A single highest second bid wins; those still tied at the highest roll. [2006 §6.2.1] */
function revealAgain(game: Game, frame: StartPlayerFrame, tell: Tell): void {
  const bids = opened(frame.bids);
  tell?.({ event: 'bids-revealed', bids });
  const tied = frame.raisers.splice(0);
  frame.high = Math.max(...tied.map(seat => at(bids, seat)));
  const highest = tied.filter(seat => bids[seat] === frame.high);
  frame.leader = rollOff(game, highest, tell);
  frame.step = 'raising';
}

function raise(frame: StartPlayerFrame, seat: Seat, amount: number | null, tell: Tell): void {
  if (amount === null) {
    tell?.({ event: 'raise-passed', seat });
    return;
  }
  frame.leader = seat;
  frame.high = amount;
  tell?.({ event: 'raised', seat, amount });
}

function win(game: Game, frame: StartPlayerFrame, tell: Tell): void {
  pay(game, frame.leader, frame.high);
  if (game.rules.namesStart) {
    frame.step = 'naming';
    tell?.({ event: 'start-won', seat: frame.leader, paid: frame.high });
    return;
  }
  frame.step = 'done';
  game.start = frame.leader;
  tell?.({ event: 'start-player', seat: frame.leader, paid: frame.high });
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
