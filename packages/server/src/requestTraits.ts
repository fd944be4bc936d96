import type { RequestName } from '@macher/protocol';

interface RequestTraits {
  /**
   * What it costs beside its message: for some a game is played again to see what it showed, or finished ones are
   * counted.
   */
  readonly cost: number;
  /** Whether it puts somebody at a seat: where no programs may sit, a program may not ask for it. */
  readonly seats: boolean;
  /** Whether other people sit at the table by it. */
  readonly reseats: boolean;
}

const PLAIN: RequestTraits = { cost: 0, seats: false, reseats: false };

/** What the server asks of a request before and after its table does. */
export const REQUEST_TRAITS: Readonly<Record<RequestName, RequestTraits>> = {
  sit: { ...PLAIN, cost: 4, seats: true, reseats: true },
  'stand-up': { ...PLAIN, reseats: true },
  'send-away': { ...PLAIN, reseats: true },
  'seat-bot': PLAIN,
  'remove-bot': PLAIN,
  'choose-party': PLAIN,
  ready: PLAIN,
  start: PLAIN,
  close: PLAIN,
  act: PLAIN,
  undo: { ...PLAIN, cost: 4 },
  propose: PLAIN,
  answer: { ...PLAIN, reseats: true },
  leave: PLAIN,
  return: { ...PLAIN, reseats: true },
  resign: PLAIN,
  'take-over': { ...PLAIN, cost: 4, seats: true, reseats: true },
  'days-off': PLAIN,
  'name-regent': PLAIN,
  serve: { ...PLAIN, seats: true },
  'hand-back': PLAIN,
  schedule: PLAIN,
  offer: PLAIN,
  'answer-offer': PLAIN,
  phrase: PLAIN,
  say: PLAIN,
  note: PLAIN,
};
