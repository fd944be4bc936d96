import { parseRecord } from '@macher/engine';
import { isPlanName, type Plans } from '@macher/protocol';
import { describe, expect, it, vi } from 'vitest';
import { StorageFullError } from '../../packages/local/src/store.ts';
import { ARCHIVED } from './archived.ts';
import { AGAINST_BOTS, ANNA, BERND, houseAt, MemoryStore, Screen, TOGETHER, tabLocks } from './world.ts';

async function begun(store = new MemoryStore()) {
  const house = houseAt(store);
  const table = await house.answers.open(AGAINST_BOTS, [ANNA]);
  const screen = new Screen(house, ANNA, table);
  await screen.watch();
  return { store, house, table, screen };
}

describe('a table in a browser', () => {
  it('welcomes, tells the rules and the table, and is played to its end; the record is kept', async () => {
    const { store, house, table, screen } = await begun();
    expect(screen.heard.slice(0, 3).map(({ type }) => type)).toEqual(['welcome', 'rules', 'news']);
    expect(screen.sheet).toMatchObject({ seat: 0, stage: 'playing', origin: 'fresh' });
    await screen.play(1000);
    expect(screen.sheet.stage).toBe('over');
    expect(parseRecord(store.records.get(table))).toMatchObject({ origin: 'fresh' });
    expect(await house.answers.tables()).toMatchObject([{ id: table, stage: 'over', people: [ANNA] }]);
  });

  it('is on disk before anyone hears of it, and another page finds it as it was', async () => {
    const { store, table, screen } = await begun();
    await screen.play(5);
    const { sheet } = screen;
    screen.leave();
    expect(store.lines.get(table)?.length).toBeGreaterThanOrEqual(sheet.number);
    const again = new Screen(houseAt(store), ANNA, table);
    await again.watch();
    expect(again.sheet.number).toBeGreaterThanOrEqual(sheet.number);
    expect(again.sheet.view?.version).toBeGreaterThanOrEqual(sheet.view?.version ?? Number.NaN);
  });

  it('refuses what a full browser cannot keep, and stays as it was; then the same request is done once', async () => {
    const { store, table, screen } = await begun();
    await screen.play(2);
    const { number } = screen.sheet;
    const request = { kind: 'note', text: 'remember this' };
    store.trouble = new StorageFullError('full');
    expect(await screen.ask(request, 'same')).toMatchObject({ type: 'error', code: 'storage-full' });
    expect(screen.sheet.number).toBe(number);
    store.trouble = null;
    expect(await screen.ask(request, 'same')).toMatchObject({ ok: true });
    expect(await screen.ask(request, 'same')).toMatchObject({ ok: true });
    expect(
      store.lines.get(table)?.filter(({ what }) => JSON.stringify(what).includes('remember')),
    ).toHaveLength(1);
  });

  it('tells who waits for a bot that a full browser cannot keep its decision', async () => {
    const { store, screen } = await begun();
    const action = screen.action();
    store.trouble = new StorageFullError('full');
    await screen.ask({ kind: 'act', number: screen.sheet.number, action });
    await expect.poll(() => screen.heard.some(each => each.type === 'error' && each.id === null)).toBe(true);
    expect(new Set(screen.troubles)).toEqual(new Set(['storage-full']));
  });

  it('knows no request that is malformed', async () => {
    const { screen } = await begun();
    await screen.ask({ kind: 'dance' });
    expect(screen.troubles).toEqual(['malformed']);
  });

  it('a table that is not there is not there', async () => {
    const screen = new Screen(houseAt(new MemoryStore()), ANNA, 'here.none');
    await screen.watch();
    expect(screen.troubles).toEqual(['no-such-table']);
  });
});

describe('two tabs', () => {
  it('one plays; the other is told, takes over if it wants, and then the first is told', async () => {
    const [store, locks] = [new MemoryStore(), tabLocks()];
    const [first, second] = [houseAt(store, locks), houseAt(store, locks)];
    const table = await first.answers.open(AGAINST_BOTS, [ANNA]);
    const [one, other] = [new Screen(first, ANNA, table), new Screen(second, ANNA, table)];
    await one.watch();
    await other.watch();
    expect(other.troubles).toEqual(['open-elsewhere']);
    await second.answers.takeOver(table);
    await other.watch();
    expect(one.troubles).toEqual(['open-elsewhere']);
    expect(other.sheet.number).toBe(one.sheet.number);
    expect(await one.ask({ kind: 'note', text: 'late' })).toMatchObject({ code: 'open-elsewhere' });
    expect(await other.ask({ kind: 'note', text: 'mine' })).toMatchObject({ ok: true });
  });

  it('without locks the log tells: what another has written is never overwritten', async () => {
    const store = new MemoryStore();
    const [first, second] = [houseAt(store), houseAt(store)];
    const table = await first.answers.open(AGAINST_BOTS, [ANNA]);
    const [one, other] = [new Screen(first, ANNA, table), new Screen(second, ANNA, table)];
    await one.watch();
    await other.watch();
    await one.ask({ kind: 'note', text: 'one' });
    expect(await other.ask({ kind: 'note', text: 'written too late' })).toMatchObject({
      code: 'open-elsewhere',
    });
    expect(JSON.stringify(store.lines.get(table))).not.toContain('too late');
  });

  it('a table that nobody looks at any more is free for the other, and for the first again', async () => {
    const [store, locks] = [new MemoryStore(), tabLocks()];
    const [first, second] = [houseAt(store, locks), houseAt(store, locks)];
    const table = await first.answers.open(AGAINST_BOTS, [ANNA]);
    const one = new Screen(first, ANNA, table);
    await one.watch();
    const other = new Screen(second, ANNA, table);
    await other.watch();
    expect(other.troubles).toEqual(['open-elsewhere']);
    one.leave();
    await untilShown(other);
    other.leave();
    await untilShown(new Screen(first, ANNA, table));
  });
});

async function untilShown(screen: Screen): Promise<void> {
  const shown = async () => {
    await screen.watch();
    return screen.heard.at(-1)?.type;
  };
  await expect.poll(shown).toBe('news');
}

describe('several people at one device', () => {
  it('each sees their own cards, and who looks for all sees nobody’s', async () => {
    const house = houseAt(new MemoryStore());
    const table = await house.answers.open(TOGETHER, [ANNA, BERND]);
    const screens = [ANNA, BERND, null].map(person => new Screen(house, person, table));
    for (const screen of screens) await screen.watch();
    expect(screens.map(({ sheet }) => sheet.seat)).toEqual([0, 1, null]);
    const [anna, bernd, all] = screens.map(({ sheet }) =>
      sheet.view?.players.map(({ hand }) => 'hidden' in hand),
    );
    expect([anna, bernd, all]).toEqual([
      [false, true, true],
      [true, false, true],
      [true, true, true],
    ]);
    expect(await screens[2]?.ask({ kind: 'note', text: 'x' })).toMatchObject({ code: 'not-signed-in' });
  });

  it('play again together, with a new deal or the very same', async () => {
    const store = new MemoryStore();
    const house = houseAt(store);
    const table = await house.answers.open(TOGETHER, [ANNA, BERND]);
    const same = await house.answers.again(table, true);
    const fresh = await house.answers.again(table, false);
    const rows = await house.answers.tables();
    expect(rows.map(({ people }) => people)).toEqual([table, same, fresh].map(() => [ANNA, BERND]));
    expect(rows.find(({ id }) => id === same)?.origin).toBe('same-deal');
    expect(rows.find(({ id }) => id === fresh)).toMatchObject({ origin: 'fresh', stage: 'playing' });
  });
});

describe('what a browser has kept', () => {
  it('a game that goes on becomes a record, and goes on from it elsewhere, marked', async () => {
    const { house, table, screen } = await begun();
    await screen.play(6);
    const record = parseRecord(await house.answers.record(table));
    const elsewhere = houseAt(new MemoryStore());
    const version = record.actions.length;
    const wanted = {
      record,
      version,
      pace: { kind: 'none' },
      isPrivate: true,
      seats: ['me', '0', '0'],
    } as const;
    const moved = await elsewhere.answers.fromRecord(wanted, [ANNA]);
    const there = new Screen(elsewhere, ANNA, moved);
    await there.watch();
    expect(there.sheet).toMatchObject({ origin: 'record', goesOnFrom: version });
  });

  it('a row of another version of the program is made again from the log', async () => {
    const { store, house, table } = await begun();
    const [row] = await house.answers.tables();
    store.rows.set(table, { last: 1, row: { id: table, colour: 'green' } });
    const [made] = await house.answers.tables();
    expect({ ...made, updatedAt: 0, number: 0 }).toEqual({ ...row, updatedAt: 0, number: 0 });
  });

  it('tables of earlier programs open, and go on', async () => {
    const store = new MemoryStore();
    for (const [id, lines] of ARCHIVED) {
      store.lines.set(id, [...lines]);
      store.rows.set(id, { last: lines.length, row: null });
    }
    const house = houseAt(store);
    const rows = await house.answers.tables();
    expect(rows).toHaveLength(ARCHIVED.size);
    for (const { id } of rows) {
      const screen = new Screen(house, null, id);
      await screen.watch();
      expect([id, screen.sheet.stage === 'frozen']).toEqual([id, false]);
      screen.leave();
    }
  });

  it('says in the list whether a person is asked, or only bots are, or nobody', async () => {
    const { house, screen } = await begun();
    const isAsked = async () => (await house.answers.tables())[0]?.isMyTurn;
    expect(await isAsked()).toBe(true);
    await screen.play(1000);
    expect([screen.sheet.stage, await isAsked()]).toEqual(['over', false]);
  });

  it('that could not be read at first is read when it is asked for again', async () => {
    const { store, table, screen } = await begun();
    screen.leave();
    const house = houseAt(store);
    const read = vi.spyOn(store, 'entries').mockRejectedValueOnce(new Error('not now'));
    const again = new Screen(house, ANNA, table);
    await again.watch();
    expect(again.troubles).toHaveLength(1);
    await again.watch();
    expect(again.sheet.stage).toBe('playing');
    read.mockRestore();
  });

  it('is gone when it is deleted', async () => {
    const { store, house, table, screen } = await begun();
    screen.leave();
    await house.answers.remove(table);
    expect([await house.answers.tables(), store.lines.size]).toEqual([[], 0]);
    await expect(house.answers.record(table)).rejects.toThrow(table);
  });

  it('a new table has a schema, and someone to play', async () => {
    const { answers } = houseAt(new MemoryStore());
    await expect(answers.open({ ...AGAINST_BOTS, ruleset: '1822' }, [ANNA])).rejects.toThrow('/ruleset');
    await expect(answers.open(AGAINST_BOTS, [])).rejects.toThrow('someone has to play');
  });
});

describe('plans of someone who plays alone', () => {
  const SKIPS = { plans: [], skips: true };

  it('decide at once, since nobody could be told anything by it, and are found again by another page', async () => {
    const { store, house, table, screen } = await begun();
    expect(await house.answers.plans(table, ANNA)).toEqual({ plans: [], skips: false, isStale: false });
    const { seat: _own, ...action } = screen.action();
    const when = { kind: action.kind, round: null, region: null, party: null };
    const plans: Plans = { plans: [{ when, then: { kind: 'decide', action }, isOn: true }], skips: true };
    expect(await house.answers.plan(table, ANNA, plans)).toEqual({ ...plans, isStale: false });
    const byPlan = () => (store.lines.get(table) ?? []).filter(({ by }) => by !== null && isPlanName(by.id));
    // A plan that others mustn't notice takes two seconds at least.
    await expect.poll(() => byPlan().length, { timeout: 1500 }).toBeGreaterThan(0);
    expect(byPlan()[0]?.what).toMatchObject({ kind: 'acted', seat: 0, action });
    screen.leave();
    expect(await houseAt(store).answers.plans(table, ANNA)).toMatchObject(plans);
  });

  it('are refused where they are none, where others share the device, and where there is no room', async () => {
    const { store, house, table } = await begun();
    const wrong = { plans: 7, skips: true } as unknown as Plans;
    await expect(house.answers.plan(table, ANNA, wrong)).rejects.toThrow('plans');
    store.trouble = new StorageFullError('full');
    await expect(house.answers.plan(table, ANNA, SKIPS)).rejects.toThrow(StorageFullError);
    store.trouble = null;
    expect(await house.answers.plans(table, ANNA)).toMatchObject({ skips: false });
    const shared = await house.answers.open(TOGETHER, [ANNA, BERND]);
    await expect(house.answers.plan(shared, ANNA, SKIPS)).rejects.toThrow('nobody plans there');
  });
});
