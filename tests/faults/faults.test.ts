import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { RULESETS } from '@macher/editions';
import { parseRecord, randomOf } from '@macher/engine';
import { PostgresStore } from '@macher/server';
import { afterAll, describe, expect, it, onTestFailed } from 'vitest';
import { checkStore } from '../../packages/server/src/doctor.ts';
import { IS_LONG } from '../long.ts';
import { tableFor } from '../server/client.ts';
import { logOf } from '../server/log.ts';
import { checkAccount, checkLog } from '../server/proof.ts';
import { Fleet } from './fleet.ts';
import { Roamer, type Weather } from './roamer.ts';

const SEED = process.env['MACHER_SEED'] ?? '2006';
const SERVERS = IS_LONG ? 3 : 2;
const PEOPLE = IS_LONG ? 12 : 4;
const GAMES = IS_LONG ? 60 : 3;
/** Games that are played at once. */
const AT_ONCE = IS_LONG ? 20 : 3;

/** How often each kind of thing goes wrong; in the long run at random, at least so often. */
const FAULTS = IS_LONG
  ? { kill: 60, hang: 45, cut: 30, database: 6, update: 12 }
  : { kill: 1, hang: 1, cut: 2, database: 1, update: 2 };
type Fault = keyof typeof FAULTS;

/** People at the first seats, then bots of the servers; the last kind is watched by nobody. */
const SEATS = ['me open 0', 'me open open', 'me 1 0', 'me open 0 open', '0 1 0'];

/** With time enough for this test, but not for a clock that is an hour off. */
const PACES = [{ kind: 'none' }, { kind: 'live', bank: 45 * 60_000, increment: 1000 }] as const;

const random = randomOf(`faults ${SEED}`);
const begun = Date.now();
const fleet = await Fleet.launch(mkdtempSync(join(tmpdir(), 'macher-faults-')), SERVERS, random);
afterAll(() => fleet.remove());

const weather: Weather = {
  site: () => fleet.site(),
  thinking: IS_LONG ? 1000 : 300,
  acknowledged: 0,
  progress: new Map(),
  failures: [],
};
const people: Roamer[] = [];
/** Whether anyone watches. */
const tables = new Map<string, boolean>();
const done: Record<Fault, number> = { kill: 0, hang: 0, cut: 0, database: 0, update: 0 };
/** Milliseconds until each game went on, after each fault. */
const waits: { readonly fault: Fault; readonly table: string; readonly wait: number }[] = [];

/** Milliseconds so far; those in which this whole test stood still, as on a busy machine, don't count. */
const stopwatch = { passed: 0, at: performance.now() };
setInterval(() => {
  const now = performance.now();
  stopwatch.passed += Math.min(now - stopwatch.at, 200);
  stopwatch.at = now;
}, 20).unref();

describe('servers that die and hang and are updated, a database that goes away, wires that are cut', () => {
  it('lose nothing that was acknowledged, do nothing twice, tell nothing that isn’t kept, and games go on', {
    timeout: IS_LONG ? 3_600_000 : 120_000,
  }, async () => {
    onTestFailed(() => console.error(`MACHER_SEED=${SEED}`, done, fleet.complaints.slice(-20)));
    for (let index = 0; index < PEOPLE; index += 1) people.push(new Roamer(`Person ${index}`, weather, SEED));
    await Promise.all(people.map(person => person.signIn()));
    const opened = keepOpening();
    await Promise.all([opened, storm().then(() => (weather.thinking = 1))]);
    await until(() => accounts().every(({ isDone }) => isDone), 'the end of all games');
    await until(areAllOver, 'the end of what nobody watches');
    for (const person of people) person.close();
    expect([...fleet.ends, ...(await fleet.stop())].filter(end => end !== 0)).toEqual([]);
    expect(await fleet.bringBack()).toBeGreaterThan(0);
    await check();
    if (IS_LONG) console.info(summary());
  });
});

/** As long as games are missing, or things have yet to go wrong, there is another when one is over. */
async function keepOpening(): Promise<void> {
  for (let index = 0; index < GAMES || !isStormOver(); index += 1) {
    await until(
      () => accounts().filter(({ isDone }) => !isDone).length < AT_ONCE * 2 || isStormOver(),
      'a place',
    );
    if (index >= GAMES && isStormOver()) return;
    await open(index);
  }
}

async function open(index: number): Promise<void> {
  const seats = (SEATS[index % SEATS.length] ?? '').split(' ');
  const ruleset = RULESETS[index % RULESETS.length] ?? '';
  const wanted = { ...tableFor(ruleset, seats), pace: PACES[index % PACES.length] ?? PACES[0] };
  const { id } = await personAt(index, 0).call('/api/tables', wanted);
  const table = String(id);
  tables.set(table, seats.includes('me'));
  for (const [seat, who] of seats.entries())
    if (who === 'me' || who === 'open') personAt(index, seat).join(table, seat);
}

/** Different people for the seats of a table, and other ones at the next. */
function personAt(table: number, seat: number): Roamer {
  return people[(table + seat) % PEOPLE] as Roamer;
}

function isStormOver(): boolean {
  return remaining().length === 0;
}

function remaining(): Fault[] {
  return (Object.keys(FAULTS) as Fault[]).filter(fault => done[fault] < FAULTS[fault]);
}

async function storm(): Promise<void> {
  await until(() => playing().length > 0, 'a game');
  while (!isStormOver()) {
    await sleep(random(500));
    const left = remaining();
    const fault = left[random(left.length)] ?? 'kill';
    await HAPPENS[fault]();
    done[fault] += 1;
  }
}

const HAPPENS: Readonly<Record<Fault, () => Promise<void>>> = {
  kill: async () => {
    let gone = Promise.resolve();
    await fleet.kill(() => {
      gone = goesOn('kill');
    });
    await gone;
  },
  hang: async () => void (await Promise.all([fleet.hang(), goesOn('hang')])),
  cut: async () => {
    fleet.cut();
    await goesOn('cut');
  },
  database: async () => {
    const isLast = done.database === FAULTS.database - 1;
    await fleet.loseDatabase(IS_LONG && isLast ? 60_000 : random(3000));
    await goesOn('database');
  },
  update: async () => void (await Promise.all([fleet.update(), goesOn('update')])),
};

function playing(): string[] {
  return [...weather.progress].flatMap(([table, { isPlaying }]) => (isPlaying ? table : []));
}

/** How long it takes until something happens at each table again. */
async function goesOn(fault: Fault): Promise<void> {
  const began = stopwatch.passed;
  const numbers = new Map(playing().map(table => [table, numberAt(table)]));
  await until(() => {
    for (const [table, number] of numbers) {
      if (numberAt(table) === number) continue;
      numbers.delete(table);
      waits.push({ fault, table, wait: Math.round(stopwatch.passed - began) });
    }
    return numbers.size === 0;
  }, `the games after a ${fault}`);
}

function numberAt(table: string): number {
  return weather.progress.get(table)?.number ?? 0;
}

function accounts() {
  return people.flatMap(person => [...person.accounts.values()]);
}

async function areAllOver(): Promise<boolean> {
  const store = await PostgresStore.open(fleet.address);
  const rows = await Promise.all([...tables.keys()].map(table => store.table(table)));
  await store.close();
  return rows.every(row => row?.stage === 'over');
}

/** Patient as long as anything happens at all. */
async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  let since = stopwatch.passed;
  for (let heard = -1; !(await isSo()); ) {
    if (weather.failures.length > 0) throw new Error(weather.failures.join('\n'));
    const now = accounts().reduce((sum, account) => sum + account.heard.length, 0);
    if (now !== heard) since = stopwatch.passed;
    heard = now;
    if (stopwatch.passed > since + 150_000) throw new Error(`waited in vain for ${what}: ${unfinished()}`);
    await sleep(10);
  }
}

function unfinished(): string {
  return JSON.stringify(
    people.flatMap(({ name, accounts }) =>
      [...accounts.values()].flatMap(({ table, sheet, isDone, isBusy, asked }) =>
        isDone ? [] : { name, table, stage: sheet?.stage, number: sheet?.number, isBusy, asked },
      ),
    ),
  );
}

async function check(): Promise<void> {
  expect(weather.failures).toEqual([]);
  const store = await PostgresStore.open(fleet.address);
  expect((await checkStore(store, () => {})).wrong).toEqual([]);
  for (const table of tables.keys()) {
    const entries = await logOf(store, table);
    checkLog(entries, parseRecord(await store.record(table)).actions);
    const times = entries.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(Math.min(...times)).toBeGreaterThan(begun - 60_000);
    expect(Math.max(...times)).toBeLessThan(Date.now() + 60_000);
    expect(entries.filter(({ what }) => what.kind === 'stood-in')).toEqual([]);
    for (const { person, accounts } of people) {
      const account = accounts.get(table);
      if (account !== undefined) checkAccount(entries, person, account);
    }
  }
  await store.close();
}

function summary(): string {
  const lines = (Object.keys(FAULTS) as Fault[]).map(fault => {
    const all = waits.flatMap(each => (each.fault === fault ? each.wait : [])).sort((one, two) => one - two);
    const at = (share: number): number => all[Math.ceil(share * all.length) - 1] ?? 0;
    return `${fault}: ${done[fault]} times; ${all.length} games went on after ${at(0.5)} ms (median), ${at(0.99)} ms (99 %), ${all.at(-1) ?? 0} ms (longest), ${all.filter(wait => wait > 5000).length} of them after more than 5 s`;
  });
  const heard = accounts().reduce((sum, account) => sum + account.heard.length, 0);
  return [
    `${tables.size} games on ${SERVERS} servers, ${weather.acknowledged} requests acknowledged, ${heard} entries told, all of them kept, once`,
    `${fleet.cuts} connections cut, ${fleet.complaints.length} lines of the servers’ logs tell of errors`,
    ...lines,
  ].join('\n');
}
