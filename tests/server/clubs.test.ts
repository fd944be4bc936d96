import { afterEach, describe, expect, it } from 'vitest';
import { beginRound, endRound, eventPage, openClub, openEvent, settingsOf } from './clubs.ts';
import { type House, openHouse } from './house.ts';

const houses: House[] = [];

async function open(): Promise<House> {
  const house = await openHouse();
  houses.push(house);
  return house;
}

afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});

describe('a league of eight', () => {
  it('is played to its end: everyone at one table each round, all told of their seat, points added up', async () => {
    const house = await open();
    const club = await openClub(house, 8);
    const event = await openEvent(club, settingsOf({ kind: 'league', rounds: 2, isRated: true }));
    expect((await eventPage(club.owner, event)).next).toMatchObject({
      round: 1,
      people: 8,
      tables: [4, 4],
      bots: 0,
    });
    const first = await beginRound(club.owner, event, 1);
    const seated = first.rounds[0]?.tables.flatMap(({ seats }) => seats.map(({ person }) => person?.id));
    expect(seated?.sort()).toEqual(club.people.map(({ person }) => person).sort());
    for (const client of club.people) {
      const { mine } = await eventPage(client, event);
      const { body } = await client.call('GET', '/api/me/tables');
      expect(body['tables']).toMatchObject([{ id: mine, isRated: true, isPrivate: true, openSeats: 0 }]);
    }
    expect(
      (await club.owner.call('POST', `${event}/rounds`, { round: 2, startsAt: null })).body['code'],
    ).toBe('round-open');
    await endRound(house, first);
    const second = await beginRound(club.owner, event, 2);
    expect(second.standing.map(({ points }) => points)).toEqual([12, 12, 8, 8, 4, 4, 0, 0]);
    expect(second.next).toBeNull();
    await endRound(house, second);
    const last = await eventPage(club.owner, event);
    expect(last.stage).toBe('over');
    expect(last.standing.reduce((sum, { points }) => sum + points, 0)).toBe(96);
    expect(last.standing.every(({ games }) => games === 2)).toBe(true);
    expect(
      (await club.owner.call('POST', `${event}/rounds`, { round: 3, startsAt: null })).body['code'],
    ).toBe('event-over');
  });
});
