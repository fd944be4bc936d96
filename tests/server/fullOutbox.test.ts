import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Request } from '@macher/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkStore } from '../../packages/server/src/doctor.ts';
import { Courier } from '../../packages/server/src/notices/courier.ts';
import type { Message } from '../../packages/server/src/notices/message.ts';
import type { KeptSettings } from '../../packages/server/src/store/outbox.ts';
import { type TestClient, tableFor } from './client.ts';
import { type House, openHouse, until } from './house.ts';

const HUM: Request = { kind: 'say', room: 'players', text: 'hm' };

const SETTINGS: KeptSettings = {
  kinds: { turn: true, against: true, talk: true, invited: true, ended: true },
  quiet: null,
  timeZone: 'UTC',
  language: 'en',
  origin: 'https://macher.example',
};

/** What a disk without room does to one of several things that are written together: the one fails, or all do. */
const FAILURES = [
  ['notices', 'ABORT'],
  ['notices', 'ROLLBACK'],
  ['deliveries', 'ROLLBACK'],
] as const;

describe('when there is room for a decision and none for its notice', () => {
  let house: House;
  let database: DatabaseSync;
  let anna: TestClient;
  let bernd: TestClient;
  let table = '';

  beforeAll(async () => {
    house = await openHouse();
    database = new DatabaseSync(join(house.folder, 'macher.sqlite'));
    anna = await house.guest('Anna');
    bernd = await house.guest('Bernd');
    const { body } = await bernd.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', '1']));
    table = String(body['id']);
    await bernd.connect();
    bernd.watch(table);
    await anna.connect();
    anna.watch(table);
    await anna.ask(table, { kind: 'sit', seat: 1 });
    anna.close();
    await house.store.outbox.keepSettings(anna.person, SETTINGS);
    const target = { kind: 'webhook', form: 'slack', url: 'https://hooks.example/x' } as const;
    const channel = { person: anna.person, target, name: '', isOn: true, tries: 0, trouble: null };
    await house.store.outbox.addChannel({ ...channel, id: 'hook', dueAt: 0, sentAt: 0 }, 10);
  });

  afterAll(async () => {
    bernd.close();
    database.close();
    await house.close();
  });

  beforeEach(() => database.exec('DROP TRIGGER IF EXISTS no_room'));

  function fill(written: string, how: string): void {
    database.exec(`CREATE TRIGGER no_room BEFORE INSERT ON ${written}
      BEGIN SELECT RAISE(${how}, 'database or disk is full'); END`);
  }

  async function everything() {
    const { outbox } = house.store;
    const lines = await house.store.entries(table);
    const row = await house.store.table(table);
    const notices = await outbox.noticesOf(anna.person, 100);
    return {
      lines,
      row,
      notices,
      waiting: await outbox.waiting('hook', 0, 100),
      sheet: bernd.sheets.get(table),
    };
  }

  it.each(FAILURES)(
    'neither is kept or told (%s, %s); asked again with room both are, once',
    async (written, how) => {
      const before = await everything();
      fill(written, how);
      expect(await bernd.ask(table, HUM, `hum ${written} ${how}`)).toMatchObject({ code: 'unavailable' });
      expect(await everything()).toEqual(before);

      database.exec('DROP TRIGGER no_room');
      const number = before.lines.length + 1;
      for (let again = 0; again < 2; again += 1)
        expect(await bernd.ask(table, HUM, `hum ${written} ${how}`)).toMatchObject({ ok: true, number });
      await until(() => bernd.sheets.get(table)?.number === number, 'the line');
      const after = await everything();
      expect(after.lines).toHaveLength(number);
      expect(after.notices).toHaveLength(before.notices.length + 1);
      expect(after.waiting).toHaveLength(before.waiting.length + 1);
      expect(await checkStore(house.store, () => {})).toMatchObject({ wrong: [], damage: [] });
    },
  );

  it('nothing is sent that can’t be marked as being sent; with room it is, once', async () => {
    const sent: Message[] = [];
    const carry = async (_channel: unknown, message: Message) => {
      sent.push(message);
      return { is: 'arrived' } as const;
    };
    const late = { now: () => Date.now() + 3_600_000, wake: () => () => {} };
    const failed = (error: unknown): never => {
      throw error;
    };
    const courier = new Courier({
      store: house.store,
      postman: { carry },
      time: late,
      sent: () => {},
      failed,
    });
    database.exec(`CREATE TRIGGER no_room BEFORE UPDATE ON notice_channels
      BEGIN SELECT RAISE(ROLLBACK, 'database or disk is full'); END`);
    await expect(courier.round()).rejects.toThrow('disk is full');
    expect(sent).toEqual([]);
    database.exec('DROP TRIGGER no_room');
    await courier.round();
    await courier.round();
    expect(sent).toHaveLength(1);
  });
});
