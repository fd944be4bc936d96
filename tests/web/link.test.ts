import { rulesOf } from '@macher/editions';
import type { Request, ServerMessage, Sheet } from '@macher/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link, type Listener } from '../../packages/web/src/kit/net/link.ts';
import { NOWHERE } from '../../packages/web/src/kit/net/source.ts';
import { TableStore } from '../../packages/web/src/kit/state/table.ts';

/** A socket of which the test is the server. */
class FakeSocket {
  static all: FakeSocket[] = [];
  readonly sent: { [field: string]: unknown }[] = [];
  readonly url: string;
  isClosed = false;
  onmessage: (event: { data: string }) => void = () => {};
  onclose: () => void = () => {};

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  /** The browser says so a little later, by `onclose`. */
  close(): void {
    this.isClosed = true;
  }

  say(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  welcome(now = Date.now()): void {
    this.say({ type: 'welcome', protocol: 2, now, person: null });
  }
}

const RULES = rulesOf('2019-4');
const PLACE = { party: 'spd', person: null, bot: null, standIn: null, isReady: true, keptFor: null };
const SHEET: Partial<Sheet> = {
  number: 7,
  view: null,
  choice: null,
  seat: 2,
  places: [PLACE],
  undo: { kind: 'back', version: 0 },
};
const ASKED: Request = { kind: 'start' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the connection to the server', () => {
  it('is made for the first table, and used for the next ones', () => {
    const { link, socket } = opened();
    link.watch(listener('t2', 5));
    expect(FakeSocket.all).toHaveLength(1);
    expect(socket.url).toBe('ws://here');
    expect(socket.sent).toEqual([
      { type: 'watch', table: 't1', since: 0, invite: 'secret', wantsChanges: true },
      { type: 'watch', table: 't2', since: 5, invite: 'secret', wantsChanges: true },
    ]);
  });

  it('says nothing before the welcome, and then everything', () => {
    const link = new Link(() => new WebSocket('ws://here'));
    link.watch(listener('t1'));
    const socket = socketNow();
    link.watch(listener('t2'));
    void link.ask('t1', ASKED);
    link.unwatch('t2');
    expect(socket.sent).toEqual([]);
    expect(link.isOpen.value).toBe(false);
    socket.welcome();
    expect(link.isOpen.value).toBe(true);
    expect(socket.sent.map(({ type, table }) => [type, table])).toEqual([
      ['watch', 't1'],
      ['ask', 't1'],
    ]);
  });

  it('knows how far the server’s clock is ahead', () => {
    const link = new Link(() => new WebSocket('ws://here'));
    link.watch(listener('t1'));
    socketNow().welcome(Date.now() + 1234);
    expect(link.ahead.value).toBe(1234);
  });

  it('tells each table its own news, until nobody looks at it', () => {
    const { link, socket, told } = opened();
    const other = listener('t2');
    link.watch(other);
    tell(socket, 't2');
    socket.say({ type: 'rules', table: 't2', rules: RULES });
    socket.say({ type: 'error', id: null, code: 'not-invited', detail: 't2' });
    expect(other.told).toEqual(['news', 'rules', 'not-invited']);
    expect(told).toEqual([]);
    link.unwatch('t2');
    tell(socket, 't2');
    expect(other.told).toHaveLength(3);
    expect(socket.sent.at(-1)).toEqual({ type: 'unwatch', table: 't2' });
  });

  it('makes whole sheets of what changes, and forgets them with the line', () => {
    const { link, socket } = opened();
    const sheets: unknown[] = [];
    link.watch({ ...listener('t2'), news: (_news, sheet) => void sheets.push(sheet) });
    const changes = (line: FakeSocket): void =>
      line.say({
        type: 'changes',
        table: 't2',
        news: [],
        change: { number: [8], places: { 0: { isReady: [false] } } },
      });
    changes(socket);
    expect(sheets).toEqual([]);
    tell(socket, 't2');
    changes(socket);
    expect(sheets[1]).toEqual({ ...SHEET, number: 8, places: [{ ...PLACE, isReady: false }] });
    socket.say({ type: 'changes', table: 't2', news: [], change: null });
    expect(sheets[2]).toEqual(sheets[1]);
    socket.onclose();
    vi.advanceTimersByTime(200);
    socketNow().welcome();
    changes(socketNow());
    expect(sheets).toHaveLength(3);
  });

  it('comes back, waits longer each time, and starts over after a welcome', () => {
    const { link, socket } = opened();
    socket.onclose();
    expect(link.isOpen.value).toBe(false);
    for (const wait of [200, 500, 1000, 2000, 5000, 5000]) {
      expect(triesAfter(wait - 1)).toBe(0);
      expect(triesAfter(1)).toBe(1);
      socketNow().onclose();
    }
    vi.advanceTimersByTime(5000);
    socketNow().welcome();
    expect(socketNow().sent).toEqual([
      { type: 'watch', table: 't1', since: 0, invite: 'secret', wantsChanges: true },
    ]);
    socketNow().onclose();
    expect(triesAfter(200)).toBe(1);
  });

  it('is made again after signing in, at once if there is none', () => {
    const { link, socket } = opened();
    link.reconnect();
    expect(socket.isClosed).toBe(true);
    expect(link.isOpen.value).toBe(false);
    socket.onclose();
    expect(triesAfter(200)).toBe(1);
    socketNow().onclose();
    link.reconnect();
    expect(FakeSocket.all).toHaveLength(3);
    expect(triesAfter(3000)).toBe(0);
  });

  it('is not made by signing in where no table is looked at', () => {
    new Link(() => new WebSocket('ws://here')).reconnect();
    expect(FakeSocket.all).toEqual([]);
  });

  it('takes no notice of an old socket that closes late', () => {
    const { link, socket } = opened();
    socket.onclose();
    vi.advanceTimersByTime(200);
    socketNow().welcome();
    socket.onclose();
    expect(link.isOpen.value).toBe(true);
    expect(triesAfter(3000)).toBe(0);
  });
});

describe('a line that is open but leads nowhere', () => {
  it('is left for another if there isn’t even a welcome', () => {
    const { socket } = opened();
    socket.onclose();
    vi.advanceTimersByTime(200);
    const mute = socketNow();
    expect(triesAfter(4000)).toBe(0);
    expect(mute.isClosed).toBe(true);
    expect(triesAfter(500)).toBe(1);
  });

  const pings = (socket: FakeSocket): number => socket.sent.filter(({ type }) => type === 'ping').length;

  it('is asked after a silence, and left for another if nothing comes; what had no reply is asked there', () => {
    const { link, socket } = opened();
    void link.ask('t1', ASKED);
    const id = lastId(socket);
    vi.advanceTimersByTime(1999);
    expect(pings(socket)).toBe(0);
    vi.advanceTimersByTime(1);
    expect(pings(socket)).toBe(1);
    expect(triesAfter(1999)).toBe(0);
    expect(triesAfter(201)).toBe(1);
    expect([socket.isClosed, link.isOpen.value]).toEqual([true, false]);
    socketNow().welcome();
    expect(socketNow().sent.filter(({ type }) => type === 'ask')).toMatchObject([{ id }]);
  });

  it('is kept as long as anything comes, and what it says later is not heard', () => {
    const { socket, told } = opened();
    for (let turn = 0; turn < 5; turn += 1) {
      vi.advanceTimersByTime(3000);
      expect(pings(socket)).toBe(turn + 1);
      socket.say({ type: 'pong' });
    }
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(4200);
    expect(FakeSocket.all).toHaveLength(2);
    tell(socket, 't1');
    expect(told).toEqual([]);
  });

  it('is given more time each time, until an answer comes in time', () => {
    opened();
    for (const patience of [2000, 4000, 8000, 16_000, 16_000]) {
      socketNow().welcome();
      expect(triesAfter(2000 + patience + 199)).toBe(0);
      expect(triesAfter(1)).toBe(1);
    }
    socketNow().welcome();
    vi.advanceTimersByTime(2000);
    socketNow().say({ type: 'pong' });
    expect(triesAfter(4200)).toBe(1);
  });

  it('is not asked while nobody looks at the page', () => {
    let isSeen = false;
    const link = new Link(
      () => new WebSocket('ws://here'),
      () => {},
      () => isSeen,
    );
    link.watch(listener('t1'));
    const socket = socketNow();
    socket.welcome();
    vi.advanceTimersByTime(60_000);
    expect(pings(socket)).toBe(0);
    isSeen = true;
    vi.advanceTimersByTime(2000);
    expect(pings(socket)).toBe(1);
  });
});

describe('a request', () => {
  it('is answered once, by its own reply', async () => {
    const { link, socket } = opened();
    const [one, other] = [link.ask('t1', ASKED), link.ask('t1', ASKED)];
    const [first, second] = socket.sent.slice(1).map(({ id }) => String(id));
    expect(first).not.toBe(second);
    socket.say({ type: 'reply', id: second ?? '', ok: true, number: 2 });
    socket.say({ type: 'reply', id: first ?? '', ok: true, number: 1 });
    expect(await one).toMatchObject({ number: 1 });
    expect(await other).toMatchObject({ number: 2 });
  });

  it('without a reply is sent again over the next connection, by the same name; with one it is not', async () => {
    const { link, socket } = opened();
    const done = link.ask('t1', ASKED);
    socket.say({ type: 'reply', id: lastId(socket), ok: true, number: 1 });
    await done;
    void link.ask('t1', ASKED);
    const id = lastId(socket);
    socket.onclose();
    vi.advanceTimersByTime(200);
    socketNow().welcome();
    expect(socketNow().sent.filter(({ type }) => type === 'ask')).toMatchObject([{ id }]);
  });

  it.each(['too-many', 'unavailable'] as const)('that is %s is sent again in a second', code => {
    const { link, socket } = opened();
    void link.ask('t1', ASKED);
    const before = socket.sent.length;
    socket.say({ type: 'error', id: lastId(socket), code, detail: '' });
    vi.advanceTimersByTime(999);
    expect(socket.sent).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(socket.sent.slice(before)).toEqual([socket.sent[before - 1]]);
  });

  it('to look at a table that came too fast is sent again by itself, and no trouble is shown', () => {
    const { store, socket } = table();
    const before = socket.sent.length;
    socket.say({ type: 'error', id: null, code: 'too-many', detail: 'slow down', table: 't1' });
    expect(store.problem.value).toBeNull();
    vi.advanceTimersByTime(1000);
    expect(socket.sent.slice(before)).toMatchObject([{ type: 'watch', table: 't1', since: store.since }]);
  });

  it('to look at a table that a server can’t open is no trouble: it closes, and another may have it', () => {
    const { store, socket } = table();
    const detail = 'try again later';
    socket.say({ type: 'error', id: null, code: 'unavailable', detail, table: 't1' });
    expect(store.problem.value).toBeNull();
  });

  it('to look at a table that isn’t looked at any more is not sent again', () => {
    const { link, socket } = opened();
    socket.say({ type: 'error', id: null, code: 'too-many', detail: 'slow down', table: 't1' });
    link.unwatch('t1');
    const before = socket.sent.length;
    vi.advanceTimersByTime(5000);
    expect(socket.sent.slice(before).filter(({ type }) => type === 'watch')).toEqual([]);
  });

  it('that failed otherwise is answered with the error', async () => {
    const { link, socket } = opened();
    const reply = link.ask('t1', ASKED);
    socket.say({ type: 'error', id: lastId(socket), code: 'not-signed-in', detail: '' });
    expect(await reply).toMatchObject({ type: 'error', code: 'not-signed-in' });
  });
});

describe('a table on the screen', () => {
  it('takes a long past in pages, and goes on behind them if the connection is lost in between', () => {
    const { store, socket } = table();
    const page = (number: number) => [{ number, at: 0, what: { kind: 'started' } as const, moments: [] }];
    socket.say({ type: 'past', table: 't1', news: page(1), until: 3 });
    expect([store.since, store.sheet.value]).toEqual([3, null]);
    socket.say({ type: 'past', table: 't1', news: page(4), until: 12 });
    expect(store.since).toBe(12);
    tell(socket, 't1', 13);
    expect(store.past.value.map(({ number }) => number)).toEqual([1, 4, 13]);
    expect(store.since).toBe(7);
  });

  it('grows by its news, and asks for what came after its last sheet', () => {
    const { store, socket } = table();
    expect(store.since).toBe(0);
    expect([store.seat.value, store.view.value, store.subject.value]).toEqual([null, null, null]);
    tell(socket, 't1', 1);
    tell(socket, 't1', 2);
    tell(socket, 't1');
    expect(store.past.value.map(({ number }) => number)).toEqual([1, 2]);
    expect(store.since).toBe(7);
    expect([store.seat.value, store.sheet.value?.undo.kind]).toEqual([2, 'back']);
    expect(store.subject.value).toBeNull();
    socket.say({ type: 'rules', table: 't1', rules: RULES });
    expect(store.subject.value).toMatchObject({ parties: ['spd'] });
    expect(store.view.value).toBeNull();
  });

  it('shows a trouble until there are news again', () => {
    const { store, socket } = table();
    socket.say({ type: 'error', id: null, code: 'no-such-table', detail: 't1' });
    expect(store.problem.value).toBe('no-such-table');
    tell(socket, 't1');
    expect(store.problem.value).toBeNull();
  });

  it('is busy while it asks, and then says whether and why it was refused', async () => {
    const { store, socket } = table();
    const done = store.ask(ASKED);
    expect(store.isBusy.value).toBe(true);
    socket.say({
      type: 'reply',
      id: lastId(socket),
      ok: false,
      refusal: { by: 'table', code: 'not-seated' },
    });
    expect(await done).toBe(false);
    expect(store.isBusy.value).toBe(false);
    expect(store.refusal.value).toEqual({ by: 'table', code: 'not-seated' });
    const failed = store.ask(ASKED);
    socket.say({ type: 'error', id: lastId(socket), code: 'not-signed-in', detail: '' });
    expect(await failed).toBe(false);
    expect(store.refusal.value).toBe('not-signed-in');
    const again = store.ask(ASKED);
    socket.say({ type: 'reply', id: lastId(socket), ok: true, number: 8 });
    expect(await again).toBe(true);
    expect(store.refusal.value).toBeNull();
  });
});

function opened() {
  const link = new Link(() => new WebSocket('ws://here'));
  const first = listener('t1');
  link.watch(first);
  socketNow().welcome();
  return { link, socket: socketNow(), told: first.told };
}

function table() {
  const link = new Link(() => new WebSocket('ws://here'));
  const store = new TableStore({ ...NOWHERE, link }, 't1', null);
  link.watch(store);
  socketNow().welcome();
  return { store, socket: socketNow() };
}

function listener(name: string, since = 0): Listener & { readonly told: string[] } {
  const told: string[] = [];
  return {
    table: name,
    invite: 'secret',
    isRoom: false,
    since,
    told,
    rules: () => told.push('rules'),
    earlier: () => told.push('earlier'),
    news: () => told.push('news'),
    presence: () => told.push('presence'),
    trouble: code => told.push(code),
  };
}

function tell(socket: FakeSocket, name: string, number?: number): void {
  const news =
    number === undefined ? [] : [{ number, at: 0, what: { kind: 'started' } as const, moments: [] }];
  socket.say({ type: 'news', table: name, news, sheet: SHEET as Sheet });
}

function socketNow(): FakeSocket {
  const socket = FakeSocket.all.at(-1);
  if (socket === undefined) throw new Error('no connection was made');
  return socket;
}

/** How many connections are made in that time. */
function triesAfter(milliseconds: number): number {
  const before = FakeSocket.all.length;
  vi.advanceTimersByTime(milliseconds);
  return FakeSocket.all.length - before;
}

function lastId(socket: FakeSocket): string {
  return String(socket.sent.at(-1)?.['id']);
}
