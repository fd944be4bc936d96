import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { isPublic } from '../../packages/server/src/notices/addresses.ts';
import { Domains } from '../../packages/server/src/notices/domains.ts';
import { Outside, RefusedAddressError } from '../../packages/server/src/notices/outside.ts';
import { HttpSink, NameServer } from './receivers.ts';

const sink = await HttpSink.open();
afterAll(() => sink.close());

const LOOPBACK = ['127.0.0.0/8'];
const letterTo = (url: string) => ({ url, headers: { 'content-type': 'text/plain' }, body: 'hello' });

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '127.255.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    '2002:7f00:1::',
    '3fff::1',
    'localhost',
    '',
  ])('%s is nobody’s to call', address => {
    expect(isPublic(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.63.255.255', '2606:4700::1', '2a00:1450::1'])(
    '%s is public',
    address => {
      expect(isPublic(address)).toBe(true);
    },
  );
});

describe('calls to where people want them', () => {
  /** Nothing is sent: each of them is refused before a connection is made. */
  it.each([
    'http://127.0.0.1/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://localhost/',
    'https://localhost:8443/',
    'http://8.8.8.8/',
    'https://8.8.8.8:22/',
    'https://name:secret@8.8.8.8/',
    'ftp://8.8.8.8/',
    'file:///etc/passwd',
    'data:text/plain,hello',
    'not an address',
  ])('are not made to %s', async url => {
    const outside = new Outside();
    await expect(outside.post(letterTo(url))).rejects.toThrow(RefusedAddressError);
    expect(await outside.isCallable(url)).toBe(false);
  });

  it('are made to what the host allows, also by name', async () => {
    const outside = new Outside([...LOOPBACK, '::1']);
    sink.status = 200;
    expect(await outside.post(letterTo(`${sink.url}/here`))).toEqual({ status: 200, pause: null });
    expect(sink.received.at(-1)).toMatchObject({ path: '/here', headers: { 'content-type': 'text/plain' } });
    expect(await outside.isCallable(sink.url.replace('127.0.0.1', 'localhost'))).toBe(true);
    expect(await new Outside().isCallable(sink.url)).toBe(false);
  });

  it('end where they lead elsewhere', async () => {
    const before = sink.received.length;
    sink.status = 302;
    sink.headers = { location: `${sink.url}/secret` };
    expect(await new Outside(LOOPBACK).post(letterTo(sink.url))).toMatchObject({ status: 302 });
    expect(sink.received).toHaveLength(before + 1);
    sink.headers = { 'retry-after': '90' };
    sink.status = 429;
    expect(await new Outside(LOOPBACK).post(letterTo(sink.url))).toEqual({ status: 429, pause: 90_000 });
  });

  it('wait for no one, and read no book', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/silent') return;
      response.writeHead(200);
      const more = (): void => void (response.destroyed || response.write('x'.repeat(65_536), more));
      more();
    });
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await expect(new Outside(LOOPBACK, 50).post(letterTo(`${url}/silent`))).rejects.toThrow();
    expect(await new Outside(LOOPBACK, 5000).post(letterTo(`${url}/endless`))).toMatchObject({ status: 200 });
    server.closeAllConnections();
    server.close();
  });
});

describe('a name', () => {
  function asking(names: NameServer, patience?: number): Outside {
    return new Outside([], patience, new Domains(false, [names.address]));
  }

  it('leads nowhere if one of its addresses isn’t public, or another one is told at the second look', async () => {
    const names = await NameServer.open({
      'public.example': [['8.8.8.8']],
      'neighbour.example': [['127.0.0.1']],
      'both.example': [['8.8.8.8', '169.254.169.254']],
      'turning.example': [['8.8.8.8'], ['127.0.0.1']],
    });
    const outside = asking(names);
    expect(await outside.isCallable('https://public.example/')).toBe(true);
    for (const name of ['neighbour', 'both']) {
      expect(await outside.isCallable(`https://${name}.example/`)).toBe(false);
      await expect(outside.post(letterTo(`https://${name}.example/`))).rejects.toThrow(RefusedAddressError);
    }
    expect(await outside.isCallable('https://turning.example/')).toBe(true);
    await expect(outside.post(letterTo('https://turning.example/'))).rejects.toThrow(RefusedAddressError);
    expect(await outside.isCallable('https://nobody.example/')).toBe(false);
    names.close();
  });

  it('whose servers never answer keeps nobody else waiting', async () => {
    const names = await NameServer.open({ 'public.example': [['8.8.8.8']] });
    const outside = asking(names, 500);
    const ended: string[] = [];
    const silent = Array.from({ length: 12 }, async (_, index) => {
      await expect(outside.post(letterTo(`https://${index}.silent.example/`))).rejects.toThrow();
      ended.push('silent');
    });
    expect(await outside.isCallable('https://public.example/')).toBe(true);
    expect(ended).toEqual([]);
    await Promise.all(silent);
    names.close();
  });
});
