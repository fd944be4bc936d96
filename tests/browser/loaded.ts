import type { Page } from 'playwright-core';

/** A file that a page has fetched, as it came over the wire. */
interface Loaded {
  readonly name: string;
  readonly bytes: number;
}

/** All of them so far, without the outlines of states, which come when the page stands. */
export async function loadedBy(page: Page): Promise<readonly Loaded[]> {
  const all = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      each => ({
        name: each.name.split('/').at(-1) || 'the page',
        bytes: (each as PerformanceResourceTiming).transferSize,
      }),
    ),
  );
  return all.filter(({ name }) => !name.startsWith('lands'));
}

export function bytesOf(all: readonly Loaded[]): number {
  return all.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The heaviest of them, to see where to begin. */
export function heaviest(all: readonly Loaded[], most = 6): string {
  const largest = all.toSorted((one, other) => other.bytes - one.bytes).slice(0, most);
  return largest.map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`).join(', ');
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
