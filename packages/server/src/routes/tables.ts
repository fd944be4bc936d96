import { type Infer, parseRecord } from '@macher/engine';
import {
  FROM_RECORD_SCHEMA,
  type FromRecord,
  INVITE_SCHEMA,
  LIST_FILTER_SCHEMA,
  type ListedTable,
  type ListFilter,
  NEW_TABLE_SCHEMA,
  type NewTable,
  type OfferedTable,
  type OwnTables,
  type Person,
  RECORD_SCHEMA,
  STRETCH_SCHEMA,
  TABLE_PATH_SCHEMA,
} from '@macher/protocol';
import { sheetFor, stretchFor } from '@macher/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAtHome } from '../admission.ts';
import { COST_OF_REPLAY, costOfPage } from '../allowance.ts';
import { checkUnsealed } from '../contests.ts';
import { callerOf, knownCaller } from '../cookies.ts';
import { HttpError } from '../httpErrors.ts';
import { NEWS_PAGE } from '../newsPage.ts';
import { recordFor } from '../record.ts';
import { playAgain } from '../rematch.ts';
import type { ServerParts } from '../serverParts.ts';
import type { TableFilter, TableRow } from '../store/store.ts';
import { admitted } from './admitted.ts';
import { charge } from './charge.ts';

type Parts = Pick<
  ServerParts,
  | 'written'
  | 'lists'
  | 'sessions'
  | 'lobbyFrom'
  | 'networks'
  | 'admission'
  | 'allowance'
  | 'friends'
  | 'joining'
  | 'limits'
>;
type ListCall = { Querystring: ListFilter };
type TableCall = { Params: { readonly id: string }; Querystring: { readonly invite?: string } };
type RecordCall = { Params: { readonly id: string }; Querystring: Infer<typeof RECORD_SCHEMA> };
type StretchCall = { Params: { readonly id: string }; Querystring: Infer<typeof STRETCH_SCHEMA> };

const ONE_TABLE = { schema: { params: TABLE_PATH_SCHEMA, querystring: INVITE_SCHEMA } };
const PART_OF_TABLE = { schema: { params: TABLE_PATH_SCHEMA, querystring: STRETCH_SCHEMA } };
const RECORD_OF_TABLE = { schema: { params: TABLE_PATH_SCHEMA, querystring: RECORD_SCHEMA } };
const MOST_PUBLIC = 100;
/** COST_OF_LIMITS: finished games are counted. */
const COST_OF_LIMITS = 5;
/** MOST_LOOKED: among so many tables those are looked for where a friend is. */
const MOST_LOOKED = 300;
const MOST_OWN = 200;

/** Lists of tables, single tables, and new ones. */
export function openTables(app: FastifyInstance, parts: Parts): void {
  openLists(app, parts);
  openSingle(app, parts);
  openNew(app, parts);
  openAgain(app, parts);
}

function openLists(app: FastifyInstance, parts: Parts): void {
  const { lists, sessions, friends } = parts;
  app.get<ListCall>('/api/tables', { schema: { querystring: LIST_FILTER_SCHEMA } }, async request => {
    const person = await callerOf(sessions, request);
    return { tables: await offeredTo(parts, request, person) };
  });
  app.get('/api/me/tables', async (request): Promise<OwnTables> => {
    const { id } = await knownCaller(sessions, request);
    const rows = await lists.tablesOf(id, MOST_OWN);
    const tables = rows.map(row => ({ ...openly(row), isMyTurn: row.awaited.includes(id) }));
    return { tables, asking: await friends.countAsking(id) };
  });
}

function openSingle(app: FastifyInstance, parts: Parts): void {
  app.get<TableCall>('/api/tables/:id', ONE_TABLE, async request => {
    const { row, host, person } = await admitted(parts, request);
    if (person !== null && row.limits !== null) charge(parts.allowance, request, person, COST_OF_LIMITS);
    const standing = (await parts.joining.circleOf(person)).standingAt(row);
    return {
      ...openly(row),
      ...(await standing),
      sheet: sheetFor(host.table, { person: person?.id ?? null }),
    };
  });
  app.get<StretchCall>('/api/tables/:id/moments', PART_OF_TABLE, async request => {
    const { host, person } = await admitted(parts, request);
    charge(parts.allowance, request, person, COST_OF_REPLAY);
    const before = Number(request.query.before ?? Number.POSITIVE_INFINITY);
    const stretch = stretchFor(host.table, { person: person?.id ?? null }, before);
    if (stretch === null) throw new HttpError(409, 'not-begun', 'the game has not begun');
    return stretch;
  });
  app.get<RecordCall>('/api/tables/:id/record', RECORD_OF_TABLE, async request => {
    const found = await admitted(parts, request);
    const { host, row, person } = found;
    charge(parts.allowance, request, person, costOfPage(NEWS_PAGE.bytes));
    const kept = await parts.lists.record(row.id);
    // Only now: the game may have ended while its record was looked for.
    if (kept !== null || host.table.stage === 'over') checkUnsealed(found);
    const since = Number(request.query.since ?? 0);
    return kept === null ? recordFor(host, person?.id ?? null, since) : parseRecord(kept);
  });
}

function openNew(app: FastifyInstance, parts: Parts): void {
  const { lobbyFrom } = parts;
  app.post<{ Body: NewTable }>(
    '/api/tables',
    { schema: { body: NEW_TABLE_SCHEMA } },
    async (request, reply) => {
      const isForBots = request.body.seats.every(({ who }) => isBot(who));
      const person = await ownerOfAnother(parts, request, isForBots);
      return reply.status(201).send(await lobbyFrom(request.ip).open(person, request.body));
    },
  );
  app.post<{ Body: FromRecord }>(
    '/api/tables/from-record',
    { schema: { body: FROM_RECORD_SCHEMA } },
    async (request, reply) => {
      const isForBots = request.body.seats?.every(isBot) ?? false;
      const person = await ownerOfAnother(parts, request, isForBots);
      charge(parts.allowance, request, person, COST_OF_REPLAY);
      return reply.status(201).send(await lobbyFrom(request.ip).fromRecord(person, request.body));
    },
  );
}

function openAgain(app: FastifyInstance, parts: Parts): void {
  app.post<TableCall>('/api/tables/:id/rematch', ONE_TABLE, async (request, reply) =>
    again(parts, request, reply, false),
  );
  app.post<TableCall>('/api/tables/:id/same-deal', ONE_TABLE, async (request, reply) =>
    again(parts, request, reply, true),
  );
}

/** Plays a game again, for the people of that game: 201 if it opened a table, 200 if there was one. */
async function again(
  parts: Parts,
  request: FastifyRequest<TableCall>,
  reply: FastifyReply,
  isSameDeal: boolean,
): Promise<FastifyReply> {
  const person = await knownCaller(parts.sessions, request);
  const found = await admitted(parts, request);
  if (!isAtHome(found.row, person)) throw new HttpError(403, 'not-invited', 'for those who played');
  if (found.host.table.stage !== 'over') throw new HttpError(409, 'not-over', 'the game is not over yet');
  checkUnsealed(found);
  const isForBots = found.host.table.places.every(({ person }) => person === null);
  const mayOpen = async (): Promise<void> => void (await ownerOfAnother(parts, request, isForBots));
  const house = { ...parts, lobby: parts.lobbyFrom(request.ip) };
  const table = await playAgain(house, found, { person, isSameDeal, mayOpen });
  return reply.status(table.invite === null ? 200 : 201).send(table);
}

function isBot(who: string): boolean {
  return who !== 'me' && who !== 'open';
}

/** The owner of another table. Games of bots alone go on by themselves, so nobody has many of them. */
export async function ownerOfAnother(
  { sessions, lists, limits, written }: Pick<Parts, 'sessions' | 'lists' | 'limits' | 'written'>,
  request: FastifyRequest,
  isForBots: boolean,
): Promise<Person> {
  const person = await knownCaller(sessions, request);
  if ((await lists.countOpenTables(person.id)) >= limits.tablesPerPerson)
    throw new HttpError(429, 'too-many-tables', `at most ${limits.tablesPerPerson} open tables`);
  if (isForBots && (await lists.countBotTables(person.id)) >= limits.botTablesPerPerson)
    throw new HttpError(429, 'too-many-tables', `at most ${limits.botTablesPerPerson} games of bots alone`);
  written.table({ person: person.id, address: request.ip });
  return person;
}

function filterIn({ players, ...others }: ListFilter): TableFilter {
  return players === undefined ? others : { ...others, players: Number(players) };
}

/** Tables that are offered to somebody: public ones and those of friends for friends; where a friend is comes first. */
async function offeredTo(
  { lists, limits, joining, allowance, networks }: Parts,
  request: FastifyRequest<ListCall>,
  person: Person | null,
): Promise<OfferedTable[]> {
  const circle = await joining.circleOf(person);
  const filter = filterIn(request.query);
  const { stage = 'gathering' } = filter;
  const friends = [...circle.friends];
  const own = networks.of(request.ip);
  const open = await lists.publicTables(filter, MOST_LOOKED, limits.listedPerOwner, own);
  const among = friends.length === 0 ? [] : await lists.privateTables(friends, stage, MOST_LOOKED);
  const rows = [...among.filter(row => row.isForFriends && fits(row, filter)), ...open];
  const byFriends = Map.groupBy(rows, row => circle.tieAt(row) === 'friend');
  const shown = [...(byFriends.get(true) ?? []), ...(byFriends.get(false) ?? [])].slice(0, MOST_PUBLIC);
  if (person !== null && shown.some(row => row.limits !== null))
    charge(allowance, request, person, COST_OF_LIMITS);
  return Promise.all(shown.map(async row => ({ ...openly(row), ...(await circle.standingAt(row)) })));
}

function fits(row: TableRow, { ruleset, players, speed }: TableFilter): boolean {
  return (
    (row.stage !== 'gathering' || row.openSeats > 0) &&
    (ruleset === undefined || row.ruleset === ruleset) &&
    (players === undefined || row.players === players) &&
    (speed === undefined || row.speed === speed)
  );
}

/** A table field by field: what is not listed here, such as invitations and ids of people, stays on the server. */
function openly(row: TableRow): ListedTable {
  const { id, createdAt, isPrivate, stage, ruleset, players } = row;
  const { speed, origin, openSeats, takeOver, isRated, startsAt, contest, names, number, updatedAt } = row;
  const { admitsPrograms, programs, limits } = row;
  return {
    id,
    createdAt,
    isPrivate,
    stage,
    ruleset,
    players,
    speed,
    origin,
    openSeats,
    takeOver,
    limits,
    isRated,
    startsAt,
    contest,
    names,
    admitsPrograms,
    programs,
    number,
    updatedAt,
  };
}
