import { randomOf } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { Rounds } from '../../packages/server/src/rounds.ts';
import { Semaphore } from '../../packages/server/src/semaphore.ts';

/** Work that ends when it is told to. */
function slowWork(turns: Semaphore, log: string[], name: string, networks = [name]) {
  let end = (): void => {};
  const done = turns.run(
    networks,
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
    const turns = new Semaphore(2, 2);
    const begun: string[] = [];
    const [first, , third] = ['a', 'b', 'c', 'd'].map(name => slowWork(turns, begun, name));
    expect(await slowWork(turns, begun, 'e').done).toBeNull();
    expect(begun).toEqual(['a', 'b']);
    first?.end();
    expect(await first?.done).toBe('a');
    await settle();
    expect(begun).toEqual(['a', 'b', 'c']);
    slowWork(turns, begun, 'f');
    expect(await slowWork(turns, begun, 'g').done).toBeNull();
    third?.end();
    await settle();
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('come free again when the work fails', async () => {
    const turns = new Semaphore(1, 0);
    await expect(turns.run([], () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turns.run([], async () => 'fine')).toBe('fine');
  });

  it('go round the networks: whoever takes all the room from one of them makes room for others, and waits for their own', async () => {
    const turns = new Semaphore(1, 4);
    const begun: string[] = [];
    const working = slowWork(turns, begun, 'first');
    const flood = ['a', 'b', 'c', 'd', 'e'].map((name, index) =>
      slowWork(turns, begun, name, ['2001:db8:1::/48', '2001:db8:1:0::/56', `2001:db8:1:${index}::/64`]),
    );
    const neighbour = slowWork(turns, begun, 'n', ['2001:db8:1::/48', '2001:db8:1:ff00::/56', 'x']);
    const other = slowWork(turns, begun, 'o', ['192.0.2.7']);
    expect(await Promise.all(flood.slice(2).map(({ done }) => done))).toEqual([null, null, null]);
    for (const each of [working, flood[0], other, neighbour]) {
      each?.end();
      await settle();
    }
    expect(begun).toEqual(['first', 'a', 'o', 'n', 'b']);
  });
});

describe('a queue in rounds', () => {
  it('loses nobody, and counts who waits', () => {
    const rounds = new Rounds<number>();
    const random = randomOf('rounds');
    const gone: (number | undefined)[] = [];
    for (let each = 0; each < 400; each += 1) {
      const networks = [`${random(3)}`, `${random(2)}`, `${random(4)}`];
      if (random(4) === 0) gone.push(rounds.take());
      if (random(4) === 0) gone.push(rounds.drop(networks));
      rounds.add(networks, each);
    }
    while (rounds.size > 0) gone.push(rounds.take());
    expect(rounds.take()).toBeUndefined();
    const all = gone.filter(each => each !== undefined).sort((one, other) => one - other);
    expect(all).toEqual(Array.from({ length: 400 }, (_, each) => each));
  });
});
