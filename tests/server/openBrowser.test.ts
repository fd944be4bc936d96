import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openerFor, openPage } from '../../packages/server/src/openBrowser.ts';
import { until } from './house.ts';

describe('the page is opened', () => {
  it('by the command of the system, with the address last', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'macher-opener-'));
    const file = join(folder, 'opened');
    const script = 'fs.writeFileSync(process.argv[1], process.argv[2])';
    openPage('http://localhost:8080', [process.execPath, '-e', script, file]);
    await until(() => existsSync(file) && readFileSync(file, 'utf8') !== '', 'the page');
    expect(readFileSync(file, 'utf8')).toBe('http://localhost:8080');
    rmSync(folder, { recursive: true });
  });

  it('or not, and then nothing happens', () => {
    expect(() => openPage('http://localhost:8080', null)).not.toThrow();
    expect(() => openPage('http://localhost:8080', ['/no/such/command'])).not.toThrow();
  });

  it('where you have a desktop', () => {
    expect(openerFor('linux', { DISPLAY: ':0' }, true)).toEqual(['xdg-open']);
    expect(openerFor('linux', { WAYLAND_DISPLAY: 'wayland-0' }, true)).toEqual(['xdg-open']);
    expect(openerFor('darwin', {}, true)).toEqual(['open']);
    expect(openerFor('win32', {}, true)?.[0]).toBe('cmd');
  });

  it('nowhere else', () => {
    expect(openerFor('linux', {}, true)).toBeNull();
    expect(openerFor('darwin', {}, false)).toBeNull();
    expect(openerFor('darwin', { CI: 'true' }, true)).toBeNull();
    expect(openerFor('linux', { DISPLAY: ':0', MACHER_BROWSER: 'off' }, true)).toBeNull();
  });
});
