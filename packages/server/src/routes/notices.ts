import {
  CHANNEL_CODE_SCHEMA,
  CHANNEL_PATH_SCHEMA,
  CHANNEL_SCHEMA,
  CHANNEL_SWITCH_SCHEMA,
  NEW_FEED_SCHEMA,
  type NewChannel,
  type NewFeed,
  NOTICE_SETTINGS_SCHEMA,
  type NoticeSettings,
  type OwnChannel,
  type OwnNotices,
  type Person,
} from '@macher/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { knownCaller } from '../cookies.ts';
import { deviceOf } from '../device.ts';
import { householdOf } from '../household.ts';
import { A_WHILE, HttpError, tooMany } from '../httpErrors.ts';
import type { Buckets } from '../limits.ts';
import { isMailAddress } from '../notices/mail.ts';
import type { Calling, NotAdded } from '../notices/ownNotices.ts';
import type { ServerParts } from '../serverParts.ts';
import type { Channel } from '../store/outbox.ts';

type Parts = Pick<ServerParts, 'sessions' | 'ownNotices' | 'bucketsFor'>;
type Call<Body> = { Body: Body };
type ChannelCall<Body = unknown> = { Params: { readonly id: string }; Body: Body };

/** SENT_AT_ONCE is how many messages may go out at once because a person asks for them; then they go by SENT_PER_SECOND. */
const SENT_AT_ONCE = 6;
const SENT_PER_SECOND = 1 / 120;

/** ADDED_AT_ONCE is how many new ways to reach somebody come at once: each may be called for days, answering or not. */
const ADDED_AT_ONCE = 20;
const ADDED_PER_SECOND = 1 / 120;

/**
 * CODES_TO_ONE_AT_ONCE is how many codes go to one address, counted for everybody together: it may not be that of those
 * who ask.
 */
const CODES_TO_ONE_AT_ONCE = 5;
const CODES_TO_ONE_PER_SECOND = 1 / 3600;

/** Spent is what people have used of all these. */
interface Spent {
  readonly sent: Buckets;
  readonly added: Buckets;
  readonly mailed: Buckets;
}

/** CODES_AT_ONCE are guesses at a code. */
const CODES_AT_ONCE = 10;
const CODES_PER_SECOND = 0.02;

/** What you want to be told while you don't look, and how you are reached. */
export function openNotices(app: FastifyInstance, parts: Parts): void {
  const sent = parts.bucketsFor('sent for', SENT_AT_ONCE, SENT_PER_SECOND);
  const added = parts.bucketsFor('channels of', ADDED_AT_ONCE, ADDED_PER_SECOND);
  const mailed = parts.bucketsFor('codes mailed to', CODES_TO_ONE_AT_ONCE, CODES_TO_ONE_PER_SECOND);
  app.get('/api/me/notices', request => show(parts, request));
  app.put<Call<NoticeSettings>>('/api/me/notices', { schema: { body: NOTICE_SETTINGS_SCHEMA } }, request =>
    set(parts, request),
  );
  app.post<Call<NewChannel>>(
    '/api/me/notices/channels',
    { schema: { body: CHANNEL_SCHEMA } },
    (request, reply) => {
      reply.status(201);
      return add(parts, { sent, added, mailed }, request);
    },
  );
  openChannel(app, parts, { sent, added });
  openConfirmation(app, parts);
  app.post('/api/me/notices/feed', { schema: { body: NEW_FEED_SCHEMA } }, request =>
    openFeed(parts, request),
  );
  app.delete('/api/me/notices/feed', async request => {
    await parts.ownNotices.closeFeed(await knownCaller(parts.sessions, request));
    return { ok: true };
  });
}

function openChannel(app: FastifyInstance, parts: Parts, { sent, added }: Omit<Spent, 'mailed'>): void {
  const path = '/api/me/notices/channels/:id';
  const params = CHANNEL_PATH_SCHEMA;
  const { ownNotices } = parts;
  app.patch<ChannelCall<{ isOn: boolean }>>(
    path,
    { schema: { params, body: CHANNEL_SWITCH_SCHEMA } },
    async request => {
      const channel = await channelOf(parts, request);
      // What waits goes out at once then, without a pause since the last time.
      if (request.body.isOn) charge(added, request, channel.person);
      await ownNotices.switch(channel, request.body.isOn);
      return show(parts, request);
    },
  );
  app.delete<ChannelCall>(path, { schema: { params } }, async request => {
    await ownNotices.remove(await channelOf(parts, request));
    return show(parts, request);
  });
  app.post<ChannelCall>(`${path}/test`, { schema: { params } }, async request => {
    const channel = await channelOf(parts, request);
    charge(sent, request, channel.person);
    const { is } = await ownNotices.try(channel);
    return { arrived: is === 'arrived' };
  });
}

function openConfirmation(app: FastifyInstance, parts: Parts): void {
  const guesses = parts.bucketsFor('codes of', CODES_AT_ONCE, CODES_PER_SECOND);
  app.post<ChannelCall<{ code: string }>>(
    '/api/me/notices/channels/:id/confirm',
    { schema: { params: CHANNEL_PATH_SCHEMA, body: CHANNEL_CODE_SCHEMA } },
    async request => {
      const channel = await channelOf(parts, request);
      charge(guesses, request, channel.person);
      if (!(await parts.ownNotices.confirm(channel, request.body.code)))
        throw new HttpError(403, 'wrong-password', 'not the code that was mailed');
      return show(parts, request);
    },
  );
}

async function show({ sessions, ownNotices }: Parts, request: FastifyRequest): Promise<OwnNotices> {
  return ownNotices.show(await knownCaller(sessions, request));
}

async function set(parts: Parts, request: FastifyRequest<Call<NoticeSettings>>): Promise<OwnNotices> {
  const person = await knownCaller(parts.sessions, request);
  if (!(await parts.ownNotices.set(person, request.body, originOf(request))))
    throw new HttpError(400, 'malformed', 'no such time zone');
  return parts.ownNotices.show(person);
}

async function add(
  { sessions, ownNotices }: Parts,
  { sent, added: channels, mailed }: Spent,
  request: FastifyRequest<Call<NewChannel>>,
): Promise<OwnChannel> {
  const person: Person = await knownCaller(sessions, request);
  charge(channels, request, person.id);
  if (request.body.kind === 'mail' && isMailAddress(request.body.address)) {
    charge(sent, request, person.id);
    if (!mailed.take(mailboxOf(request.body.address))) throw tooMany('slow down', CODES_TO_ONE_PER_SECOND);
  }
  const added = await ownNotices.add(person, request.body, callingOf(request));
  if (typeof added === 'string') throw NOT_ADDED[added];
  return added;
}

const NOT_ADDED: Readonly<Record<NotAdded, HttpError>> = {
  'address-refused': new HttpError(422, 'address-refused', 'this server doesn’t call that address'),
  'too-many': new HttpError(429, 'too-many', 'remove a channel first', A_WHILE),
  unavailable: new HttpError(503, 'unavailable', 'no mail goes out at the moment'),
};

async function openFeed({ sessions, ownNotices }: Parts, request: FastifyRequest): Promise<NewFeed> {
  return ownNotices.openFeed(await knownCaller(sessions, request), originOf(request));
}

async function channelOf(
  { sessions, ownNotices }: Parts,
  request: FastifyRequest<ChannelCall>,
): Promise<Channel> {
  const found = await ownNotices.own(await knownCaller(sessions, request), request.params.id);
  if (found === null) throw new HttpError(404, 'no-such-page', 'you have no such channel');
  return found;
}

/** Charges for what goes out, which may reach people who have not asked for it. */
function charge(sent: Buckets, { ip }: FastifyRequest, person: string): void {
  if (!sent.take(person) || !sent.take(householdOf(ip))) throw tooMany('slow down', SENT_PER_SECOND);
}

/**
 * The mailbox where mail to an address arrives: what stands behind a plus is for its reader to sort by, and large mail
 * servers see no dots.
 */
function mailboxOf(address: string): string {
  const [box = '', ...host] = address.toLowerCase().split(/(?=@[^@]*$)/);
  return box.replace(/\+.*$/, '').replaceAll('.', '') + host.join('');
}

function callingOf(request: FastifyRequest): Calling {
  return { origin: originOf(request), device: deviceOf(request.headers['user-agent'] ?? '') };
}

/** The origin under which they found us, which the guard knows to be ours: not one that is only claimed to a proxy. */
function originOf({ protocol, host, raw }: FastifyRequest): string {
  return `${protocol}://${raw.headers.host ?? host}`;
}
