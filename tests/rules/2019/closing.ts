import {
  type Action,
  attempt,
  type Choice,
  choiceAt,
  choices,
  type Deed,
  deciders,
  type EventName,
  type Game,
  type GameEvent,
  type Kind,
  play,
  type Random,
  type Refusal,
  type Region,
  type Seat,
  sampleAction,
} from '@macher/engine';
import { expect } from 'vitest';
import { refused } from '../../table.ts';

export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`);
  return item;
}

export const pays = (seat: Seat): Action => ({ kind: 'pay', seat, pay: true });
export const declines = (seat: Seat): Action => ({ kind: 'pay', seat, pay: false });
export const does = (seat: Seat, deed: Deed | null): Action => ({ kind: 'act', seat, deed });
export const bids = (seat: Seat, amount: number): Action => ({ kind: 'poll-bid', seat, amount });
export const passes = (seat: Seat): Action => ({ kind: 'poll-bid', seat, amount: null });
export const publishes = (seat: Seat): Action => ({ kind: 'poll-use', seat, publish: true });
export const keepsQuiet = (seat: Seat): Action => ({ kind: 'poll-use', seat, publish: false });
export const turnsIn = (seat: Seat, meetings: number): Action => ({ kind: 'turn-in', seat, meetings });
export const takes = (seat: Seat, amount: number): Action => ({ kind: 'donation', seat, amount, take: true });
export const refuses = (seat: Seat, amount: number): Action => ({
  kind: 'donation',
  seat,
  amount,
  take: false,
});

/** The one question that is out, which must be of this kind. */
export function question<K extends Kind>(game: Game, kind: K): Extract<Choice, { kind: K }> {
  const isOfKind = (choice: Choice): choice is Extract<Choice, { kind: K }> => choice.kind === kind;
  const choice = at(choices(game), 0);
  if (!isOfKind(choice)) throw new Error(`the question is ${choice.kind}, not ${kind}`);
  return choice;
}

/** What the politician in turn may do. */
export function deeds(game: Game): string[] {
  return question(game, 'act').deeds.map(offer => offer.deed);
}

export function expectRefused(game: Game, action: unknown, refusal: Refusal): void {
  const before = JSON.stringify(game);
  expect(refused(game, action)).toEqual(refusal);
  expect(JSON.stringify(game)).toBe(before);
}

export function only<E extends EventName>(
  events: readonly GameEvent[],
  name: E,
): Extract<GameEvent, { event: E }>[] {
  return events.filter((event): event is Extract<GameEvent, { event: E }> => event.event === name);
}

export function region(game: Game, index = 0): Region {
  return at(game.regions, index);
}

/** The numbers on the trend spaces, by seat. */
export function trends(game: Game, index = 0): number[] {
  return region(game, index).trend.map(space => at(game.rules.trend, space));
}

export function money(game: Game): number[] {
  return game.players.map(player => player.money);
}

export function bases(game: Game): number[] {
  return game.players.map(player => player.base);
}

/** Does as little as the rules allow. */
function idle(choice: Choice): Action {
  const { seat } = choice;
  switch (choice.kind) {
    case 'bid':
      return { kind: 'bid', seat, amount: 0 };
    case 'raise':
    case 'poll-bid':
      return { kind: choice.kind, seat, amount: null };
    case 'platform-source':
      return { kind: 'platform-source', seat, source: 'nothing' };
    case 'exchange':
      return { kind: 'exchange', seat, out: [], in: [], keep: choice.hand.slice(0, choice.keep) };
    case 'buy-media':
      return { kind: 'buy-media', seat, region: null };
    case 'meetings':
      return { kind: 'meetings', seat, buy: [] };
    case 'send':
      return { kind: 'send', seat, cards: [] };
    case 'pay':
      return declines(seat);
    case 'act':
      return does(seat, null);
    case 'influence':
      return { kind: 'influence', seat, exchange: null };
    case 'poll-use':
      return keepsQuiet(seat);
    case 'turn-in':
      return turnsIn(seat, 0);
    case 'donation':
      return takes(seat, at(choice.cards, 0).amount);
    default:
      throw new Error(`no idle ${choice.kind}`);
  }
}

/** Everybody does as little as possible until the question is one to stop at, or the game is over. */
export function idleUntil(
  game: Game,
  stop: (choice: Choice, game: Game) => boolean,
): { game: Game; events: GameEvent[] } {
  let now = game;
  const events: GameEvent[] = [];
  for (;;) {
    const [choice] = choices(now);
    if (choice === undefined || stop(choice, now)) return { game: now, events };
    const tried = attempt(now, idle(choice));
    if (!tried.ok) throw new Error(`idle ${choice.kind} was refused: ${tried.refusal.code}`);
    now = tried.game;
    events.push(...tried.events);
  }
}

/** Random play, in place, to the end of the game or until `stop` says so; with all that happened. */
export function playAtRandom(
  game: Game,
  random: Random,
  stop: (game: Game) => boolean = () => false,
): GameEvent[] {
  const events: GameEvent[] = [];
  for (let seats = deciders(game); seats.length > 0 && !stop(game); seats = deciders(game)) {
    const choice = choiceAt(game, at(seats, random(seats.length)));
    play(game, sampleAction(game.rules, choice, random), event => events.push(event));
  }
  return events;
}
