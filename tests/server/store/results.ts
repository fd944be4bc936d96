import type { Contest, GameResult, SeatResult } from '@macher/protocol';
import { describe, expect, it } from 'vitest';
import { entry, rowOf } from '../samples.ts';
import type { StoreAt } from './place.ts';
import { openTwo } from './shared.ts';

/** What every store must do with results. */
export function resultsSuite(at: StoreAt): void {
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
      await openTwo(at.store);
      expect(await at.store.results.add(result('two', ['anna', 'bernd']))).toBe(true);
      const [first] = await at.store.results.after(0, 9);
      expect(first).toEqual({ ...result('two', ['anna', 'bernd']), number: first?.number });
      expect(await at.store.results.add(result('two', ['anna']))).toBe(false);
      await at.store.results.add(result('one', ['anna']));
      expect(tablesIn(await at.store.results.after(0, 1))).toEqual(['two']);
      expect(tablesIn(await at.store.results.after(first?.number ?? 0, 9))).toEqual(['one']);
    });

    it('are listed for a person, the latest first, and page by page', async () => {
      await openTwo(at.store);
      await at.store.results.add(result('one', ['anna', 'bernd']));
      await at.store.results.add(result('two', ['anna']));
      const [latest] = await at.store.results.of('anna', 1);
      expect(latest?.table).toBe('two');
      expect(tablesIn(await at.store.results.of('anna', 9, latest?.number))).toEqual(['one']);
      expect(tablesIn(await at.store.results.of('bernd', 9))).toEqual(['one']);
      expect(await at.store.results.of('carla', 9)).toEqual([]);
    });

    it('are found by what they were played for', async () => {
      await openTwo(at.store);
      await at.store.results.add(result('one', ['anna'], { kind: 'day', day: '2026-11-18' }));
      const club: Contest = { kind: 'club', club: 'c', event: 'e', round: 1, table: 1 };
      await at.store.results.add(result('two', ['anna'], club));
      expect(tablesIn(await at.store.results.inContest('day:2026-11-18'))).toEqual(['one']);
      expect(tablesIn(await at.store.results.inContest('club:c:e'))).toEqual(['two']);
      expect(await at.store.results.inContest('day:2026-11-19')).toEqual([]);
      const [one] = await at.store.results.inContest('day:2026-11-18');
      expect(await at.store.results.inContest('day:2026-11-18', one?.number)).toEqual([]);
      expect(tablesIn(await at.store.results.inContest('day:2026-11-18', (one?.number ?? 0) - 1))).toEqual([
        'one',
      ]);
    });

    it('say for which contests there are any, the last first', async () => {
      await openTwo(at.store);
      await at.store.results.add(result('one', ['anna'], { kind: 'day', day: '2026-11-18' }));
      await at.store.results.add(result('two', ['anna'], { kind: 'day', day: '2026-11-17' }));
      const days = ['day:2026-11-18', 'day:2026-11-17'];
      expect(await at.store.results.contests('day:', 'day:2026-11-19', 9)).toEqual(days);
      expect(await at.store.results.contests('day:', 'day:2026-11-19', 1)).toEqual(days.slice(0, 1));
      expect(await at.store.results.contests('day:', 'day:2026-11-18', 9)).toEqual(days.slice(1));
      expect(await at.store.results.contests('day:2026-11-18', 'day:3', 9)).toEqual(days.slice(0, 1));
    });

    it('forget a person: the game stays, with a seat that nobody knows', async () => {
      await openTwo(at.store);
      await at.store.results.add(result('one', ['anna', 'bernd']));
      await at.store.results.forget('anna');
      expect(await at.store.results.of('anna', 9)).toEqual([]);
      const [found] = await at.store.results.of('bernd', 9);
      expect(found?.seats.map(({ person }) => person?.id ?? null)).toEqual([null, 'bernd']);
    });

    it('have another revision when someone was forgotten, for all who have read them', async () => {
      await openTwo(at.store);
      const first = await at.store.results.revision();
      await at.store.results.add(result('one', ['anna', 'bernd']));
      await at.store.results.forget('carla');
      expect(await at.store.results.revision()).toBe(first);
      await at.store.results.forget('anna');
      const second = await (await at.another()).results.revision();
      expect(second).not.toBe(first);
      await at.store.results.forget('bernd');
      expect(await at.store.results.revision()).not.toBe(second);
    });

    it('of before answers were counted have none', async () => {
      await openTwo(at.store);
      const [first] = result('one', ['anna']).seats;
      const { answers: _younger, ...older } = first ?? {};
      await at.store.results.add({ ...result('one', ['anna']), seats: [older as SeatResult] });
      expect((await at.store.results.after(0, 9))[0]?.seats[0]?.answers).toBeNull();
    });

    it('wait for finished games that aren’t entered yet, the earliest first', async () => {
      await openTwo(at.store);
      expect(await at.store.results.unbooked(9)).toEqual([]);
      await at.store.append(rowOf('two', { number: 2, stage: 'over', updatedAt: 20 }), [entry(2)]);
      await at.store.append(rowOf('one', { number: 2, stage: 'over', updatedAt: 30 }), [entry(2)]);
      expect(await at.store.results.unbooked(9)).toEqual(['two', 'one']);
      expect(await at.store.results.unbooked(1)).toEqual(['two']);
      await at.store.results.add(result('two', ['anna']));
      expect(await at.store.results.unbooked(9)).toEqual(['one']);
    });
  });
}
