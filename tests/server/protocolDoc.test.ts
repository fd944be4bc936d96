import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mismatch, REFUSAL_CODES, type Schema } from '@macher/engine';
import {
  ABSENCES,
  ANNOUNCEMENT_SCHEMA,
  ASK_SCHEMA,
  BLOCK_SCHEMA,
  CLIENT_MESSAGE_SCHEMA,
  type ClientMessage,
  DELETION_SCHEMA,
  ERROR_CODES,
  FROM_RECORD_SCHEMA,
  GUEST_SCHEMA,
  type HappeningName,
  INVITATION_SCHEMA,
  LOGIN_SCHEMA,
  MOST_ASKED,
  MOST_BLOCKED,
  MOST_CLUBS,
  MOST_EVENTS,
  MOST_FRIENDS,
  MOST_MEMBERS,
  MOST_OPEN_EVENTS,
  MOST_PROGRAMS,
  NEW_PROGRAM_SCHEMA,
  NEW_TABLE_SCHEMA,
  OWNER_SCHEMA,
  PACE_SCHEMA,
  PASSWORD_SCHEMA,
  PROTOCOL_VERSION,
  type Proposal,
  RECOVERY_SCHEMA,
  REPORT_SCHEMA,
  REQUEST_SCHEMA,
  type RequestName,
  SEAT_CODE_SCHEMA,
  SETTLE_SCHEMA,
  type ServerMessage,
  SHARING_SCHEMA,
  SHOWN_CODE_SCHEMA,
  SHOWN_SCHEMA,
  type Sheet,
  TABLE_CODES,
  TIE_SCHEMA,
} from '@macher/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../packages/server/src/limits.ts';
import { openHouse } from './house.ts';
import { routesOf } from './routes.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TEXT = readFileSync(`${ROOT}/docs/protocol.md`, 'utf8');
const house = await openHouse();

afterAll(() => house.close());

/** One entry for each name: a new one does not compile until it is here, and then it must be in the document. */
const REQUESTS: Readonly<Record<RequestName, true>> = {
  sit: true,
  'stand-up': true,
  'send-away': true,
  'seat-bot': true,
  'remove-bot': true,
  'choose-party': true,
  ready: true,
  start: true,
  close: true,
  act: true,
  undo: true,
  propose: true,
  answer: true,
  leave: true,
  return: true,
  resign: true,
  'take-over': true,
  'days-off': true,
  'name-regent': true,
  serve: true,
  'hand-back': true,
  schedule: true,
  offer: true,
  'answer-offer': true,
  phrase: true,
  say: true,
  note: true,
};

const MESSAGES: Readonly<Record<(ClientMessage | ServerMessage)['type'], true>> = {
  watch: true,
  unwatch: true,
  ask: true,
  seen: true,
  ping: true,
  welcome: true,
  rules: true,
  past: true,
  news: true,
  changes: true,
  presence: true,
  announcement: true,
  pong: true,
  reply: true,
  error: true,
};

const HAPPENINGS: Readonly<Record<HappeningName, true>> = {
  opened: true,
  sat: true,
  'seat-kept': true,
  'stood-up': true,
  'sent-away': true,
  'bot-seated': true,
  'bot-removed': true,
  'party-chosen': true,
  readied: true,
  started: true,
  acted: true,
  substituted: true,
  'taken-back': true,
  'gone-back': true,
  proposed: true,
  answered: true,
  'stood-in': true,
  returned: true,
  'handed-over': true,
  'days-off': true,
  'days-ended': true,
  'regent-named': true,
  'regent-began': true,
  'regent-ended': true,
  scheduled: true,
  offered: true,
  'offer-answered': true,
  phrased: true,
  paused: true,
  'pace-set': true,
  'hints-set': true,
  abandoned: true,
  'rematch-offered': true,
  said: true,
  noted: true,
};

const SHEET: Readonly<Record<keyof Sheet, true>> = {
  number: true,
  stage: true,
  owner: true,
  origin: true,
  dealing: true,
  goesOnFrom: true,
  seat: true,
  places: true,
  takeOver: true,
  isRated: true,
  contest: true,
  hasHints: true,
  clock: true,
  absences: true,
  schedule: true,
  deals: true,
  waiting: true,
  isDeserted: true,
  undo: true,
  proposal: true,
  rematches: true,
  frozen: true,
  view: true,
  choice: true,
};

const PROPOSALS: Readonly<Record<Proposal['kind'], true>> = {
  undo: true,
  abandon: true,
  pause: true,
  pace: true,
  hints: true,
  'stand-in': true,
};

/** From a heading to the next one of the same rank or a higher one. */
function section(heading: string): string {
  const rank = heading.split(' ')[0] as string;
  const [, after] = TEXT.split(`\n${heading}\n`);
  if (after === undefined) throw new Error(`no section ${heading}`);
  return after.split(new RegExp(`\n#{1,${rank.length}} `))[0] as string;
}

/** What stands in the first column of the tables of a section. */
function rows(heading: string): string[] {
  return [...section(heading).matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name as string);
}

/** Everything between backticks, and every line of an example, that is a whole JSON object. */
function objectsIn(text: string): object[] {
  const candidates = [...text.matchAll(/^(\{.*\})$|`(\{[^`]*\})`/gm)].map(([, line, code]) => line ?? code);
  return candidates.flatMap(each => {
    if (each === undefined || each.includes('…')) return [];
    return [JSON.parse(each) as object];
  });
}

function kindOf(request: object): unknown {
  return 'kind' in request ? request.kind : null;
}

describe('docs/protocol.md', () => {
  it('has every route of the server, and no other', () => {
    const headings = [...TEXT.matchAll(/^### ((?:GET|POST|PUT|PATCH|DELETE) \S+)$/gm)].map(
      ([, route]) => route,
    );
    const others = [...TEXT.matchAll(/^\| `(GET \S+)`/gm)].map(([, route]) => route);
    const socket = /^`(GET \/api\/socket)` is a WebSocket/m.exec(TEXT)?.[1];
    expect(routesOf(house).length).toBeGreaterThan(10);
    expect([...headings, ...others, socket].sort()).toEqual(routesOf(house).sort());
  });

  it('has every message, and an example of each', () => {
    const types = Object.keys(MESSAGES);
    const listed = [
      ...section('## The socket').matchAll(/^\| (?:server|\*\*you\*\*) \| `([a-z]+)` \|/gm),
    ].map(([, type]) => type);
    expect(listed.sort()).toEqual([...types].sort());
    for (const type of types) expect(TEXT).toMatch(new RegExp(`{"type":"${type}"[,}]`));
  });

  it('has an example of every request, which the server would understand', () => {
    const requests = objectsIn(section('## Asking')).filter(each =>
      Object.hasOwn(REQUESTS, String(kindOf(each))),
    );
    const kinds = new Set(requests.map(kindOf));
    expect([...kinds].sort()).toEqual(Object.keys(REQUESTS).sort());
    for (const request of requests) expect(mismatch(REQUEST_SCHEMA, request)).toBeNull();
  });

  it('shows only messages to the server that it would understand', () => {
    const messages = objectsIn(TEXT).filter(
      each => 'type' in each && ['watch', 'unwatch', 'ask', 'seen', 'ping'].includes(String(each.type)),
    );
    expect(messages.length).toBeGreaterThan(6);
    for (const message of messages) expect(mismatch(CLIENT_MESSAGE_SCHEMA, message)).toBeNull();
  });

  it('has every proposal, and an example of each', () => {
    const kinds = Object.keys(PROPOSALS);
    expect(rows('## Proposals')).toEqual(kinds);
    const asked = objectsIn(section('## Proposals')) as { request?: { proposal: object } }[];
    const examples = asked.flatMap(({ request }) => (request === undefined ? [] : request.proposal));
    expect(examples.map(kindOf)).toEqual(kinds);
  });

  it('says why a bot may play for a person, and why a connection may be closed', () => {
    for (const why of ABSENCES) expect(section('### news')).toContain(`\`${why}\``);
    expect(rows('### When the connection ends')).toEqual(['1008', '1009', '1012', '1013']);
  });

  it('shows a sheet with all its fields', () => {
    const [sheet = ''] = /^\{"number":106,.*$/m.exec(section('### The sheet')) ?? [];
    for (const field of Object.keys(SHEET)) expect(sheet).toContain(`"${field}":`);
  });

  it.each<[string, Schema]>([
    ['### POST /api/people', GUEST_SCHEMA],
    ['### POST /api/me/password', PASSWORD_SCHEMA],
    ['### POST /api/sessions', LOGIN_SCHEMA],
    ['### POST /api/recovery', RECOVERY_SCHEMA],
    ['### DELETE /api/me', DELETION_SCHEMA],
    ['### POST /api/tables/:id/codes', SEAT_CODE_SCHEMA],
    ['### POST /api/codes', SHOWN_CODE_SCHEMA],
    ['### POST /api/tables/:id/reports', REPORT_SCHEMA],
    ['### POST /api/me/programs', NEW_PROGRAM_SCHEMA],
    ['### PUT /api/me/sharing', SHARING_SCHEMA],
    ['### POST /api/me/friends', TIE_SCHEMA],
    ['### PUT /api/me/friends', SHOWN_SCHEMA],
    ['### POST /api/me/blocked', TIE_SCHEMA],
    ['### POST /api/tables/:id/ask', ASK_SCHEMA],
    ['### POST /api/tables', NEW_TABLE_SCHEMA],
    ['### POST /api/tables/:id/invitations', INVITATION_SCHEMA],
    ['### POST /api/host/session', OWNER_SCHEMA],
    ['### POST /api/host/announcement', ANNOUNCEMENT_SCHEMA],
    ['### POST /api/host/blocks', BLOCK_SCHEMA],
    ['### POST /api/host/reports/:id', SETTLE_SCHEMA],
  ])('%s: the body of the example is of the right form', (heading, schema) => {
    const [body] = objectsIn(section(heading));
    expect(body).toBeDefined();
    expect(mismatch(schema, body)).toBeNull();
  });

  it('names every field of a table from a record', () => {
    const fields = Object.keys((FROM_RECORD_SCHEMA as { properties: object }).properties);
    const text = section('### POST /api/tables/from-record');
    for (const field of fields) expect(text).toContain(`"${field}":`);
  });

  it('has every kind of pace, in the right form', () => {
    const paces = objectsIn(section('## Clocks'));
    expect(paces.map(kindOf)).toEqual(['none', 'live', 'slow']);
    for (const pace of paces) expect(mismatch(PACE_SCHEMA, pace)).toBeNull();
  });

  it('has everything that can happen at a table', () => {
    const kinds = Object.keys(HAPPENINGS);
    expect(rows('### news').filter(kind => kinds.includes(kind))).toEqual(kinds);
  });

  it('has every field of a sheet', () => {
    expect(rows('### The sheet')).toEqual(Object.keys(SHEET));
  });

  it.each([
    ['### By the game', REFUSAL_CODES],
    ['### By the table', TABLE_CODES],
    ['## Errors', ERROR_CODES],
  ] as const)('%s: every code has its sentence, and there is no other', (heading, codes) => {
    expect(rows(heading).sort()).toEqual([...codes].sort());
  });

  it('has the limits as they are', () => {
    const text = section('## Limits');
    const size = (bytes: number): string => `${bytes.toLocaleString('en')} bytes`;
    const pace = (atOnce: number, perSecond: number): string =>
      `${atOnce} at once, then ${perSecond < 1 ? `1 every ${1 / perSecond} seconds` : `${perSecond} a second`}`;
    for (const [what, much] of [
      ['messages of one person', pace(LIMITS.messagesAtOnce, LIMITS.messagesPerSecond)],
      ['messages from one address', pace(LIMITS.addressAtOnce, LIMITS.addressPerSecond)],
      ['size of a message', size(LIMITS.messageBytes)],
      ['HTTP calls from one address', pace(LIMITS.callsAtOnce, LIMITS.callsPerSecond)],
      ['files of the browser client from one address', pace(LIMITS.filesAtOnce, LIMITS.filesPerSecond)],
      ['size of a body', size(LIMITS.bodyBytes)],
      [
        'passwords tried from one address',
        `${pace(LIMITS.passwordsAtOnce, LIMITS.passwordsPerSecond)}; from a /56 of IPv6 twice, from a /48 four times as often | \`too-many\``,
      ],
      ['passwords tried for one name', pace(LIMITS.passwordsPerNameAtOnce, LIMITS.passwordsPerNamePerSecond)],
      [
        'passwords checked by the server',
        `${LIMITS.hashesAtOnce} at once, ${LIMITS.hashesWaiting} more waiting, each network in its turn; ${LIMITS.hashesOfKnownAtOnce} more at once for those it knows | \`too-many\``,
      ],
      ['reports from one person or address', pace(LIMITS.reportsAtOnce, LIMITS.reportsPerSecond)],
      [
        'requests of one person to be friends, and invitations to tables, of each',
        pace(LIMITS.requestsAtOnce, LIMITS.requestsPerSecond),
      ],
      ['sockets from one address', `${LIMITS.connectionsPerAddress}`],
      ['tables watched on one socket', `${LIMITS.watchedPerConnection}`],
      ['calls of one person that wait for a table', `${LIMITS.waitsPerPerson}`],
      ['programs of one person', `${MOST_PROGRAMS}`],
      ['clubs that a person is in', `${MOST_CLUBS}`],
      ['members of a club', `${MOST_MEMBERS}`],
      ['events of a club', `${MOST_OPEN_EVENTS} that aren't over, ${MOST_EVENTS} in all`],
      ['tables of a club that are not over', `${LIMITS.tablesPerClub}`],
      ['friends of one person', `${MOST_FRIENDS}`],
      ['requests of one person to be friends that stand', `${MOST_ASKED}`],
      ['people whom one person blocks', `${MOST_BLOCKED}`],
      ['tables of one person that are not over', `${LIMITS.tablesPerPerson}`],
    ] as const)
      expect(text).toContain(`| ${what} | ${much} |`);
  });

  it('is about the version of the protocol that the server speaks', () => {
    expect(TEXT).toContain(`# The server's protocol, version ${PROTOCOL_VERSION}\n`);
    expect(TEXT).toContain(`{"type":"welcome","protocol":${PROTOCOL_VERSION},`);
  });

  it('has a complete client that plays a game to its end', async () => {
    const code = /```js\n([\s\S]*?)```/.exec(section('## A complete client'))?.[1] ?? '';
    const out = await new Promise<string>((resolve, reject) => {
      const options = { cwd: ROOT, env: { ...process.env, MACHER: house.url }, timeout: 50_000 };
      execFile(process.execPath, ['--input-type=module', '-e', code], options, (error, text) =>
        error === null ? resolve(text) : reject(error),
      );
    });
    expect(out.trim().split('\n')).toEqual([
      expect.stringMatching(/^spd -?\d+ points, rank [123]$/),
      expect.stringMatching(/^cdu -?\d+ points, rank [123]$/),
      expect.stringMatching(/^gruene -?\d+ points, rank [123]$/),
    ]);
  });
});
