import type { GameResult, SeatResult } from '@macher/protocol';
import type { Page } from 'playwright-core';
import { type House, openTable } from './house.ts';

const DAY = 86_400_000;

/** Somebody with a name and a password, who has played. */
export interface Player {
  readonly id: string;
  readonly name: string;
}

/** Signs a visitor in by a name that is kept with a password. */
export async function named(page: Page, house: House, name: string): Promise<Player> {
  await page.request.post(`${house.url}/api/people`, { data: { name } });
  await page.request.post(`${house.url}/api/me/password`, { data: { password: 'correct horse', old: null } });
  const { person } = (await (await page.request.get(`${house.url}/api/me`)).json()) as { person: Player };
  return person;
}

/** Finished games of these people, the first of them won the first game, the next the next; entered as the bookkeeper does. */
export async function havePlayed(
  page: Page,
  house: House,
  people: readonly Player[],
  games: number,
  changes: Partial<GameResult> = {},
): Promise<void> {
  for (let game = 0; game < games; game += 1) {
    const path = await openTable(page, { ruleset: '2019-4', seats: ['open', 'open', 'open'] });
    const table = path.slice(3, path.indexOf('#'));
    const order = people.map((_, seat) => (seat + game) % people.length);
    await house.store.results.add({
      table,
      at: Date.now() - game * 3 * DAY,
      ruleset: '2019-4',
      speed: 'slow',
      isRated: true,
      isPrivate: false,
      contest: null,
      seats: people.map((person, seat) => seatOf(person, seat, order[seat] ?? 0)),
      ...changes,
    });
  }
}

function seatOf(person: Player, seat: number, place: number): SeatResult {
  const party = ['spd', 'gruene', 'cdu', 'fdp', 'linke'][seat] ?? 'spd';
  const answers = [1, 1, 1, 3, 1, 0, 0, 0, 0];
  return {
    party,
    person,
    bot: null,
    isFinished: place < 3,
    points: 141 - 9 * place,
    rank: place + 1,
    answers,
  };
}
