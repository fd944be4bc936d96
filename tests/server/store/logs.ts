import { ConflictError } from '@macher/server';
import { describe, expect, it } from 'vitest';
import { stored } from '../log.ts';
import { entry, rowOf } from '../samples.ts';
import type { StoreAt } from './place.ts';
import { numbersIn, openTwo, recordOf, upTo } from './shared.ts';

/** What every store must do with logs of tables, also with two who write. */
export function logsSuite(at: StoreAt): void {
  describe('a table', () => {
    it('comes back as it was given, row and log', async () => {
      const row = rowOf('one', { names: ['Änne', '"); --'], dueAt: 5, isPrivate: true });
      const entries = [entry(1, 'erstens, „ä“ 🗳'), entry(2, 'two\n\u0000two')];
      await at.store.addTable({ ...row, number: 2 }, entries);
      expect(await at.store.table('one')).toEqual({ ...row, number: 2 });
      expect(await at.store.entries('one')).toEqual(entries.map(stored));
    });

    it('that nobody has opened is not there, and has no log', async () => {
      expect(await at.store.table('none')).toBeNull();
      expect(await at.store.entries('none')).toEqual([]);
    });

    it('is opened once', async () => {
      await at.store.addTable(rowOf('one', { names: ['first'] }), [entry(1, 'first')]);
      const again = at.store.addTable(rowOf('one', { names: ['second'], people: ['bernd'] }), [
        entry(1, 'second'),
      ]);
      await expect(again).rejects.toThrow();
      expect(await at.store.table('one')).toMatchObject({ names: ['first'] });
      expect(await at.store.entries('one')).toEqual([entry(1, 'first')].map(stored));
      expect(await at.store.tablesOf('bernd', 10)).toEqual([]);
    });

    it('has its log in the order of the numbers, one by one or several at once', async () => {
      await at.store.addTable(rowOf('one'), [entry(1)]);
      for (let number = 2; number <= 12; number += 1)
        await at.store.append(rowOf('one', { number }), [entry(number)]);
      await at.store.append(rowOf('one', { number: 15 }), [entry(13), entry(14), entry(15)]);
      expect(numbersIn(await at.store.entries('one'))).toEqual(upTo(15));
      expect(await at.store.table('one')).toMatchObject({ number: 15 });
    });

    it('keeps with each line the check of its position, and the epoch that wrote it', async () => {
      const checked = { ...entry(2), check: '1:0badcafe' };
      await at.store.addTable(rowOf('one'), [entry(1)]);
      await at.store.append(rowOf('one', { number: 2 }), [checked]);
      expect(await at.store.entries('one')).toEqual([entry(1), checked].map(stored));
    });

    it('has the record that came with its last entries, and no other after that', async () => {
      await at.store.addTable(rowOf('one'), [entry(1)]);
      expect(await at.store.record('one')).toBeNull();
      await at.store.finish(rowOf('one', { number: 2, stage: 'over' }), [entry(2)], recordOf('first'));
      await at.store.keepRecord('one', recordOf('second'));
      expect(await at.store.record('one')).toEqual(recordOf('first'));
      expect(await at.store.table('one')).toMatchObject({ number: 2, stage: 'over' });
      expect(numbersIn(await at.store.entries('one'))).toEqual([1, 2]);
    });

    it('has no record if its last entries could not be added', async () => {
      await at.store.addTable(rowOf('one'), [entry(1)]);
      const late = at.store.finish(rowOf('one', { number: 3, stage: 'over' }), [entry(3)], recordOf('late'));
      await expect(late).rejects.toThrow(ConflictError);
      expect(await at.store.record('one')).toBeNull();
    });

    it('that was finished without a record can be given one', async () => {
      await at.store.addTable(rowOf('one', { stage: 'over' }), [entry(1)]);
      await at.store.keepRecord('one', recordOf('seed'));
      expect(await at.store.record('one')).toEqual(recordOf('seed'));
    });

    it('can be listed in another stage, its log and the rest of its row as they are', async () => {
      await at.store.addTable(rowOf('one', { stage: 'playing', names: ['Änne'] }), [entry(1)]);
      await at.store.restage('one', 'frozen');
      expect(await at.store.table('one')).toEqual(rowOf('one', { stage: 'frozen', names: ['Änne'] }));
      expect(await at.store.publicTables({ stage: 'frozen' }, 10, 3)).toHaveLength(1);
      expect(await at.store.publicTables({ stage: 'playing' }, 10, 3)).toEqual([]);
    });

    it('has a log of its own', async () => {
      await openTwo(at.store);
      await at.store.append(rowOf('one', { number: 2 }), [entry(2, 'only here')]);
      expect(await at.store.entries('two')).toEqual([entry(1)].map(stored));
      expect(await at.store.table('two')).toMatchObject({ number: 1 });
    });

    it('has the row that came with the last entries', async () => {
      await at.store.addTable(rowOf('one'), [entry(1)]);
      const row = rowOf('one', {
        number: 2,
        stage: 'playing',
        people: ['anna'],
        awaited: ['anna'],
        dueAt: 77,
      });
      await at.store.append(row, [entry(2)]);
      expect(await at.store.table('one')).toEqual(row);
    });
  });

  describe('of two writers at the same number', () => {
    it('one gets a ConflictError, and nothing of it is written', async () => {
      const other = await at.another();
      await at.store.addTable(rowOf('one'), [entry(1)]);
      await at.store.append(rowOf('one', { number: 2, names: ['first'] }), [entry(2, 'first')]);
      const late = rowOf('one', { number: 3, names: ['late'], people: ['bernd'], stage: 'over' });
      await expect(other.append(late, [entry(2, 'late'), entry(3, 'late')])).rejects.toThrow(ConflictError);
      expect(await at.store.entries('one')).toEqual([entry(1), entry(2, 'first')].map(stored));
      expect(await at.store.table('one')).toMatchObject({ number: 2, names: ['first'], stage: 'gathering' });
      expect(await at.store.tablesOf('bernd', 10)).toEqual([]);
      await other.append(rowOf('one', { number: 3 }), [entry(3, 'after reading again')]);
      expect(numbersIn(await at.store.entries('one'))).toEqual([1, 2, 3]);
    });

    it('one gets a ConflictError when both write at the same moment, in one process or two', async () => {
      const other = await at.another();
      await at.store.addTable(rowOf('one'), [entry(1)]);
      const writers = [at.store, other, at.store, other];
      const outcomes = await Promise.allSettled(
        writers.map((writer, index) =>
          writer.append(rowOf('one', { number: 2, names: [`${index}`] }), [entry(2, `${index}`)]),
        ),
      );
      const won = outcomes.findIndex(({ status }) => status === 'fulfilled');
      const lost = outcomes.filter(outcome => outcome.status === 'rejected');
      expect(lost.map(({ reason }) => reason instanceof ConflictError)).toEqual([true, true, true]);
      expect(await at.store.entries('one')).toEqual([entry(1), entry(2, `${won}`)].map(stored));
      expect(await at.store.table('one')).toMatchObject({ names: [`${won}`] });
    });

    it('each gets a ConflictError who is ahead of the log, or at a table that is not there', async () => {
      await at.store.addTable(rowOf('one'), [entry(1)]);
      await expect(at.store.append(rowOf('one', { number: 3 }), [entry(3)])).rejects.toThrow(ConflictError);
      await expect(at.store.append(rowOf('none', { number: 2 }), [entry(2)])).rejects.toThrow(ConflictError);
      expect(await at.store.entries('one')).toEqual([entry(1)].map(stored));
      expect(await at.store.table('none')).toBeNull();
    });
  });

  describe('writing', () => {
    it('is all or nothing: entries of which the last cannot be written leave nothing', async () => {
      await at.store.addTable(rowOf('one', { names: ['before'] }), [entry(1)]);
      const row = rowOf('one', { number: 4, names: ['after'], people: ['bernd'], dueAt: 1 });
      await expect(at.store.append(row, [entry(2), entry(3), entry(3, 'again')])).rejects.toThrow();
      expect(await at.store.entries('one')).toEqual([entry(1)].map(stored));
      expect(await at.store.table('one')).toEqual(rowOf('one', { names: ['before'] }));
      expect(await at.store.tablesOf('bernd', 10)).toEqual([]);
      expect(await at.store.dueTables(1)).toEqual([]);
    });

    it('is all or nothing for a new table too', async () => {
      await expect(at.store.addTable(rowOf('one', { number: 2 }), [entry(1), entry(1)])).rejects.toThrow();
      expect(await at.store.table('one')).toBeNull();
      expect(await at.store.entries('one')).toEqual([]);
    });

    it('that fails does no harm to what others write at the same moment', async () => {
      await openTwo(at.store);
      const outcomes = await Promise.allSettled([
        at.store.append(rowOf('one', { number: 2 }), [entry(2)]),
        at.store.append(rowOf('two', { number: 3 }), [entry(2), entry(2)]),
        at.store.append(rowOf('two', { number: 2 }), [entry(2, 'fits')]),
        at.store.append(rowOf('one', { number: 3 }), [entry(3)]),
      ]);
      expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true]);
      expect(numbersIn(await at.store.entries('one'))).toEqual([1, 2, 3]);
      expect(await at.store.entries('two')).toEqual([entry(1), entry(2, 'fits')].map(stored));
    });

    it('by two processes to many tables at once loses nothing', async () => {
      const other = await at.another();
      const ids = Array.from({ length: 20 }, (_, index) => `table-${index}`);
      await Promise.all(ids.map(id => at.store.addTable(rowOf(id), [entry(1)])));
      for (let number = 2; number <= 5; number += 1)
        await Promise.all(
          ids.map((id, index) =>
            (index % 2 === 0 ? at.store : other).append(rowOf(id, { number }), [entry(number)]),
          ),
        );
      for (const id of ids) expect(numbersIn(await other.entries(id))).toEqual(upTo(5));
      expect(await at.store.tableIds()).toEqual([...ids].sort());
    });
  });
}
