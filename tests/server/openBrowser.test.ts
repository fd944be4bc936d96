import { describe, expect, it } from 'vitest';
import { openerFor } from '../../packages/server/src/openBrowser.ts';

describe('the page is opened', () => {
  it('where somebody sits before a desktop', () => {
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
