import { describe, expect, it } from 'vitest';
import { Turns } from '../../packages/server/src/turns.ts';

/** Work that ends when it is told to. */
function slowWork(turns: Turns, log: string[], name: string) {
  let end = (): void => {};
  const done = turns.run(
    () =>
      new Promise<string>(resolve => {
        log.push(name);
        end = () => resolve(name);
      }),
  );
  return { done, end: () => end() };
}

async function settle(): Promise<void> {
  for (let ticks = 0; ticks < 10; ticks += 1) await Promise.resolve();
}

describe('turns', () => {
  it('are taken by so many at once, the others wait in the order they came, and no more than there is room for', async () => {
    const turns = new Turns(2, 2);
    const begun: string[] = [];
    const [first, , third] = ['a', 'b', 'c', 'd'].map(name => slowWork(turns, begun, name));
    expect(slowWork(turns, begun, 'e').done).toBeNull();
    expect(begun).toEqual(['a', 'b']);
    first?.end();
    expect(await first?.done).toBe('a');
    await settle();
    expect(begun).toEqual(['a', 'b', 'c']);
    expect(slowWork(turns, begun, 'f').done).not.toBeNull();
    expect(slowWork(turns, begun, 'g').done).toBeNull();
    third?.end();
    await settle();
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('come free again when the work fails', async () => {
    const turns = new Turns(1, 0);
    await expect(turns.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turns.run(async () => 'fine')).toBe('fine');
  });
});
