import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { HostNames, isHostName } from '../../packages/server/src/hostNames.ts';
import { upgrade } from './frames.ts';
import { openHouse } from './house.ts';

const HURRIED = { headersTime: 200, requestTime: 400, silence: 300 };
const house = await openHouse({ limits: HURRIED });

afterAll(() => house.close());

interface Line {
  readonly socket: Socket;
  readonly ended: Promise<unknown>;
  text: string;
}

/** A connection that says exactly this. */
async function open(text: string, { url } = house): Promise<Line> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const line: Line = { socket, ended: new Promise(resolve => socket.on('close', resolve)), text: '' };
  socket.on('data', data => {
    line.text += String(data);
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return line;
}

const BODY = `POST /api/people HTTP/1.1\r\nconnection: close\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n`;

describe('a connection that keeps the server waiting is ended', () => {
  it('when it says nothing', async () => {
    const { ended } = await open('');
    await ended;
  });

  it('when its headers do not come to an end', async () => {
    const { ended } = await open('GET / HTTP/1.1\r\nconnection: close\r\nhost: localhost\r\nx-slow: ');
    await ended;
  });

  it('when its body comes byte by byte', async () => {
    const line = await open(BODY);
    const drip = setInterval(() => line.socket.write('x'), 20);
    await line.ended;
    clearInterval(drip);
    expect(line.text).toContain('408');
  });

  it('but not a socket that has nothing to say', async () => {
    const { socket } = await upgrade(house.url);
    await sleep(3 * HURRIED.silence);
    expect(socket.destroyed).toBe(false);
    socket.destroy();
  });

  it('when there are too many from its address already', async () => {
    const full = await openHouse({ limits: { connectionsOfAddress: 3 } });
    const lines: Line[] = [];
    for (let count = 0; count < 3; count += 1) lines.push(await open('GET ', full));
    await (await open('GET ', full)).ended;
    expect(lines.some(({ socket }) => socket.destroyed)).toBe(false);
    for (const { socket } of lines) socket.destroy();
    await full.close();
  });
});

const GUARDED = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'x-frame-options'];

describe('every answer has the headers that guard it', () => {
  it.each([
    ['a page', 'GET /healthz HTTP/1.1\r\nconnection: close\r\nhost: localhost\r\n\r\n', '200'],
    ['no page', 'GET /nowhere HTTP/1.1\r\nconnection: close\r\nhost: localhost\r\n\r\n', '404'],
    ['no path', 'GET /% HTTP/1.1\r\nconnection: close\r\nhost: localhost\r\n\r\n', '400'],
    ['no host', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n', '200'],
    ['no method', 'NONSENSE / HTTP/1.1\r\nconnection: close\r\nhost: localhost\r\n\r\n', '400'],
    ['no HTTP', 'hello?\r\n\r\n', '400'],
    [
      'too long a header',
      `GET / HTTP/1.1\r\nconnection: close\r\nhost: localhost\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
      '431',
    ],
    ['another method', 'PATCH /api/me HTTP/1.1\r\nconnection: close\r\nhost: localhost\r\n\r\n', '404'],
  ])('%s', async (_what, text, status) => {
    const line = await open(text);
    await line.ended;
    const [head = ''] = line.text.split('\r\n\r\n');
    expect(head).toContain(` ${status} `);
    for (const header of GUARDED) expect(head.toLowerCase()).toContain(`${header}: `);
  });
});

describe('a call for another name', () => {
  it('is refused, also when the page is of that name', async () => {
    const { app } = house;
    const statuses = async (host: string): Promise<number> =>
      (await app.inject({ url: '/api/me', headers: { host, origin: `http://${host}` } })).statusCode;
    expect([await statuses('evil.example'), await statuses('localhost.evil.example')]).toEqual([421, 421]);
    expect([await statuses('127.0.0.1:8080'), await statuses('[::1]:8080')]).toEqual([200, 200]);
    expect((await upgrade(house.url, { host: 'evil.example' })).status).toBe(421);
  });

  it.each([
    ['localhost', true],
    ['LOCALHOST:80', true],
    ['macher.localhost', true],
    ['192.168.1.7:8080', true],
    ['[fe80::1]', true],
    ['macher.example', true],
    ['Macher.Example.:443', true],
    ['macher.example.evil', false],
    ['evilmacher.example', false],
    ['127.0.0.1.evil.example', false],
    ['', false],
  ])('%s: %s', (host, isOurs) => {
    expect(new HostNames(['macher.example']).includes(host)).toBe(isOurs);
  });

  it('is answered if all are allowed', () => {
    expect(new HostNames(['*']).includes('evil.example')).toBe(true);
    expect(['macher.example', 'a-b.c', '*', 'http://x', 'a b', '-a', ''].map(isHostName)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
