import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { rulesOf, rulesOfRecord } from '@macher/editions';
import { checkOf, FormatError, parseRecord, type Rules, replay } from '@macher/engine';
import type { Entry } from '@macher/protocol';
import { Host, recordOf, type Table, tableOf } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { checkStore } from '../../packages/server/src/doctor.ts';
import { ANNA, anyAct, codeOf, gameOf, hosted, Memory, Onlooker, Paper, send } from '../table/world.ts';
import { ArchiveHouse, playOn } from './house.ts';
import { dataFolder, keptRecords, keptTables } from './kept.ts';

/** A whole game of bots, with checks, as a host writes it. */
async function writtenLog(seed: string): Promise<readonly Entry[]> {
  const { host, world } = await hosted({ seed }, ['0', '0', '0']);
  while (host.table.stage !== 'over') await new Promise(resolve => setImmediate(resolve));
  await host.close();
  return world.entries;
}

/** The same log, read by a program that has other rules. */
function underRules(entries: readonly Entry[], change: (rules: Rules) => Partial<Rules>): Table {
  const [first, ...others] = entries;
  if (first?.what.kind !== 'opened') throw new Error('a log begins otherwise');
  const { opening } = first.what;
  const rules = { ...opening.rules, ...change(opening.rules) };
  return tableOf([{ ...first, what: { ...first.what, opening: { ...opening, rules } } }, ...others]);
}

const SEEDS = Array.from({ length: 12 }, (_, index) => `changed-${index}`);

/** Each is a rule that someone might mend, and forget that games are running. */
const CHANGES: readonly (readonly [string, (rules: Rules) => Partial<Rules>])[] = [
  ['another majority', () => ({ majority: 40 })],
  ['another price of media', ({ mediaCost }) => ({ mediaCost: mediaCost + 1000 })],
  ['another price of meetings', ({ meetingCosts }) => ({ meetingCosts: meetingCosts.map(cost => cost * 2) })],
  ['another pay-out', () => ({ payPerMandate: 2000 })],
  ['other points for wins', ({ winPoints }) => ({ winPoints: { ...winPoints, alone: 1 } })],
];

describe('a log under changed rules', async () => {
  const logs = await Promise.all(SEEDS.map(writtenLog));

  it('fits the rules it was written by', () => {
    for (const log of logs) expect(tableOf(log)).toMatchObject({ stage: 'over', frozen: null });
  });

  it.each(CHANGES)('%s: is frozen, or the very same game, never silently another one', (_name, change) => {
    const tables = logs.map(log => underRules(log, change));
    for (const [index, table] of tables.entries()) {
      if (table.frozen === null)
        expect(gameOf(table).result).toEqual(gameOf(tableOf(logs[index] ?? [])).result);
      else expect(table).toMatchObject({ stage: 'frozen', number: table.frozen.entry - 1 });
    }
    expect(tables.some(({ frozen }) => frozen !== null)).toBe(true);
  });

  it('shows the position before the line that does not fit, and says which and why', () => {
    const [log] = logs as [readonly Entry[]];
    const table = underRules(log, () => ({ payPerMandate: 2000 }));
    const { entry } = table.frozen ?? { entry: 0 };
    expect(table.frozen).toMatchObject({ why: 'differs', detail: expect.stringMatching(/^acted led to 1:/) });
    const last = log.findLast(({ number, check }) => number < entry && check !== undefined);
    expect(checkOf(gameOf(table))).toBe(last?.check);
  });

  it('a game of 1997 begun in epoch 1 would be another one by the rules of today', () => {
    const records = keptRecords('1').map(([, data]) => parseRecord(data));
    const others = records.filter(record => {
      try {
        replay(rulesOf(record.ruleset as '1997-7'), { ...record, pack: null });
        return false;
      } catch (error) {
        return error instanceof FormatError && record.pack === null;
      }
    });
    expect(others.length).toBeGreaterThan(0);
    expect(others.every(({ ruleset }) => ruleset === '1997-7')).toBe(true);
    for (const record of others) expect(() => replay(rulesOfRecord(record), record)).not.toThrow();
  });
});

/** A table of people in the middle of a game, whose last decision has another check. */
function brokenLog(): readonly Entry[] {
  const paper = new Paper().seat(ANNA, '0', '0').playUntil(({ round }) => round === 1);
  const entries = paper.entries.slice();
  const last = entries.findLastIndex(({ what }) => what.kind === 'acted');
  return entries.map((entry, index) => (index === last ? { ...entry, check: '1:deadbeef' } : entry));
}

describe('a frozen table', () => {
  it('can be looked at, tells why, and does nothing that is asked', async () => {
    const world = new Memory();
    const host = new Host(brokenLog(), world);
    const onlooker = new Onlooker(ANNA);
    host.join(onlooker, 0);
    const { entry } = host.table.frozen ?? { entry: 0 };
    expect(onlooker.sheet).toMatchObject({
      stage: 'frozen',
      frozen: { entry, why: 'differs' },
      choice: null,
    });
    expect(onlooker.sheet.view).not.toBeNull();
    expect(onlooker.news.at(-1)?.number).toBe(entry - 1);
    for (const request of [
      { kind: 'say', room: 'players', text: 'Hello?' },
      { kind: 'propose', proposal: { kind: 'abandon' } },
      { kind: 'undo', number: host.table.number },
      { kind: 'leave' },
    ] as const)
      expect(codeOf(await send(host, ANNA, request))).toBe('frozen');
    expect(world.entries).toEqual([]);
    expect(world.alarms).toBe(0);
    await host.close();
  });

  it('tells players nothing of the checks, nor the detail, which can name secrets', async () => {
    const { host, world } = await hosted({}, [ANNA, '0', '0']);
    const onlookers = [new Onlooker(ANNA), new Onlooker(null)];
    for (const each of onlookers) host.join(each, 0);
    await send(host, ANNA, anyAct(host, ANNA));
    const checks = world.entries.flatMap(({ check }) => check ?? []);
    expect(checks.length).toBeGreaterThan(1);
    const frozen = new Host(brokenLog(), new Memory());
    for (const each of onlookers) frozen.join(each, 0);
    const told = onlookers.flatMap(({ texts }) => texts).join('\n');
    for (const check of [...checks, 'deadbeef']) expect(told).not.toContain(check.replace('1:', ''));
    expect(told).not.toContain('led to');
    await host.close();
    await frozen.close();
  });

  it('stops no other table, is told of once, and keeps the record it had', async () => {
    const folder = dataFolder('1');
    const ids = Object.fromEntries(Object.entries(keptTables('1')).map(([id, { name }]) => [name, id]));
    const [running, over, other] = ['open turn', 'finished', 'pack'].map(name => ids[name] ?? '') as [
      string,
      string,
      string,
    ];
    const first = new ArchiveHouse(folder);
    const record = recordOf((await first.host(over)).table);
    await first.close();
    spoil(folder, running);
    spoil(folder, over);
    const house = new ArchiveHouse(folder);
    await house.tables.wake();
    await house.tables.wake();
    expect((await house.host(running)).table).toMatchObject({ stage: 'frozen', frozen: { why: 'refused' } });
    expect((await house.host(over)).table.stage).toBe('frozen');
    expect((await house.store.table(running))?.stage).toBe('frozen');
    expect((await house.store.table(over))?.stage).toBe('over');
    expect(parseRecord(await house.store.record(over))).toEqual(JSON.parse(JSON.stringify(record)));
    await house.tables.wake(); // lets go of tables that nobody looks at: they are read again
    await house.host(running);
    expect(house.tables.frozen).toBe(2);
    expect(house.failures.map(String)).toEqual(
      expect.arrayContaining([expect.stringMatching(/table \S+ is frozen at entry \d+: refused: /)]),
    );
    expect(house.failures).toHaveLength(2);
    await playOn(await house.host(other));
    const { frozen, wrong } = await checkStore(house.store, () => {});
    expect([frozen, wrong.length]).toEqual([2, 2]);
    await house.close();
  });
});

it('a table that another program has frozen is listed as it is once the doctor of the right one has seen it', async () => {
  const folder = dataFolder('1');
  const [running = ''] = Object.entries(keptTables('1')).flatMap(([id, { name }]) =>
    name === 'open turn' ? [id] : [],
  );
  const goBack = spoil(folder, running);
  const wrong = new ArchiveHouse(folder);
  await wrong.host(running);
  expect((await wrong.store.table(running))?.stage).toBe('frozen');
  await wrong.close();
  goBack();
  const right = new ArchiveHouse(folder);
  const told: string[] = [];
  expect(await checkStore(right.store, text => told.push(text))).toMatchObject({ wrong: [], frozen: 0 });
  expect(told).toContainEqual(
    expect.stringMatching(`table ${running}: epoch 1: was frozen .*, and it goes on`),
  );
  expect((await right.store.table(running))?.stage).toBe('playing');
  expect((await checkStore(right.store, text => told.push(text))).wrong).toEqual([]);
  expect(told.filter(text => text.includes('was frozen'))).toHaveLength(1);
  await playOn(await right.host(running));
  await right.close();
});

/** Changes the last decision into one that the rules refuse, as if by another program; what it gives changes it back. */
function spoil(folder: string, table: string): () => void {
  const last = `SELECT number, what FROM entries WHERE table_id = ? AND what LIKE '{"kind":"acted"%'
    ORDER BY number DESC LIMIT 1`;
  const write = (what: string, number: number): void => {
    const database = new DatabaseSync(join(folder, 'macher.sqlite'));
    const sql = 'UPDATE entries SET what = ? WHERE table_id = ? AND number = ?';
    expect(database.prepare(sql).run(what, table, number).changes).toBe(1);
    database.close();
  };
  const database = new DatabaseSync(join(folder, 'macher.sqlite'));
  const { number, what } = database.prepare(last).get(table) ?? {};
  database.close();
  const decision = JSON.parse(String(what));
  write(JSON.stringify({ ...decision, action: { ...decision.action, kind: 'draft' } }), Number(number));
  return () => write(String(what), Number(number));
}
