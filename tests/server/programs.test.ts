import { randomOf } from '@macher/engine';
import type { OwnProgram, Request, Sheet } from '@macher/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROGRAM_DOORS } from '../../packages/server/src/programDoors.ts';
import { type TestClient, tableFor } from './client.ts';
import { type House, openHouse, until } from './house.ts';
import { programOf } from './program.ts';
import { routesOf } from './routes.ts';

const PASSWORD = 'correct horse';

let house: House;
let anna: TestClient;

/** Anna keeps her name. */
beforeEach(async () => {
  house = await openHouse({ limits: { passwordsAtOnce: 100 } });
  anna = await house.guest('Anna');
  await anna.call('POST', '/api/me/password', { password: PASSWORD, old: null });
});

afterEach(() => house.close());

interface Made {
  readonly id: string;
  readonly invite: string;
}

async function tableOf(isPrivate: boolean, change: object = {}): Promise<Made> {
  const wanted = { ...tableFor('2019-4', ['me', 'open', '0'], isPrivate), ...change };
  const { body } = await anna.call('POST', '/api/tables', wanted);
  return { id: String(body['id']), invite: String(body['invite']) };
}

async function programs(): Promise<readonly OwnProgram[]> {
  return (await anna.call('GET', '/api/me/programs')).body['programs'] as OwnProgram[];
}

describe('programs of a person', () => {
  it('are made by people who keep their name, and listed without their tokens', async () => {
    const guest = await house.guest('Bernd');
    expect(await guest.call('POST', '/api/me/programs', { name: 'mine' })).toMatchObject({
      status: 403,
      body: { code: 'wrong-password' },
    });
    const first = await programOf(house, anna, 'first.py');
    expect(first.token).toMatch(/^macher_[\w-]{22}$/);
    const listed = await anna.call('GET', '/api/me/account');
    expect(listed.body).toMatchObject({ programs: [{ name: 'first.py', usedAt: null }], sharing: 'none' });
    expect(JSON.stringify(listed.body)).not.toContain(first.token);
    expect(await first.call('GET', '/api/me')).toMatchObject({
      body: { person: { id: first.id, name: 'first.py', isProgram: true } },
    });
    expect((await programs())[0]?.usedAt).toEqual(expect.any(Number));
    expect(JSON.stringify((await anna.call('GET', '/api/me/data')).body)).toContain('first.py');
  });

  it('are ten at most, and have no name that a person keeps', async () => {
    expect(await anna.call('POST', '/api/me/programs', { name: 'ANNA' })).toMatchObject({
      status: 409,
      body: { code: 'name-taken' },
    });
    for (let made = 0; made < 10; made += 1) await programOf(house, anna, `number ${made}`);
    expect(await anna.call('POST', '/api/me/programs', { name: 'one more' })).toMatchObject({
      status: 429,
      body: { code: 'too-many-programs' },
    });
  });

  it('get another token, and the one before is worth nothing', async () => {
    const first = await programOf(house, anna, 'first.py');
    const { body } = await anna.call('POST', `/api/me/programs/${first.id}/token`);
    expect(await first.call('GET', '/api/me')).toMatchObject({
      status: 401,
      body: { code: 'not-signed-in' },
    });
    const again = first.with(String(body['token']));
    expect((await again.call('GET', '/api/me')).status).toBe(200);
    expect((await anna.call('POST', '/api/me/programs/other/token')).status).toBe(404);
  });

  it('of others are nobody’s to end', async () => {
    const bernd = await house.guest('Bernd');
    await bernd.call('POST', '/api/me/password', { password: PASSWORD, old: null });
    const first = await programOf(house, anna, 'first.py');
    expect((await bernd.call('DELETE', `/api/me/programs/${first.id}`)).status).toBe(404);
    expect((await bernd.call('POST', `/api/me/programs/${first.id}/token`)).status).toBe(404);
    expect((await first.call('GET', '/api/me')).status).toBe(200);
  });

  it('go with their person, and by themselves: a bot plays on, and nothing has their name', async () => {
    const [first, second] = [
      await programOf(house, anna, 'Firstling'),
      await programOf(house, anna, 'Secondling'),
    ];
    const { id, invite } = await tableOf(true, { seats: tableFor('2019-4', ['open', 'open', '0']).seats });
    for (const [seat, each] of [first, second].entries()) await each.sit(id, invite, seat);
    await anna.connect();
    anna.watch(id);
    await until(() => anna.sheets.has(id), 'the table');
    expect(await anna.ask(id, { kind: 'start' })).toMatchObject({ ok: true });
    const left = await anna.call('DELETE', `/api/me/programs/${first.id}`);
    expect(left.body).toMatchObject({ programs: [{ name: 'Secondling' }] });
    expect((await first.call('GET', '/api/me')).status).toBe(401);
    await anna.call('DELETE', '/api/me', { password: PASSWORD });
    expect((await second.call('GET', '/api/me')).status).toBe(401);
    const kept = JSON.stringify([await house.store.entries(id), await house.store.table(id)]);
    for (const name of ['Firstling', 'Secondling']) expect(kept).not.toContain(name);
    expect(kept).toContain('"isProgram":true');
    expect(await house.store.person(second.id)).toBeNull();
  });

  it('are let in no more while their person is blocked by the host', async () => {
    const first = await programOf(house, anna, 'first.py');
    await house.store.ownerBook.block(anna.person, 1);
    expect((await first.call('GET', '/api/me')).status).toBe(401);
  });
});

describe('two hands of one person', () => {
  const seats = tableFor('2019-4', ['open', 'open', 'open']).seats;

  it('are at no table where others play: neither a person with a program of theirs, nor two of them', async () => {
    const [first, second] = [
      await programOf(house, anna, 'first.py'),
      await programOf(house, anna, 'second.py'),
    ];
    const { id, invite } = await tableOf(true, { seats });
    const bernd = await house.guest('Bernd');
    for (const each of [anna, bernd]) {
      await each.connect();
      each.watch(id, invite);
      await until(() => each.sheets.has(id), 'the table');
    }
    const sit = (client: TestClient, seat: number) => client.ask(id, { kind: 'sit', seat });
    expect(await sit(bernd, 0)).toMatchObject({ ok: true });
    expect(await first.sit(id, invite, 1)).toMatchObject({ ok: true });
    expect(await second.sit(id, invite, 2)).toMatchObject({ refusal: { code: 'seen-another' } });
    expect(await sit(anna, 2)).toMatchObject({ refusal: { code: 'seen-another' } });
    await bernd.ask(id, { kind: 'stand-up' });
    expect(await sit(anna, 2)).toMatchObject({ ok: true });
    expect(await sit(bernd, 0)).toMatchObject({ refusal: { code: 'not-admitted' } });
    expect(await first.ask(id, { kind: 'stand-up' }, invite)).toMatchObject({ ok: true });
    expect(await sit(bernd, 0)).toMatchObject({ ok: true });
  });

  it('are told apart by everyone: a program’s page says whose it is', async () => {
    const first = await programOf(house, anna, 'first.py');
    const page = async (id: string) => (await house.stranger().call('GET', `/api/people/${id}`)).body;
    expect(await page(first.id)).toMatchObject({ owner: { id: anna.person, name: 'Anna' } });
    expect(await page(anna.person)).toMatchObject({ owner: null });
  });
});

describe('what a program may call', () => {
  it('is what the list of doors says: all else is for people, whatever is added', async () => {
    const first = await programOf(house, anna, 'first.py');
    const routes = routesOf(house).filter(route => route.includes('/api/'));
    for (const door of PROGRAM_DOORS) expect(routes).toContain(door);
    const others = routes.filter(route => !PROGRAM_DOORS.has(route));
    expect(others.length).toBeGreaterThan(30);
    for (const route of others) {
      const [method = '', path = ''] = route.split(' ');
      const { status, body } = await first.call(method, path.replaceAll(/:\w+/g, '0'));
      expect([route, status, body['code']]).toEqual([route, 403, 'not-for-programs']);
    }
  });

  it('is nothing with its token in a cookie, and a cookie is no token', async () => {
    const first = await programOf(house, anna, 'first.py');
    const disguised = house.stranger();
    disguised.cookie = `macher=${first.token}`;
    expect((await disguised.call('GET', '/api/me')).body).toEqual({ person: null });
    const [, cookie = ''] = anna.cookie.split('=');
    expect((await first.with(cookie).call('GET', '/api/me')).body).toEqual({ person: null });
  });
});

describe('a table', () => {
  it('admits programs if it is private, and if it is public only where its opener wants it', async () => {
    const first = await programOf(house, anna, 'first.py');
    const closed = await tableOf(false);
    expect(await first.sit(closed.id, null, 1)).toEqual({
      ok: false,
      refusal: { by: 'table', code: 'no-programs' },
    });
    const shut = await tableOf(true, { admitsPrograms: false });
    expect(await first.sit(shut.id, shut.invite, 1)).toMatchObject({ refusal: { code: 'no-programs' } });
    expect(await first.ask(shut.id, { kind: 'serve', seat: 0 }, shut.invite)).toMatchObject({
      refusal: { code: 'no-programs' },
    });
    const open = await tableOf(false, { admitsPrograms: true });
    expect(await first.sit(open.id, null, 1)).toMatchObject({ ok: true });
    const { body } = await anna.call('GET', `/api/tables/${open.id}`);
    expect(body).toMatchObject({ admitsPrograms: true, names: ['Anna'], programs: ['first.py'] });
    expect((body['sheet'] as Sheet).places[1]).toMatchObject({
      person: { name: 'first.py', isProgram: true },
    });
  });

  it('refuses programs over the socket just so, and ends their sockets with their token', async () => {
    const first = await programOf(house, anna, 'first.py');
    const { id } = await tableOf(false);
    const socket = first.client();
    await socket.connect();
    socket.watch(id);
    await until(() => socket.sheets.has(id), 'the table');
    expect(socket.received[0]).toContain('"isProgram":true');
    expect(await socket.ask(id, { kind: 'sit', seat: 1 })).toMatchObject({
      refusal: { code: 'no-programs' },
    });
    await anna.call('POST', `/api/me/programs/${first.id}/token`);
    await until(() => socket.closeCode === 1008, 'the end of the socket');
    const late = first.client();
    await late.connect();
    await until(() => late.closeCode === 1008, 'no new socket');
  });

  it('where ratings count is for people', async () => {
    const wanted = { ...tableFor('2019-4', ['me', 'open', 'open'], true), isRated: true };
    expect(await anna.call('POST', '/api/tables', { ...wanted, admitsPrograms: true })).toMatchObject({
      status: 400,
      body: { code: 'malformed' },
    });
    const first = await programOf(house, anna, 'first.py');
    const { body } = await anna.call('POST', '/api/tables', wanted);
    expect(await first.sit(String(body['id']), String(body['invite']), 1)).toMatchObject({
      refusal: { code: 'no-programs' },
    });
  });
});

describe('to play call by call', () => {
  it('a program plays to the end without a socket, and hears at once when it is asked', async () => {
    const first = await programOf(house, anna, 'first.py');
    const { id, invite } = await tableOf(true, { seats: tableFor('2019-4', ['0', 'open', '0']).seats });
    expect(await first.sit(id, invite, 1)).toMatchObject({ ok: true });
    await anna.connect();
    anna.watch(id);
    await until(() => anna.sheets.has(id), 'the table');
    await anna.ask(id, { kind: 'start' });
    const sheet = await first.playOut(id, randomOf('call by call'));
    expect(sheet.stage).toBe('over');
  });

  it('the same request under the same name is done once, and refusals have codes and rules', async () => {
    const first = await programOf(house, anna, 'first.py');
    const { id, invite } = await tableOf(true);
    const sit: Request = { kind: 'sit', seat: 1 };
    const done = await first.ask(id, sit, invite, 'once');
    expect(done).toMatchObject({ ok: true, number: expect.any(Number) });
    expect(await first.ask(id, sit, null, 'once')).toEqual(done);
    expect(await first.ask(id, sit, null, 'twice')).toMatchObject({
      refusal: { by: 'table', code: 'seat-taken' },
    });
    expect((await house.stranger().call('POST', `/api/tables/${id}/ask?invite=${invite}`, BODY)).status).toBe(
      401,
    );
    expect(
      await first.call('POST', `/api/tables/${id}/ask`, { id: 'x', request: { kind: 'dance' } }),
    ).toMatchObject({ status: 400 });
  });

  const BODY = { id: 'x', request: { kind: 'sit', seat: 1 } };

  it('waits until something happens, or as long as it is told; so many calls at once', async () => {
    const first = await programOf(house, anna, 'first.py');
    const { id, invite } = await tableOf(true);
    await first.sit(id, invite, 1);
    const { sheet } = await first.look(id);
    const path = `/api/tables/${id}/sheet?after=${sheet.number}`;
    expect((await first.call('GET', `${path}&wait=0`)).body['sheet']).toEqual(sheet);
    const waiting = Array.from({ length: 10 }, () => first.call('GET', `${path}&wait=25`));
    await until(async () => (await first.call('GET', `${path}&wait=1`)).status === 429, 'too many waits');
    await anna.connect();
    anna.watch(id);
    await until(() => anna.sheets.has(id), 'the table');
    await anna.ask(id, { kind: 'say', room: 'players', text: 'hello' });
    for (const { body } of await Promise.all(waiting))
      expect((body['sheet'] as Sheet).number).toBe(sheet.number + 1);
    expect((await first.call('GET', `${path}&wait=26`)).status).toBe(400);
  });

  it('tells who has waited nothing by a token that was worth something when they called', async () => {
    const first = await programOf(house, anna, 'first.py');
    const { id, invite } = await tableOf(true);
    await first.sit(id, invite, 1);
    const { sheet } = await first.look(id);
    const path = `/api/tables/${id}/sheet?after=${sheet.number}`;
    const waiting = Array.from({ length: 10 }, () => first.call('GET', `${path}&wait=25`));
    await until(async () => (await first.call('GET', `${path}&wait=1`)).status === 429, 'ten who wait');
    await anna.call('POST', `/api/me/programs/${first.id}/token`);
    await anna.call('POST', `/api/tables/${id}/ask`, { id: 'x', request: { kind: 'remove-bot', seat: 2 } });
    for (const { status } of await Promise.all(waiting)) expect(status).toBe(401);
  });

  it('refuses what is nested deeper than anything it could write down', async () => {
    const first = await programOf(house, anna, 'first.py');
    const { id, invite } = await tableOf(true);
    await first.sit(id, invite, 1);
    const action = JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`) as unknown;
    const request = { kind: 'act', number: 1, action };
    expect(await first.call('POST', `/api/tables/${id}/ask`, { id: 'x', request })).toMatchObject({
      status: 400,
      body: { code: 'malformed' },
    });
  });

  it('counts everyone’s money for programs, who keep nothing between their decisions, and for nobody else', async () => {
    const first = await programOf(house, anna, 'first.py');
    const { id, invite } = await tableOf(true, { seats: tableFor('2019-4', ['0', 'open', '0']).seats });
    await first.sit(id, invite, 1);
    await anna.connect();
    anna.watch(id);
    await until(() => anna.sheets.has(id), 'the table');
    await anna.ask(id, { kind: 'start' });
    const money = ({ view }: Sheet) => view?.players.map(player => player.money !== null);
    expect(money((await first.look(id)).sheet)).toEqual([false, true, false]);
    const counted = await first.call('GET', `/api/tables/${id}/sheet?counted=1`);
    expect(money(counted.body['sheet'] as Sheet)).toEqual([true, true, true]);
    expect(await anna.call('GET', `/api/tables/${id}/sheet?counted=1`)).toMatchObject({
      status: 403,
      body: { code: 'only-for-programs' },
    });
  });
});

describe('what people agree on', () => {
  it('is not asked of programs: a person among programs and bots goes back as with bots alone', async () => {
    const first = await programOf(house, anna, 'first.py');
    const { id, invite } = await tableOf(true);
    await first.sit(id, invite, 1);
    await anna.connect();
    anna.watch(id);
    await until(() => anna.sheets.has(id), 'the table');
    await anna.ask(id, { kind: 'start' });
    const pause: Request = { kind: 'propose', proposal: { kind: 'pause', isPaused: true } };
    expect(await anna.ask(id, pause)).toMatchObject({ ok: true });
    await until(() => anna.sheets.get(id)?.clock.isPaused === true, 'a pause');
    await anna.ask(id, { kind: 'propose', proposal: { kind: 'abandon' } });
    await until(() => anna.sheets.get(id)?.stage === 'abandoned', 'the end');
  });
});
