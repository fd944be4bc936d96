import { expect, it } from 'vitest';
import type { StoreAt } from './place.ts';
import { upTo } from './shared.ts';

/** What every store must do with reports. */
export function reportsSuite(at: StoreAt): void {
  it('reports are listed, the latest first, with what was noted about them, until there are too many', async () => {
    const report = (text: string) => ({
      at: 1,
      table: 'one',
      reporter: { id: 'anna', name: 'Anna' },
      about: { id: 'bernd', name: 'Bernd' },
      lines: [{ number: 3, at: 1, text: 'rude' }],
      text,
    });
    for (const text of ['a', 'b', 'c']) await at.store.reports.add(report(text));
    const [latest, middle] = await at.store.reports.list(2);
    expect(latest).toEqual({ id: expect.any(Number), ...report('c'), settled: null });
    const settled = { at: 5, note: 'spoke to them' };
    expect(await at.store.reports.settle(middle?.id ?? 0, settled)).toBe(true);
    expect(await at.store.reports.settle(1_000_000, settled)).toBe(false);
    expect((await at.store.reports.list(10)).map(each => each.settled)).toEqual([null, settled, null]);
    await at.store.reports.settle(middle?.id ?? 0, null);
    expect((await at.store.reports.list(10)).map(each => each.settled)).toEqual([null, null, null]);
    await Promise.all(Array.from({ length: 1000 }, (_, index) => at.store.reports.add(report(`${index}`))));
    const kept = await at.store.reports.list(5000);
    expect(kept.map(({ text }) => Number(text)).sort((one, other) => one - other)).toEqual(
      upTo(1000).map(number => number - 1),
    );
  });
}
