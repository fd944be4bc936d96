import {
  type NewChannel,
  type OwnClubData,
  type OwnData,
  type OwnNoticeData,
  type OwnSession,
  type OwnTableData,
  type Person,
  REQUEST_STANDS,
} from '@macher/protocol';
import type { OwnLine } from './store/accounts.ts';
import type { Target } from './store/outbox.ts';
import type { StoredPlans } from './store/plans.ts';
import type { Store, TableRow } from './store/store.ts';

const MOST_TABLES = 1000;
const MOST_LINES = 20_000;

/** Everything that is kept about a person, as far as it is theirs: secrets of games that still run are not. */
export async function ownDataOf(
  store: Store,
  person: Person,
  sessions: readonly OwnSession[],
  now: number,
): Promise<OwnData> {
  const known = await store.person(person.id);
  const lines = await store.accounts.linesOf(person.id, MOST_LINES);
  const rows = await store.tablesOf(person.id, MOST_TABLES);
  const spoken = lines.map(({ table }) => table).filter(table => rows.every(({ id }) => id !== table));
  const plans = await store.plans.of(person.id);
  const others = await Promise.all([...new Set(spoken)].map(id => store.table(id)));
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
    tables: [...rows, ...others.filter(row => row !== null)].map(row => ({
      ...dataOf(row, lines),
      ...plansFor(row, plans),
    })),
    isComplete: lines.length < MOST_LINES && rows.length < MOST_TABLES,
  };
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

function dataOf({ id, createdAt, stage, ruleset }: TableRow, lines: readonly OwnLine[]): OwnTableData {
  const own = lines.filter(({ table }) => table === id);
  return { id, createdAt, stage, ruleset, lines: own.map(toldLine) };
}

function plansFor({ id }: TableRow, plans: readonly StoredPlans[]): Pick<OwnTableData, 'plans'> {
  const own = plans.find(({ table }) => table === id);
  return own === undefined ? {} : { plans: own.plans };
}

/** Only words: openings hold seeds, and what else a line holds, the record of the game tells when it is over. */
function toldLine({ number, at, what }: OwnLine): OwnTableData['lines'][number] {
  const { kind, text } = what as { readonly kind: string; readonly text?: unknown };
  const isWord = kind === 'said' || kind === 'noted';
  return isWord && typeof text === 'string' ? { number, at, kind, text } : { number, at, kind };
}
