import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverSpeaker } from '@macher/server';
import { afterAll, describe, expect, it } from 'vitest';
import { backUp, examine, newOwnerSecret } from '../../packages/server/src/admin.ts';
import { serve } from '../../packages/server/src/main.ts';
import { settingsIn } from '../../packages/server/src/settings.ts';
import { explain } from '../../packages/server/src/startupErrors.ts';
import { lockStore, openStore, storeAddressIn } from '../../packages/server/src/store/open.ts';

const say = serverSpeaker('en');
const folder = mkdtempSync(join(tmpdir(), 'macher-place-'));

afterAll(() => rmSync(folder, { recursive: true }));

const JSON_BODY = { 'content-type': 'application/json' };

function settingsFor(name: string) {
  const environment = { PORT: '0', HOST: '127.0.0.1', MACHER_DATA: join(folder, name), MACHER_LOG: 'off' };
  const settings = settingsIn(environment, say);
  if (typeof settings === 'string') throw new Error(settings);
  return { settings, environment };
}

function modeOf(...path: string[]): string {
  return (statSync(join(folder, ...path)).mode & 0o777).toString(8);
}

describe('a data folder', () => {
  it('is for one server: a second is told so, doctor and backup are not kept out', async () => {
    const { settings, environment } = settingsFor('one');
    const first = await serve(settings);
    const refused = await serve(settings).catch((error: unknown) => explain(error, settings, say));
    expect(refused).toBe(say('data.in-use', { folder: settings.store.place }));
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
    expect(await examine(environment, say, () => {})).toMatchObject({ tables: 0, wrong: [] });
    await backUp(environment, say, join(folder, 'copy.sqlite'));
    await first.stop();
    const next = await serve(settings);
    await next.stop();
  });

  it('that has had data isn’t taken for a new one: a file that is empty or gone is told, and nothing is made', async () => {
    const { settings } = settingsFor('lost');
    const start = () => serve(settings).catch((error: unknown) => explain(error, settings, say));
    for (let times = 0; times < 2; times += 1) {
      const served = await start();
      if (typeof served === 'string') throw new Error(served);
      await served.stop();
    }
    const file = join(folder, 'lost', 'macher.sqlite');
    const told = say('data.lost', { folder: settings.store.place });
    writeFileSync(file, '');
    for (const beside of [`${file}-wal`, `${file}-shm`]) rmSync(beside, { force: true });
    expect(await start()).toBe(told);
    rmSync(file);
    expect(await start()).toBe(told);
    expect(existsSync(file)).toBe(false);
    rmSync(join(folder, 'lost', 'macher.lock'));
    const anew = await start();
    if (typeof anew === 'string') throw new Error(anew);
    await anew.stop();
  });

  it('is free again when its server was killed', async () => {
    const { settings } = settingsFor('killed');
    const open = JSON.stringify(new URL('../../packages/server/src/store/open.ts', import.meta.url).href);
    const code = `import { lockStore, storeAddressIn } from ${open};
      const unlock = lockStore(storeAddressIn(${JSON.stringify(settings.store.place)}));
      // As a server does: what nobody holds is let go.
      console.log('locked'); setInterval(() => unlock, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
    await once(child.stdout, 'data');
    expect(() => lockStore(settings.store)).toThrow();
    child.kill('SIGKILL');
    await once(child, 'close');
    lockStore(settings.store)();
  });
});

describe('the owner’s secret', () => {
  const isOwner = async (url: string, secret: string): Promise<boolean> =>
    (await fetch(`${url}/api/host`, { headers: { authorization: `Bearer ${secret}` } })).ok;

  it('isn’t used up by a start that finds its port taken: the next one tells it', async () => {
    const { settings } = settingsFor('owned');
    const other = createServer();
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const { port } = other.address() as AddressInfo;
    const refused = await serve({ ...settings, port }).catch((error: unknown) =>
      explain(error, settings, say),
    );
    expect(refused).toBe(say('port.taken', { port: String(settings.port) }));
    other.close();
    const server = await serve(settings);
    expect(server.ownerSecret).not.toBeNull();
    expect(await isOwner(server.url, server.ownerSecret ?? '')).toBe(true);
    await server.stop();
  });

  it('is another one by macher owner --new: at once where the server runs, and who was signed in is out', async () => {
    const { settings, environment } = settingsFor('renewed');
    const server = await serve(settings);
    const first = server.ownerSecret ?? '';
    const login = { method: 'POST', body: JSON.stringify({ secret: first }), headers: JSON_BODY };
    const signedIn = await fetch(`${server.url}/api/host/session`, login);
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const cookieOpens = async () => (await fetch(`${server.url}/api/host`, { headers: { cookie } })).ok;
    expect([await isOwner(server.url, first), await cookieOpens()]).toEqual([true, true]);
    const second = await newOwnerSecret(environment, say);
    expect([await isOwner(server.url, first), await cookieOpens()]).toEqual([false, false]);
    expect(await isOwner(server.url, second)).toBe(true);
    await server.stop();
    const third = await newOwnerSecret(environment, say);
    const again = await serve(settings);
    expect(again.ownerSecret).toBeNull();
    expect([await isOwner(again.url, second), await isOwner(again.url, third)]).toEqual([false, true]);
    await again.stop();
  });
});

describe.skipIf(process.platform === 'win32')('other users of the machine', () => {
  it('can read neither the data nor a backup, also of a folder from before', async () => {
    const { settings, environment } = settingsFor('private');
    await (await serve(settings)).stop();
    expect([modeOf('private'), modeOf('private', 'macher.sqlite'), modeOf('private', 'macher.lock')]).toEqual(
      ['700', '600', '600'],
    );
    chmodSync(join(folder, 'private', 'macher.sqlite'), 0o644);
    writeFileSync(join(folder, 'private', 'macher.sqlite-wal'), '', { mode: 0o644 });
    const store = await openStore(settings.store);
    await store.keeperOf('nobody');
    expect([modeOf('private', 'macher.sqlite'), modeOf('private', 'macher.sqlite-wal')]).toEqual([
      '600',
      '600',
    ]);
    await store.close();
    await backUp(environment, say, join(folder, 'backup.sqlite'));
    expect(modeOf('backup.sqlite')).toBe('600');
    expect(existsSync(join(folder, 'backup.sqlite.unfinished'))).toBe(false);
    expect(storeAddressIn(join(folder, 'private'))).toEqual(settings.store);
  });
});
