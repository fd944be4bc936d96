import { resolve } from 'node:path';
import { serverSpeaker } from '@macher/server';
import { describe, expect, it } from 'vitest';
import { settingsIn, storeIn } from '../../packages/server/src/settings.ts';

const say = serverSpeaker('en');

function isLogging(environment: Readonly<Record<string, string>>): boolean | null {
  const settings = settingsIn(environment, say);
  return typeof settings === 'string' ? null : settings.log;
}

describe('the settings', () => {
  it('are all optional, and an empty one counts as none', () => {
    const usual = { port: 8080, host: '0.0.0.0', store: { kind: 'folder', place: resolve('data') } };
    expect(settingsIn({}, say)).toMatchObject(usual);
    expect(settingsIn({ PORT: '', HOST: '', MACHER_DATA: '', MACHER_LOG: '' }, say)).toMatchObject(usual);
  });

  it('name the port, the address and the data folder', () => {
    const environment = { PORT: '9000', HOST: '127.0.0.1', MACHER_DATA: 'some/where' };
    expect(settingsIn(environment, say)).toMatchObject({
      port: 9000,
      host: '127.0.0.1',
      store: { kind: 'folder', place: resolve('some/where') },
    });
  });

  it.each(['0', '1', '65535'])('take %s for a port', PORT => {
    expect(settingsIn({ PORT }, say)).toMatchObject({ port: Number(PORT) });
  });

  it.each(['eighty', '-1', '80.5', '65536', '70000', '0x50', '1e3', '000080', ' 80'])(
    'do not take %s for a port',
    PORT => {
      expect(settingsIn({ PORT }, say)).toBe(
        `PORT must be a number from 0 to 65535, not ${PORT}. Leave it out for 8080.`,
      );
    },
  );

  it.each(['mysql://me:secret@localhost/macher', 'HTTPS://macher.example', 'constructor://x'])(
    'do not take %s for a folder: no store has such an address, and a password in it is not shown',
    MACHER_DATA => {
      const answer = say('settings.data', { data: `${MACHER_DATA.split(':')[0]}://…` });
      expect(settingsIn({ MACHER_DATA }, say)).toBe(answer);
      expect(storeIn({ MACHER_DATA }, say)).toBe(answer);
    },
  );

  it('choose PostgreSQL by its address, which is shown without the password', () => {
    const address = 'postgres://me:secret@db.example:5433/macher';
    const store = { kind: 'postgres', address, place: 'postgres://me@db.example:5433/macher' };
    expect(storeIn({ MACHER_DATA: address }, say)).toEqual(store);
    expect(storeIn({ DATABASE_URL: address, MACHER_DATA: 'some/where' }, say)).toEqual(store);
    expect(storeIn({ DATABASE_URL: '', MACHER_DATA: 'some' }, say)).toMatchObject({ kind: 'folder' });
  });

  it.each(['some/where', 'mysql://me:secret@localhost/macher'])('take no DATABASE_URL such as %s', wrong => {
    const answer = storeIn({ DATABASE_URL: wrong }, say);
    expect(answer).toMatch(/^DATABASE_URL must be the address of a PostgreSQL database/);
    expect(answer).not.toContain('secret');
  });

  it.each(['C:\\data', 'C:/data', './a:b', 'a/b://c'])('take %s for a folder', MACHER_DATA => {
    expect(storeIn({ MACHER_DATA }, say)).toMatchObject({ kind: 'folder', place: resolve(MACHER_DATA) });
  });

  it('say how many days a table waits for its game: 14, or as many as you like', () => {
    expect(settingsIn({}, say)).toMatchObject({ unbegunDays: 14, guestDays: 180 });
    expect(settingsIn({ MACHER_GUEST_DAYS: '400' }, say)).toMatchObject({ guestDays: 400 });
    expect(settingsIn({ MACHER_GUEST_DAYS: '0' }, say)).toContain('MACHER_GUEST_DAYS');
    expect(settingsIn({ MACHER_TABLE_DAYS: '3' }, say)).toMatchObject({ unbegunDays: 3 });
    for (const days of ['0', '-1', 'ten', '1.5', '10000'])
      expect(settingsIn({ MACHER_TABLE_DAYS: days }, say)).toBe(
        `MACHER_TABLE_DAYS must be a number of days from 1 to 9999, not ${days}. Leave it out for 14.`,
      );
  });

  it('believe no proxy unless it is named', () => {
    expect(settingsIn({}, say)).toMatchObject({ proxies: [] });
    expect(settingsIn({ MACHER_PROXY: '' }, say)).toMatchObject({ proxies: [] });
    const named = { MACHER_PROXY: '127.0.0.1, ::1,10.0.0.0/8, fd00::/8' };
    expect(settingsIn(named, say)).toMatchObject({ proxies: ['127.0.0.1', '::1', '10.0.0.0/8', 'fd00::/8'] });
  });

  it.each(['true', 'loopback', '1', 'proxy.example', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.0/8/8'])(
    'do not take %s for the address of a proxy',
    proxy => {
      const answer = settingsIn({ MACHER_PROXY: `127.0.0.1,${proxy}` }, say);
      expect(answer).toBe(
        `MACHER_PROXY must be the address your proxy calls from, such as 127.0.0.1 or 10.0.0.0/8, not ${proxy}. Leave it out if there is no proxy.`,
      );
    },
  );

  it('turn the log on and off; without them it is off in a terminal only', () => {
    expect(isLogging({ MACHER_LOG: 'on' })).toBe(true);
    expect(isLogging({ MACHER_LOG: 'off' })).toBe(false);
    expect(isLogging({})).toBe(!process.stdout.isTTY);
  });
});
