import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('what a browser keeps', () => {
  it('is there again after a reload', async () => {
    const before = await settings();
    before.language.value = 'pl';
    before.theme.value = 'dark';
    before.hasSound.value = false;
    const after = await reloaded(settings);
    expect([after.language.value, after.theme.value, after.hasSound.value]).toEqual(['pl', 'dark', false]);
  });

  it('counts for nothing where it is not what it should be', async () => {
    kept.set('macher.language', '"klingon"');
    kept.set('macher.theme', '{');
    kept.set('macher.sound', '"loud"');
    const { language, theme, hasSound } = await settings();
    expect([language.value, theme.value, hasSound.value]).toEqual(['en', 'auto', true]);
  });

  it('is what one begins with where nothing can be kept', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { theme } = await settings();
    theme.value = 'light';
    expect(theme.value).toBe('light');
  });

  it('is followed by the page', async () => {
    const { followSettings, language, speak, theme } = await settings();
    await speak('en');
    const root = { lang: '', dataset: {} as Record<string, string> };
    followSettings(root as Partial<HTMLElement> as HTMLElement);
    expect(root).toEqual({ lang: 'en', dataset: {} });
    theme.value = 'dark';
    language.value = 'fr';
    expect(root.dataset).toEqual({ theme: 'dark' });
    await vi.waitFor(() => expect(root.lang).toBe('fr'), 20_000);
    theme.value = 'auto';
    expect(root.dataset).toEqual({});
  });
});

describe('the invites to tables', () => {
  it('are kept, each once, the latest 200', async () => {
    const { keepInvite } = await invites();
    for (let table = 0; table <= 200; table += 1) keepInvite(`t${table}`, `secret ${table}`);
    keepInvite('t1', 'another');
    const { inviteTo } = await reloaded(invites);
    expect(inviteTo('t0')).toBeNull();
    expect(inviteTo('t1')).toBe('another');
    expect(inviteTo('t2')).toBe('secret 2');
    expect(inviteTo('t200')).toBe('secret 200');
    expect(Object.keys(JSON.parse(kept.get('macher.invites') ?? ''))).toHaveLength(200);
  });

  it.each(['null', '7', '{"t1":7}', '{"t1":"secret","t2":7}'])(
    'are forgotten where %s was kept',
    async text => {
      kept.set('macher.invites', text);
      const { inviteTo } = await invites();
      expect(inviteTo('t1')).toBeNull();
    },
  );
});

describe('a visitor’s name', () => {
  beforeEach(() => vi.stubGlobal('location', { protocol: 'https:', host: 'macher.example' }));

  it('is made up, the same after a reload, until they type one', async () => {
    kept.set('macher.lot', '3');
    const { nameShown, typedName } = await guest();
    const { say } = await settings();
    expect(nameShown.value).toBe(say('guest.names').split('|')[3]);
    typedName.value = 'Ada';
    expect((await reloaded(guest)).nameShown.value).toBe('Ada');
  });

  it.each([
    [30, true],
    [31, false],
  ])('of %i letters that was kept is used: %s', async (length, isUsed) => {
    const name = 'A'.repeat(length);
    kept.set('macher.name', JSON.stringify(name));
    expect((await guest()).nameShown.value === name).toBe(isUsed);
  });

  it.each([
    ['  Ada ', 'Ada'],
    ['   ', /\w/],
  ])('%j is signed in once, and the connection is made again', async (typed, name) => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
      asked.push(path);
      return Response.json({ person: { id: 'p1', name: JSON.parse(body).name } });
    });
    const { ensureSignedIn, typedName } = await guest();
    const { person } = await import('../../packages/web/src/kit/state/person.ts');
    const { link } = await import('../../packages/web/src/kit/state/link.ts');
    const reconnect = vi.spyOn(link, 'reconnect');
    typedName.value = typed;
    await ensureSignedIn();
    await ensureSignedIn();
    expect(asked).toEqual(['/api/people']);
    expect(person.value?.name).toMatch(name);
    expect(reconnect).toHaveBeenCalledOnce();
  });
});

describe('the address', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/t/', { page: 'unknown' }],
    ['/elsewhere', { page: 'unknown' }],
    ['/index.html', { page: 'lobby' }],
    ['/club/abc/new', { page: 'new-event', club: 'abc' }],
    ['/club/abc/def', { page: 'event', club: 'abc', event: 'def' }],
    ['/learn/1876', { page: 'learn', lesson: '2019' }],
    [
      '/asked/abc/17/2#secret',
      { page: 'asked', at: { table: 'abc', version: 17, seat: 2 }, secret: 'secret' },
    ],
    ['/new', { page: 'new', isHere: false }],
    ['/new#here', { page: 'new', isHere: true }],
    ['/record', { page: 'record' }],
    ['/t/abc', { page: 'table', table: 'abc', invite: null, at: null }],
    ['/t/abc#secret', { page: 'table', table: 'abc', invite: 'secret', at: null }],
    ['/t/abc/', { page: 'table', table: 'abc', invite: null, at: null }],
    ['/t/abc/at/117.2', { page: 'table', table: 'abc', invite: null, at: { version: 117, part: 2 } }],
    ['/t/abc/at/0.0#secret', { page: 'table', table: 'abc', invite: 'secret', at: { version: 0, part: 0 } }],
    ['/t/abc/at/117', { page: 'no-moment', table: 'abc', invite: null }],
    ['/t/abc/at/117.2/x#secret', { page: 'no-moment', table: 'abc', invite: 'secret' }],
    ['/t/abc/since/1.0', { page: 'no-moment', table: 'abc', invite: null }],
    ['/t/abc/at', { page: 'no-moment', table: 'abc', invite: null }],
  ])('%s leads to %j', async (path, page) => {
    const { route } = await address(path);
    expect(route.value).toEqual(page);
  });

  it('changes when you go elsewhere, and back', async () => {
    const { route, go, pathTo, followHistory } = await address('/');
    followHistory();
    go(pathTo('abc', 'secret'));
    expect(location.href).toBe('https://macher.example/t/abc#secret');
    expect(route.value).toEqual({ page: 'table', table: 'abc', invite: 'secret', at: null });
    expect(scrolledTo).toEqual([0, 0]);
    expect(pathTo('abc', 'secret', { version: 117, part: 2 })).toBe('/t/abc/at/117.2#secret');
    go(pathTo('abc', null));
    expect(location.href).toBe('https://macher.example/t/abc');
    history.back();
    expect(route.value).toEqual({ page: 'lobby' });
  });
});

let scrolledTo: number[] = [];

/** A browser that stands at that path, and knows only one page to go back to. */
function address(first: string) {
  const there = { href: `https://macher.example${first}` };
  let back = (): void => {};
  vi.stubGlobal('location', there);
  vi.stubGlobal('addEventListener', (kind: string, listener: () => void) => {
    if (kind === 'popstate') back = listener;
  });
  vi.stubGlobal('scrollTo', (...to: number[]) => {
    scrolledTo = to;
  });
  vi.stubGlobal('history', {
    pushState: (_state: null, _title: string, path: string) => {
      there.href = `https://macher.example${path}`;
    },
    back: () => {
      there.href = `https://macher.example${first}`;
      back();
    },
  });
  return import('../../packages/web/src/kit/state/route.ts');
}

async function settings() {
  const [settings, words] = await Promise.all([
    import('../../packages/web/src/kit/state/settings.ts'),
    import('../../packages/web/src/kit/words/words.ts'),
  ]);
  return { ...settings, ...words };
}

function invites() {
  return import('../../packages/web/src/kit/state/invites.ts');
}

async function guest() {
  await (await settings()).speak('en');
  return import('../../packages/web/src/kit/state/guest.ts');
}

function reloaded<T>(page: () => Promise<T>): Promise<T> {
  vi.resetModules();
  return page();
}
