import type { ClubPage, NewEvent } from '@macher/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestClient } from './client.ts';
import { beginRound, clubPage, endRound, openClub, openEvent, settingsOf, type TestClub } from './clubs.ts';
import { type House, openHouse } from './house.ts';
import { routesOf } from './routes.ts';

const houses: House[] = [];

async function open(): Promise<House> {
  const house = await openHouse();
  houses.push(house);
  return house;
}

afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});

const LEAGUE = settingsOf({ kind: 'league', rounds: 2, isRated: false });
const DUPLICATE = settingsOf({ kind: 'duplicate', rounds: 1 }, { players: 3 });

async function codeOf(client: TestClient, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await client.call(method, path, body);
  return answer.status < 300 ? answer.status : answer.body['code'];
}

/** The first three people of a club, by their role in it. */
async function three(house: House, count = 3) {
  const club = await openClub(house, count);
  const [owner, organiser, member] = club.people;
  if (!owner || !organiser || !member) throw new Error('nobody');
  await owner.call('PATCH', `/api/clubs/${club.id}/members/${organiser.person}`, { role: 'organiser' });
  return { club, path: `/api/clubs/${club.id}`, owner, organiser, member };
}

function rolesIn({ members }: ClubPage): string[] {
  return members.map(({ person, role }) => `${person.name}: ${role}`);
}

describe('a club', () => {
  it('is joined by its link, by guests too, and by no other', async () => {
    const house = await open();
    const club = await openClub(house, 2);
    const other = await openClub(house, 1);
    const { invite, members } = await clubPage(club.owner, club.id);
    expect(rolesIn(await clubPage(club.owner, club.id))).toEqual(['Anna: owner', 'Bernd: member']);
    expect(members.every(({ since }) => since > 0)).toBe(true);
    const carla = await house.guest('Carla');
    const door = `/api/clubs/${club.id}/door`;
    expect((await house.stranger().call('GET', `${door}?invite=${invite}`)).body).toEqual({
      id: club.id,
      name: 'Thursday',
      isPublic: false,
      members: 2,
      isMember: false,
    });
    const wrong = (await clubPage(other.owner, other.id)).invite;
    for (const secret of [wrong, 'x', `${invite}x`]) {
      expect(await codeOf(carla, 'GET', `${door}?invite=${secret}`)).toBe('no-such-club');
      expect(await codeOf(carla, 'POST', `/api/clubs/${club.id}/members`, { invite: secret })).toBe(
        'no-such-club',
      );
    }
    expect(await codeOf(carla, 'GET', door)).toBe('no-such-club');
    expect(await codeOf(house.stranger(), 'POST', `/api/clubs/${club.id}/members`, { invite })).toBe(
      'not-signed-in',
    );
    for (const _again of [1, 2])
      expect((await carla.call('POST', `/api/clubs/${club.id}/members`, { invite })).body).toMatchObject({
        role: 'member',
        invite: null,
      });
    expect((await clubPage(carla, club.id)).members).toHaveLength(3);
    expect((await carla.call('GET', '/api/clubs')).body).toMatchObject({
      clubs: [{ id: club.id, name: 'Thursday', role: 'member', members: 3, events: [] }],
    });
  });

  it('has another link when it was renewed, and the one before is worth nothing, but to members', async () => {
    const house = await open();
    const { path, organiser, member } = await three(house);
    const before = (await organiser.call('GET', path)).body['invite'];
    expect(await codeOf(member, 'POST', `${path}/invite`, {})).toBe('not-organiser');
    const after = (await organiser.call('POST', `${path}/invite`, {})).body['invite'];
    expect(after).not.toBe(before);
    const dora = await house.guest('Dora');
    expect(await codeOf(dora, 'POST', `${path}/members`, { invite: before })).toBe('no-such-club');
    expect(await codeOf(dora, 'GET', `${path}/door?invite=${before}`)).toBe('no-such-club');
    expect((await member.call('GET', `${path}/door?invite=${before}`)).body['isMember']).toBe(true);
    expect(await codeOf(dora, 'POST', `${path}/members`, { invite: after })).toBe(200);
  });

  it('has a name like people’s', async () => {
    const { path, owner } = await three(await open());
    for (const name of ['bot 3', 'Macher', '\u200b', ' '])
      for (const [method, to, body] of [
        ['POST', '/api/clubs', { name, isPublic: false }],
        ['PATCH', path, { name }],
        ['POST', `${path}/events`, { ...LEAGUE, name }],
      ] as const)
        expect(['name-refused', 'malformed']).toContain(await codeOf(owner, method, to, body));
    expect((await owner.call('PATCH', path, { name: '  Friday   night ' })).body['name']).toBe(
      'Friday night',
    );
  });

  it('is run by its owner and the organisers they name; members only look', async () => {
    const { club, path, owner, organiser, member } = await three(await open(), 4);
    const [, , , dora] = club.people;
    if (dora === undefined) throw new Error('nobody');
    const event = await openEvent(club, LEAGUE);
    for (const [method, to, body] of [
      ['PATCH', path, { isPublic: true }],
      ['DELETE', path],
      ['POST', `${path}/invite`, {}],
      ['PATCH', `${path}/members/${dora.person}`, { role: 'owner' }],
      ['DELETE', `${path}/members/${dora.person}`],
      ['POST', `${path}/events`, LEAGUE],
      ['PUT', `${event}/entrants/${dora.person}`, { takesPart: false }],
      ['POST', `${event}/rounds`, { round: 1, startsAt: null }],
      ['POST', `${event}/rounds/1/close`, {}],
      ['POST', `${event}/rounds/1/tables/1/start`, {}],
      ['PUT', event, LEAGUE],
      ['DELETE', event],
    ] as const)
      expect([to, await codeOf(member, method, to, body)]).toEqual([to, 'not-organiser']);
    // Organisers are the owner's to name and to send away.
    for (const [method, to, body] of [
      ['DELETE', path],
      ['PATCH', `${path}/members/${dora.person}`, { role: 'organiser' }],
      ['DELETE', `${path}/members/${owner.person}`],
    ] as const)
      expect([to, await codeOf(organiser, method, to, body)]).toEqual([to, 'not-organiser']);
    expect(await codeOf(organiser, 'DELETE', `${path}/members/${dora.person}`)).toBe(200);
    expect(await codeOf(dora, 'GET', path)).toBe('no-such-club');
    expect(await codeOf(owner, 'PATCH', `${path}/members/${dora.person}`, { role: 'owner' })).toBe(
      'no-such-person',
    );
    expect(await codeOf(owner, 'PATCH', `${path}/members/${owner.person}`, { role: 'member' })).toBe(
      'not-organiser',
    );
    const page = await owner.call('PATCH', `${path}/members/${member.person}`, { role: 'owner' });
    expect(page.body).toMatchObject({
      role: 'organiser',
      members: [{ role: 'owner', person: { name: 'Carla' } }, { role: 'organiser' }, { role: 'organiser' }],
    });
  });

  it('is the next one’s when its owner leaves or deletes their account, and gone with the last', async () => {
    const house = await open();
    const { club, path, owner, organiser, member } = await three(house);
    const event = await openEvent(club, LEAGUE);
    expect(await codeOf(owner, 'DELETE', `${path}/members/${owner.person}`)).toBe(200);
    expect(rolesIn(await clubPage(member, club.id))).toEqual(['Bernd: owner', 'Carla: member']);
    await organiser.call('PUT', `${event}/entrants/${organiser.person}`, { takesPart: true });
    expect((await organiser.call('GET', '/api/me/data')).body['clubs']).toMatchObject([
      { id: club.id, name: 'Thursday', role: 'owner', entries: [{ takesPart: true }] },
    ]);
    expect(await codeOf(organiser, 'DELETE', '/api/me', { password: null })).toBe(200);
    expect(rolesIn(await clubPage(member, club.id))).toEqual(['Carla: owner']);
    expect(JSON.stringify(await member.call('GET', event))).not.toContain('Bernd');
    await member.call('DELETE', '/api/me', { password: null });
    expect([await house.store.clubs.find(club.id), await house.store.events.of(club.id)]).toEqual([null, []]);
  });

  it('is deleted by its owner, but not while an event runs', async () => {
    const { club, path, owner } = await three(await open());
    const event = await openEvent(club, LEAGUE);
    await owner.call('POST', `${event}/rounds`, { round: 1, startsAt: null });
    expect(await codeOf(owner, 'DELETE', path)).toBe('event-begun');
    expect(await codeOf(owner, 'DELETE', event)).toBe(200);
    expect(await codeOf(owner, 'DELETE', path)).toBe(200);
    expect(await codeOf(owner, 'GET', path)).toBe('no-such-club');
    expect((await owner.call('GET', '/api/clubs')).body).toEqual({ clubs: [] });
  });
});

describe('a club that isn’t public', () => {
  it('is for others as if it weren’t there, by every door', async () => {
    const house = await open();
    const club = await openClub(house, 3);
    const event = await openEvent(club, LEAGUE);
    await club.owner.call('POST', `${event}/rounds`, { round: 1, startsAt: null });
    const id = event.split('/').at(-1) ?? '';
    const bodies: Readonly<Record<string, unknown>> = {
      'PATCH /api/clubs/:club': { isPublic: true },
      'POST /api/clubs/:club/members': { invite: 'x' },
      'PATCH /api/clubs/:club/members/:person': { role: 'member' },
      'POST /api/clubs/:club/events': LEAGUE,
      'PUT /api/clubs/:club/events/:event': LEAGUE,
      'PUT /api/clubs/:club/events/:event/entrants/:person': { takesPart: true },
      'POST /api/clubs/:club/events/:event/rounds': { round: 1, startsAt: null },
    };
    const doors = routesOf(house).filter(route => route.includes('/api/clubs/:club'));
    expect(doors.length).toBeGreaterThan(14);
    const outside = await house.guest('Zoe');
    for (const door of doors) {
      const [method = '', path = ''] = door.split(' ');
      const body = bodies[door] ?? (method === 'POST' ? {} : undefined);
      const to = (one: string): string =>
        path
          .replace(':club', one)
          .replace(':event', id)
          .replace(':person', club.owner.person)
          .replace(':round', '1')
          .replace(':table', '1');
      const shut = await outside.call(method, to(club.id), body);
      expect([door, shut.status, shut.body['code']]).toEqual([door, 404, 'no-such-club']);
      expect(await outside.call(method, to('none'), body)).toEqual(shut);
      expect([401, 404]).toContain((await house.stranger().call(method, to(club.id), body)).status);
    }
    expect((await clubPage(club.owner, club.id)).isPublic).toBe(false);
    const { rounds } = (await club.owner.call('GET', event)).body as {
      rounds: { tables: { id: string }[] }[];
    };
    const table = rounds[0]?.tables[0]?.id ?? '';
    expect(await codeOf(outside, 'GET', `/api/tables/${table}`)).toBe('not-invited');
  });

  it('has no events of another', async () => {
    const house = await open();
    const [one, other] = [await openClub(house, 1), await openClub(house, 1)];
    const event = (await openEvent(one, LEAGUE)).split('/').at(-1);
    expect(await codeOf(other.owner, 'GET', `/api/clubs/${other.id}/events/${event}`)).toBe('no-such-event');
    expect(await codeOf(other.owner, 'DELETE', `/api/clubs/${other.id}/events/${event}`)).toBe(
      'no-such-event',
    );
  });
});

describe('a public club', () => {
  it('is seen by everyone, with its events and tables, and joined by its link alone', async () => {
    const house = await open();
    const club = await openClub(house, 3, true);
    const event = await openEvent(club, LEAGUE);
    const begun = await club.owner.call('POST', `${event}/rounds`, { round: 1, startsAt: null });
    const { rounds } = begun.body as { rounds: { tables: { id: string }[] }[] };
    const zoe = await house.guest('Zoe');
    expect(await clubPage(zoe, club.id)).toMatchObject({ role: null, invite: null, isPublic: true });
    expect(await codeOf(house.stranger(), 'GET', event)).toBe(200);
    expect(await codeOf(zoe, 'GET', `/api/tables/${rounds[0]?.tables[0]?.id}`)).toBe(200);
    expect(await codeOf(zoe, 'POST', `/api/clubs/${club.id}/members`, { invite: 'x' })).toBe('no-such-club');
    expect(await codeOf(zoe, 'PUT', `${event}/entrants/${zoe.person}`, { takesPart: true })).toBe(
      'no-such-person',
    );
    expect(await codeOf(zoe, 'POST', `${event}/rounds`, { round: 2, startsAt: null })).toBe('not-organiser');
  });

  it('that was private before opens only what is begun from then on, and its owner alone decides it', async () => {
    const house = await open();
    const club = await openClub(house, 6);
    const [, bernd, carla] = club.people;
    const path = `/api/clubs/${club.id}`;
    await club.owner.call('PATCH', `${path}/members/${bernd?.person}`, { role: 'organiser' });
    const before = [await played(house, club, LEAGUE), await played(house, club, DUPLICATE)];
    const zoe = await house.guest('Zoe');
    for (const change of [{ isPublic: true }, { name: 'Friday', isPublic: true }])
      expect(await codeOf(bernd as TestClient, 'PATCH', path, change)).toBe('not-organiser');
    expect(await codeOf(bernd as TestClient, 'PATCH', path, { name: 'Friday', isPublic: false })).toBe(200);
    expect(await codeOf(club.owner, 'PATCH', path, { isPublic: true })).toBe(200);
    const after = [await played(house, club, LEAGUE), await played(house, club, DUPLICATE)];
    for (const { event, table } of before) {
      expect(await codeOf(zoe, 'GET', event)).toBe('no-such-event');
      expect(await codeOf(zoe, 'GET', `/api/tables/${table}`)).toBe('not-invited');
      expect(await codeOf(zoe, 'GET', `/api/tables/${table}/record`)).toBe('not-invited');
      expect(await codeOf(carla as TestClient, 'GET', `/api/tables/${table}`)).toBe(200);
    }
    for (const { event, table } of after) {
      expect(await codeOf(zoe, 'GET', event)).toBe(200);
      expect(await codeOf(zoe, 'GET', `/api/tables/${table}`)).toBe(200);
    }
    expect((await clubPage(zoe, club.id)).events).toHaveLength(2);
    const seen = await clubPage(carla as TestClient, club.id);
    expect(seen.events).toHaveLength(4);
    expect(seen.publicSince).toBeGreaterThan(seen.createdAt - 1);
  });
});

/** A round of it has been played. */
async function played(
  house: House,
  club: TestClub,
  settings: NewEvent,
): Promise<{ readonly event: string; readonly table: string }> {
  const event = await openEvent(club, settings);
  const page = await beginRound(club.owner, event, 1);
  await endRound(house, page);
  return { event, table: page.rounds[0]?.tables[0]?.id ?? '' };
}
