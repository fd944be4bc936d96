// Keeps what a whole server of this version has in its store, for tests/archive/houses: people, sessions, plans, notices
// and all else beside the games. Run it before a release in which the store gets another form; what has been kept never
// changes.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { randomOf } from '@macher/engine';
import { PostgresStore, SqliteStore, type Store } from '@macher/server';
import { digestsNow, FORM, rowsOf, type Told } from '../../tests/archive/houses.ts';
import { AGAINST_BOTS, ANNA, houseAt, MemoryStore, Screen } from '../../tests/local/world.ts';
import { Cluster } from '../../tests/postgres/cluster.ts';
import { decision, type TestClient, tableFor } from '../../tests/server/client.ts';
import { settingsOf } from '../../tests/server/clubs.ts';
import { openHouse, until } from '../../tests/server/house.ts';

const FOLDER = process.argv[2] ?? `tests/archive/houses/${FORM}`;
const THEN = 1_800_000_000_000;
const PASSWORD = 'correct horse';
const time = { now: () => THEN, wake: () => () => {} };
const random = randomOf('house');

/** ASKED again, these answer the same. */
const ASKED = [
  ...['/api/me/notices', '/api/me/data', '/api/me/tables', '/api/me/friends', '/api/me/programs'],
  ...['/api/clubs'],
];

async function evening(store: Store, folder: string): Promise<Told> {
  const house = await openHouse(
    { time, notices: { url: null, mail: null, networks: ['127.0.0.0/8'] } },
    folder,
    store,
  );
  const [anna, bernd, carla] = [
    await house.guest('Anna'),
    await house.guest('Bernd'),
    await house.guest('Carla'),
  ];
  await must(anna.call('POST', '/api/me/password', { password: PASSWORD, old: null }));
  await must(anna.call('PUT', '/api/me/notices', SETTINGS));
  await must(anna.call('POST', '/api/me/notices/channels', HOOK));
  const { body: feed } = await must(anna.call('POST', '/api/me/notices/feed', {}));
  const slow = await playSlowly(anna, bernd);
  const over = await playOut(anna);
  const made = await must(anna.call('POST', '/api/tables', tableFor('1997-7', ['me', 'open', '1'], true)));
  await store.ownerBook.block(carla.person, THEN);
  await store.ownerBook.announce({
    id: 'one',
    text: 'a pause at nine',
    at: THEN,
    until: THEN + 1_000_000_000,
  });
  await store.ownerBook.keepSecretHash('a hash of the owner’s secret');
  await befriend(anna, bernd, carla);
  const event = await gatherClub(anna, bernd);
  const answers: Record<string, Record<string, unknown>> = { feed };
  for (const path of [...ASKED, event]) answers[path] = (await must(anna.call('GET', path))).body;
  answers['plans'] = (await must(bernd.call('GET', `/api/tables/${slow}/plans`))).body;
  for (const each of [anna, bernd]) each.close();
  await house.app.close();
  return {
    cookies: { anna: anna.cookie, bernd: bernd.cookie, carla: carla.cookie },
    people: { anna: anna.person, bernd: bernd.person, carla: carla.person },
    password: PASSWORD,
    tables: { slow, over, private: String(made.body['id']) },
    invite: String(made.body['invite']),
    answers,
  };
}

/** befriend makes friends, a block, a program, and what may be published. */
async function befriend(anna: TestClient, bernd: TestClient, carla: TestClient): Promise<void> {
  await must(bernd.call('POST', '/api/me/password', { password: PASSWORD, old: null }));
  await must(anna.call('POST', '/api/me/friends', { person: bernd.person }));
  await must(bernd.call('POST', '/api/me/friends', { person: anna.person }));
  await must(anna.call('PUT', '/api/me/friends', { isShown: true }));
  await must(anna.call('POST', '/api/me/blocked', { person: carla.person }));
  await must(anna.call('POST', '/api/me/programs', { name: 'first.py' }));
  await must(anna.call('PUT', '/api/me/sharing', { sharing: 'all' }));
}

/** gatherClub makes a club with an event whose first round has begun. Gives its path. */
async function gatherClub(anna: TestClient, bernd: TestClient): Promise<string> {
  const made = await must(anna.call('POST', '/api/clubs', { name: 'Thursday', isPublic: false }));
  const club = `/api/clubs/${made.body['id']}`;
  const { invite } = (await must(anna.call('GET', club))).body;
  await must(bernd.call('POST', `${club}/members`, { invite }));
  const plan = { kind: 'duplicate', rounds: 2 } as const;
  const settings = settingsOf(plan, { players: 3 });
  const event = `${club}/events/${(await must(anna.call('POST', `${club}/events`, settings))).body['id']}`;
  await must(anna.call('POST', `${event}/rounds`, { round: 1, startsAt: null }));
  return event;
}

const SETTINGS = {
  kinds: { turn: true, against: true, talk: true, invited: true, ended: true },
  quiet: { from: 1320, to: 420 },
  timeZone: 'Europe/Berlin',
  language: 'de',
};
const HOOK = { kind: 'webhook', form: 'slack', url: 'http://127.0.0.1:9/hook' };

/** playSlowly plays over days: with plans, talk, a note, a deal and a report. */
async function playSlowly(anna: TestClient, bernd: TestClient): Promise<string> {
  const pace = { kind: 'slow', perDecision: 86_400_000 };
  const wanted = { ...tableFor('2006-5', ['me', 'open', '0']), pace };
  const table = String((await must(anna.call('POST', '/api/tables', wanted))).body['id']);
  for (const each of [anna, bernd]) {
    await each.connect();
    each.watch(table);
  }
  await ask(bernd, table, { kind: 'sit', seat: 1 });
  await ask(bernd, table, { kind: 'ready', isReady: true });
  await ask(anna, table, { kind: 'start' });
  for (let turn = 0; turn < 12; turn += 1) await decide([anna, bernd], table);
  const said = await ask(bernd, table, { kind: 'say', room: 'players', text: 'hm, @Anna' });
  await ask(bernd, table, { kind: 'note', text: 'my note' });
  const mine = [{ kind: 'pass-poll', region: anna.sheets.get(table)?.view?.regions[0]?.id ?? '', round: 9 }];
  await ask(bernd, table, { kind: 'offer', deal: { to: 0, mine, yours: [] } } as never);
  const when = { kind: 'poll-bid', round: null, region: null, party: null };
  const plan = { when, then: { kind: 'up-to', amount: 4000 }, isOn: true };
  await must(bernd.call('PUT', `/api/tables/${table}/plans`, { plans: [plan], skips: true }));
  await must(anna.call('POST', `/api/tables/${table}/reports`, { lines: [said], text: 'is this rude?' }));
  return table;
}

async function playOut(anna: TestClient): Promise<string> {
  const made = await must(anna.call('POST', '/api/tables', tableFor('2019-4', ['me', '0', '0'])));
  const table = String(made.body['id']);
  anna.watch(table);
  while (anna.sheets.get(table)?.stage !== 'over') await decide([anna], table);
  return table;
}

async function decide(players: readonly TestClient[], table: string): Promise<void> {
  const isAsked = (each: TestClient): boolean => each.sheets.get(table)?.choice != null;
  const isOver = (): boolean => players[0]?.sheets.get(table)?.stage === 'over';
  await until(() => isOver() || players.some(isAsked), 'a question');
  for (const each of players) {
    const request = decision(each, table, '0', random);
    if (request !== null) await each.ask(table, request);
  }
}

async function ask(
  client: TestClient,
  table: string,
  request: Parameters<TestClient['ask']>[1],
): Promise<number> {
  const reply = await client.ask(table, request);
  if (reply.type !== 'reply' || !reply.ok) throw new Error(JSON.stringify([request, reply]));
  return reply.number;
}

async function must<T extends { readonly status: number }>(call: Promise<T>): Promise<T> {
  const answer = await call;
  if (answer.status >= 300) throw new Error(JSON.stringify(answer));
  return answer;
}

async function keepSqlite(scratch: string): Promise<Told> {
  const store = new SqliteStore(scratch);
  const told = await evening(store, scratch);
  const copy = join(scratch, 'copy.sqlite');
  await store.backup(copy);
  await store.close();
  writeFileSync(join(FOLDER, 'macher.sqlite.gz'), gzipSync(readFileSync(copy), { level: 9 }));
  return told;
}

async function keepPostgres(scratch: string): Promise<Told> {
  const cluster = await Cluster.make(join(scratch, 'cluster'));
  try {
    const store = await PostgresStore.open(cluster.addressOf('postgres'));
    const told = await evening(store, scratch);
    write('postgres', await rowsOf(store));
    await store.close();
    return told;
  } finally {
    await cluster.remove();
  }
}

/** keepBrowser keeps what a browser's own database has, and a game on its way to another one. */
async function keepBrowser(): Promise<void> {
  const store = new MemoryStore();
  const house = houseAt(store);
  const [playing, over] = [
    await house.answers.open(AGAINST_BOTS, [ANNA]),
    await house.answers.open(AGAINST_BOTS, [ANNA]),
  ];
  for (const [table, decisions] of [
    [playing, 20],
    [over, 1000],
  ] as const) {
    const screen = new Screen(house, ANNA, table);
    await screen.watch();
    await screen.play(decisions);
    screen.leave();
  }
  const tables = [...store.rows].map(([id, row]) => ({ id, ...row }));
  const entries = Object.fromEntries(store.lines);
  const records = Object.fromEntries(store.records);
  write('browser', { playing, over, tables, entries, records, file: await house.answers.file(playing) });
}

function write(name: string, data: unknown): void {
  writeFileSync(join(FOLDER, `${name}.json.gz`), gzipSync(JSON.stringify(data), { level: 9 }));
}

if (existsSync(FOLDER)) throw new Error(`${FOLDER} is there already: what has been kept is never changed`);
mkdirSync(FOLDER, { recursive: true });
const scratch = mkdtempSync(join(tmpdir(), 'macher-keep-'));
// PostgreSQL doesn't run as root: its user must reach its folder in here.
chmodSync(scratch, 0o711);
try {
  await keepBrowser();
  write('told', {
    sqlite: await keepSqlite(scratch),
    postgres: await keepPostgres(scratch),
    migrations: digestsNow(),
  });
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
