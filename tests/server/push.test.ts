import { createECDH } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { Outside } from '../../packages/server/src/notices/outside.ts';
import { Postman } from '../../packages/server/src/notices/postman.ts';
import { PushKeys } from '../../packages/server/src/notices/pushKeys.ts';
import { closedFor, MOST_BYTES } from '../../packages/server/src/notices/pushSecrecy.ts';
import { claimsIn, HttpSink, PushReceiver, type Received } from './receivers.ts';

const sink = await HttpSink.open();
afterAll(() => sink.close());

const NOW = 1_800_000_000_000;

describe('a message for a browser', () => {
  it('is closed as in the example of RFC 8291', () => {
    const own = createECDH('prime256v1');
    own.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
    const closed = closedFor(keys, 'When I grow up, I want to be a watermelon', { own, salt });
    expect(closed.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('of the longest kind fits into one record', () => {
    const browser = new PushReceiver(sink);
    const text = JSON.stringify('x'.repeat(MOST_BYTES - 2));
    const body = closedFor(browser.subscription.keys, text);
    expect(body.length).toBeLessThanOrEqual(4096);
    expect(browser.opened({ body } as Received)).toBe(JSON.parse(text));
  });

  it('comes with who sends it, and is read by that browser alone', async () => {
    const kept = new Map<string, string>();
    const outbox = { keepKey: async (name: string, value: string) => kept.get(name) ?? keep(name, value) };
    const keep = (name: string, value: string): string => {
      kept.set(name, value);
      return value;
    };
    const keys = await PushKeys.in(outbox, 'mailto:host@macher.example');
    const again = await PushKeys.in(outbox, 'mailto:host@macher.example');
    expect(again.publicKey).toBe(keys.publicKey);
    const postman = new Postman({
      outside: new Outside(['127.0.0.1']),
      keys,
      mailer: null,
      url: null,
      now: () => NOW,
    });
    const browser = new PushReceiver(sink);
    const target = { kind: 'push', ...browser.subscription } as const;
    const message = { title: 'Your turn', lines: ['Łódź', 'two'], path: '/t/x', id: 'id', about: 'about' };
    const settings = {
      kinds: { turn: true, against: true, talk: true, invited: true, ended: true },
      quiet: null,
      timeZone: 'UTC',
      language: 'pl',
      origin: 'https://macher.example',
    };
    expect(await postman.carry({ target }, message, settings)).toEqual({ is: 'arrived' });
    const [got] = sink.received;
    if (got === undefined) throw new Error('nothing came');
    const told = { title: 'Your turn', body: 'Łódź\ntwo', path: '/t/x', tag: 'about', lang: 'pl' };
    expect(browser.opened(got)).toEqual(told);
    expect(() => new PushReceiver(sink).opened(got)).toThrow();
    expect(got.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'about', urgency: 'high' });
    const { key, claims } = claimsIn(got.headers.authorization ?? '');
    expect(key).toBe(keys.publicKey);
    expect(claims).toEqual({ aud: sink.url, exp: NOW / 1000 + 43_200, sub: 'mailto:host@macher.example' });
    // Who has long names could else keep it from arriving at all.
    const lines = Array.from({ length: 7 }, (_, index) => `${index} ${'🐱'.repeat(170)}`);
    await postman.carry({ target }, { ...message, lines }, settings);
    const long = sink.received.at(-1);
    expect(long?.body.length).toBeLessThanOrEqual(4096);
    expect(long === undefined ? null : browser.opened(long)).toEqual({
      ...told,
      body: lines.slice(0, 5).join('\n'),
    });
  });
});
