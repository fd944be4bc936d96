// What strangers may try, by the names of the review: each begins a load on a server that goes on until its thread ends.
// An attack comes from a few people at one address; guesses of passwords come from sixty.
import { once } from 'node:events';
import { connect } from 'node:net';
import { randomOf } from '@macher/engine';
import { decision, TestClient, tableFor } from '../tests/server/client.ts';
import { longLog, type Prepared } from './attackStores.ts';
import { DeafSocket } from './deafSocket.ts';
import { wait } from './serverLoad.ts';
import { ADDRESS, guest, openTable } from './strangers.ts';

/** Attack gives when it has begun; `prepared` is what was laid into the folder before. */
type Attack = (url: string, prepared: Prepared | null) => Promise<void>;

export const ATTACKS = {
  nothing: async () => {},
  'H1, sockets that read nothing of a long past': deafCrowd,
  'M2, guesses of passwords': guessers,
  'M3, games of bots': botKeepers,
  'M11, undo from twenty sockets': undoers,
  'A1, downloads of 150 MB of one’s own data that nobody reads': downloaders,
  'A2, a table with 600,000 lines is looked at': lookers,
  'A4, a word in a spectators’ room, and deleted': leavers,
  'A5, all that can be written': writers,
  'A7, guesses of passwords from a /48': customers,
} satisfies Readonly<Record<string, Attack>>;

export type AttackName = keyof typeof ATTACKS;

/** A table with as much said and noted as it takes, and sockets that ask for all of it and read nothing. */
async function deafCrowd(url: string): Promise<void> {
  const guests = await Promise.all([1, 2, 3].map(() => guest(url)));
  const [owner] = guests as [TestClient];
  const table = await openTable(owner, ['me', 'open', 'open']);
  await Promise.all(guests.map((each, seat) => chatter(each, table, seat)));
  const headers = { 'x-forwarded-for': ADDRESS, cookie: owner.cookie };
  const watch = JSON.stringify({ type: 'watch', table, since: 0, invite: null });
  repeatedly(30, async () => {
    const socket = await DeafSocket.open(url, headers);
    for (let time = 0; time < 60; time += 1) socket.send(watch);
    for (let round = 0; round < 20 && !socket.isGone; round += 1) await wait(100);
    socket.close();
  });
}

/** Guesses of passwords, one after the other from each of sixty addresses. */
async function guessers(url: string): Promise<void> {
  repeatedly(60, async number => {
    const guesser = new TestClient(url, { 'x-forwarded-for': `203.0.113.${number}` });
    await guesser.call('POST', '/api/sessions', { name: `Keeper ${number}`, password: 'a wrong password' });
  });
}

/** As many games of five bots that think as four guests may have. */
async function botKeepers(url: string): Promise<void> {
  const guests = await Promise.all([1, 2, 3, 4].map(() => guest(url)));
  repeatedly(4, async number => {
    const opened = guests[number]?.call('POST', '/api/tables', tableFor('2019-7', ['3', '3', '3', '3', '3']));
    if ((await opened)?.status !== 201) await wait(100);
  });
}

/** Twenty sockets that want back what can't be taken back, at a game that has shown something. */
async function undoers(url: string): Promise<void> {
  const [one, other] = [await guest(url), await guest(url)];
  const table = await openTable(one, ['me', 'open', '1']);
  for (const each of [one, other]) each.watch(table);
  await other.ask(table, { kind: 'sit', seat: 1 });
  for (const each of [one, other]) await each.ask(table, { kind: 'ready', isReady: true });
  await one.ask(table, { kind: 'start' });
  while (one.sheets.get(table)?.undo.kind !== 'ask') await playOn([one, other], table);
  const number = one.sheets.get(table)?.number ?? 0;
  repeatedly(20, async () => {
    const thief = new TestClient(url, { 'x-forwarded-for': ADDRESS });
    thief.cookie = one.cookie;
    await thief.connect();
    thief.watch(table, null, number);
    for (let time = 0; time < 100; time += 1) {
      void thief.ask(table, { kind: 'undo', number });
      await wait(20);
    }
    thief.close();
  });
}

const random = randomOf('attack');

async function playOn(players: readonly TestClient[], table: string): Promise<void> {
  for (const player of players) {
    const request = decision(player, table, '0', random);
    if (request !== null) await player.ask(table, request);
  }
  await wait(20);
}

/** downloaders come six at a time from one address, and as soon as they are cut or refused, again. */
async function downloaders(url: string, prepared: Prepared | null): Promise<void> {
  const { hostname, port, host } = new URL(url);
  const lines = [`host: ${host}`, `cookie: ${prepared?.cookie}`, `x-forwarded-for: ${ADDRESS}`];
  const head = `GET /api/me/data HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
  repeatedly(6, async () => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.write(head);
    await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    socket.pause();
    await wait(2000);
    socket.destroy();
  });
}

/** Strangers from five addresses, by HTTP and over sockets. */
async function lookers(url: string, prepared: Prepared | null): Promise<void> {
  const table = prepared?.table ?? '';
  repeatedly(5, async number => {
    const stranger = new TestClient(url, { 'x-forwarded-for': `203.0.113.${number}` });
    await stranger.connect();
    stranger.watch(table);
    await stranger.call('GET', `/api/tables/${table}`);
    await wait(100);
    stranger.close();
  });
}

/** leavers sit at ten public tables, from ten addresses. */
async function leavers(url: string): Promise<void> {
  const owner = await guest(url, '198.51.100.8');
  const tables: string[] = [];
  for (let count = 0; count < 10; count += 1) tables.push(await openTable(owner, ['me', 'open', 'open']));
  repeatedly(10, async number => {
    const stranger = await guest(url, `203.0.113.${number}`);
    for (const table of tables) {
      stranger.watch(table);
      await stranger.ask(table, { kind: 'say', room: 'spectators', text: 'goodbye' });
    }
    await stranger.call('DELETE', '/api/me', { password: null });
    stranger.close();
  });
}

/** writers are guests with tables, notes and “ready”, all from one address. */
async function writers(url: string): Promise<void> {
  repeatedly(10, async () => {
    const writer = await guest(url);
    for (let count = 0; count < 15; count += 1) {
      const table = await openTable(writer, ['me', 'open', 'open']);
      writer.watch(table);
      for (let times = 0; times < 40; times += 1) {
        await writer.ask(table, { kind: 'note', text: '€'.repeat(19_000) });
        await writer.ask(table, { kind: 'ready', isReady: times % 2 === 0 });
      }
    }
    writer.close();
  });
}

/** customers: one with 65,536 households tries passwords from sixty of them at a time. */
async function customers(url: string): Promise<void> {
  let next = 0;
  repeatedly(60, async number => {
    next = (next + 1) % 65_536;
    const guesser = new TestClient(url, { 'x-forwarded-for': `2001:db8:77:${next.toString(16)}::1` });
    await guesser.call('POST', '/api/sessions', { name: `Keeper ${number}`, password: 'a wrong password' });
  });
}

/** STORES are what has to be in the folder before. */
export const STORES: { readonly [K in AttackName]?: (folder: string) => Promise<Prepared> } = {
  'A1, downloads of 150 MB of one’s own data that nobody reads': folder =>
    longLog(folder, 2600, (person, index) => ({
      kind: 'noted',
      person,
      text: `${index} ${'€'.repeat(19_000)}`,
    })),
  'A2, a table with 600,000 lines is looked at': folder =>
    longLog(folder, 600_000, (_person, index) => ({
      kind: 'readied',
      seat: 0,
      isReady: index % 2 === 0,
      contribution: null,
    })),
};

/** Does a deed so many times at once, each again and again. */
function repeatedly(count: number, deed: (number: number) => Promise<void>): void {
  const one = async (number: number): Promise<void> => {
    for (;;) await deed(number).catch(() => wait(50));
  };
  for (let number = 0; number < count; number += 1) void one(number);
}

/** chatter says and notes as fast as it may, until the table takes no more of it. */
async function chatter(person: TestClient, table: string, seat: number): Promise<void> {
  person.watch(table);
  if (seat > 0) await person.ask(table, { kind: 'sit', seat });
  const texts = [
    { kind: 'say', room: 'players', text: '€'.repeat(1900) },
    { kind: 'note', text: '€'.repeat(19_000) },
  ] as const;
  for (const request of texts)
    for (
      let reply = await person.ask(table, request);
      !isFull(reply);
      reply = await person.ask(table, request)
    )
      if (reply.type === 'error') await wait(100);
}

function isFull(reply: Awaited<ReturnType<TestClient['ask']>>): boolean {
  return reply.type === 'reply' && !reply.ok;
}
