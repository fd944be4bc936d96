import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { rulesOfRecord } from '@macher/editions';
import { type Action, parseRecord, randomOf, replay } from '@macher/engine';
import type { Entry } from '@macher/protocol';
import { SqliteStore } from '@macher/server';
import { afterAll, describe, expect, it, onTestFailed } from 'vitest';
import { checkStore } from '../../packages/server/src/doctor.ts';
import { IS_LONG } from '../long.ts';
import { type Account, SEALED_PHASES, waitsForBot } from './account.ts';
import { tableFor } from './client.ts';
import { logOf } from './log.ts';
import { Player, type Times } from './player.ts';
import { ServerProcess } from './process.ts';
import { checkAccount, checkLog } from './proof.ts';

const SEED = process.env['MACHER_SEED'] ?? '2019';
const PEOPLE = IS_LONG ? 24 : 12;
const KILLS = IS_LONG ? 15 : 5;
/** By then a kill must have come in every phase with sealed decisions, and every kind of request must have been sent again. */
const MOST_KILLS = 60;

/** Everything that people ask for here; each kind must have been sent again at least once. */
const SENT = [
  'act',
  'answer',
  'choose-party',
  'leave',
  'note',
  'propose',
  'ready',
  'return',
  'say',
  'sit',
  'start',
  'undo',
];

/** How many tables of each kind: `human` is a player of this test, everything else a bot of the server. Nobody watches bots. */
const KINDS: readonly { readonly count: number; readonly ruleset: string; readonly seats: string }[] = [
  { count: 10, ruleset: '2019-4', seats: 'human human 0' },
  { count: 8, ruleset: '2019-4', seats: 'human human human' },
  { count: 8, ruleset: '2006-5', seats: 'human human 0' },
  { count: 6, ruleset: '2019-4', seats: 'human 0 1' },
  { count: 6, ruleset: '2006-5', seats: 'human 1 0' },
  { count: 4, ruleset: '2019-4', seats: 'human human human 0' },
  { count: 2, ruleset: '2006-5', seats: 'human human 0 human 0' },
  { count: 2, ruleset: '2019-4', seats: '0 1 0' },
  { count: 2, ruleset: '2019-7', seats: 'human human 0' },
  { count: 1, ruleset: '2006-7', seats: 'human human 0' },
  { count: 1, ruleset: '1997-7', seats: 'human human 1' },
];
/** What stands in the log of a table of each kind when it has just been opened. */
const OPENINGS = KINDS.map(({ seats }) => [
  'opened',
  ...seatsOf(seats).flatMap(who => (who === 'me' ? ['sat', 'readied'] : who === 'open' ? [] : 'bot-seated')),
  ...(seatsOf(seats).includes('open') ? [] : ['started']),
]);

/** With MACHER_LONG=1 all of them, else one of each kind, and one more of the first; of long games those of 1997 alone. */
const SHORT = KINDS.filter(({ ruleset }) => ['2019-4', '2006-5', '1997-7'].includes(ruleset));
const WANTED = (IS_LONG ? KINDS : SHORT).flatMap(kind =>
  new Array<typeof kind>(IS_LONG ? kind.count : Math.ceil(kind.count / 8)).fill(kind),
);

const folder = mkdtempSync(join(tmpdir(), 'macher-crash-'));
const server = new ServerProcess(folder);
const random = randomOf(`crash ${SEED}`);
const times: Times = {
  life: 0,
  isUp: false,
  lost: 0,
  wereAllPlayed: false,
  isCalm: false,
  acknowledged: 0,
  halfCollected: new Set(),
  sentAgain: new Set(),
  cutOff: 0,
  failures: [],
};
const players: Player[] = [];
/** Who sits where. */
const tables = new Map<string, readonly string[]>();

afterAll(async () => {
  for (const { client } of players) client.close();
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

describe('a server that is killed again and again', () => {
  it('keeps what it has acknowledged, once, and every game comes to its end', {
    timeout: 600_000,
  }, async () => {
    onTestFailed(() => console.error(`MACHER_SEED=${SEED}`, times, server.complaints));
    await gather();
    void openTables().catch(error => times.failures.push(String(error)));
    await storm();
    await playToTheEnd();
    const records = await fetchRecords();
    expect(await server.stop()).toBe(0);
    await checkLogs(records);
    expect(server.complaints).toEqual([]);
    expect(times.wereAllPlayed).toBe(true);
    expect([...times.halfCollected].sort()).toEqual(SEALED_PHASES);
    expect([...times.sentAgain].sort()).toEqual(SENT);
    expect(times.cutOff).toBeGreaterThan(0);
  });
});

async function gather(): Promise<void> {
  await server.start();
  times.isUp = true;
  for (let index = 0; index < PEOPLE; index += 1) {
    const player = new Player(server.url, `Person ${index}`, times, SEED);
    await player.client.signIn(player.name);
    players.push(player);
  }
}

/** While the server is being killed: everybody opens theirs, one after the other. */
async function openTables(): Promise<void> {
  await Promise.all(
    players.map(async owner => {
      for (const [index, kind] of WANTED.entries())
        if (personAt(index, 0) === owner) await openTable(index, kind);
    }),
  );
}

function seatsOf(seats: string): string[] {
  return seats.split(' ').map((each, seat) => (each === 'human' ? (seat === 0 ? 'me' : 'open') : each));
}

async function openTable(index: number, { ruleset, seats }: (typeof KINDS)[number]): Promise<void> {
  const who = seatsOf(seats);
  const table = await personAt(index, 0).open(tableFor(ruleset, who));
  tables.set(table, who);
  for (const [seat, each] of who.entries())
    if (each === 'me' || each === 'open') personAt(index, seat).join(table, seat);
}

/** Different people for the seats of a table, and other ones at the next. */
function personAt(table: number, seat: number): Player {
  return players[(table + seat * 7) % PEOPLE] as Player;
}

async function storm(): Promise<void> {
  for (let kills = 0; kills < KILLS || (kills < MOST_KILLS && !wereAllHit()); ) {
    const back = Promise.all(players.map(player => player.comeBack()));
    await someTime();
    times.wereAllPlayed ||= tables.size === WANTED.length && areAllPlayed();
    await cutOff();
    await server.kill();
    if (tables.size === WANTED.length) kills += 1;
    await back;
    await restart();
  }
  times.isCalm = true;
  await Promise.all(players.map(player => player.comeBack()));
}

function wereAllHit(): boolean {
  const { halfCollected, sentAgain, cutOff } = times;
  const wereMet = SEALED_PHASES.every(phase => halfCollected.has(phase)) && sentAgain.size === SENT.length;
  return wereMet && cutOff > 0;
}

/** A moment that nobody foresees, though not before something was achieved: or a slow machine gets nowhere. */
async function someTime(): Promise<void> {
  const before = { acknowledged: times.acknowledged, tables: tables.size };
  await sleep(300 + random(600));
  await until(() => {
    if (tables.size < WANTED.length) return tables.size > before.tables;
    return isQuiet() || times.acknowledged > before.acknowledged + 20;
  });
}

/** At least one request is done of which nobody hears, unless nobody asks for anything. */
async function cutOff(): Promise<void> {
  const { lost } = times;
  times.isUp = false;
  await until(() => isQuiet() || times.lost > lost);
}

/** Nothing happens before the next kill: people have nothing to ask for, and no bot thinks, however slow the machine. */
function isQuiet(): boolean {
  return accounts().every(
    ({ isFresh, pending, sheet }) => isFresh && pending === null && !waitsForBot(sheet),
  );
}

function areAllPlayed(): boolean {
  return accounts().every(({ sheet }) => sheet?.stage === 'playing');
}

/** Sometimes it is killed before it even listens. */
async function restart(): Promise<void> {
  await until(() => players.every(({ client }) => !client.isConnected));
  if (random(4) === 0) {
    server.launch();
    await sleep(random(600));
    await server.kill();
  }
  await server.start();
  times.life += 1;
  times.isUp = true;
}

async function playToTheEnd(): Promise<void> {
  for (const player of players) player.attendAll();
  await until(() => accounts().every(({ isDone }) => isDone));
  await until(areAllOver);
}

/** By the list, which wakes no table: those with bots alone must have gone on by themselves. */
async function areAllOver(): Promise<boolean> {
  await sleep(200);
  const { body } = await (players[0] as Player).client.call('GET', '/api/tables?stage=over');
  const over = ((body['tables'] ?? []) as { id: string }[]).map(({ id }) => id);
  return [...tables.keys()].every(table => over.includes(table));
}

function accounts(): Account[] {
  return players.flatMap(player => [...player.accounts.values()]);
}

/** Patient as long as anything happens at all. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  let heard = -1;
  let since = performance.now();
  for (;;) {
    if (times.failures.length > 0) throw new Error(times.failures.join('\n'));
    if (await isSo()) return;
    const before = heard;
    heard = accounts().reduce((sum, account) => sum + account.heard.length, 0);
    if (heard !== before) since = performance.now();
    if (performance.now() > since + 60_000) throw new Error(`nothing happens any more: ${unfinished()}`);
    await sleep(10);
  }
}

function unfinished(): string {
  const open = accounts().filter(({ isDone }) => !isDone);
  return JSON.stringify(
    open.map(({ table, pending, sheet }) => ({ table, pending, stage: sheet?.stage, number: sheet?.number })),
  );
}

async function fetchRecords(): Promise<Map<string, readonly Action[]>> {
  const records = new Map<string, readonly Action[]>();
  for (const table of tables.keys()) {
    const record = parseRecord(await fetchRecord(table));
    expect(replay(rulesOfRecord(record), record).result, table).not.toBeNull();
    records.set(table, record.actions);
  }
  return records;
}

async function fetchRecord(table: string): Promise<unknown> {
  for (;;) {
    const { status, body } = await (players[0] as Player).client.call('GET', `/api/tables/${table}/record`);
    if (status !== 429) return body;
    await sleep(200);
  }
}

async function checkLogs(records: ReadonlyMap<string, readonly Action[]>): Promise<void> {
  const store = new SqliteStore(folder);
  for (const table of await store.tableIds()) checkOpening(await logOf(store, table));
  expect((await checkStore(store, () => {})).wrong).toEqual([]);
  for (const [table, recorded] of records) {
    const entries = await logOf(store, table);
    checkLog(entries, recorded);
    for (const { client, accounts } of players) {
      const account = accounts.get(table);
      if (account !== undefined) checkAccount(entries, client.person, account);
    }
  }
  await store.close();
}

/** Also of tables that nobody knows of, because a kill came before the answer: they were opened as a whole. */
function checkOpening(entries: readonly Entry[]): void {
  const opened = entries.flatMap(({ by, what }) => (by?.id === '' ? what.kind : []));
  expect(OPENINGS).toContainEqual(opened);
}
