import { EPOCH, type GameRecord, RECORD_FORMAT, RECORD_VERSION } from '@macher/engine';
import type { Contest, GameResult, NewEvent, SeatResult, StoredEntry } from '@macher/protocol';
import { type Bell, ConflictError, type KnownPerson, type Store, type TableRow } from '@macher/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { KeptRound } from '../../packages/server/src/store/clubs.ts';
import { stored } from './log.ts';
import { entry, rowOf } from './samples.ts';

/** Data of its own for one test. */
export interface Place {
  /** Again: the same data, as another process would open it. */
  open(): Promise<Store>;
  /** Where a backup can be written. */
  readonly copy: string;
  /** How many are made: a copy must be lucky to meet a write halfway. */
  readonly copies: number;
  openCopy(): Promise<Store>;
  remove(): Promise<void>;
}

/** What every store must do, whatever it is made of. */
export function storeSuite(name: string, newPlace: () => Promise<Place>): void {
  describe(name, () => {
    let place: Place;
    let store: Store;
    let opened: Store[] = [];

    async function another(open: () => Promise<Store> = () => place.open()): Promise<Store> {
      const next = await open();
      opened.push(next);
      return next;
    }

    beforeEach(async () => {
      place = await newPlace();
      store = await another();
    });

    afterEach(async () => {
      for (const each of opened) await each.close();
      opened = [];
      await place.remove();
    });

    describe('people', () => {
      it('are found by their id, and nobody by another', async () => {
        await store.addPerson(ANNA);
        expect(await store.person('anna')).toEqual(ANNA);
        expect(await store.person('bernd')).toBeNull();
      });

      it('have an id each', async () => {
        await store.addPerson(ANNA);
        await expect(store.addPerson({ ...ANNA, name: 'Another' })).rejects.toThrow();
        expect(await store.person('anna')).toEqual(ANNA);
      });

      it('may be called what other guests are called, and no guest keeps a name', async () => {
        await store.addPerson(ANNA);
        await store.addPerson({ ...BERND, name: 'Anna' });
        expect(await store.keeperOf('Anna')).toBeNull();
      });

      it('keep a name with a password, however it is written', async () => {
        await store.addPerson({ ...ANNA, name: 'Jürgen Weiß' });
        expect(await store.keepName('anna', 'Jürgen Weiß', 'secret', null)).toBe(true);
        const kept = { ...ANNA, name: 'Jürgen Weiß', password: 'secret' };
        for (const written of ['Jürgen Weiß', 'jürgen weiß', 'JÜRGEN WEISS', 'Ju\u0308rgen Weiß'])
          expect(await store.keeperOf(written)).toEqual(kept);
        expect(await store.keeperOf('Jurgen Weiß')).toBeNull();
        expect(await store.person('anna')).toEqual(kept);
      });

      it('who are known with a password keep their name from the start', async () => {
        await store.addPerson({ ...ANNA, password: 'secret' });
        expect(await store.keeperOf('ANNA')).toMatchObject({ id: 'anna' });
      });

      it('can’t keep a name that another person keeps, and stay who they were', async () => {
        await store.addPerson(ANNA);
        await store.addPerson({ ...BERND, name: 'ÄNNE' });
        await store.keepName('anna', 'Änne', 'first', null);
        expect(await store.keepName('bernd', 'ÄNNE', 'second', null)).toBe(false);
        expect(await store.keeperOf('änne')).toMatchObject({ id: 'anna', password: 'first' });
        expect(await store.person('bernd')).toMatchObject({ name: 'ÄNNE', password: null });
      });

      it('can change their password, and the case of their name', async () => {
        await store.addPerson(ANNA);
        await store.keepName('anna', 'Anna', 'old', null);
        expect(await store.keepName('anna', 'ANNA', 'new', null)).toBe(true);
        expect(await store.keeperOf('anna')).toMatchObject({ name: 'ANNA', password: 'new' });
      });

      it('who want the same name at the same moment do not both get it', async () => {
        const other = await another();
        const ids = Array.from({ length: 10 }, (_, index) => `person-${index}`);
        for (const id of ids) await store.addPerson({ ...ANNA, id });
        const kept = await Promise.all(
          ids.map((id, index) => (index % 2 === 0 ? store : other).keepName(id, 'Anna', id, null)),
        );
        expect(kept.filter(isKept => isKept)).toHaveLength(1);
        expect(await store.keeperOf('anna')).toMatchObject({ id: ids[kept.indexOf(true)] });
      });
    });

    describe('sessions', () => {
      const now = 5_000_000;
      const soon = now + 1_000_000;

      beforeEach(async () => {
        await store.addPerson(ANNA);
        await store.addPerson(BERND);
      });

      it('tell whose they are, until they expire', async () => {
        await store.addSession('token', { person: 'anna', beginsAt: now, expiresAt: soon, device: '' });
        expect(await store.personOfSession('token', soon - 1)).toEqual(ANNA);
        expect(await store.personOfSession('token', soon)).toBeNull();
        expect(await store.personOfSession('another', 0)).toBeNull();
      });

      it('know of a name kept in the meantime', async () => {
        await store.addSession('token', { person: 'anna', beginsAt: now, expiresAt: soon, device: '' });
        await store.keepName('anna', 'Anna II', 'secret', null);
        expect(await store.personOfSession('token', 0)).toMatchObject({
          name: 'Anna II',
          password: 'secret',
        });
      });

      it('end one by one', async () => {
        await store.addSession('phone', { person: 'anna', beginsAt: now, expiresAt: soon, device: '' });
        await store.addSession('desk', { person: 'anna', beginsAt: now, expiresAt: soon, device: '' });
        await store.addSession('other', { person: 'bernd', beginsAt: now, expiresAt: soon, device: '' });
        await store.endSession('phone');
        await store.endSession('phone');
        expect(await store.personOfSession('phone', 0)).toBeNull();
        expect(await store.personOfSession('desk', 0)).toEqual(ANNA);
        expect(await store.personOfSession('other', 0)).toEqual(BERND);
      });

      it('that have expired are forgotten when another begins, and do no harm to others', async () => {
        await store.addSession('old', {
          person: 'anna',
          beginsAt: now - 2000,
          expiresAt: now - 1000,
          device: '',
        });
        await store.addSession('new', { person: 'anna', beginsAt: now, expiresAt: soon, device: '' });
        expect(await store.personOfSession('old', 0)).toBeNull();
        expect(await store.personOfSession('new', now)).toEqual(ANNA);
      });

      it('of a person are listed, the latest first, and end all but one, or all', async () => {
        const begin = (token: string, person: string, beginsAt: number) =>
          store.addSession(token, { person, beginsAt, expiresAt: soon, device: `${token}’s` });
        await begin('phone', 'anna', now);
        await begin('desk', 'anna', now + 1);
        await begin('other', 'bernd', now);
        expect(await store.accounts.sessionsOf('anna', now)).toEqual([
          { token: 'desk', beginsAt: now + 1, device: 'desk’s' },
          { token: 'phone', beginsAt: now, device: 'phone’s' },
        ]);
        expect(await store.accounts.sessionsOf('anna', soon)).toEqual([]);
        await store.accounts.endSessionsOf('anna', 'phone');
        expect(await store.personOfSession('phone', 0)).toEqual(ANNA);
        expect(await store.personOfSession('desk', 0)).toBeNull();
        await store.accounts.endSessionsOf('anna', null);
        expect(await store.personOfSession('phone', 0)).toBeNull();
        expect(await store.personOfSession('other', 0)).toEqual(BERND);
      });

      it('can be had back by a code, once, by its person', async () => {
        await store.keepName('anna', 'Anna', 'secret', 'code');
        expect(await store.person('anna')).toMatchObject({ recovery: 'code' });
        expect(await store.accounts.useRecovery('bernd', 'code')).toBe(false);
        expect(await store.accounts.useRecovery('anna', 'another')).toBe(false);
        const used = [1, 2, 3].map(() => store.accounts.useRecovery('anna', 'code'));
        expect((await Promise.all(used)).toSorted()).toEqual([false, false, true]);
      });

      it('are of people who are known', async () => {
        await expect(
          store.addSession('token', { person: 'nobody', beginsAt: now, expiresAt: soon, device: '' }),
        ).rejects.toThrow();
        expect(await store.personOfSession('token', 0)).toBeNull();
      });
    });

    describe('a table', () => {
      it('comes back as it was given, row and log', async () => {
        const row = rowOf('one', { names: ['Änne', '"); --'], dueAt: 5, isPrivate: true });
        const entries = [entry(1, 'erstens, „ä“ 🗳'), entry(2, 'two\n\u0000two')];
        await store.addTable({ ...row, number: 2 }, entries);
        expect(await store.table('one')).toEqual({ ...row, number: 2 });
        expect(await store.entries('one')).toEqual(entries.map(stored));
      });

      it('that nobody has opened is not there, and has no log', async () => {
        expect(await store.table('none')).toBeNull();
        expect(await store.entries('none')).toEqual([]);
      });

      it('is opened once', async () => {
        await store.addTable(rowOf('one', { names: ['first'] }), [entry(1, 'first')]);
        const again = store.addTable(rowOf('one', { names: ['second'], people: ['bernd'] }), [
          entry(1, 'second'),
        ]);
        await expect(again).rejects.toThrow();
        expect(await store.table('one')).toMatchObject({ names: ['first'] });
        expect(await store.entries('one')).toEqual([entry(1, 'first')].map(stored));
        expect(await store.tablesOf('bernd', 10)).toEqual([]);
      });

      it('has its log in the order of the numbers, one by one or several at once', async () => {
        await store.addTable(rowOf('one'), [entry(1)]);
        for (let number = 2; number <= 12; number += 1)
          await store.append(rowOf('one', { number }), [entry(number)]);
        await store.append(rowOf('one', { number: 15 }), [entry(13), entry(14), entry(15)]);
        expect(numbersIn(await store.entries('one'))).toEqual(upTo(15));
        expect(await store.table('one')).toMatchObject({ number: 15 });
      });

      it('keeps with each line the check of its position, and the epoch that wrote it', async () => {
        const checked = { ...entry(2), check: '1:0badcafe' };
        await store.addTable(rowOf('one'), [entry(1)]);
        await store.append(rowOf('one', { number: 2 }), [checked]);
        expect(await store.entries('one')).toEqual([entry(1), checked].map(stored));
      });

      it('has the record that came with its last entries, and no other after that', async () => {
        await store.addTable(rowOf('one'), [entry(1)]);
        expect(await store.record('one')).toBeNull();
        await store.finish(rowOf('one', { number: 2, stage: 'over' }), [entry(2)], recordOf('first'));
        await store.keepRecord('one', recordOf('second'));
        expect(await store.record('one')).toEqual(recordOf('first'));
        expect(await store.table('one')).toMatchObject({ number: 2, stage: 'over' });
        expect(numbersIn(await store.entries('one'))).toEqual([1, 2]);
      });

      it('has no record if its last entries could not be added', async () => {
        await store.addTable(rowOf('one'), [entry(1)]);
        const late = store.finish(rowOf('one', { number: 3, stage: 'over' }), [entry(3)], recordOf('late'));
        await expect(late).rejects.toThrow(ConflictError);
        expect(await store.record('one')).toBeNull();
      });

      it('that was finished without a record can be given one', async () => {
        await store.addTable(rowOf('one', { stage: 'over' }), [entry(1)]);
        await store.keepRecord('one', recordOf('seed'));
        expect(await store.record('one')).toEqual(recordOf('seed'));
      });

      it('can be listed in another stage, its log and the rest of its row as they are', async () => {
        await store.addTable(rowOf('one', { stage: 'playing', names: ['Änne'] }), [entry(1)]);
        await store.restage('one', 'frozen');
        expect(await store.table('one')).toEqual(rowOf('one', { stage: 'frozen', names: ['Änne'] }));
        expect(await store.publicTables({ stage: 'frozen' }, 10, 3)).toHaveLength(1);
        expect(await store.publicTables({ stage: 'playing' }, 10, 3)).toEqual([]);
      });

      it('has a log of its own', async () => {
        await openTwo(store);
        await store.append(rowOf('one', { number: 2 }), [entry(2, 'only here')]);
        expect(await store.entries('two')).toEqual([entry(1)].map(stored));
        expect(await store.table('two')).toMatchObject({ number: 1 });
      });

      it('has the row that came with the last entries', async () => {
        await store.addTable(rowOf('one'), [entry(1)]);
        const row = rowOf('one', {
          number: 2,
          stage: 'playing',
          people: ['anna'],
          awaited: ['anna'],
          dueAt: 77,
        });
        await store.append(row, [entry(2)]);
        expect(await store.table('one')).toEqual(row);
      });
    });

    describe('of two writers at the same number', () => {
      it('one gets a ConflictError, and nothing of it is written', async () => {
        const other = await another();
        await store.addTable(rowOf('one'), [entry(1)]);
        await store.append(rowOf('one', { number: 2, names: ['first'] }), [entry(2, 'first')]);
        const late = rowOf('one', { number: 3, names: ['late'], people: ['bernd'], stage: 'over' });
        await expect(other.append(late, [entry(2, 'late'), entry(3, 'late')])).rejects.toThrow(ConflictError);
        expect(await store.entries('one')).toEqual([entry(1), entry(2, 'first')].map(stored));
        expect(await store.table('one')).toMatchObject({ number: 2, names: ['first'], stage: 'gathering' });
        expect(await store.tablesOf('bernd', 10)).toEqual([]);
        await other.append(rowOf('one', { number: 3 }), [entry(3, 'after reading again')]);
        expect(numbersIn(await store.entries('one'))).toEqual([1, 2, 3]);
      });

      it('one gets a ConflictError when both write at the same moment, in one process or two', async () => {
        const other = await another();
        await store.addTable(rowOf('one'), [entry(1)]);
        const writers = [store, other, store, other];
        const outcomes = await Promise.allSettled(
          writers.map((writer, index) =>
            writer.append(rowOf('one', { number: 2, names: [`${index}`] }), [entry(2, `${index}`)]),
          ),
        );
        const won = outcomes.findIndex(({ status }) => status === 'fulfilled');
        const lost = outcomes.filter(outcome => outcome.status === 'rejected');
        expect(lost.map(({ reason }) => reason instanceof ConflictError)).toEqual([true, true, true]);
        expect(await store.entries('one')).toEqual([entry(1), entry(2, `${won}`)].map(stored));
        expect(await store.table('one')).toMatchObject({ names: [`${won}`] });
      });

      it('each gets a ConflictError who is ahead of the log, or at a table that is not there', async () => {
        await store.addTable(rowOf('one'), [entry(1)]);
        await expect(store.append(rowOf('one', { number: 3 }), [entry(3)])).rejects.toThrow(ConflictError);
        await expect(store.append(rowOf('none', { number: 2 }), [entry(2)])).rejects.toThrow(ConflictError);
        expect(await store.entries('one')).toEqual([entry(1)].map(stored));
        expect(await store.table('none')).toBeNull();
      });
    });

    describe('writing', () => {
      it('is all or nothing: entries of which the last cannot be written leave nothing', async () => {
        await store.addTable(rowOf('one', { names: ['before'] }), [entry(1)]);
        const row = rowOf('one', { number: 4, names: ['after'], people: ['bernd'], dueAt: 1 });
        await expect(store.append(row, [entry(2), entry(3), entry(3, 'again')])).rejects.toThrow();
        expect(await store.entries('one')).toEqual([entry(1)].map(stored));
        expect(await store.table('one')).toEqual(rowOf('one', { names: ['before'] }));
        expect(await store.tablesOf('bernd', 10)).toEqual([]);
        expect(await store.dueTables(1)).toEqual([]);
      });

      it('is all or nothing for a new table too', async () => {
        await expect(store.addTable(rowOf('one', { number: 2 }), [entry(1), entry(1)])).rejects.toThrow();
        expect(await store.table('one')).toBeNull();
        expect(await store.entries('one')).toEqual([]);
      });

      it('that fails does no harm to what others write at the same moment', async () => {
        await openTwo(store);
        const outcomes = await Promise.allSettled([
          store.append(rowOf('one', { number: 2 }), [entry(2)]),
          store.append(rowOf('two', { number: 3 }), [entry(2), entry(2)]),
          store.append(rowOf('two', { number: 2 }), [entry(2, 'fits')]),
          store.append(rowOf('one', { number: 3 }), [entry(3)]),
        ]);
        expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true]);
        expect(numbersIn(await store.entries('one'))).toEqual([1, 2, 3]);
        expect(await store.entries('two')).toEqual([entry(1), entry(2, 'fits')].map(stored));
      });

      it('by two processes to many tables at once loses nothing', async () => {
        const other = await another();
        const ids = Array.from({ length: 20 }, (_, index) => `table-${index}`);
        await Promise.all(ids.map(id => store.addTable(rowOf(id), [entry(1)])));
        for (let number = 2; number <= 5; number += 1)
          await Promise.all(
            ids.map((id, index) =>
              (index % 2 === 0 ? store : other).append(rowOf(id, { number }), [entry(number)]),
            ),
          );
        for (const id of ids) expect(numbersIn(await other.entries(id))).toEqual(upTo(5));
        expect(await store.tableIds()).toEqual([...ids].sort());
      });
    });

    describe('the public list', () => {
      it('has tables that wait for players, unless another stage is asked for, and no private ones', async () => {
        await store.addTable(rowOf('open'), [entry(1)]);
        await store.addTable(rowOf('hidden', { isPrivate: true }), [entry(1)]);
        await store.addTable(rowOf('running', { stage: 'playing' }), [entry(1)]);
        await store.addTable(rowOf('secret', { stage: 'playing', isPrivate: true }), [entry(1)]);
        expect(idsIn(await store.publicTables({}, 10, 3))).toEqual(['open']);
        expect(idsIn(await store.publicTables({ stage: 'playing' }, 10, 3))).toEqual(['running']);
        expect(idsIn(await store.publicTables({ stage: 'over' }, 10, 3))).toEqual([]);
      });

      it('has no table where all seats are kept for somebody, unless its game has begun', async () => {
        await store.addTable(rowOf('full', { openSeats: 0 }), [entry(1)]);
        await store.addTable(rowOf('open', { openSeats: 1 }), [entry(1)]);
        await store.addTable(rowOf('running', { stage: 'playing', openSeats: 0 }), [entry(1)]);
        expect(idsIn(await store.publicTables({}, 10, 3))).toEqual(['open']);
        expect(idsIn(await store.publicTables({ stage: 'gathering' }, 10, 3))).toEqual(['open']);
        expect(idsIn(await store.publicTables({ stage: 'playing' }, 10, 3))).toEqual(['running']);
      });

      it('can be asked for a game, a number of players and a speed', async () => {
        await store.addTable(rowOf('a', { ruleset: '2019-4', players: 4, speed: 'none' }), [entry(1)]);
        await store.addTable(rowOf('b', { ruleset: '2006-7', players: 4, speed: 'live' }), [entry(1)]);
        await store.addTable(rowOf('c', { ruleset: '2006-7', players: 3, speed: 'live' }), [entry(1)]);
        const found = async (filter: Parameters<Store['publicTables']>[0]) =>
          idsIn(await store.publicTables(filter, 10, 3)).sort();
        expect(await found({ ruleset: '2006-7' })).toEqual(['b', 'c']);
        expect(await found({ players: 4 })).toEqual(['a', 'b']);
        expect(await found({ speed: 'none' })).toEqual(['a']);
        expect(await found({ speed: 'slow' })).toEqual([]);
        expect(await found({ ruleset: '2006-7', players: 4, speed: 'live', stage: 'gathering' })).toEqual([
          'b',
        ]);
      });

      it('has the latest first, and no more than wanted', async () => {
        for (const [index, id] of ['a', 'b', 'c'].entries())
          await store.addTable(rowOf(id, { updatedAt: 100 + index }), [entry(1)]);
        await store.append(rowOf('a', { number: 2, updatedAt: 200 }), [entry(2)]);
        expect(idsIn(await store.publicTables({}, 10, 3))).toEqual(['a', 'c', 'b']);
        expect(idsIn(await store.publicTables({}, 2, 3))).toEqual(['a', 'c']);
      });

      it('has no more of one owner than wanted, and those the latest', async () => {
        for (const [index, id] of ['a', 'b', 'c'].entries())
          await store.addTable(rowOf(id, { updatedAt: 100 + index }), [entry(1)]);
        await store.addTable(rowOf('d', { owner: 'another', updatedAt: 1 }), [entry(1)]);
        expect(idsIn(await store.publicTables({}, 10, 2))).toEqual(['c', 'b', 'd']);
        expect(idsIn(await store.publicTables({}, 2, 2))).toEqual(['c', 'b']);
      });

      it('has no more from one network than wanted, but all for who asks from there; those where people are come first', async () => {
        const people = ['one', 'other'];
        const rows = [
          rowOf('a', { owner: '1', from: 'near', updatedAt: 1, people }),
          rowOf('b', { owner: '2', from: 'near', updatedAt: 5 }),
          rowOf('c', { owner: '3', from: 'near', updatedAt: 4, people: ['one'] }),
          rowOf('d', { owner: '4', from: 'far', updatedAt: 2 }),
          rowOf('e', { owner: '5', updatedAt: 3 }),
          rowOf('f', { owner: '6', updatedAt: 6 }),
        ];
        for (const row of rows) await store.addTable(row, [entry(1)]);
        expect(idsIn(await store.publicTables({}, 10, 2))).toEqual(['a', 'c', 'f', 'e', 'd']);
        expect(idsIn(await store.publicTables({}, 10, 2, 'far'))).toEqual(['a', 'c', 'f', 'e', 'd']);
        expect(idsIn(await store.publicTables({}, 10, 2, 'near'))).toEqual(['a', 'c', 'f', 'b', 'e', 'd']);
      });

      it('does not have a table any more that has begun', async () => {
        await store.addTable(rowOf('one'), [entry(1)]);
        await store.append(rowOf('one', { number: 2, stage: 'playing' }), [entry(2)]);
        expect(await store.publicTables({}, 10, 3)).toEqual([]);
      });
    });

    it('guests whom nobody needs are counted and named, those with a living session, a password or a trace are not', async () => {
      const guest = (id: string, createdAt = 10): KnownPerson => ({
        id,
        name: id,
        password: null,
        recovery: null,
        createdAt,
      });
      for (const id of ['gone', 'late', 'here', 'sits', 'owns', 'acts'])
        await store.addPerson(guest(id, id === 'late' ? 30 : 10));
      await store.addPerson(guest('keeps'));
      await store.keepName('keeps', 'keeps', 'hashed', null);
      const session = { beginsAt: 10, device: '' };
      await store.addSession('t1', { ...session, person: 'here', expiresAt: 200 });
      await store.addSession('t2', { ...session, person: 'gone', expiresAt: 90 });
      const by = { person: 'acts', id: 'request' };
      await store.addTable(rowOf('one', { owner: 'owns', people: ['sits'] }), [{ ...entry(1), by }]);
      expect(await store.accounts.countGoneGuests(20, 100)).toBe(1);
      expect(await store.accounts.goneGuests(20, 100, 10)).toEqual(['gone']);
      expect((await store.accounts.goneGuests(30, 100, 10)).sort()).toEqual(['gone', 'late']);
      expect(await store.accounts.countGoneGuests(30, 300)).toBe(3);
      await store.accounts.forget('gone');
      expect(await store.accounts.countGoneGuests(20, 100)).toBe(0);
    });

    it('what a person has done is counted in bytes', async () => {
      await store.addTable(rowOf('one'), [entry(1, '€€')]);
      const { what } = entry(1, '€€');
      expect(await store.accounts.bytesOf('anna')).toBe(Buffer.byteLength(JSON.stringify(what)));
      expect(await store.accounts.bytesOf('nobody')).toBe(0);
    });

    describe('tables that have not begun', () => {
      it('are idle when nothing has happened, empty ones sooner', async () => {
        await store.addTable(rowOf('waiting', { people: ['anna'], updatedAt: 50 }), [entry(1)]);
        await store.addTable(rowOf('empty', { updatedAt: 50 }), [entry(1)]);
        await store.addTable(rowOf('running', { stage: 'playing', updatedAt: 50 }), [entry(1)]);
        expect(await store.idleTables(49, 49, 10)).toEqual([]);
        expect(await store.idleTables(49, 50, 10)).toEqual(['empty']);
        expect((await store.idleTables(50, 50, 10)).sort()).toEqual(['empty', 'waiting']);
        expect(await store.idleTables(50, 50, 1)).toHaveLength(1);
      });

      it('are forgotten once they are closed, with all that belongs to them; a game is not', async () => {
        const closed = { stage: 'abandoned', updatedAt: 50, people: ['anna'] } as const;
        await store.addTable(rowOf('closed', closed), [entry(1)]);
        await store.addTable(rowOf('game', closed), [{ ...entry(1), what: { kind: 'started' } }]);
        await store.forgetUnbegun(49, 10);
        expect((await store.tableIds()).sort()).toEqual(['closed', 'game']);
        await store.forgetUnbegun(50, 10);
        expect(await store.tableIds()).toEqual(['game']);
        expect(await store.entries('closed')).toEqual([]);
        expect(idsIn(await store.tablesOf('anna', 10))).toEqual(['game']);
      });
    });

    describe('a person’s tables', () => {
      it('are those where they sit, private or not, the latest first, and no more than wanted', async () => {
        await store.addTable(rowOf('a', { people: ['anna', 'bernd'], updatedAt: 1 }), [entry(1)]);
        await store.addTable(rowOf('b', { people: ['anna'], isPrivate: true, updatedAt: 3 }), [entry(1)]);
        await store.addTable(rowOf('c', { people: ['bernd'], updatedAt: 2 }), [entry(1)]);
        await store.addTable(rowOf('d', { people: ['anna'], stage: 'over', updatedAt: 2 }), [entry(1)]);
        expect(idsIn(await store.tablesOf('anna', 10))).toEqual(['b', 'd', 'a']);
        expect(idsIn(await store.tablesOf('anna', 2))).toEqual(['b', 'd']);
        expect(idsIn(await store.tablesOf('carla', 10))).toEqual([]);
      });

      it('say whose turn it is', async () => {
        await store.addTable(rowOf('a', { people: ['anna', 'bernd'], awaited: ['bernd'] }), [entry(1)]);
        expect(await store.tablesOf('anna', 10)).toMatchObject([{ awaited: ['bernd'] }]);
      });

      it('are theirs from the moment they sit down until they stand up', async () => {
        await store.addTable(rowOf('a', { people: ['anna'] }), [entry(1)]);
        await store.append(rowOf('a', { number: 2, people: ['anna', 'bernd'] }), [entry(2)]);
        expect(idsIn(await store.tablesOf('bernd', 10))).toEqual(['a']);
        await store.append(rowOf('a', { number: 3, people: ['bernd'] }), [entry(3)]);
        expect(idsIn(await store.tablesOf('anna', 10))).toEqual([]);
        expect(idsIn(await store.tablesOf('bernd', 10))).toEqual(['a']);
        await store.append(rowOf('a', { number: 4, people: ['anna', 'bernd'] }), [entry(4)]);
        expect(idsIn(await store.tablesOf('anna', 10))).toEqual(['a']);
      });

      it('that are open are counted, their own even if they do not sit there', async () => {
        await store.addTable(rowOf('a', { owner: 'anna', people: ['anna', 'bernd'] }), [entry(1)]);
        await store.addTable(rowOf('b', { owner: 'anna', people: [], stage: 'playing' }), [entry(1)]);
        await store.addTable(rowOf('c', { owner: 'bernd', people: ['anna'], stage: 'over' }), [entry(1)]);
        await store.addTable(rowOf('d', { owner: 'anna', people: [], stage: 'abandoned' }), [entry(1)]);
        await store.addTable(rowOf('e', { owner: 'bernd', people: ['anna'] }), [entry(1)]);
        expect(await store.countOpenTables('anna')).toBe(3);
        expect(await store.countOpenTables('bernd')).toBe(2);
        expect(await store.countOpenTables('carla')).toBe(0);
        expect([await store.countBotTables('anna'), await store.countBotTables('bernd')]).toEqual([1, 0]);
      });
    });

    it('tables that are due are listed, the most urgent first, and those that can wait are not', async () => {
      await store.addTable(rowOf('later', { dueAt: 300 }), [entry(1)]);
      await store.addTable(rowOf('at once', { dueAt: 200 }), [entry(1)]);
      await store.addTable(rowOf('late', { dueAt: 100, isPrivate: true }), [entry(1)]);
      await store.addTable(rowOf('never', { dueAt: null }), [entry(1)]);
      expect(idsIn(await store.dueTables(200))).toEqual(['late', 'at once']);
      expect(idsIn(await store.dueTables(50))).toEqual([]);
      await store.append(rowOf('late', { number: 2, dueAt: null }), [entry(2)]);
      await store.append(rowOf('never', { number: 2, dueAt: 10 }), [entry(2)]);
      expect(idsIn(await store.dueTables(200))).toEqual(['never', 'at once']);
    });

    it('reports are listed, the latest first, with what was noted about them, until there are too many', async () => {
      const report = (text: string) => ({
        at: 1,
        table: 'one',
        reporter: { id: 'anna', name: 'Anna' },
        about: { id: 'bernd', name: 'Bernd' },
        lines: [{ number: 3, at: 1, text: 'rude' }],
        text,
      });
      for (const text of ['a', 'b', 'c']) await store.reports.add(report(text));
      const [latest, middle] = await store.reports.list(2);
      expect(latest).toEqual({ id: expect.any(Number), ...report('c'), settled: null });
      const settled = { at: 5, note: 'spoke to them' };
      expect(await store.reports.settle(middle?.id ?? 0, settled)).toBe(true);
      expect(await store.reports.settle(1_000_000, settled)).toBe(false);
      expect((await store.reports.list(10)).map(each => each.settled)).toEqual([null, settled, null]);
      await store.reports.settle(middle?.id ?? 0, null);
      expect((await store.reports.list(10)).map(each => each.settled)).toEqual([null, null, null]);
      await Promise.all(Array.from({ length: 1000 }, (_, index) => store.reports.add(report(`${index}`))));
      const kept = await store.reports.list(5000);
      expect(kept.map(({ text }) => Number(text)).sort((one, other) => one - other)).toEqual(
        upTo(1000).map(number => number - 1),
      );
    });

    describe('plans', () => {
      const plans = { plans: [], skips: true, number: 1 };

      it('are one person’s at one table, and the last ones count', async () => {
        await openTwo(store);
        await store.plans.keep('one', 'anna', { ...plans, skips: false }, null);
        await store.plans.keep('one', 'anna', plans, null);
        await store.plans.keep('one', 'bernd', plans, null);
        await store.plans.keep('two', 'anna', plans, null);
        const anna = { table: 'one', person: 'anna', plans };
        expect(await store.plans.at('one')).toEqual([anna, { ...anna, person: 'bernd' }]);
        expect(await store.plans.of('anna')).toEqual([anna, { ...anna, table: 'two' }]);
        await store.plans.forgetAt('one');
        expect(await store.plans.at('one')).toEqual([]);
        expect(await store.plans.at('two')).toHaveLength(1);
      });

      it('wake their table, if its log is where they were made for', async () => {
        await openTwo(store);
        await store.plans.keep('one', 'anna', plans, 500);
        await store.plans.keep('two', 'anna', { ...plans, number: 7 }, 500);
        expect(idsIn(await store.dueTables(499))).toEqual([]);
        expect(idsIn(await store.dueTables(500))).toEqual(['one']);
        await store.append(rowOf('one', { number: 2, dueAt: 900, plannedAt: 700 }), [entry(2)]);
        expect(idsIn(await store.dueTables(699))).toEqual([]);
        expect(idsIn(await store.dueTables(700))).toEqual(['one']);
      });

      it('go with their person', async () => {
        await store.addPerson(ANNA);
        await openTwo(store);
        await store.plans.keep('one', 'anna', plans, null);
        await store.accounts.forget('anna');
        expect(await store.plans.of('anna')).toEqual([]);
      });
    });

    describe('results', () => {
      const result = (
        table: string,
        people: readonly string[],
        contest: Contest | null = null,
      ): GameResult => ({
        table,
        at: 5,
        ruleset: '2019-4',
        speed: 'none',
        isRated: false,
        isPrivate: false,
        contest,
        seats: people.map((id, seat) => ({
          party: 'spd',
          person: { id, name: id },
          bot: null,
          isFinished: true,
          points: 100 - seat,
          rank: seat + 1,
          answers: null,
        })),
      });
      const tablesIn = (results: readonly GameResult[]): string[] => results.map(({ table }) => table);

      it('are entered once, in one order for all who read on', async () => {
        await openTwo(store);
        expect(await store.results.add(result('two', ['anna', 'bernd']))).toBe(true);
        const [first] = await store.results.after(0, 9);
        expect(first).toEqual({ ...result('two', ['anna', 'bernd']), number: first?.number });
        expect(await store.results.add(result('two', ['anna']))).toBe(false);
        await store.results.add(result('one', ['anna']));
        expect(tablesIn(await store.results.after(0, 1))).toEqual(['two']);
        expect(tablesIn(await store.results.after(first?.number ?? 0, 9))).toEqual(['one']);
      });

      it('are listed for a person, the latest first, and page by page', async () => {
        await openTwo(store);
        await store.results.add(result('one', ['anna', 'bernd']));
        await store.results.add(result('two', ['anna']));
        const [latest] = await store.results.of('anna', 1);
        expect(latest?.table).toBe('two');
        expect(tablesIn(await store.results.of('anna', 9, latest?.number))).toEqual(['one']);
        expect(tablesIn(await store.results.of('bernd', 9))).toEqual(['one']);
        expect(await store.results.of('carla', 9)).toEqual([]);
      });

      it('are found by what they were played for', async () => {
        await openTwo(store);
        await store.results.add(result('one', ['anna'], { kind: 'day', day: '2026-11-18' }));
        const club: Contest = { kind: 'club', club: 'c', event: 'e', round: 1, table: 1 };
        await store.results.add(result('two', ['anna'], club));
        expect(tablesIn(await store.results.inContest('day:2026-11-18'))).toEqual(['one']);
        expect(tablesIn(await store.results.inContest('club:c:e'))).toEqual(['two']);
        expect(await store.results.inContest('day:2026-11-19')).toEqual([]);
        const [one] = await store.results.inContest('day:2026-11-18');
        expect(await store.results.inContest('day:2026-11-18', one?.number)).toEqual([]);
        expect(tablesIn(await store.results.inContest('day:2026-11-18', (one?.number ?? 0) - 1))).toEqual([
          'one',
        ]);
      });

      it('say for which contests there are any, the last first', async () => {
        await openTwo(store);
        await store.results.add(result('one', ['anna'], { kind: 'day', day: '2026-11-18' }));
        await store.results.add(result('two', ['anna'], { kind: 'day', day: '2026-11-17' }));
        const days = ['day:2026-11-18', 'day:2026-11-17'];
        expect(await store.results.contests('day:', 'day:2026-11-19', 9)).toEqual(days);
        expect(await store.results.contests('day:', 'day:2026-11-19', 1)).toEqual(days.slice(0, 1));
        expect(await store.results.contests('day:', 'day:2026-11-18', 9)).toEqual(days.slice(1));
        expect(await store.results.contests('day:2026-11-18', 'day:3', 9)).toEqual(days.slice(0, 1));
      });

      it('forget a person: the game stays, with a seat that nobody knows', async () => {
        await openTwo(store);
        await store.results.add(result('one', ['anna', 'bernd']));
        await store.results.forget('anna');
        expect(await store.results.of('anna', 9)).toEqual([]);
        const [found] = await store.results.of('bernd', 9);
        expect(found?.seats.map(({ person }) => person?.id ?? null)).toEqual([null, 'bernd']);
      });

      it('have another revision when someone was forgotten, for all who have read them', async () => {
        await openTwo(store);
        const first = await store.results.revision();
        await store.results.add(result('one', ['anna', 'bernd']));
        await store.results.forget('carla');
        expect(await store.results.revision()).toBe(first);
        await store.results.forget('anna');
        const second = await (await another()).results.revision();
        expect(second).not.toBe(first);
        await store.results.forget('bernd');
        expect(await store.results.revision()).not.toBe(second);
      });

      it('of before answers were counted have none', async () => {
        await openTwo(store);
        const [first] = result('one', ['anna']).seats;
        const { answers: _younger, ...older } = first ?? {};
        await store.results.add({ ...result('one', ['anna']), seats: [older as SeatResult] });
        expect((await store.results.after(0, 9))[0]?.seats[0]?.answers).toBeNull();
      });

      it('wait for finished games that aren’t entered yet, the earliest first', async () => {
        await openTwo(store);
        expect(await store.results.unbooked(9)).toEqual([]);
        await store.append(rowOf('two', { number: 2, stage: 'over', updatedAt: 20 }), [entry(2)]);
        await store.append(rowOf('one', { number: 2, stage: 'over', updatedAt: 30 }), [entry(2)]);
        expect(await store.results.unbooked(9)).toEqual(['two', 'one']);
        expect(await store.results.unbooked(1)).toEqual(['two']);
        await store.results.add(result('two', ['anna']));
        expect(await store.results.unbooked(9)).toEqual(['one']);
      });
    });

    describe('programs', () => {
      const made = (id: string) => ({ id, name: `${id}.py`, owner: 'anna', madeAt: 3 });

      beforeEach(() => store.addPerson(ANNA));

      it('are persons of somebody’s, so many of each', async () => {
        expect(await store.programs.add(made('one'), 2)).toBe(true);
        const both = await Promise.all([
          store.programs.add(made('two'), 2),
          store.programs.add(made('three'), 2),
        ]);
        expect(both.filter(Boolean)).toHaveLength(1);
        await store.programs.used('one', 9);
        expect(await store.programs.of('anna')).toHaveLength(2);
        expect(await store.programs.of('anna')).toContainEqual({
          id: 'one',
          name: 'one.py',
          madeAt: 3,
          usedAt: 9,
        });
        expect(await store.person('one')).toEqual({
          id: 'one',
          name: 'one.py',
          password: null,
          recovery: null,
          createdAt: 3,
          program: { owner: 'anna', usedAt: 9 },
        });
        expect(await store.person('anna')).toEqual(ANNA);
      });

      it('are known by their token until they are forgotten, or their person is blocked', async () => {
        await store.programs.add(made('one'), 1);
        await store.addSession('token', { person: 'one', beginsAt: 1, expiresAt: 99, device: '' });
        expect(await store.personOfSession('token', 5)).toMatchObject({
          id: 'one',
          program: { owner: 'anna', usedAt: null },
        });
        await store.ownerBook.block('anna', 1);
        expect(await store.personOfSession('token', 5)).toBeNull();
        await store.ownerBook.unblock('anna');
        expect(await store.personOfSession('token', 5)).not.toBeNull();
        await store.accounts.forget('one');
        expect(await store.personOfSession('token', 5)).toBeNull();
        expect(await store.programs.of('anna')).toEqual([]);
      });
    });

    describe('what people let be published', () => {
      it('is nothing until they say so, and nothing after they are gone', async () => {
        await store.addPerson(ANNA);
        expect(await store.sharings.of('anna')).toBe('none');
        await store.sharings.set('anna', 'all');
        await store.sharings.set('anna', 'public');
        expect(await (await another()).sharings.of('anna')).toBe('public');
        await store.accounts.forget('anna');
        expect(await store.sharings.of('anna')).toBe('none');
      });
    });

    describe('clubs', () => {
      const ONE = { id: 'one', name: 'Thursday', publicSince: null, createdAt: 5, renewals: 0 };
      const FEW = { clubs: 2, members: 3 };

      beforeEach(async () => {
        await store.addPerson(ANNA);
        await store.addPerson(BERND);
        await store.addPerson({ ...BERND, id: 'carla', name: 'Carla' });
        await store.addPerson({ ...BERND, id: 'dora', name: 'Dora' });
      });

      it('have an owner, members as many as they may, and are found by who is in them', async () => {
        expect(await store.clubs.add(ONE, 'anna', 1)).toBe(true);
        expect(await store.clubs.add({ ...ONE, id: 'two' }, 'anna', 1)).toBe(false);
        for (const person of ['bernd', 'bernd', 'carla'])
          expect(await store.clubs.join('one', person, 7, FEW)).toBeNull();
        expect(await store.clubs.join('one', 'dora', 7, FEW)).toBe('club-full');
        expect(await store.clubs.join('one', 'dora', 7, { clubs: 0, members: 9 })).toBe('too-many-clubs');
        expect(await store.clubs.members('one')).toEqual([
          { person: { id: 'anna', name: 'Anna' }, role: 'owner', since: 5 },
          { person: { id: 'bernd', name: 'Bernd' }, role: 'member', since: 7 },
          { person: { id: 'carla', name: 'Carla' }, role: 'member', since: 7 },
        ]);
        expect(await store.clubs.of('bernd')).toEqual([{ club: ONE, role: 'member', since: 7 }]);
        expect(await store.clubs.roleOf('one', 'dora')).toBeNull();
        expect(await store.clubs.find('none')).toBeNull();
      });

      it('are joined by no more than fit, at whatever process', async () => {
        const other = await another();
        await store.clubs.add(ONE, 'anna', 9);
        const joined = await Promise.all([
          store.clubs.join('one', 'bernd', 7, { clubs: 9, members: 2 }),
          other.clubs.join('one', 'carla', 7, { clubs: 9, members: 2 }),
        ]);
        expect(joined.toSorted()).toEqual(['club-full', null]);
      });

      it('change their name, who may look, and their link', async () => {
        await store.clubs.add(ONE, 'anna', 9);
        await store.clubs.change('one', { name: 'Friday' }, 6);
        await store.clubs.change('one', { isPublic: true }, 7);
        await store.clubs.change('one', { name: 'Friday', isPublic: true }, 8);
        await store.clubs.renew('one');
        expect(await store.clubs.find('one')).toEqual({
          ...ONE,
          name: 'Friday',
          publicSince: 7,
          renewals: 1,
        });
        await store.clubs.change('one', { isPublic: false }, 9);
        expect(await store.clubs.find('one')).toMatchObject({ publicSince: null });
        await store.clubs.change('one', { isPublic: true }, 10);
        expect(await store.clubs.find('one')).toMatchObject({ publicSince: 10 });
      });

      it('have one owner always: who hands over, leaves or is forgotten leaves another, and the last leaves none', async () => {
        await store.clubs.add(ONE, 'anna', 9);
        for (const [at, person] of ['bernd', 'carla', 'dora'].entries())
          await store.clubs.join('one', person, at, { clubs: 9, members: 9 });
        const roles = async (): Promise<string[]> =>
          (await store.clubs.members('one')).map(({ person, role }) => `${person.id} ${role}`);
        await store.clubs.setRole('one', 'carla', 'organiser');
        await store.clubs.setRole('one', 'nobody', 'owner');
        await store.clubs.leave('one', 'anna');
        expect(await roles()).toEqual(['carla owner', 'bernd member', 'dora member']);
        await store.clubs.setRole('one', 'dora', 'owner');
        expect(await roles()).toEqual(['dora owner', 'carla organiser', 'bernd member']);
        await store.accounts.forget('dora');
        expect(await roles()).toEqual(['carla owner', 'bernd member']);
        await store.clubs.leave('one', 'carla');
        await store.accounts.forget('bernd');
        expect([await roles(), await store.clubs.find('one')]).toEqual([[], null]);
      });

      it('know what people are called now, and not who is gone', async () => {
        await store.accounts.forget('bernd');
        expect(await store.clubs.names(['carla', 'bernd', 'anna', 'none'])).toEqual(
          new Map([
            ['anna', 'Anna'],
            ['carla', 'Carla'],
          ]),
        );
      });

      describe('have events', () => {
        const EVENT = {
          id: 'event',
          club: 'one',
          createdAt: 8,
          stage: 'gathering',
          settings: {
            name: 'Winter',
            plan: { kind: 'league', rounds: 3, isRated: true },
            ruleset: '2019-4',
            players: 4,
            pace: { kind: 'none' },
            bot: '2',
            entry: 'all',
            startsAt: null,
          },
        } as const;
        const ROUND = {
          event: 'event',
          round: 1,
          begunAt: 9,
          startsAt: null,
          tables: [
            [
              { person: 'anna', party: 'spd' },
              { person: null, party: 'cdu' },
            ],
          ],
          isMade: false,
          closed: null,
        };
        const MOST = { events: 3, open: 2 };

        beforeEach(async () => {
          await store.clubs.add(ONE, 'anna', 9);
          await store.clubs.join('one', 'bernd', 7, FEW);
        });

        it('the latest first, and no more than they may', async () => {
          expect(await store.events.add(EVENT, MOST)).toBe(true);
          expect(await store.events.add({ ...EVENT, id: 'later', createdAt: 9 }, MOST)).toBe(true);
          expect(await store.events.add({ ...EVENT, id: 'third' }, MOST)).toBe(false);
          await store.events.setStage('event', 'over');
          expect(await store.events.add({ ...EVENT, id: 'third' }, MOST)).toBe(true);
          await store.events.setStage('later', 'over');
          expect(await store.events.add({ ...EVENT, id: 'fourth' }, MOST)).toBe(false);
          expect((await store.events.of('one')).map(({ id }) => id)).toEqual(['later', 'event', 'third']);
          expect(await store.events.find('event')).toEqual({ ...EVENT, stage: 'over' });
          expect(await store.events.find('none')).toBeNull();
        });

        it('with who plays, until they leave the club', async () => {
          await store.events.add(EVENT, MOST);
          await store.events.enter('event', 'anna', false);
          await store.events.enter('event', 'bernd', false);
          await store.events.enter('event', 'bernd', true);
          expect(await store.events.entries('event')).toEqual(
            new Map([
              ['anna', false],
              ['bernd', true],
            ]),
          );
          expect(await store.events.entriesOf('bernd')).toEqual([
            { club: 'one', event: 'event', takesPart: true },
          ]);
          await store.clubs.leave('one', 'bernd');
          await store.accounts.forget('anna');
          expect(await store.events.entries('event')).toEqual(new Map());
        });

        it('that change until a round is drawn', async () => {
          const settings = { ...EVENT.settings, name: 'Summer' };
          await store.events.add(EVENT, MOST);
          await store.events.add({ ...EVENT, id: 'other' }, MOST);
          await store.events.addRound({ ...ROUND, event: 'other' });
          expect(await store.events.change('event', settings)).toBe(true);
          expect(await store.events.change('other', settings)).toBe(false);
          expect(await store.events.change('none', settings)).toBe(false);
          expect(await store.events.find('event')).toEqual({ ...EVENT, settings });
          expect(await store.events.find('other')).toEqual({ ...EVENT, id: 'other' });
        });

        it('that can’t be read, because a newer program wrote them or a disk is damaged, say which and why', async () => {
          const plan = { kind: 'swiss', rounds: 3 } as object as NewEvent['plan'];
          await store.events.add({ ...EVENT, settings: { ...EVENT.settings, plan } }, MOST);
          await expect(store.events.find('event')).rejects.toThrow(/^event event can't be read: \/plan/);
          const tables = [[{ person: 7, party: 'spd' }]] as object as KeptRound['tables'];
          await store.events.addRound({ ...ROUND, tables });
          await expect(store.events.rounds('event')).rejects.toThrow(
            /^round 1 of event event can't be read: \/tables\/0\/0\/person/,
          );
        });

        it('with rounds, drawn once and closed once', async () => {
          const other = await another();
          await store.events.add(EVENT, MOST);
          const drawn = await Promise.all([
            store.events.addRound(ROUND),
            other.events.addRound({ ...ROUND, begunAt: 99 }),
          ]);
          expect(drawn.toSorted()).toEqual([false, true]);
          const begunAt = drawn[0] ? 9 : 99;
          expect(await store.events.unmade()).toEqual(['event']);
          expect(await other.events.rounds('event')).toEqual([{ ...ROUND, begunAt }]);
          await store.events.made('event', 1);
          expect(await other.events.unmade()).toEqual([]);
          await store.events.closeRound('event', 1, { at: 10, counted: [1] });
          await store.events.closeRound('event', 1, { at: 11, counted: [] });
          await store.events.addRound({ ...ROUND, round: 2 });
          expect(await store.events.rounds('event')).toEqual([
            { ...ROUND, begunAt, isMade: true, closed: { at: 10, counted: [1] } },
            { ...ROUND, round: 2 },
          ]);
        });

        it('that go with all that belongs to them, and with their club', async () => {
          await store.events.add(EVENT, MOST);
          await store.events.add({ ...EVENT, id: 'other' }, MOST);
          for (const event of ['event', 'other']) {
            await store.events.enter(event, 'anna', true);
            await store.events.addRound({ ...ROUND, event });
          }
          await store.events.remove('event');
          expect([await store.events.find('event'), await store.events.rounds('event')]).toEqual([null, []]);
          expect(await store.events.rounds('other')).toHaveLength(1);
          await store.clubs.remove('one');
          expect([await store.events.rounds('other'), await store.events.entriesOf('anna')]).toEqual([
            [],
            [],
          ]);
          expect(await store.clubs.of('anna')).toEqual([]);
        });
      });
    });

    describe('the owner’s book', () => {
      const one = { id: 'one', text: 'a pause at nine', at: 10, until: 20 };

      it('has one announcement, the last, for every process, until it is taken back', async () => {
        expect(await store.ownerBook.announcement()).toBeNull();
        await store.ownerBook.announce(one);
        const later = { ...one, id: 'two', text: 'a pause at ten' };
        await (await another()).ownerBook.announce(later);
        expect(await store.ownerBook.announcement()).toEqual(later);
        await store.ownerBook.announce(null);
        expect(await store.ownerBook.announcement()).toBeNull();
      });

      it('has who is blocked, the latest first: no session of theirs counts until they are let in again', async () => {
        await store.addPerson(ANNA);
        await store.addPerson(BERND);
        await store.addSession('token', { person: 'anna', beginsAt: 0, expiresAt: 100, device: '' });
        await store.ownerBook.block('anna', 1);
        await store.ownerBook.block('anna', 2);
        await store.ownerBook.block('bernd', 3);
        const [anna, bernd] = [ANNA, BERND].map(({ id, name }) => ({ id, name }));
        expect(await store.ownerBook.blocks(10)).toEqual([
          { person: bernd, at: 3 },
          { person: anna, at: 1 },
        ]);
        expect(await store.ownerBook.blocks(1)).toHaveLength(1);
        expect(await store.ownerBook.isBlocked('anna')).toBe(true);
        expect(await store.personOfSession('token', 0)).toBeNull();
        expect(await store.ownerBook.unblock('anna')).toBe(true);
        expect(await store.ownerBook.unblock('anna')).toBe(false);
        expect(await store.personOfSession('token', 0)).toEqual(ANNA);
        await store.accounts.forget('bernd');
        expect(await store.ownerBook.blocks(10)).toEqual([]);
      });

      it('blocks nobody who is not known', async () => {
        await expect(store.ownerBook.block('nobody', 1)).rejects.toThrow();
      });

      it('knows where the owner is signed in, until then', async () => {
        await store.ownerBook.beginSession('early', 50, 0);
        await store.ownerBook.beginSession('token', 100, 60);
        expect(await store.ownerBook.hasSession('early', 0)).toBe(false);
        expect(await store.ownerBook.hasSession('token', 99)).toBe(true);
        expect(await store.ownerBook.hasSession('token', 100)).toBe(false);
        await store.ownerBook.endSession('token');
        expect(await store.ownerBook.hasSession('token', 0)).toBe(false);
      });

      it('keeps one secret: the first, until another is put in its place, for every process', async () => {
        expect(await store.ownerBook.secretHash()).toBeNull();
        expect(await store.ownerBook.keepSecretHash('first')).toBe('first');
        expect(await (await another()).ownerBook.keepSecretHash('second')).toBe('first');
        await (await another()).ownerBook.replaceSecretHash('third');
        expect(await store.ownerBook.secretHash()).toBe('third');
      });
    });

    describe('several processes', () => {
      it('read on from where they are, and see how far logs have come', async () => {
        await openTwo(store);
        await store.append(rowOf('one', { number: 3 }), [entry(2), entry(3)]);
        expect(numbersIn(await store.entriesAfter('one', 1))).toEqual([2, 3]);
        expect(await store.entriesAfter('one', 3)).toEqual([]);
        const numbers = await store.numbersOf(['one', 'two', 'none']);
        expect([...numbers].sort()).toEqual([
          ['one', 3],
          ['two', 1],
        ]);
      });

      it('have one clock', async () => {
        const other = await another();
        const first = await store.now();
        const second = await other.now();
        expect(second).toBeGreaterThanOrEqual(first);
        expect(Math.abs(second - Date.now())).toBeLessThan(60_000);
      });

      it('hear of each other’s writes, of nothing that failed, and of nothing after that', async () => {
        const other = await another();
        const heard: Bell[] = [];
        let wake = () => {};
        const end = await other.bells.listen(
          bell => {
            heard.push(bell);
            wake();
          },
          () => {},
        );
        const hears = (count: number) =>
          new Promise<void>(resolve => {
            wake = () => heard.length >= count && resolve();
            wake();
          });
        await store.addPerson(ANNA);
        await store.addTable(rowOf('one'), [entry(1)]);
        await store.append(rowOf('one', { number: 2 }), [entry(2)]);
        await expect(store.append(rowOf('one', { number: 9 }), [entry(9)])).rejects.toThrow(ConflictError);
        await store.finish(rowOf('one', { number: 3, stage: 'over' }), [entry(3)], recordOf('seed'));
        await store.accounts.erase(
          'one',
          { id: 'anna', name: 'Anna' },
          { names: [], programs: [], seats: [] },
        );
        await store.endSession('token');
        await store.accounts.endSessionsOf('anna', 'phone');
        await store.ownerBook.block('anna', 1);
        await store.ownerBook.announce({ id: 'one', text: 'a pause', at: 1, until: 2 });
        await store.accounts.forget('anna');
        await hears(8);
        expect(heard).toEqual([
          { kind: 'log', table: 'one', number: 2 },
          { kind: 'log', table: 'one', number: 3 },
          { kind: 'table', table: 'one' },
          { kind: 'session', token: 'token' },
          { kind: 'person', person: 'anna', but: 'phone' },
          { kind: 'person', person: 'anna', but: null },
          { kind: 'announcement' },
          { kind: 'person', person: 'anna', but: null },
        ]);
        await end();
        await store.endSession('token');
        expect(heard).toHaveLength(8);
      });

      it('do not both look after a table; who lets go of it, or is late, loses it', async () => {
        const other = await another();
        await openTwo(store);
        expect(await store.leases.take('one', 'first', 60_000)).toBe(true);
        expect(await other.leases.take('one', 'second', 60_000)).toBe(false);
        expect(await store.leases.take('one', 'first', 60_000)).toBe(true);
        await other.leases.release('one', 'second');
        expect(await other.leases.renew(['one', 'two'], 'second', 60_000)).toEqual(['two']);
        await store.leases.release('one', 'first');
        expect(await other.leases.take('one', 'second', 0)).toBe(true);
        expect(await store.leases.take('one', 'first', 60_000)).toBe(true);
        await other.leases.releaseAll('second');
        expect((await store.leases.renew(['two', 'one'], 'first', 1)).sort()).toEqual(['one', 'two']);
      });

      it('know the same codes for seats, and one of all who use one gets it', async () => {
        const other = await another();
        const code = { table: 'one', seat: 1, person: null };
        await store.codes.add('old', code, 60_000);
        await store.codes.add('hash', { ...code, person: 'anna' }, 60_000);
        await store.codes.add('late', { ...code, seat: 2 }, 0);
        expect(await other.codes.find('old')).toBeNull();
        expect(await other.codes.find('late')).toBeNull();
        expect(await other.codes.find('hash')).toEqual({ ...code, person: 'anna' });
        const taken = await Promise.all(upTo(6).map(n => (n % 2 === 0 ? store : other).codes.take('hash')));
        expect(taken.filter(isTaken => isTaken)).toHaveLength(1);
        expect(await store.codes.find('hash')).toBeNull();
        await store.codes.add('again', { ...code, person: 'anna' }, 60_000);
        await other.codes.voidOf('bernd');
        expect(await store.codes.take('again')).toBe(true);
        await store.codes.add('void', { ...code, person: 'anna' }, 60_000);
        await other.codes.voidOf('anna');
        expect(await store.codes.take('void')).toBe(false);
      });

      it('who want a table at the same moment do not both get it', async () => {
        const other = await another();
        await openTwo(store);
        const taken = await Promise.all(
          upTo(10).map(n => (n % 2 === 0 ? store : other).leases.take('one', `${n}`, 60_000)),
        );
        expect(taken.filter(isTaken => isTaken)).toHaveLength(1);
      });

      it('have one limit together, and say how long to wait', async () => {
        const other = await another();
        const limit = { burst: 3, perSecond: 0.001 };
        const waits = await Promise.all(
          upTo(8).map(n => (n % 2 === 0 ? store : other).allowances.take('anna', 1, limit)),
        );
        expect(waits.filter(wait => wait === 0)).toHaveLength(3);
        for (const wait of waits.filter(each => each > 0)) {
          expect(wait).toBeGreaterThan(900_000);
          expect(wait).toBeLessThanOrEqual(1_000_000);
        }
        expect(await store.allowances.take('bernd', 100, limit)).toBe(0);
        expect(await store.allowances.take('bernd', 1, limit)).toBeGreaterThan(0);
        expect(await store.allowances.take('carla', 1, { burst: 1, perSecond: 1e9 })).toBe(0);
        expect(await store.allowances.take('carla', 1, { burst: 1, perSecond: 1e9 })).toBe(0);
      });
    });

    it('what was promised is there when the same data is opened again', async () => {
      await store.addPerson(ANNA);
      await store.keepName('anna', 'Anna', 'secret', null);
      await store.addSession('token', { person: 'anna', beginsAt: 0, expiresAt: 1_000_000, device: '' });
      await store.addTable(rowOf('one', { people: ['anna'], dueAt: 1 }), [entry(1)]);
      const unfinished = store.append(rowOf('one', { number: 2, people: ['anna'], dueAt: 1 }), [entry(2)]);
      await store.close();
      await unfinished;
      opened = [];
      const again = await another();
      expect(await again.keeperOf('anna')).toMatchObject({ id: 'anna', password: 'secret' });
      expect(await again.personOfSession('token', 0)).toMatchObject({ id: 'anna' });
      expect(numbersIn(await again.entries('one'))).toEqual([1, 2]);
      expect(idsIn(await again.tablesOf('anna', 10))).toEqual(['one']);
      expect(idsIn(await again.dueTables(1))).toEqual(['one']);
    });

    it('a backup that is made while others write opens, and every table in it is whole', async () => {
      const ids = Array.from({ length: 40 }, (_, index) => `table-${index}`);
      const long = upTo(20).map(number => entry(number, 'x'.repeat(3000)));
      for (const id of ids) await store.addTable(rowOf(id, { number: 20, names: ['20'] }), long);
      let last = 20;
      for (let copies = 0; copies < place.copies; copies += 1)
        last = await writeUntil(store, ids.slice(0, 5), last, store.backup(place.copy));
      expect(last).toBeGreaterThan(20);
      const copy = await another(() => place.openCopy());
      expect(await copy.tableIds()).toEqual([...ids].sort());
      for (const id of ids) {
        const { number = 0, names } = (await copy.table(id)) ?? {};
        expect(number).toBeLessThanOrEqual(last);
        expect(names).toEqual([`${number}`]);
        expect(numbersIn(await copy.entries(id))).toEqual(upTo(number));
      }
      expect(numbersIn(await store.entries('table-0'))).toEqual(upTo(last));
    });
  });
}

const ANNA: KnownPerson = { id: 'anna', name: 'Anna', password: null, recovery: null, createdAt: 1 };
const BERND: KnownPerson = { id: 'bernd', name: 'Bernd', password: null, recovery: null, createdAt: 2 };

async function openTwo(store: Store): Promise<void> {
  await store.addTable(rowOf('one'), [entry(1)]);
  await store.addTable(rowOf('two'), [entry(1)]);
}

/** Two entries at a time to each of the tables, all from number 20 on; the last number written. */
async function writeUntil(
  store: Store,
  ids: readonly string[],
  from: number,
  done: Promise<void>,
): Promise<number> {
  let isDone = false;
  const end = done.finally(() => {
    isDone = true;
  });
  let number = from;
  while (!isDone) {
    number += 2;
    const row = { number, names: [`${number}`] };
    await Promise.all(ids.map(id => store.append(rowOf(id, row), [entry(number - 1), entry(number)])));
  }
  await end;
  return number;
}

function idsIn(rows: readonly TableRow[]): string[] {
  return rows.map(({ id }) => id);
}

function recordOf(seed: string): GameRecord {
  const options = { openMoney: false };
  const made = { format: RECORD_FORMAT, version: RECORD_VERSION, epoch: EPOCH } as const;
  return {
    ...made,
    ruleset: '2019-4',
    pack: null,
    options,
    seats: [],
    seed,
    actions: [],
    origin: 'fresh',
    dealing: null,
    seals: [],
    hints: [],
    takebacks: 0,
    undone: [],
    check: null,
    result: null,
  };
}

function numbersIn(entries: readonly StoredEntry[]): number[] {
  return entries.map(({ number }) => number);
}

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
