import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerKey, serverSpeaker } from '@macher/server';
import { describe, expect, it } from 'vitest';
import type { Settings } from '../../packages/server/src/settings.ts';
import { explain, explainStore, wrongNode } from '../../packages/server/src/startupErrors.ts';
import { hasData, openStore } from '../../packages/server/src/store/open.ts';
import { NewerDataError } from '../../packages/server/src/store/troubles.ts';

const say = serverSpeaker('en');
const settings: Settings = {
  port: 81,
  proxies: [],
  hosts: [],
  host: 'here.example',
  store: { kind: 'folder', address: '/srv/data', place: '/srv/data' },
  notices: { url: null, mail: null, networks: [] },
  unbegunDays: 14,
  guestDays: 180,
  log: false,
};
const VALUES = { port: '81', host: 'here.example', folder: '/srv/data', reason: 'as it says' };

/** An error as Node throws it. */
function failure(fields: object): Error {
  return Object.assign(new Error('as it says'), fields);
}

function expectText(error: unknown, key: ServerKey): void {
  expect(explain(error, settings, say)).toBe(say(key, VALUES));
}

describe('a server that cannot listen says why', () => {
  it.each([
    ['EADDRINUSE', 'port.taken'],
    ['EACCES', 'port.forbidden'],
    ['EADDRNOTAVAIL', 'host.unknown'],
    ['EAFNOSUPPORT', 'port.other'],
  ] as const)('%s: %s', (code, key) => expectText(failure({ syscall: 'listen', code }), key));

  it.each([
    ['ENOTFOUND', 'host.unknown'],
    ['EAI_AGAIN', 'host.unknown'],
    ['EAI_FAIL', 'port.other'],
  ] as const)('about a name, %s: %s', (code, key) =>
    expectText(failure({ syscall: 'getaddrinfo', code }), key),
  );
});

describe('a server that cannot use its folder says why', () => {
  it.each([
    ['EEXIST', 'folder.file'],
    ['ENOTDIR', 'folder.file'],
    ['EACCES', 'folder.forbidden'],
    ['EPERM', 'folder.forbidden'],
    ['EROFS', 'folder.forbidden'],
    ['ENOSPC', 'folder.full'],
    ['EMFILE', 'other'],
  ] as const)('%s: %s', (code, key) => expectText(failure({ syscall: 'mkdir', code }), key));

  it('in the words of the error if it is none of these', () => expectText(failure({}), 'other'));
});

/** From sqlite3.h. */
const RESULTS: readonly (readonly [string, number, ServerKey])[] = [
  ['SQLITE_ERROR', 1, 'data.other'],
  ['SQLITE_PERM', 3, 'data.other'],
  ['SQLITE_BUSY', 5, 'data.busy'],
  ['SQLITE_BUSY_SNAPSHOT', 517, 'data.busy'],
  ['SQLITE_READONLY', 8, 'data.forbidden'],
  ['SQLITE_READONLY_DBMOVED', 1032, 'data.forbidden'],
  ['SQLITE_IOERR', 10, 'data.disk'],
  ['SQLITE_IOERR_WRITE', 778, 'data.disk'],
  ['SQLITE_CORRUPT', 11, 'data.damaged'],
  ['SQLITE_FULL', 13, 'folder.full'],
  ['SQLITE_CANTOPEN', 14, 'data.forbidden'],
  ['SQLITE_CANTOPEN_ISDIR', 526, 'data.forbidden'],
  ['SQLITE_NOTADB', 26, 'data.damaged'],
];

describe('a server that cannot use its data says why', () => {
  it.each(RESULTS)('%s, %i: %s', (_name, errcode, key) =>
    expectText(failure({ code: 'ERR_SQLITE_ERROR', errcode }), key),
  );

  it('even if SQLite gives no number', () => expectText(failure({ code: 'ERR_SQLITE_ERROR' }), 'data.other'));

  it('with both versions if the data is of a newer program', () => {
    const values = { folder: '/srv/data', version: 7, known: 3 };
    expect(explain(new NewerDataError(7, 3), settings, say)).toBe(say('data.newer', values));
  });

  it('the same to the doctor and the backup', () => {
    const error = failure({ code: 'ERR_SQLITE_ERROR', errcode: 5 });
    expect(explainStore(error, settings.store, say)).toBe(say('data.busy', VALUES));
  });
});

describe('a store', () => {
  it('is opened by its address, and then there is data', async () => {
    const place = mkdtempSync(join(tmpdir(), 'macher-open-'));
    const address = { kind: 'folder', address: place, place } as const;
    expect(await hasData(address)).toBe(false);
    const store = await openStore(address);
    expect(await store.tableIds()).toEqual([]);
    await store.close();
    expect(await hasData(address)).toBe(true);
    rmSync(place, { recursive: true });
  });

  it('explains an error of its own making', async () => {
    const place = mkdtempSync(join(tmpdir(), 'macher-open-'));
    writeFileSync(join(place, 'macher.sqlite'), 'this is a letter, not a database'.repeat(100));
    const address = { kind: 'folder', address: place, place } as const;
    let text = '';
    try {
      await openStore(address);
    } catch (error) {
      text = explainStore(error, address, say);
    }
    expect(text).toContain(`The data in ${place} is damaged`);
    rmSync(place, { recursive: true });
  });
});

describe('Node', () => {
  it.each(['4.9.1', '22.18.0', '23.99.99'])('%s is too old', version => {
    expect(wrongNode(version, say)).toBe(
      `Node 24 or newer is needed, this is ${version}. The one in node_modules/.bin is new enough, and npm run uses it.`,
    );
  });

  it.each(['24.0.0', '100.1.0'])('%s is new enough', version => expect(wrongNode(version, say)).toBeNull());
});
