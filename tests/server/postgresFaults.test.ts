import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConflictError, PostgresStore, serverSpeaker } from '@macher/server';
import { Client } from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { explainStore } from '../../packages/server/src/startupErrors.ts';
import { hasData, openStore, storeAddressIn } from '../../packages/server/src/store/open.ts';
import { Cluster, LOCKED } from '../postgres/cluster.ts';
import { Cutter } from '../postgres/cutter.ts';
import { newDatabase } from '../postgres/shared.ts';
import { entry, rowOf } from './samples.ts';

const say = serverSpeaker('en');

async function ask(address: string, sql: string): Promise<void> {
  const client = new Client(address);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

describe('a connection that is lost', () => {
  let direct = '';
  let cutter: Cutter;
  let store: PostgresStore;
  let other: PostgresStore;

  beforeAll(async () => {
    direct = await newDatabase('faults');
  });

  beforeEach(async () => {
    await ask(direct, 'DROP SCHEMA IF EXISTS macher CASCADE');
    const made = await Cutter.before(direct);
    cutter = made.cutter;
    store = await PostgresStore.open(made.address);
    other = await PostgresStore.open(direct);
    await store.addTable(rowOf('one'), [entry(1)]);
  });

  afterEach(async () => {
    await store.close();
    await other.close();
    await cutter.close();
  });

  it.each(['question', 'answer'] as const)(
    'with the %s of an append: it is there once, and it is not said to be lost',
    async loss => {
      await store.append(rowOf('one', { number: 2 }), [entry(2)]);
      cutter.cutAt('"number":3', loss);
      await store.append(rowOf('one', { number: 3 }), [entry(3)]);
      expect(cutter.cuts).toBe(1);
      expect((await other.entries('one')).map(({ number }) => number)).toEqual([1, 2, 3]);
      await store.append(rowOf('one', { number: 4 }), [entry(4)]);
    },
  );

  it('before an append, while another writes the same number: it is a conflict', async () => {
    cutter.cutAt('"number":2', 'question');
    await other.append(rowOf('one', { number: 2 }), [entry(2, 'another')]);
    const late = store.append(rowOf('one', { number: 2 }), [entry(2, 'mine')]);
    await expect(late).rejects.toThrow(ConflictError);
    expect(cutter.cuts).toBe(1);
    expect(await other.entries('one')).toMatchObject([{ number: 1 }, { what: { text: 'another' } }]);
  });

  it.each(['question', 'answer'] as const)('with the %s of a commit: it is made once', async loss => {
    const report = {
      at: 1,
      table: 'one',
      reporter: { id: 'anna', name: 'Anna' },
      about: { id: 'bernd', name: 'Bernd' },
      lines: [],
      text: 'rude',
    };
    cutter.cutAt('COMMIT', loss);
    await store.reports.add(report);
    expect(cutter.cuts).toBe(1);
    expect(await other.reports.list(10)).toHaveLength(1);
  });

  it('is made again for bells, and then listeners are told that they may have missed some', async () => {
    const heard: string[] = [];
    let tell = (): void => {};
    const hears = (what: string) =>
      new Promise<void>(resolve => {
        tell = () => heard.includes(what) && resolve();
        tell();
      });
    const note = (what: string): void => {
      heard.push(what);
      tell();
    };
    await store.bells.listen(
      ({ kind }) => note(kind),
      () => note('lost'),
    );
    cutter.cut();
    await hears('lost');
    await other.endSession('token');
    await hears('session');
    expect(heard).toEqual(['lost', 'session']);
  });
});

describe('a database', () => {
  it('that is killed and comes back is nothing to those who wait for it', async () => {
    const cluster = await Cluster.make(mkdtempSync(join(tmpdir(), 'macher-cluster-')));
    const store = await PostgresStore.open(cluster.addressOf('postgres'));
    await store.addTable(rowOf('one'), [entry(1)]);
    await cluster.kill();
    const appended = store.append(rowOf('one', { number: 2 }), [entry(2)]);
    const read = store.table('one');
    await cluster.start();
    await appended;
    expect(await read).toMatchObject({ id: 'one' });
    expect(await store.entries('one')).toHaveLength(2);
    const impatient = await PostgresStore.open(cluster.addressOf('postgres'), 100);
    await cluster.kill();
    const address = addressIn(cluster.addressOf('postgres'));
    const reason = await impatient
      .entries('one')
      .catch((error: unknown) => explainStore(error, address, say));
    expect(reason).toContain('doesn’t answer');
    await impatient.close();
    await store.close();
    await cluster.remove();
  });

  it('is made ready by one of several processes that begin at the same moment', async () => {
    const address = await newDatabase('together');
    expect(await hasData(addressIn(address))).toBe(false);
    const opened = await Promise.all([1, 2, 3, 4].map(() => PostgresStore.open(address)));
    expect(await hasData(addressIn(address))).toBe(true);
    for (const each of opened) await each.close();
  });
});

function addressIn(text: string) {
  const address = storeAddressIn(text);
  if (address === null) throw new Error(`${text} is no address`);
  return address;
}

describe('a server that cannot use its database says why', () => {
  let database = '';

  beforeAll(async () => {
    database = await newDatabase('troubles');
  });

  async function whyNot(text: string): Promise<string> {
    const address = addressIn(text);
    return openStore(address).then(
      () => 'it can',
      (error: unknown) => explainStore(error, address, say),
    );
  }

  function changed(change: (url: URL) => void): string {
    const url = new URL(database);
    change(url);
    return url.href;
  }

  it('nobody answers there', async () => {
    const text = await whyNot(changed(url => (url.port = '9')));
    expect(text).toMatch(/^The database postgres:\/\/postgres@127.0.0.1:9\/troubles_\w+ doesn’t answer/);
    expect(await whyNot(changed(url => (url.hostname = 'nowhere.invalid')))).toContain('doesn’t answer');
  });

  it('the password is wrong, and is shown to nobody', async () => {
    const text = await whyNot(
      changed(url => {
        url.username = LOCKED.name;
        url.password = 'hush-hush';
      }),
    );
    expect(text).toContain('PostgreSQL doesn’t let this user in');
    expect(text).not.toContain('hush');
  });

  it('there is no such database', async () => {
    expect(await whyNot(changed(url => (url.pathname = '/none')))).toContain('There is no such database');
  });

  it('the user may do nothing there', async () => {
    const text = await whyNot(
      changed(url => {
        url.username = LOCKED.name;
        url.password = LOCKED.password;
      }),
    );
    expect(text).toContain('may not do what is needed');
  });

  it('its letters are not enough', async () => {
    const name = new URL(database).pathname.slice(1);
    await ask(database, `CREATE DATABASE latin_${name} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`);
    expect(await whyNot(changed(url => (url.pathname = `/latin_${name}`)))).toContain('LATIN1');
  });

  it('the data is of a newer program', async () => {
    const address = await newDatabase('newer');
    await (await PostgresStore.open(address)).close();
    await ask(address, 'UPDATE macher.version SET version = 99');
    expect(await whyNot(address)).toContain('version 99');
  });
});
