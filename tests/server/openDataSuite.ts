import { rulesOfRecord } from '@macher/editions';
import { type GameRecord, parseRecord, type Rules, randomOf, replay, sampleAction } from '@macher/engine';
import type { Entry, GameResult, LookedSheet, Sharing } from '@macher/protocol';
import type { Store } from '@macher/server';
import { checkDealing } from '@macher/table/pure';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sight } from '../../packages/server/src/contests.ts';
import { type KeptBack, OpenData } from '../../packages/server/src/openData.ts';
import { type TestClient, tableFor } from './client.ts';
import { type House, openHouse, until } from './house.ts';
import { logOf } from './log.ts';
import { programOf } from './program.ts';
import { rowOf } from './samples.ts';
import type { Place } from './store/place.ts';

const PACK = {
  format: 'macher-pack',
  version: 2,
  edition: '2019',
  name: 'of Anna',
  values: { display: { 3: 6 } },
};

/** Which games of every store are published, and what of them. */
export function openDataSuite(name: string, newPlace: () => Promise<Place>): void {
  describe(`open data: ${name}`, () => {
    let place: Place;
    let store: Store;
    let house: House;
    let anna: TestClient;
    let bernd: TestClient;
    let table = '';
    let log: readonly Entry[] = [];
    let result: GameResult;

    /** Anna plays a private game against a program of Bernd's and a bot, and Carla looks on. */
    beforeAll(async () => {
      place = await newPlace();
      store = await place.open();
      house = await openHouse({ limits: { passwordsAtOnce: 100 } }, undefined, store);
      [anna, bernd] = [await keeper('Anna'), await keeper('Bernd')];
      await keeper('Carla');
      const program = await programOf(house, bernd, 'berndbot');
      const wanted = { ...tableFor('2019-4', ['me', 'open', '0'], true), pack: PACK };
      const { body } = await anna.call('POST', '/api/tables', wanted);
      table = String(body['id']);
      await program.sit(table, String(body['invite']), 1);
      await ask({ kind: 'say', room: 'players', text: 'a secret of mine' });
      await ask({ kind: 'start' });
      await Promise.all([program.playOut(table, randomOf('program')), playOut()]);
      await until(async () => (await store.results.after(0, 1)).length === 1, 'the book of results');
      log = await logOf(store, table);
      result = (await store.results.after(0, 1))[0] as GameResult;
    });

    afterAll(async () => {
      await house.close();
      await place.remove();
    });

    async function keeper(who: string): Promise<TestClient> {
      const client = await house.guest(who);
      await client.call('POST', '/api/me/password', { password: 'correct horse', old: null });
      return client;
    }

    let asked = 0;

    async function ask(request: object): Promise<void> {
      asked += 1;
      await anna.call('POST', `/api/tables/${table}/ask`, { id: `${asked}`, request });
    }

    async function playOut(): Promise<void> {
      const rules = (await anna.call('GET', `/api/tables/${table}/rules`)).body['rules'] as Rules;
      const random = randomOf('anna');
      for (let query = ''; ; ) {
        const { body } = await anna.call('GET', `/api/tables/${table}/sheet${query}`);
        const { number, stage, choice } = (body as unknown as LookedSheet).sheet;
        if (stage === 'over') return;
        if (choice !== null) await ask({ kind: 'act', number, action: sampleAction(rules, choice, random) });
        query = `?after=${number}&wait=25`;
      }
    }

    async function share(annas: Sharing, bernds: Sharing): Promise<void> {
      await anna.call('PUT', '/api/me/sharing', { sharing: annas });
      await bernd.call('PUT', '/api/me/sharing', { sharing: bernds });
    }

    async function dumped(sight: Sight = 'usual', since = 0) {
      const data = new OpenData(store, { sightOf: async () => sight }, since);
      const records: GameRecord[] = [];
      for await (const record of data.records()) records.push(record);
      const why = Object.entries(data.keptBack).flatMap(([each, count]) => (count > 0 ? [each] : []));
      return { records, why, looked: data.looked };
    }

    /** The same game once more, as it might have been. */
    async function another(
      id: string,
      entries: readonly Entry[],
      change: Partial<GameResult>,
    ): Promise<void> {
      await store.addTable(rowOf(id, { number: entries.length, stage: 'over' }), entries);
      await store.keepRecord(id, parseRecord(await store.record(table)));
      await store.results.add({ ...result, ...change, table: id });
    }

    async function keptBack(): Promise<Record<KeptBack, number>> {
      const data = new OpenData(store, { sightOf: async () => 'usual' }, 0);
      for await (const _record of data.records());
      return data.keptBack;
    }

    it('has only games that everyone who played lets be published, a program by its owner; private ones by name', async () => {
      for (const [annas, bernds, games] of [
        ['none', 'all', 0],
        ['all', 'none', 0],
        ['all', 'public', 0],
        ['all', 'all', 1],
      ] as const) {
        await share(annas, bernds);
        const { records, why, looked } = await dumped();
        expect([records.length, why, looked]).toEqual([games, games === 0 ? ['consent'] : [], 1]);
      }
      await share('public', 'public');
      expect((await dumped('everyone')).records).toHaveLength(1);
    });

    it('has a record that opens, replays, and proves its deal; nobody’s name, nothing that was said, no ids', async () => {
      await share('all', 'all');
      const [found] = (await dumped()).records;
      const record = parseRecord(JSON.parse(JSON.stringify(found)));
      expect(replay(rulesOfRecord(record), record).result).toEqual(record.result);
      expect(checkDealing(record, { commitment: null, contribution: null }).finding).toBe('host-only');
      expect(record.seats.map(seat => seat.name)).toEqual(['person', 'program', 'bot 0']);
      const text = JSON.stringify(record);
      for (const secret of ['Anna', 'berndbot', 'a secret', table, anna.person])
        expect(text).not.toContain(secret);
    });

    it('has nothing of a contest that goes on, and nothing from before', async () => {
      expect(await dumped('players')).toMatchObject({ records: [], why: ['contest'] });
      expect(await dumped('usual', result.at + 1)).toMatchObject({ records: [], why: [], looked: 1 });
      expect((await dumped('usual', result.at)).records).toHaveLength(1);
    });

    it.each<[KeptBack, () => Promise<void>]>([
      [
        'consent',
        () => {
          const carla = { id: 'carla', name: 'Carla' };
          const what = { kind: 'handed-over', seat: 0, person: carla, keptFor: null } as const;
          return another('later', [...log, { number: log.length + 1, at: 1, by: null, what }], {});
        },
      ],
      [
        'consent',
        () => {
          const last = log.findLastIndex(({ what }) => what.kind === 'acted');
          const by = { person: 'carla', id: 'x' };
          const entries = log.map((entry, index) => (index === last ? { ...entry, by } : entry));
          return another('other', entries, {});
        },
      ],
      [
        'continued',
        () => {
          const [first, ...rest] = log;
          if (first?.what.kind !== 'opened') throw new Error('no opening');
          const played = [{ kind: 'draft', seat: 0, card: 'welfare-' }] as const;
          const opening = { ...first.what.opening, played };
          return another('continued', [{ ...first, what: { ...first.what, opening } }, ...rest], {});
        },
      ],
      [
        'bots',
        () =>
          another('bots', log, { seats: result.seats.map(seat => ({ ...seat, person: null, bot: '0' })) }),
      ],
      [
        'unreadable',
        async () => {
          await store.addTable(rowOf('no record', { number: log.length, stage: 'over' }), log);
          await store.results.add({ ...result, table: 'no record' });
        },
      ],
    ])('keeps back: %s', async (why, make) => {
      await share('all', 'all');
      const before = await keptBack();
      await make();
      expect(await keptBack()).toEqual({ ...before, [why]: before[why] + 1 });
    });

    it('a game leaves it with the account of somebody who played', async () => {
      await share('all', 'all');
      expect((await dumped()).records).toHaveLength(1);
      await anna.call('DELETE', '/api/me', { password: 'correct horse' });
      expect((await dumped()).records).toEqual([]);
      expect((await dumped()).why).toContain('gone');
    });
  });
}
