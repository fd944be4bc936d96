import { type ComponentChild, h, options } from 'preact';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../packages/web/src/kit/net/api.ts';
import { person } from '../../packages/web/src/kit/state/person.ts';
import type { Address } from '../../packages/web/src/kit/state/seen.ts';
import { hasSound } from '../../packages/web/src/kit/state/settings.ts';
import type { TableStore } from '../../packages/web/src/kit/state/table.ts';
import { useRefreshed } from '../../packages/web/src/kit/state/useRefreshed.ts';
import { type ServerRequest, useRequest } from '../../packages/web/src/kit/state/useRequest.ts';
import { download } from '../../packages/web/src/kit/ui/form/download.ts';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import { timeLineOf } from '../../packages/web/src/moments/timeline/goTo.ts';
import { useTimeLine } from '../../packages/web/src/moments/timeline/useTimeLine.ts';
import { type Following, useFollowing } from '../../packages/web/src/table/log/useFollowing.ts';
import { useTurnAlert } from '../../packages/web/src/table/screen/turnAlert.ts';
import { useLastSeen } from '../../packages/web/src/table/screen/useLastSeen.ts';
import { say } from '../../packages/web/src/table/screen/words.ts';
import { draw } from './page.ts';

vi.hoisted(() => vi.stubGlobal('location', new URL('https://macher.example/')));

/** The listeners of the page, by kind. */
const listeners = new Map<string, Set<() => void>>();
const listening = {
  addEventListener: (kind: string, listener: () => void) =>
    listeners.set(kind, (listeners.get(kind) ?? new Set()).add(listener)),
  removeEventListener: (kind: string, listener: () => void) => listeners.get(kind)?.delete(listener),
};

beforeAll(() => speak('en'));
beforeEach(() => {
  vi.useFakeTimers();
  listeners.clear();
  for (const [name, value] of Object.entries(listening)) vi.stubGlobal(name, value);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the page is for hooks: they act when it has been drawn. */
function shown(child: () => ComponentChild, seen: object = {}) {
  const acts: (() => void)[] = [];
  options.requestAnimationFrame = act => acts.push(act);
  const page = draw(child());
  const settle = (): void => {
    vi.stubGlobal('document', { ...page.ownerDocument, ...listening, ...seen });
    for (const act of acts.splice(0)) act();
  };
  settle();
  const redraw = (next: ComponentChild): void => {
    draw(next, page);
    settle();
  };
  return { page, redraw: () => redraw(child()), leave: () => redraw(null) };
}

function fire(kind: string): void {
  for (const listener of listeners.get(kind) ?? []) listener();
}

/** Answers that have come are taken in. */
async function passes(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

describe('what the server has', () => {
  let answers: (() => Promise<string>)[] = [];
  let asked = 0;

  function Refreshed(): ComponentChild {
    const look = (): Promise<string> => {
      asked += 1;
      return (answers.shift() ?? (() => Promise.resolve('more')))();
    };
    const { value, problem } = useRefreshed(look, 'tables');
    return h('p', null, `${value ?? 'unknown'} ${problem?.code ?? ''}`);
  }

  beforeEach(() => {
    answers = [() => Promise.resolve('first'), () => Promise.resolve('second')];
    asked = 0;
  });

  it('is asked for at once, every 15 seconds, and when you come back', async () => {
    const { page } = shown(() => h(Refreshed, null));
    expect(page.textContent).toBe('unknown ');
    await passes(0);
    expect([page.textContent, asked]).toEqual(['first ', 1]);
    await passes(14_999);
    expect(asked).toBe(1);
    await passes(1);
    expect([page.textContent, asked]).toEqual(['second ', 2]);
    fire('focus');
    await passes(0);
    expect([page.textContent, asked]).toEqual(['more ', 3]);
  });

  it('stays as it was last known when the server does not answer, which is said until it does', async () => {
    answers = [
      () => Promise.resolve('first'),
      () => Promise.reject(new ApiError('offline', 'gone')),
      () => Promise.reject(new TypeError('odd')),
    ];
    const { page } = shown(() => h(Refreshed, null));
    await passes(0);
    await passes(15_000);
    expect(page.textContent).toBe('first offline');
    await passes(15_000);
    expect(page.textContent).toBe('first unavailable');
    await passes(15_000);
    expect(page.textContent).toBe('more ');
  });

  it('is not asked for any more when its page is left, and what comes late changes nothing', async () => {
    const { page, leave } = shown(() => h(Refreshed, null));
    await passes(0);
    fire('focus');
    leave();
    await passes(60_000);
    fire('focus');
    expect([page.textContent, asked, listeners.get('focus')?.size]).toEqual(['', 2, 0]);
  });
});

describe('something asked of the server', () => {
  let request: ServerRequest;

  function Requested(): ComponentChild {
    request = useRequest();
    return h('p', null, `${request.isBusy ? 'busy' : 'free'} ${request.problem?.code ?? ''}`);
  }

  it('is under way until it is done', async () => {
    const { page } = shown(() => h(Requested, null));
    expect(page.textContent).toBe('free ');
    const done = Promise.withResolvers<void>();
    const run = request.run(() => done.promise);
    expect(page.textContent).toBe('busy ');
    done.resolve();
    await run;
    expect(page.textContent).toBe('free ');
  });

  it('says why it failed, until it is tried again', async () => {
    const { page } = shown(() => h(Requested, null));
    await request.run(() => Promise.reject(new ApiError('too-many', 'slow down')));
    expect(page.textContent).toBe('free too-many');
    const again = request.run(() => Promise.resolve());
    expect(page.textContent).toBe('busy ');
    await again;
    await expect(request.run(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
    expect(page.textContent).toBe('free ');
  });

  it('forgets who you are only when the server has', async () => {
    const anna = { id: 'a', name: 'Anna' };
    person.value = anna;
    shown(() => h(Requested, null));
    await request.run(() => Promise.reject(new ApiError('too-many', '')));
    expect(person.value).toBe(anna);
    await request.run(() => Promise.reject(new ApiError('not-signed-in', '')));
    expect(person.value).toBeNull();
  });
});

describe('the last entry you saw', () => {
  const store = { memory: 'here', since: 7 } as TableStore;
  const seen = { visibilityState: 'visible' };

  function LastSeen(): ComponentChild {
    return h('p', null, `${useLastSeen(store)}`);
  }

  function keeping(kept = new Map<string, string>()) {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    return kept;
  }

  it('is none at the first visit, and kept when you look away', () => {
    const kept = keeping();
    const document = { ...seen };
    const { page } = shown(() => h(LastSeen, null), document);
    expect(page.textContent).toBe('0');
    fire('visibilitychange');
    expect(kept.size).toBe(0);
    vi.stubGlobal('document', { ...page.ownerDocument, ...listening, visibilityState: 'hidden' });
    fire('visibilitychange');
    expect([...kept]).toEqual([['macher.seen.here', '7']]);
  });

  it('is what was kept, and is kept when you leave', () => {
    const kept = keeping(new Map([['macher.seen.here', '4']]));
    const { page, leave } = shown(() => h(LastSeen, null), seen);
    expect(page.textContent).toBe('4');
    leave();
    expect(kept.get('macher.seen.here')).toBe('7');
    expect(listeners.get('visibilitychange')?.size).toBe(0);
  });

  it('is none in a browser that keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    const { page, leave } = shown(() => h(LastSeen, null), seen);
    expect(page.textContent).toBe('0');
    expect(leave).not.toThrow();
  });
});

describe('your turn', () => {
  /** What is asked of you now. */
  let choice: object | null = null;
  let notes: number[][] = [];

  function Alerted(): ComponentChild {
    useTurnAlert({ choice: { value: choice } } as object as TableStore);
    return null;
  }

  /** Notes as pitch, beginning and end. */
  class Audio {
    readonly currentTime = 10;
    readonly destination = 'ear';
    createOscillator() {
      const note = [0, 0, 0];
      return {
        frequency: {
          set value(pitch: number) {
            note[0] = pitch;
          },
        },
        connect: (next: object) => next,
        start: (at: number) => notes.push(note.fill(at, 1, 2)),
        stop: (at: number) => note.fill(at, 2, 3),
      };
    }
    createGain() {
      const gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
      return { gain, connect: (ear: string) => expect(ear).toBe('ear') };
    }
  }

  beforeEach(() => {
    notes = [];
    choice = null;
    hasSound.value = true;
    vi.stubGlobal('AudioContext', Audio);
  });

  const comes = (visibilityState: string) => {
    const { redraw, leave } = shown(() => h(Alerted, null), { visibilityState });
    choice = {};
    redraw();
    return leave;
  };

  it('rings two notes, the second higher and later, while you look elsewhere', () => {
    comes('hidden');
    expect(notes).toEqual([
      [660, 10, 10.4],
      [880, 10.16, 10.56],
    ]);
  });

  it('does not ring while you look, nor without sound, nor if it was yours before', () => {
    comes('visible');
    hasSound.value = false;
    comes('hidden');
    hasSound.value = true;
    choice = {};
    shown(() => h(Alerted, null), { visibilityState: 'hidden' });
    expect(notes).toEqual([]);
  });

  it('rings once for each turn', () => {
    const { redraw } = shown(() => h(Alerted, null), { visibilityState: 'hidden' });
    for (const asked of [{}, {}, null, {}]) {
      choice = asked;
      redraw();
    }
    expect(notes).toHaveLength(4);
  });

  it('is silent where no sound is allowed', () => {
    vi.stubGlobal('AudioContext', undefined);
    expect(() => comes('hidden')).not.toThrow();
  });

  it('stands in the title until it is over', () => {
    const leave = comes('visible');
    expect(document.title).toBe(say('title.your-turn'));
    leave();
    expect(document.title).toBe(say('title.table'));
  });
});

describe('the time line of a table', () => {
  const ADDRESS = { version: 4, part: 0 };

  /** What is opened and fetched again, by a table whose game has begun or not. */
  function lineOf(at: Address | null, view: object | null) {
    const store = { view: { value: view }, past: { value: [] }, looking: { value: null } };
    const timeLine = timeLineOf(store as object as TableStore);
    const opened = vi.spyOn(timeLine, 'open').mockResolvedValue();
    const fetched = vi.spyOn(timeLine, 'refresh').mockResolvedValue();
    const Line = (): ComponentChild => void useTimeLine(store as object as TableStore, at);
    return { ...shown(() => h(Line, null)), store, opened, fetched };
  }

  it('opens where the address of the page says, once the game has begun', () => {
    expect(lineOf(ADDRESS, {}).opened.mock.calls).toEqual([[ADDRESS]]);
    expect(lineOf(null, {}).opened).not.toHaveBeenCalled();
    const { store, opened, redraw } = lineOf(ADDRESS, null);
    expect(opened).not.toHaveBeenCalled();
    store.view.value = {};
    redraw();
    redraw();
    expect(opened.mock.calls).toEqual([[ADDRESS]]);
  });

  it('is fetched again soon after something has happened, unless you have left', () => {
    const here = lineOf(null, {});
    vi.advanceTimersByTime(1000);
    expect(here.fetched).toHaveBeenCalledTimes(1);
    const left = lineOf(null, {});
    left.leave();
    vi.advanceTimersByTime(1000);
    expect(left.fetched).not.toHaveBeenCalled();
  });
});

it('a file is handed over by its name, and its address is given back', async () => {
  const made: Blob[] = [];
  const steps: string[] = [];
  const anchor = { href: '', download: '', click: () => steps.push(`${anchor.download} at ${anchor.href}`) };
  vi.stubGlobal('document', { createElement: () => anchor });
  vi.stubGlobal('URL', {
    createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`,
    revokeObjectURL: (url: string) => steps.push(`gone ${url}`),
  });
  download('game.json', { round: 3 });
  expect(steps).toEqual(['game.json at blob:1', 'gone blob:1']);
  expect(made[0]?.type).toBe('application/json');
  expect(JSON.parse((await made[0]?.text()) ?? '')).toEqual({ round: 3 });
});

describe('a long log', () => {
  it.each([
    [81, 1],
    [80, 0],
  ])(
    'of %i lines is drawn from line %i on, and whole once you have scrolled up to the first',
    (count, from) => {
      vi.stubGlobal(
        'ResizeObserver',
        class {
          observe(): void {}
          disconnect(): void {}
        },
      );
      const logs: Following[] = [];
      const Log = () => {
        const log = useFollowing(count, count, 'all', null);
        logs.push(log);
        return h('ol', { ref: log.list }, `from ${log.from}`);
      };
      const { page } = shown(() => h(Log, {}));
      const list = Object.assign(page.all('ol')[0] as object, {
        scrollHeight: 1000,
        clientHeight: 100,
        scrollTop: 0,
      });
      expect(page.textContent).toBe(`from ${from}`);
      logs.at(-1)?.toEnd();
      list.scrollTop = 0;
      logs.at(-1)?.scrolled();
      expect(list.scrollTop).toBe(1000);
      page.all('ol')[0]?.fire('wheel');
      list.scrollTop = 0;
      logs.at(-1)?.scrolled();
      expect(page.textContent).toBe('from 0');
    },
  );
});
