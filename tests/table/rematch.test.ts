import { ROSTER } from '@macher/bots';
import { mismatch } from '@macher/engine';
import { HAPPENING_SCHEMA } from '@macher/protocol';
import { openWith, type RematchDoors, sheetFor, tableOf } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { ANNA, BERND, CARLA, hosted, NOON, Onlooker, openingOf, Paper, promised, ZOE } from './world.ts';

/** Doors that count the tables they open; `shut` are those that no longer stand. */
function doors(shut: readonly string[] = []): RematchDoors & { readonly opened: string[] } {
  const opened: string[] = [];
  return {
    opened,
    stands: async table => !shut.includes(table),
    open: async () => {
      opened.push(`table ${opened.length + 1}`);
      return `table ${opened.length}`;
    },
    leave: async table => void opened.splice(opened.indexOf(table), 1),
  };
}

describe('an offer to play again', () => {
  it('is one for all: a second press finds the table of the first', async () => {
    const { host, world } = await hosted({}, [ANNA, BERND, '1']);
    const house = doors();
    expect(await host.offerRematch(ANNA, false, house)).toBe('table 1');
    expect(await host.offerRematch(BERND, false, house)).toBe('table 1');
    expect(house.opened).toEqual(['table 1']);
    expect(world.entries.filter(({ what }) => what.kind === 'rematch-offered')).toHaveLength(1);
    expect(mismatch(HAPPENING_SCHEMA, world.entries.at(-1)?.what)).toBeNull();
    expect(tableOf(world.entries).rematches).toEqual([{ person: ANNA, table: 'table 1', isSameDeal: false }]);
    await host.close();
  });

  it('is one also when two press at the same moment', async () => {
    const { host } = await hosted({}, [ANNA, BERND, '1']);
    const house = doors();
    const { promise, keep } = promised();
    const slow = { ...house, open: async () => promise.then(() => house.open()) };
    const both = [host.offerRematch(ANNA, false, slow), host.offerRematch(BERND, false, slow)];
    keep();
    expect(await Promise.all(both)).toEqual(['table 1', 'table 1']);
    await host.close();
  });

  it('gives way to another when its table was closed; the same deal is an offer of its own', async () => {
    const { host } = await hosted({}, [ANNA, BERND, '1']);
    const house = doors(['table 1']);
    await host.offerRematch(ANNA, false, house);
    expect(await host.offerRematch(ANNA, true, house)).toBe('table 2');
    expect(await host.offerRematch(BERND, false, house)).toBe('table 3');
    expect(host.table.rematches.map(({ table }) => table)).toEqual(['table 1', 'table 2', 'table 3']);
    await host.close();
  });

  it('that could not be opened is none', async () => {
    const { host } = await hosted({}, [ANNA, BERND, '1']);
    const house = { ...doors(), open: () => Promise.reject(new Error('too many tables')) };
    await expect(host.offerRematch(ANNA, false, house)).rejects.toThrow('too many tables');
    expect(host.table.rematches).toEqual([]);
    await host.close();
  });

  it('is for those who sit at the table, also those who come later, and for nobody who watches', async () => {
    const { host } = await hosted({}, [ANNA, BERND, '1']);
    const zoe = new Onlooker(ZOE);
    host.join(zoe, 0);
    await host.offerRematch(ANNA, false, doors());
    const bernd = new Onlooker(BERND);
    host.join(bernd, 0);
    expect(bernd.sheet.rematches).toEqual([{ person: ANNA, table: 'table 1', isSameDeal: false }]);
    expect(bernd.news.at(-1)?.what.kind).toBe('rematch-offered');
    expect(zoe.sheet.rematches).toEqual([]);
    expect(zoe.texts.join()).not.toContain('table 1');
    await host.close();
  });
});

describe('a seat that is kept', () => {
  function kept(): Paper {
    const paper = new Paper();
    paper.write({ kind: 'seat-kept', seat: 1, person: BERND });
    return paper.do(ANNA, { kind: 'sit', seat: 0 });
  }

  it('is for that person alone', () => {
    const paper = kept();
    expect(paper.refused(CARLA, { kind: 'sit', seat: 1 })).toBe('seat-kept');
    paper.do(BERND, { kind: 'sit', seat: 1 });
    expect(paper.place(1)).toMatchObject({ person: BERND, keptFor: null });
    expect(paper.replayed).toEqual(paper.table);
  });

  it('is free when that person sits down elsewhere, or the owner puts a bot there', () => {
    const paper = kept().do(BERND, { kind: 'sit', seat: 2 });
    expect(paper.place(1).keptFor).toBeNull();
    const other = kept().do(ANNA, { kind: 'seat-bot', seat: 1, bot: '1' });
    expect(other.place(1)).toMatchObject({ bot: '1', keptFor: null });
    other.do(ANNA, { kind: 'remove-bot', seat: 1 }).do(CARLA, { kind: 'sit', seat: 1 });
  });

  it('still counts as open: the game waits for that person', () => {
    const paper = kept().do(ANNA, { kind: 'seat-bot', seat: 2, bot: '1' });
    expect(paper.refused(ANNA, { kind: 'start' })).toBe('seats-open');
  });

  it('can be kept from the beginning', () => {
    const seating = { requests: [], kept: [{ kind: 'seat-kept', seat: 2, person: BERND } as const] };
    const { table } = openWith(ANNA, openingOf(), seating, NOON, ROSTER);
    expect(sheetFor(table, { person: null }).places[2]?.keptFor).toEqual(BERND);
  });
});
