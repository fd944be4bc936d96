import { ROSTER } from '@macher/bots';
import { PARTIES, rulesOf } from '@macher/editions';
import { attentiveView, choiceAt, deciders, newGame, type Seat } from '@macher/engine';
import { type BotEars, BotThreads, type BotWait } from '@macher/table';
import type { BotQuestion } from '@macher/table/thread';
import { beforeEach, describe, expect, it } from 'vitest';

/** A thread that a test moves by hand. */
interface Thread {
  readonly ears: BotEars;
  readonly asked: BotQuestion[];
  isEnded: boolean;
}

const setup = { parties: PARTIES.slice(0, 3), seed: 'threads', options: { openMoney: false } };
const game = newGame(rulesOf('2019-4'), setup);
const [seat] = deciders(game) as [Seat];
const view = attentiveView(game, seat);
const choice = choiceAt(game, seat);
const action = { kind: 'draft', seat, card: 0 } as never;
const WAIT: BotWait = { owner: 'p1', isWanted: () => true, queued: () => {}, begins: () => {} };

let threads: Thread[] = [];
let limits: (() => void)[] = [];
let pool: BotThreads;

beforeEach(() => {
  threads = [];
  limits = [];
  pool = new BotThreads({
    roster: ROSTER,
    most: 1,
    hire: ears => {
      const thread: Thread = { ears, asked: [], isEnded: false };
      threads.push(thread);
      const end = (): void => {
        thread.isEnded = true;
      };
      return { ask: question => thread.asked.push(question), end };
    },
    nameOf: ({ ruleset }) => ruleset,
    limit: call => {
      limits.push(call);
      return () => void limits.splice(limits.indexOf(call), 1);
    },
  });
});

const decide = () => pool.decide('1', view, choice, 'chance', WAIT);

/** What was promised before has come about. */
const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

describe('threads of bots, of a server or of a browser', () => {
  it('get the rules once, and the time to begin is nobody’s thinking', async () => {
    const first = decide();
    const second = decide();
    await settled();
    expect([threads.length, threads[0]?.asked, limits]).toEqual([1, [], []]);
    threads[0]?.ears.hear({ kind: 'ready' });
    await settled();
    expect(limits).toHaveLength(1);
    threads[0]?.ears.hear({ kind: 'decided', action });
    expect(await first).toBe(action);
    await settled();
    threads[0]?.ears.hear({ kind: 'decided', action });
    expect(await second).toBe(action);
    expect(threads[0]?.asked.map(({ rules, fresh }) => [rules, fresh === null])).toEqual([
      ['2019-4', false],
      ['2019-4', true],
    ]);
    expect(limits).toEqual([]);
  });

  it('are stopped when they take too long, and another one goes on', async () => {
    const slow = decide();
    const next = decide();
    threads[0]?.ears.hear({ kind: 'ready' });
    await settled();
    limits[0]?.();
    expect(await slow).toBeNull();
    await settled();
    expect([threads[0]?.isEnded, threads.length]).toEqual([true, 2]);
    threads[1]?.ears.hear({ kind: 'ready' });
    await settled();
    threads[1]?.ears.hear({ kind: 'decided', action });
    expect(await next).toBe(action);
  });

  it('say so if they can’t begin; one that ends by itself has decided nothing', async () => {
    const broken = decide();
    const next = decide();
    threads[0]?.ears.broke(new Error('no such program'));
    await expect(broken).rejects.toThrow('no such program');
    await settled();
    threads[1]?.ears.left();
    expect(await next).toBeNull();
  });
});
