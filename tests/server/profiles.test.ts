import type { GameResult, Profile, ProfileGames, SeatResult } from '@macher/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestClient, tableFor } from './client.ts';
import { type House, openHouse } from './house.ts';

let house: House;
let anna: TestClient;
let bernd: TestClient;
let carla: TestClient;

beforeEach(async () => {
  house = await openHouse({ limits: { tablesPerPerson: 1000, passwordsAtOnce: 100 } });
  anna = await house.guest('Anna');
  bernd = await house.guest('Bernd');
  carla = await house.guest('Carla');
});

afterEach(() => house.close());

/** A finished game, entered as the bookkeeper enters it: the first of them won. */
async function played(people: readonly TestClient[], changes: Partial<GameResult> = {}): Promise<string> {
  const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['open', 'open', 'open']));
  const table = String(body['id']);
  const seats = people.map(
    ({ person }, seat): SeatResult => ({
      party: ['linke', 'spd', 'gruene'][seat] ?? 'cdu',
      person: { id: person, name: `name of ${person}` },
      bot: null,
      isFinished: true,
      points: 140 - 10 * seat,
      rank: seat + 1,
      answers: null,
    }),
  );
  await house.store.results.add({
    table,
    at: 5,
    ruleset: '2019-4',
    speed: 'none',
    isRated: false,
    isPrivate: false,
    contest: null,
    seats,
    ...changes,
  });
  return table;
}

async function profile(of: TestClient, by: TestClient): Promise<Profile> {
  const { status, body } = await by.call('GET', `/api/people/${of.person}`);
  expect(status).toBe(200);
  return body as unknown as Profile;
}

async function games(of: TestClient, by: TestClient, query = ''): Promise<ProfileGames> {
  return (await by.call('GET', `/api/people/${of.person}/games${query}`)).body as unknown as ProfileGames;
}

describe('a person’s page', () => {
  it('counts what they played, won, and what chance would have won', async () => {
    await played([anna, bernd, carla]);
    await played([bernd, anna, carla], { ruleset: '2006-7' });
    await played([anna, bernd], { ruleset: '2006-5' });
    const page = await profile(anna, house.stranger());
    expect(page).toMatchObject({ person: { name: 'Anna' }, isMe: false, finished: 3, won: 2, expected: 1.2 });
    expect(page.ladders).toMatchObject([
      { ladder: '2019-4', games: 1, won: 1, best: 140 },
      { ladder: '2019-7', games: 0, won: 0, best: null },
      { ladder: '2006', games: 2, won: 1, best: 140 },
      { ladder: '1997', games: 0 },
    ]);
    expect(page.games).toContainEqual({ ruleset: '2006-7', players: 3, games: 1, won: 0 });
    expect(page.opponents).toMatchObject([
      { person: { id: bernd.person }, games: 3, ahead: 2 },
      { person: { id: carla.person }, games: 2, ahead: 2 },
    ]);
    expect((await profile(anna, anna)).isMe).toBe(true);
  });

  it('says how many games they played to the end: who left has won nothing, and no best', async () => {
    const table = await played([bernd, carla]);
    const [mine] = (await house.store.results.of(bernd.person, 1)).flatMap(({ seats }) => seats);
    expect(mine?.isFinished).toBe(true);
    const other = await anna.call('POST', '/api/tables', tableFor('2019-4', ['open', 'open', 'open']));
    const [result] = await house.store.results.of(bernd.person, 1);
    if (result === undefined) throw new Error('no result');
    const { number: _number, ...rest } = result;
    const left = result.seats.map((seat, index) => ({ ...seat, isFinished: index > 0 }));
    await house.store.results.add({ ...rest, table: String(other.body['id']), seats: left });
    expect(table).not.toBe(other.body['id']);
    const page = await profile(bernd, anna);
    expect(page).toMatchObject({ finished: 2, won: 1, reliability: { games: 2, finished: 1 } });
    expect(page.opponents).toMatchObject([{ games: 2, ahead: 1 }]);
  });

  it('has a usual answer when there are enough: half of the decisions took no longer', async () => {
    const slow = async (answers: readonly number[]): Promise<void> => {
      await played([anna, bernd], { speed: 'slow' });
      const [result] = await house.store.results.of(anna.person, 1);
      if (result === undefined) throw new Error('no result');
      const { number: _number, ...rest } = result;
      const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['open', 'open', 'open']));
      const seats = rest.seats.map((seat, index) => (index === 0 ? { ...seat, answers } : seat));
      await house.store.results.add({ ...rest, table: String(body['id']), seats });
    };
    await slow([5, 0, 0, 6, 0, 0, 0, 0, 8]);
    expect((await profile(anna, bernd)).reliability.answersWithin).toBeNull();
    await slow([0, 0, 0, 6, 0, 0, 0, 0, 0]);
    expect((await profile(anna, bernd)).reliability.answersWithin).toBe(3 * 3_600_000);
  });

  it('shows a rating after five rated games, to those who keep their name; a guest’s is known but not shown', async () => {
    for (let game = 0; game < 5; game += 1) {
      expect((await profile(anna, anna)).ladders[0]).toMatchObject({ rated: game, rating: null });
      await played([anna, bernd, carla], { isRated: true });
    }
    expect((await profile(anna, anna)).ladders[0]).toMatchObject({ rated: 5, rating: null });
    await anna.call('POST', '/api/me/password', { password: 'correct horse', old: null });
    const [first] = (await profile(anna, house.stranger())).ladders;
    expect(first?.rating?.points).toBeGreaterThan(1600);
    expect(first?.rating?.range).toBeGreaterThan(100);
  });

  it('tells nobody of private games but those who were in them; a rated one is counted, and not shown', async () => {
    const before = await profile(anna, carla);
    const table = await played([anna, bernd], { isPrivate: true });
    expect(await profile(anna, carla)).toEqual(before);
    expect(await games(anna, carla)).toEqual({ games: [], next: null });
    expect((await profile(anna, bernd)).finished).toBe(1);
    expect((await games(anna, bernd)).games).toMatchObject([{ table, isPrivate: true }]);
    const rated = await played([anna, bernd], { isPrivate: true, isRated: true });
    const page = await carla.call('GET', `/api/people/${anna.person}`);
    expect(page.body).toMatchObject({ finished: 1, opponents: [] });
    const listed = await carla.call('GET', `/api/people/${anna.person}/games`);
    for (const secret of [table, rated, bernd.person])
      expect(JSON.stringify([page.body, listed.body])).not.toContain(secret);
  });

  it('tells of running games how many there are, private ones only to those who sit there', async () => {
    const open = async (isPrivate: boolean): Promise<void> =>
      void (await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', '0', '0'], isPrivate)));
    await open(false);
    await open(true);
    expect((await profile(anna, carla)).running).toBe(1);
    expect((await profile(anna, anna)).running).toBe(2);
  });

  it('lists finished games page by page, the latest first, without how soon anybody answered', async () => {
    const tables: string[] = [];
    for (let game = 0; game < 21; game += 1)
      tables.unshift(await played([anna, bernd], { isPrivate: game === 0 }));
    const first = await games(anna, bernd);
    expect(first.games.map(({ table }) => table)).toEqual(tables.slice(0, 20));
    const second = await games(anna, bernd, `?before=${first.next}`);
    expect(second.games.map(({ table }) => table)).toEqual(tables.slice(20));
    expect(second.next).toBeNull();
    expect(await games(anna, carla)).toMatchObject({ next: null, games: { length: 20 } });
    expect(JSON.stringify(first)).not.toContain('answers');
  });

  it('is of nobody else, and not of who is gone; what they ask for wrongly is refused', async () => {
    await played([anna, bernd]);
    const nobody = { status: 404, body: { code: 'no-such-person' } };
    expect(await anna.call('GET', '/api/people/nobody')).toMatchObject(nobody);
    expect(await anna.call('GET', '/api/people/nobody/games')).toMatchObject(nobody);
    await bernd.call('DELETE', '/api/me', { password: null });
    expect(await anna.call('GET', `/api/people/${bernd.person}`)).toMatchObject(nobody);
    expect((await profile(anna, anna)).opponents).toEqual([]);
    expect(JSON.stringify(await games(anna, anna))).not.toContain(bernd.person);
    for (const wrong of [
      `${'x'.repeat(61)}`,
      `${anna.person}/games?other=1`,
      `${anna.person}/games?before=-1`,
    ])
      expect(await anna.call('GET', `/api/people/${wrong}`)).toMatchObject({ status: 400 });
  });

  it('costs something', async () => {
    await house.close();
    house = await openHouse({ limits: { messagesAtOnce: 12, messagesPerSecond: 0.001 } });
    const dora = await house.guest('Dora');
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1)
      statuses.push((await dora.call('GET', `/api/people/${dora.person}`)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});
