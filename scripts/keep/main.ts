// Keeps games as this version of the program writes them, for tests/archive: whole records, and a data folder with
// tables that are being played. Run it when EPOCH goes up, before the code changes; what has been kept never changes.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BOTS_HERE } from '@macher/bots';
import { rulesOfRecord } from '@macher/editions';
import { checkOf, deciders, EPOCH, parseRecord, replayStart, replaySteps } from '@macher/engine';
import { lobbyOf, SqliteStore, Tables } from '@macher/server';
import { type Host, sheetFor } from '@macher/table';
import { Evening, PEOPLE, personAt, ZOE } from './evening.ts';
import { FULL_SCENES } from './fullScenes.ts';
import { playedRecord, RECORDS } from './records.ts';
import { SCENES } from './scenes.ts';

const FOLDER = process.argv[2] ?? `tests/archive/${EPOCH}`;
const THEN = 1_800_000_000_000;

/** Checks of the position after each action, by the name of a record. */
const checks: Record<string, readonly string[]> = {};

function keepRecords(): void {
  for (const [name, plan] of Object.entries(RECORDS)) {
    const kept = playedRecord(name, plan);
    write(`records/${name}.json.gz`, kept.record);
    checks[name] = kept.checks;
  }
}

/** Keeps a record as its table kept it when it ended: with seals, hints, takebacks and the proof of its deal. */
function keepRecordOf(name: string, data: unknown): void {
  const record = parseRecord(data);
  write(`records/${name}.json.gz`, data);
  const { game } = replayStart(rulesOfRecord(record), record);
  checks[name] = Array.from(replaySteps(game, record), () => checkOf(game));
}

/** Everything that was seen, seat by seat, and then what is open to all. */
function seenAt(name: string, host: Host) {
  const { table } = host;
  const viewers = [...table.places.map(({ person }) => person?.id ?? null), null];
  return {
    name,
    stage: table.stage,
    number: table.number,
    check: table.game === null ? null : checkOf(table.game),
    seen: viewers.map(person => ({
      person,
      news: host.newsFor({ person }, 0).length,
      sheet: sheetFor(table, { person }),
    })),
  };
}

/** KeptHouse is a server without a network, at a time of its own. */
class KeptHouse {
  readonly folder = mkdtempSync(join(tmpdir(), 'macher-keep-'));
  readonly store = new SqliteStore(this.folder);
  readonly kept: Record<string, unknown> = {};
  #now = THEN;
  readonly tables = new Tables(
    this.store,
    BOTS_HERE,
    { now: () => this.#tick(), wake: () => () => {} },
    fail,
  );
  readonly lobby = lobbyOf(this.tables);

  async keep(id: string, name: string, play: (evening: Evening) => Promise<unknown>): Promise<void> {
    const host = await this.tables.host(id);
    if (host === null) throw new Error(`no table ${id}`);
    await play(new Evening(host));
    this.kept[id] = seenAt(name, host);
    const record = await this.store.record(id);
    if (record !== null && Object.hasOwn(FULL_SCENES, name)) keepRecordOf(name, record);
    console.log(name, host.table.stage, host.table.number);
  }

  async close(): Promise<void> {
    await this.tables.close();
    const copy = join(this.folder, 'copy.sqlite');
    await this.store.backup(copy);
    await this.store.close();
    writeFileSync(join(FOLDER, 'macher.sqlite.gz'), gzipSync(readFileSync(copy), { level: 9 }));
    write('seen.json.gz', this.kept);
    rmSync(this.folder, { recursive: true });
  }

  #tick(): number {
    this.#now += 1000;
    return this.#now;
  }
}

function fail(error: unknown): never {
  throw error;
}

async function keepTables(): Promise<void> {
  const house = new KeptHouse();
  for (const { id, name } of [...PEOPLE, ZOE])
    await house.store.addPerson({ id, name, password: null, recovery: null, createdAt: THEN });
  for (const [name, { table, play }] of Object.entries({ ...SCENES, ...FULL_SCENES })) {
    const { id } = await house.lobby.open(personAt(0), table);
    await house.keep(id, name, play);
  }
  await keepContinued(house);
  await house.close();
}

/** keepContinued keeps a game continued from the middle of a record. */
async function keepContinued(house: KeptHouse): Promise<void> {
  const { record } = playedRecord('continued', { ruleset: '1997-7', bots: ['0', '2', '1'] });
  const version = Math.floor(record.actions.length / 2);
  const wanted = { record, version, pace: { kind: 'none' }, isPrivate: false, seats: null } as const;
  const { id } = await house.lobby.fromRecord(personAt(0), wanted);
  await house.keep(id, 'continued', async evening => {
    await (await evening.sitDown(3)).until(game => game.version > version + 5 && deciders(game).length === 1);
  });
}

function write(name: string, data: unknown): void {
  writeFileSync(join(FOLDER, name), gzipSync(JSON.stringify(data), { level: 9 }));
}

if (existsSync(FOLDER)) throw new Error(`${FOLDER} is there already: what has been kept is never changed`);
mkdirSync(join(FOLDER, 'records'), { recursive: true });
keepRecords();
await keepTables();
write('checks.json.gz', checks);
