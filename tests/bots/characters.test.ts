import { botOf } from '@macher/bots';
import { type Character, charactersAt } from '@macher/bots/ids';
import { PARTIES, rulesOf } from '@macher/editions';
import { at, type Game, mediaControl } from '@macher/engine';
import { chanceOfSeats, Match } from '@macher/lab';
import { describe, expect, it } from 'vitest';

const DEALS = 15;

/** What a game shows of a character: money and base at the end, the first election, and media control round by round. */
interface Shown {
  money: number;
  base: number;
  first: number;
  control: number;
}

/** One of each at a table, a deal after the other, each at every seat in turn. */
function shownBy(): Record<Character, Shown> {
  const none = (): Shown => ({ money: 0, base: 0, first: 0, control: 0 });
  const shown = { miser: none(), baron: none(), seeker: none(), organiser: none(), fighter: none() };
  const bots = charactersAt('2');
  for (let deal = 0; deal < DEALS; deal += 1) {
    const seats = bots.map((_, seat) => at(bots, (seat + deal) % bots.length));
    const of = (seat: number): Shown => shown[at(seats, seat).slice(2) as Character];
    const match = new Match(rulesOf('2019-4'), PARTIES, `characters-${deal}`);
    const chance = chanceOfSeats(`characters-${deal}`, 0, seats.length);
    for (let turn = match.turn(); turn !== null; turn = match.turn()) {
      const { round, regions } = match.game;
      const controls = regions.map(mediaControl);
      match.play(botOf(at(seats, turn.seat)).decide(turn.view, turn.choice, at(chance, turn.seat)).action);
      if (match.game.round > round) for (const seat of controls) if (seat !== null) of(seat).control += 1;
    }
    for (const seat of seats.keys()) addEnd(of(seat), match.game, seat);
  }
  return shown;
}

function addEnd(shown: Shown, { players, elections }: Game, seat: number): void {
  const { money, base } = at(players, seat);
  const { mandates, win } = at(elections, 0);
  shown.money += money;
  shown.base += base;
  shown.first += at(mandates, seat) + at(win, seat);
}

describe('characters', () => {
  it.each([
    ['miser', 'money'],
    ['baron', 'control'],
    ['organiser', 'base'],
    ['fighter', 'first'],
  ] as const)('the %s shows by its %s', (character, figure) => {
    const all = Object.entries(shownBy()).sort(([, one], [, other]) => other[figure] - one[figure]);
    expect(all[0]?.[0]).toBe(character);
  });
});
