import { setImmediate as turnOfLoop } from 'node:timers/promises';
import type { Person, ServerMessage } from '@macher/protocol';
import { describe, expect, it, vi } from 'vitest';
import { NEWS_PAGE } from '../../packages/server/src/newsPage.ts';
import { recordFor } from '../../packages/server/src/record.ts';
import { INVITE, personAt, Site, SPECTATOR, TABLE, Wire } from './twins.ts';

const ANNA = personAt(0);
const WATCH = JSON.stringify({ type: 'watch', table: TABLE, since: 0, invite: INVITE });

/** A wire that holds back what it is given, as a socket does whose client doesn't read. */
class SlowWire extends Wire {
  readonly #waiting: (() => void)[] = [];
  isEnded = false;
  isPaused = false;

  override send(text: string, done?: () => void): void {
    super.send(text);
    if (done !== undefined) this.#waiting.push(done);
  }

  override terminate(): void {
    this.isEnded = true;
  }

  override pause(): void {
    this.isPaused = true;
  }

  override resume(): void {
    this.isPaused = false;
  }

  drain(): void {
    for (const done of this.#waiting.splice(0)) done();
  }

  get messages(): ServerMessage[] {
    return this.texts.map(text => JSON.parse(text) as ServerMessage);
  }

  get types(): string[] {
    return this.messages.map(({ type }) => type);
  }
}

/** A table at which much has been said. */
async function talkative(times: number, text = 'and another thing'): Promise<Site> {
  const site = await Site.open({ ruleset: '2019-4', players: 3 });
  await site.host.request(ANNA, 'sit', { kind: 'sit', seat: 0 });
  for (let time = 0; time < times; time += 1)
    await site.host.request(ANNA, `say ${time}`, { kind: 'say', room: 'players', text });
  return site;
}

function connect(site: Site, person: Person | null = SPECTATOR) {
  const wire = new SlowWire();
  return { wire, connection: site.connect(person, wire).connection };
}

/** Everything that can be done without the client's reading has been done: it takes turns of the loop, not time. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await turnOfLoop();
}

describe('a long past', () => {
  it('comes in pages, each when the one before has left, and the sheet with the last', async () => {
    const site = await talkative(450);
    const { wire, connection } = connect(site);
    const caughtUp = connection.hear(WATCH);
    await settled();
    expect(wire.types).toEqual(['welcome', 'rules', 'past']);
    wire.drain();
    await settled();
    await site.host.request(ANNA, 'late', { kind: 'say', room: 'players', text: 'said meanwhile' });
    wire.drain();
    await caughtUp;
    expect(wire.types).toEqual(['welcome', 'rules', 'past', 'past', 'news']);
    const news = wire.messages.flatMap(each => ('news' in each ? each.news : []));
    expect(news.map(({ number }) => number)).toEqual(
      Array.from({ length: site.number }, (_, index) => index + 1),
    );
    expect(wire.messages.at(-1)).toMatchObject({ sheet: { number: site.number } });
  });

  it('has no page beyond so many bytes, whatever was said', async () => {
    const site = await talkative(140, '€'.repeat(2000));
    const { wire, connection } = connect(site);
    const caughtUp = connection.hear(WATCH);
    for (let page = 0; page < 6; page += 1) {
      await settled();
      wire.drain();
    }
    await caughtUp;
    const pages = wire.messages.filter(({ type }) => type === 'past');
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages)
      expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(NEWS_PAGE.bytes + 1000);
  });

  it('keeps nobody else waiting: what another asks is answered between two pages', async () => {
    const site = await talkative(450);
    const slow = connect(site);
    const caughtUp = slow.connection.hear(WATCH);
    const anna = connect(site, ANNA);
    const annasWatch = anna.connection.hear(WATCH);
    for (let page = 0; page < 3; page += 1) {
      await settled();
      anna.wire.drain();
    }
    await annasWatch;
    await anna.connection.hear(
      JSON.stringify({ type: 'ask', table: TABLE, id: 'hi', request: { kind: 'stand-up' } }),
    );
    expect(anna.wire.types.at(-1)).toBe('reply');
    expect(slow.wire.types).toEqual(['welcome', 'rules', 'past']);
    slow.connection.close();
    slow.wire.drain();
    await caughtUp;
    expect(slow.wire.types).toEqual(['welcome', 'rules', 'past']);
  });

  it('comes in pages by HTTP too', async () => {
    const site = await talkative(450);
    const numbers: number[] = [];
    for (let since: number | null = 0; since !== null; ) {
      const view = recordFor(site.host, null, since);
      if (!('news' in view)) throw new Error('the game is not over');
      expect(view.news.length).toBeLessThanOrEqual(NEWS_PAGE.news);
      numbers.push(...view.news.map(({ number }) => number));
      since = view.more;
    }
    expect(numbers).toEqual(Array.from({ length: site.number }, (_, index) => index + 1));
  });

  it('has only the last of your notes', async () => {
    const site = await talkative(0);
    for (const text of ['one', 'two', 'three']) await site.host.request(ANNA, text, { kind: 'note', text });
    const { wire, connection } = connect(site, ANNA);
    await connection.hear(WATCH);
    expect(wire.texts.at(-1)).toContain('three');
    expect(wire.texts.join()).not.toContain('"text":"two"');
  });
});

describe('a client that does not read', () => {
  it('gets nothing more, nothing is made for it, and it is gone at once with all it has asked', async () => {
    const site = await talkative(3);
    const { wire, connection } = connect(site);
    await connection.hear(WATCH);
    const made = vi.spyOn(site.host, 'newsSince');
    wire.texts = [];
    wire.bufferedAmount = 2_000_000;
    await Promise.all(Array.from({ length: 60 }, () => connection.hear(WATCH)));
    expect([wire.texts, wire.isEnded, made.mock.calls.length]).toEqual([[], true, 0]);
    wire.bufferedAmount = 0;
    await connection.hear(WATCH);
    expect(wire.texts).toEqual([]);
  });

  it('is not told what happens, and no sheet is made for it', async () => {
    const site = await talkative(3);
    const { wire, connection } = connect(site);
    await connection.hear(WATCH);
    wire.texts = [];
    wire.bufferedAmount = 2_000_000;
    await site.host.request(ANNA, 'more', { kind: 'say', room: 'players', text: 'more' });
    expect([wire.texts, wire.isEnded, site.host.isIdle]).toEqual([[], true, true]);
  });

  it('has no pings answered, which would pile up, and is gone', async () => {
    const { wire, connection } = connect(await talkative(0));
    connection.hearPing(Buffer.from('here?'));
    expect(wire.texts.at(-1)).toBe('pong here?');
    wire.texts = [];
    wire.bufferedAmount = 2_000_000;
    for (let time = 0; time < 60; time += 1) connection.hearPing(Buffer.from('here?'));
    expect([wire.texts, wire.isEnded]).toEqual([[], true]);
  });

  it('is not read either, when it sends more than is answered', async () => {
    const site = await talkative(450);
    const { wire, connection } = connect(site);
    const heard = [WATCH, ...new Array(10).fill('x'.repeat(60_000))].map(text => connection.hear(text));
    await settled();
    expect(wire.isPaused).toBe(true);
    for (let page = 0; page < 3; page += 1) {
      wire.drain();
      await settled();
    }
    await Promise.all(heard);
    expect(wire.isPaused).toBe(false);
  });
});
