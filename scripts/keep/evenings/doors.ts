// Every door of the server: accounts, friends, notices, lists, clubs, the deal of the day, the host. Most games here are
// drawn by lot, so that of them only the form of what is said can be compared.
import { recordAt } from './game.ts';
import { openTheHost } from './hostDoors.ts';
import type { Recorder } from './recorder.ts';
import { gatherings, overDays } from './tableDoors.ts';

const PASSWORD = 'correct horse';

export async function doors(at: Recorder): Promise<void> {
  await outside(at);
  const people = await accounts(at);
  await friends(at, people);
  await notices(at);
  await programs(at);
  await gatherings(at, people);
  await overDays(at, people);
  const over = await finished(at);
  await clubs(at, people);
  await day(at);
  await at.call('anna', 'GET /api/me/data');
  await openTheHost(at, people, over);
  await goodbye(at);
}

/** outside is before anybody is known. */
async function outside(at: Recorder): Promise<void> {
  for (const path of [
    '/healthz',
    '/readyz',
    '/metrics',
    '/api/announcement',
    '/api/me',
    '/api/tables',
    '/api/socket',
  ])
    await at.call('stranger', `GET ${path}`);
  for (const path of ['/api/me/account', '/api/me/tables', '/api/nowhere', '/api/tables/nowhere', '/api/day'])
    await at.call('stranger', `GET ${path}`);
  for (const name of ['told', 'protocol', 'record', 'component-pack', 'nothing'])
    await at.call('stranger', `GET /api/schemas/${name}`);
  await at.connect('stranger');
  await at.say('stranger', { type: 'ping' });
}

async function accounts(at: Recorder): Promise<Record<string, string>> {
  const people: Record<string, string> = {};
  for (const name of ['Anna', 'Bernd', 'Carla', 'Zoe', 'Dora', 'Emil']) {
    const who = name.toLowerCase();
    const { person } = await at.call(who, 'POST /api/people', { name });
    people[who] = (person as { id: string }).id;
  }
  await at.call('stranger', 'POST /api/people', { name: '' });
  await at.call('anna', 'GET /api/me');
  for (const who of ['anna', 'bernd', 'zoe'])
    await at.call(who, 'POST /api/me/password', { password: PASSWORD, old: null });
  await at.call('anna', 'POST /api/me/password', { password: PASSWORD, old: 'wrong' });
  const kept = await at.call('anna', 'POST /api/me/password', { password: PASSWORD, old: PASSWORD });
  await at.call('stranger', 'POST /api/people', { name: 'ANNA' });
  await at.call('phone', 'POST /api/sessions', { name: 'Anna', password: 'wrong' });
  await at.call('phone', 'POST /api/sessions', { name: 'Anna', password: PASSWORD });
  await at.call('tablet', 'POST /api/sessions', { name: 'Anna', password: PASSWORD });
  const { sessions } = await at.call('anna', 'GET /api/me/account');
  const others = (sessions as { id: string; isThis?: boolean }[]).map(({ id }) => id);
  await at.call('phone', 'DELETE /api/sessions');
  await at.call('phone', 'GET /api/me');
  for (const id of others.slice(1, 2)) await at.call('anna', `DELETE /api/me/sessions/${id}`);
  await at.call('anna', 'DELETE /api/me/sessions/nothing');
  await at.call('anna', 'DELETE /api/me/sessions');
  await at.call('phone', 'POST /api/recovery', { name: 'Anna', code: 'wrong', password: PASSWORD });
  const { recovery } = kept;
  if (typeof recovery === 'string')
    await at.call('phone', 'POST /api/recovery', { name: 'Anna', code: recovery, password: PASSWORD });
  await at.as('anna', 'phone');
  return people;
}

async function friends(at: Recorder, { anna, bernd, carla, zoe }: Record<string, string>): Promise<void> {
  await at.call('anna', 'POST /api/me/friends', { person: bernd });
  await at.call('bernd', 'GET /api/me/friends');
  await at.call('bernd', 'POST /api/me/friends', { person: anna });
  await at.call('zoe', 'POST /api/me/friends', { person: anna });
  await at.call('anna', `DELETE /api/me/friends/${zoe}`);
  await at.call('anna', 'POST /api/me/friends', { person: 'nobody' });
  await at.call('carla', 'POST /api/me/friends', { person: anna });
  await at.call('anna', 'PUT /api/me/friends', { isShown: true });
  await at.call('anna', 'POST /api/me/blocked', { person: carla });
  await at.call('anna', 'GET /api/me/friends');
  await at.call('anna', `DELETE /api/me/blocked/${carla}`);
  await at.call('anna', 'POST /api/me/blocked', { person: 'nobody' });
  for (const who of ['zoe', 'stranger']) await at.call(who, `GET /api/people/${anna}`);
  await at.call('zoe', 'GET /api/people/nobody');
}

async function notices(at: Recorder): Promise<void> {
  const settings = {
    kinds: { turn: true, against: true, talk: true, invited: true, ended: true },
    quiet: null,
    timeZone: 'Europe/Warsaw',
    language: 'de',
  };
  await at.call('bernd', 'GET /api/me/notices');
  for (const who of ['bernd', 'zoe']) await at.call(who, 'PUT /api/me/notices', settings);
  await at.call('bernd', 'PUT /api/me/notices', { ...settings, timeZone: 'Moon/Sea' });
  const channels = '/api/me/notices/channels';
  await at.call('bernd', `POST ${channels}`, { kind: 'webhook', form: 'slack', url: 'https://10.0.0.1/x' });
  const hook = { kind: 'webhook', form: 'ntfy', url: 'http://127.0.0.1:9/topic' };
  const { id } = await at.call('bernd', `POST ${channels}`, hook);
  await at.call('bernd', `POST ${channels}/${id}/test`);
  await at.call('bernd', `PATCH ${channels}/${id}`, { isOn: false });
  await at.call('bernd', `DELETE ${channels}/${id}`);
  const mail = await at.call('bernd', `POST ${channels}`, { kind: 'mail', address: 'bernd@mail.example' });
  const { code } = await at.mail('bernd');
  await at.call('bernd', `POST ${channels}/${mail['id']}/confirm`, { code: 'AAAAAAAA' });
  await at.call('bernd', `POST ${channels}/${mail['id']}/confirm`, { code });
  await at.call('bernd', `POST ${channels}/${mail['id']}/test`);
  const { off } = await at.mail('bernd');
  await at.call('stranger', `GET /api/notices/off/${off}`);
  await at.call('stranger', `POST /api/notices/off/${off}`);
  await at.call('stranger', 'GET /api/notices/off/nothing');
  const feed = await at.call('bernd', 'POST /api/me/notices/feed', {});
  await at.call('stranger', `GET ${feed['json']}`);
  await at.call('stranger', `GET ${feed['atom']}`);
  await at.call('bernd', 'DELETE /api/me/notices/feed');
  await at.call('stranger', `GET ${feed['json']}`);
  await at.call('zoe', 'POST /api/me/notices/feed', {});
}

async function programs(at: Recorder): Promise<void> {
  await at.call('carla', 'POST /api/me/programs', { name: 'hers.py' });
  const made = await at.call('anna', 'POST /api/me/programs', { name: 'first.py' });
  const { id } = made['program'] as { id: string };
  const { token } = await at.call('anna', `POST /api/me/programs/${id}/token`);
  await at.shows('program', String(token));
  await at.call('program', 'GET /api/me');
  await at.call('program', 'GET /api/me/account');
  const second = await at.call('anna', 'POST /api/me/programs', { name: 'second.py' });
  await at.call('anna', 'GET /api/me/programs');
  await at.call('anna', `DELETE /api/me/programs/${(second['program'] as { id: string }).id}`);
  await at.call('anna', 'DELETE /api/me/programs/nothing');
  await at.call('anna', 'PUT /api/me/sharing', { sharing: 'all' });
}

/** finished is a game that ends soon, and what can be asked of it. */
async function finished(at: Recorder): Promise<string> {
  const record = recordAt('2019-4-3p-random');
  const version = record.actions.length - 1;
  const last = record.actions[version];
  const open = { record, version, pace: { kind: 'none' }, isPrivate: false };
  const who = [0, 1, 2].map(seat => (seat === last?.seat ? 'me' : '0'));
  const { id } = await at.call('bernd', 'POST /api/tables/from-record', { ...open, seats: who });
  await at.call('bernd', 'POST /api/tables/from-record', { ...open, version: 5000, seats: who });
  await at.call('bernd', 'POST /api/tables/from-record', {
    ...open,
    record: { ...record, seats: [] },
    seats: who,
  });
  const table = String(id);
  await at.connect('bernd');
  await at.say('bernd', { type: 'watch', table, since: 0, invite: null });
  await at.ask('bernd', table, { kind: 'ready', isReady: true, origin: 'record' });
  await at.ask('bernd', table, { kind: 'start' });
  const number = Number(
    (at.heard('bernd').findLast(({ type }) => type === 'news')?.['sheet'] as { number: number } | undefined)
      ?.number,
  );
  await at.ask('bernd', table, { kind: 'act', number, action: last });
  const path = `/api/tables/${table}`;
  for (const each of [
    '',
    '/record',
    '/moments',
    '/rules',
    '/sheet',
    '/questions/40/0',
    '/questions/40/1',
    '/questions/40/2',
  ])
    await at.call('zoe', `GET ${path}${each}`);
  await at.call('zoe', `POST ${path}/rematch`);
  await at.call('bernd', `POST ${path}/rematch`);
  await at.call('bernd', `POST ${path}/same-deal`);
  await at.call('zoe', 'GET /api/tables?stage=over');
  const { person } = await at.call('bernd', 'GET /api/me');
  await at.call('zoe', `GET /api/people/${(person as { id: string }).id}/games`);
  return table;
}

async function clubs(at: Recorder, { bernd, carla, dora }: Record<string, string>): Promise<void> {
  await at.call('anna', 'GET /api/clubs');
  const { id } = await at.call('anna', 'POST /api/clubs', { name: 'Thursday', isPublic: false });
  const club = `/api/clubs/${id}`;
  await at.call('anna', `POST ${club}/invite`, {});
  const { invite } = await at.call('anna', `GET ${club}`);
  await at.call('zoe', `GET ${club}`);
  await at.call('zoe', `GET ${club}/door?invite=wrong`);
  await at.call('zoe', `GET ${club}/door?invite=${invite}`);
  for (const who of ['bernd', 'carla', 'dora', 'zoe']) await at.call(who, `POST ${club}/members`, { invite });
  await at.call('anna', `PATCH ${club}`, { name: 'Thursday and Friday', isPublic: true });
  await at.call('bernd', `PATCH ${club}`, { name: 'Ours' });
  await at.call('anna', `PATCH ${club}/members/${bernd}`, { role: 'organiser' });
  await at.call('anna', `DELETE ${club}/members/${dora}`);
  const settings = {
    ...{ name: 'Winter', ruleset: '2019-4', players: 3, pace: { kind: 'none' }, bot: '0', entry: 'all' },
    ...{ plan: { kind: 'duplicate', rounds: 2 }, startsAt: null },
  };
  await at.call('carla', `POST ${club}/events`, settings);
  const made = await at.call('bernd', `POST ${club}/events`, settings);
  const event = `${club}/events/${made['id']}`;
  await at.call('anna', `PUT ${event}`, { ...settings, name: 'Winter cup' });
  await at.call('carla', `PUT ${event}/entrants/${carla}`, { takesPart: false });
  await at.call('carla', `PUT ${event}/entrants/${carla}`, { takesPart: true });
  await at.call('anna', `POST ${event}/rounds`, { round: 1, startsAt: null });
  await at.call('anna', `POST ${event}/rounds`, { round: 1, startsAt: null });
  await at.call('anna', `POST ${event}/rounds`, { round: 2, startsAt: null });
  await at.call('anna', `POST ${event}/rounds/1/tables/1/start`, {});
  await at.call('anna', `POST ${event}/rounds/1/close`, {});
  await at.call('zoe', `GET ${event}`);
  await at.call('anna', 'GET /api/clubs');
  await at.call('anna', `DELETE ${event}`);
  await at.call('zoe', `GET ${event}`);
  await at.call('bernd', `DELETE ${club}`);
  await at.call('anna', `DELETE ${club}`);
  await at.call('anna', `GET ${club}`);
}

async function day(at: Recorder): Promise<void> {
  await at.call('dora', 'GET /api/day');
  await at.call('dora', 'POST /api/day', {});
  await at.call('dora', 'POST /api/day', {});
  await at.call('dora', 'GET /api/day');
  for (const each of ['2027-01-15', '2027-01-14', '2099-01-01', 'someday'])
    await at.call('dora', `GET /api/days/${each}`);
}

async function goodbye(at: Recorder): Promise<void> {
  for (const who of ['anna', 'bernd', 'carla', 'dora', 'emil', 'stranger']) await at.leave(who);
  await at.call('zoe', 'DELETE /api/me', { password: 'wrong' });
  await at.call('zoe', 'DELETE /api/me', { password: PASSWORD });
  await at.call('zoe', 'GET /api/me');
  await at.call('emil', 'DELETE /api/me', { password: null });
}
