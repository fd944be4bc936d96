import type { Announcement, Report } from '@macher/protocol';
import { h } from 'preact';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announced } from '../../packages/web/src/kit/head/Announced.tsx';
import { link } from '../../packages/web/src/kit/state/link.ts';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import { Reports } from '../../packages/web/src/pages/owner/Reports.tsx';
import { Watch } from '../../packages/web/src/pages/owner/watch.ts';
import { draw } from './page.ts';

/** The page looks where it is as soon as it is loaded. */
vi.hoisted(() => Object.assign(globalThis, { location: { href: 'http://localhost/' } }));

const ANNA = { id: 'p0', name: 'Anna' };
const BELA = { id: 'p1', name: 'Bela' };
const NOW = 1_800_000_000_000;

beforeAll(async () => {
  await speak('en');
});
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => {
  // Effects that wait for the next frame would otherwise wait for ever.
  vi.advanceTimersByTime(100);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function report(id: number, change: Partial<Report> = {}): Report {
  const lines = [{ number: 3, at: 0, text: '<b>rude</b>' }];
  return { id, at: 0, table: 't', reporter: ANNA, about: BELA, lines, text: '', settled: null, ...change };
}

describe('reports on the owner’s page', () => {
  it('show the words in question, those that were dealt with apart with what was noted', () => {
    const reports = [report(1), report(2, { settled: { at: 0, note: 'spoke to both' } })];
    const page = draw(h(Reports, { watch: new Watch(), reports, blocks: [] }));
    const [open, settled] = page.all('li.owner-row');
    expect(open?.textContent).toContain('Anna reported Bela');
    expect(open?.textContent).toContain('<b>rude</b>');
    expect(open?.textContent).not.toContain('spoke to both');
    expect(page.one('details').textContent).toContain('1 dealt with');
    expect(settled?.textContent).toContain('spoke to both');
  });

  it('offer no block for someone who is blocked', () => {
    const buttons = (blocks: readonly { person: typeof BELA; at: number }[]) =>
      draw(h(Reports, { watch: new Watch(), reports: [report(1)], blocks }))
        .all('button')
        .map(each => each.textContent);
    expect(buttons([])).toEqual(['Dealt with', 'Block']);
    expect(buttons([{ person: BELA, at: 0 }])).toEqual(['Dealt with']);
  });
});

describe('the owner’s page', () => {
  it('asks for the secret where the server does not know the owner, and keeps nothing on the screen', async () => {
    const watch = new Watch();
    vi.stubGlobal('fetch', async () => Response.json({ isOwner: true, reports: [] }));
    await watch.look();
    expect([watch.seen.value !== null, watch.isShut.value]).toEqual([true, false]);
    const refused = { code: 'wrong-password', detail: 'for the owner' };
    vi.stubGlobal('fetch', async () => Response.json(refused, { status: 403 }));
    await watch.look();
    expect([watch.seen.value, watch.isShut.value, watch.problem.value]).toEqual([null, true, null]);
  });

  it('asks whether the server knows them before it asks for what is the owner’s alone', async () => {
    const watch = new Watch();
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      return Response.json({ isOwner: false });
    });
    await watch.look();
    await watch.look();
    expect(asked).toEqual(['/api/host/session', '/api/host/session']);
    expect([watch.seen.value, watch.isShut.value, watch.problem.value]).toEqual([null, true, null]);
  });

  it('says what went wrong, and goes on showing what was seen', async () => {
    const watch = new Watch();
    vi.stubGlobal('fetch', async () => Response.json({ isOwner: true, reports: [] }));
    await watch.look();
    vi.stubGlobal('fetch', async () => Response.json({ code: 'unavailable', detail: '' }, { status: 500 }));
    await watch.look();
    expect([watch.seen.value !== null, watch.problem.value?.code]).toEqual([true, 'unavailable']);
  });
});

describe('an announcement', () => {
  const standing = (id: string): Announcement => ({
    id,
    text: 'Back at <i>nine</i>.',
    at: NOW,
    until: NOW + 60_000,
  });

  it('is plain text, and goes when its time is up', () => {
    link.isOpen.value = true;
    link.announcement.value = standing('one');
    const page = draw(h(Announced, {}));
    expect(page.one('div.announced').textContent).toContain('Back at <i>nine</i>.');
    vi.advanceTimersByTime(59_000);
    expect(page.all('div.announced')).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    expect(page.all('div.announced')).toHaveLength(0);
  });

  it('stays away once it was put away; the next one is shown', () => {
    link.isOpen.value = true;
    link.announcement.value = standing('two');
    const page = draw(h(Announced, {}));
    Object.assign(document, { querySelector: () => null });
    page.one('button.square').click();
    expect(page.all('div.announced')).toHaveLength(0);
    link.announcement.value = standing('three');
    expect(page.all('div.announced')).toHaveLength(1);
  });
});
