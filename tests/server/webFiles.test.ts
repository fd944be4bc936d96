import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_PATHS } from '@macher/protocol';
import { LIMITS } from '@macher/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';

const FILES = ['index.html', 'sw.js', 'macher.webmanifest', 'icon-192.png', 'assets/index-1234.js'];

const folder = mkdtempSync(join(tmpdir(), 'macher-files-'));
let house: House;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  for (const file of FILES) writeFileSync(join(folder, file), file);
  house = await openHouse({ webFolder: folder });
});

afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

async function headersOf(path: string): Promise<Record<string, unknown>> {
  const { statusCode, headers } = await house.app.inject(path);
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  return { status: statusCode, kept: headers['cache-control'], type: headers['content-type'] };
}

const ASKED_FOR_AGAIN = 'no-cache';

describe('the files of the browser client', () => {
  it('the worker that keeps the game is asked for again each time, and so is what names the app', async () => {
    expect(await headersOf('/sw.js')).toEqual({
      status: 200,
      kept: ASKED_FOR_AGAIN,
      type: expect.stringContaining('javascript'),
    });
    expect(await headersOf('/macher.webmanifest')).toEqual({
      status: 200,
      kept: ASKED_FOR_AGAIN,
      type: expect.stringContaining('application/manifest+json'),
    });
    expect(await headersOf('/icon-192.png')).toMatchObject({ status: 200, type: 'image/png' });
  });

  it('what has another name when it changes is kept for a year', async () => {
    expect(await headersOf('/assets/index-1234.js')).toMatchObject({
      kept: expect.stringContaining('immutable'),
    });
  });

  it('have an allowance of their own: several first visits from one address are served, and calls are still limited', async () => {
    const strict = await openHouse({
      webFolder: folder,
      limits: { ...LIMITS, callsAtOnce: 60, filesAtOnce: 1200, filesPerSecond: 0 },
    });
    const statuses = async (path: string, times: number) =>
      Promise.all(Array.from({ length: times }, async () => (await strict.app.inject(path)).statusCode));
    expect(new Set(await statuses('/assets/index-1234.js', 600))).toEqual(new Set([200]));
    expect(new Set(await statuses('/sw.js', 5))).toEqual(new Set([200]));
    expect(new Set(await statuses('/t/any', 100))).toEqual(new Set([200]));
    expect(await statuses('/api/tables', 120)).toContain(429);
    expect(await statuses('/assets/index-1234.js', 2400)).toContain(429);
    const page = { url: '/', headers: { accept: 'text/html,*/*' } };
    expect((await strict.app.inject(page)).headers).toMatchObject({ refresh: '1' });
    await strict.close();
  });

  it('are one row of the figures and one route of the log, whatever they are called in this build', async () => {
    const written: string[] = [];
    const told = await openHouse({ webFolder: folder, logSink: { write: line => void written.push(line) } });
    for (const file of FILES) await told.app.inject(`/${file}`);
    const { body } = await told.app.inject('/metrics');
    await told.close();
    const routes = [...body.matchAll(/^macher_http_seconds_count\{.*route="([^"]+)"/gm)].map(
      ([, route]) => route,
    );
    expect(routes).toEqual(['files']);
    const lines = written.map(text => JSON.parse(text)).filter(({ msg }) => msg === 'call');
    expect(lines.map(({ path, route }) => [path, route])).toEqual([
      ...FILES.map(file => [`/${file}`, 'files']),
      ['/metrics', '/metrics'],
    ]);
  });

  it.each(PAGE_PATHS)('%s is the one page', async path => {
    const { body, headers } = await house.app.inject(path.replace(/:\w+/g, 'x'));
    expect([body, headers['cache-control']]).toEqual(['index.html', ASKED_FOR_AGAIN]);
  });

  it('an address that leads nowhere is told on a page to people, and in ours to programs', async () => {
    const typed = await house.app.inject({ url: '/nowhere/at/all', headers: { accept: 'text/html,*/*' } });
    expect([typed.statusCode, typed.body]).toEqual([404, 'index.html']);
    for (const [url, accept] of [
      ['/nowhere', '*/*'],
      ['/api/nowhere', 'text/html'],
    ] as const) {
      const told = await house.app.inject({ url, headers: { accept } });
      expect([told.statusCode, told.json().code]).toEqual([404, 'no-such-page']);
    }
  });
});
