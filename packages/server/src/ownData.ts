import {
  type NewChannel,
  type OwnClubData,
  type OwnData,
  type OwnNoticeData,
  type OwnSession,
  type OwnTableData,
  type Person,
  REQUEST_STANDS,
  type TableId,
} from '@macher/protocol';
import { breathe } from './breath.ts';
import type { OwnLine } from './store/accounts.ts';
import type { Target } from './store/outbox.ts';
import type { StoredPlans } from './store/plans.ts';
import type { Store, TableRow } from './store/store.ts';

const MOST_TABLES = 1000;

/** PAGE_OF_LINES are read in one go: a note may have 20,000 letters. */
const PAGE_OF_LINES = 16;

/** PIECE is how many characters are sent in one go. */
const PIECE = 64_000;

/**
 * Everything that is kept about a person, as far as it is theirs: secrets of games that still run are not. It comes as
 * JSON, piece by piece: the next one is made when the one before is taken.
 */
export async function* ownDataOf(
  store: Store,
  person: Person,
  sessions: readonly OwnSession[],
  now: number,
): AsyncGenerator<string> {
  let text = '';
  for await (const part of partsOf(store, person, sessions, now)) {
    text += part;
    if (text.length < PIECE) continue;
    yield text;
    text = '';
  }
  yield text;
}

async function* partsOf(
  store: Store,
  person: Person,
  sessions: readonly OwnSession[],
  now: number,
): AsyncGenerator<string> {
  const rows = await store.tablesOf(person.id, MOST_TABLES);
  const isComplete = rows.length < MOST_TABLES;
  yield `${opened({ ...(await factsOf(store, person, sessions, now)), isComplete })},"tables":[`;
  const plans = await store.plans.of(person.id);
  const seated = new Set(rows.map(({ id }) => id));
  const touched = (await store.accounts.tablesTouchedBy(person.id)).filter(id => !seated.has(id));
  let comma = '';
  for (const id of [...seated, ...touched]) {
    const row = rows.find(each => each.id === id) ?? (await store.table(id));
    if (row === null) continue;
    yield `${comma}${opened({ ...dataOf(row), ...plansFor(row, plans) })},"lines":[`;
    yield* linesOf(store, person, id);
    yield ']}';
    comma = ',';
  }
  yield ']}';
}

/** An object as JSON, but for its end: there is more in it. */
function opened(fields: object): string {
  return JSON.stringify(fields).slice(0, -1);
}

async function factsOf(
  store: Store,
  person: Person,
  sessions: readonly OwnSession[],
  now: number,
): Promise<Omit<OwnData, 'tables' | 'isComplete'>> {
  const known = await store.person(person.id);
  return {
    format: 'macher-person',
    person,
    createdAt: known?.createdAt ?? 0,
    hasPassword: (known?.password ?? null) !== null,
    sessions,
    programs: await store.programs.of(person.id),
    sharing: await store.sharings.of(person.id),
    notices: await noticesOf(store, person),
    ties: await store.ties.of(person.id, now - REQUEST_STANDS),
    clubs: await clubsOf(store, person),
  };
}

/** What they did at one table. */
async function* linesOf(store: Store, person: Person, table: TableId): AsyncGenerator<string> {
  let comma = '';
  for (let last: number | undefined = 0; last !== undefined; ) {
    const lines: readonly OwnLine[] = await store.accounts.linesAt(table, person.id, last, PAGE_OF_LINES);
    for (const line of lines) {
      yield `${comma}${JSON.stringify(toldLine(line))}`;
      comma = ',';
    }
    last = lines.length < PAGE_OF_LINES ? undefined : lines.at(-1)?.number;
    await breathe();
  }
}

async function noticesOf({ outbox }: Store, { id }: Person): Promise<OwnNoticeData | null> {
  const kept = await outbox.settingsOf(id);
  if (kept === null) return null;
  const { origin: _origin, ...settings } = kept;
  const channels = await outbox.channelsOf(id);
  return { settings, channels: channels.map(({ target }) => given(target)) };
}

async function clubsOf({ clubs, events }: Store, { id: person }: Person): Promise<OwnClubData[]> {
  const entries = await events.entriesOf(person);
  return (await clubs.of(person)).map(({ club: { id, name }, role, since }) => ({
    id,
    name,
    role,
    since,
    entries: entries.flatMap(({ club, ...entry }) => (club === id ? [entry] : [])),
  }));
}

function given(target: Target): NewChannel {
  return target.kind === 'mail' ? { kind: 'mail', address: target.address } : target;
}

function dataOf({ id, createdAt, stage, ruleset }: TableRow): Omit<OwnTableData, 'lines' | 'plans'> {
  return { id, createdAt, stage, ruleset };
}

function plansFor({ id }: TableRow, plans: readonly StoredPlans[]): Pick<OwnTableData, 'plans'> {
  const own = plans.find(({ table }) => table === id);
  return own === undefined ? {} : { plans: own.plans };
}

/**
 * A line as it is told, with only its words: openings hold seeds, and what else a line holds, the record of the game
 * tells when it is over.
 */
function toldLine({ number, at, what }: OwnLine): OwnTableData['lines'][number] {
  const { kind, text } = what as { readonly kind: string; readonly text?: unknown };
  const isWord = kind === 'said' || kind === 'noted';
  return isWord && typeof text === 'string' ? { number, at, kind, text } : { number, at, kind };
}
