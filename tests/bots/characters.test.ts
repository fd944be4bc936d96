import { botOf } from '@macher/bots';
import { type BotId, type Character, charactersAt } from '@macher/bots/ids';
import { PARTIES, rulesOf } from '@macher/editions';
import { at, type Game, mediaControl } from '@macher/engine';
import { chanceOfSeats, Match } from '@macher/lab';
import { describe, expect, it } from 'vitest';

const DEALS = 15;

/**
 * What a game shows of a character: money and base at the end, the first election, polls that it publishes, and media
 * control round by round.
 */
interface Shown {
  money: number;
  base: number;
  first: number;
  published: number;
  control: number;
}

/** One of each at a table, a deal after the other, each at every seat in turn. */
function shownBy(): Record<Character, Shown> {
  const none = (): Shown => ({ money: 0, base: 0, first: 0, published: 0, control: 0 });
  const shown = { miser: none(), baron: none(), seeker: none(), organiser: none(), fighter: none() };
  const bots = charactersAt('2');
  for (let deal = 0; deal < DEALS; deal += 1) {
    const seats = bots.map((_, seat) => at(bots, (seat + deal) % bots.length));
    const bySeat = seats.map(id => shown[id.slice(2) as Character]);
    addEnd(bySeat, playDeal(`characters-${deal}`, seats, bySeat));
  }
  return shown;
}

/** Control is counted when a round ends. */
function playDeal(seed: string, seats: readonly BotId[], bySeat: readonly Shown[]): Game {
  const match = new Match(rulesOf('2019-4'), PARTIES, seed);
  const chance = chanceOfSeats(seed, 0, seats.length);
  for (let turn = match.turn(); turn !== null; turn = match.turn()) {
    const { round, regions } = match.game;
    const controls = regions.flatMap(region => mediaControl(region) ?? []);
    const { action } = botOf(at(seats, turn.seat)).decide(turn.view, turn.choice, at(chance, turn.seat));
    if (action.kind === 'poll-use' && action.publish) at(bySeat, turn.seat).published += 1;
    match.play(action);
    if (match.game.round > round) for (const seat of controls) at(bySeat, seat).control += 1;
  }
  return match.game;
}

function addEnd(bySeat: readonly Shown[], { players, elections }: Game): void {
  const { mandates, win } = at(elections, 0);
  for (const [seat, shown] of bySeat.entries()) {
    const { money, base } = at(players, seat);
    shown.money += money;
    shown.base += base;
    shown.first += at(mandates, seat) + at(win, seat);
  }
}

describe('characters', () => {
  const shown = shownBy();

  it.each([
    ['miser', 'money'],
    ['baron', 'control'],
    ['seeker', 'published'],
    ['organiser', 'base'],
    ['fighter', 'first'],
  ] as const)('the %s shows by its %s', (character, figure) => {
    const all = Object.entries(shown).sort(([, one], [, other]) => other[figure] - one[figure]);
    expect(all[0]?.[0]).toBe(character);
  });
});
