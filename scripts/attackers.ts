// What strangers may try, by the names of the review: each begins a load on a server that goes on until its thread ends.
// An attack comes from a few people at one address; guesses of passwords come from sixty.
import { randomOf } from '@macher/engine';
import { decision, TestClient, tableFor } from '../tests/server/client.ts';
import { DeafSocket } from './deafSocket.ts';
import { wait } from './serverLoad.ts';

/** Gives when it has begun. */
type Attack = (url: string) => Promise<void>;

const ADDRESS = '203.0.113.66';

export const ATTACKS = {
  nothing: async () => {},
  'H1, sockets that read nothing of a long past': deafCrowd,
  'M2, guesses of passwords': guessers,
  'M3, games of bots': botKeepers,
  'M11, undo from twenty sockets': undoers,
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

/** So many at once, each again and again. */
function repeatedly(count: number, deed: (number: number) => Promise<void>): void {
  const one = async (number: number): Promise<void> => {
    for (;;) await deed(number).catch(() => wait(50));
  };
  for (let number = 0; number < count; number += 1) void one(number);
}

/** Says and notes as fast as it may, until the table takes no more of it. */
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

/** Someone with a name and a socket. */
export async function guest(url: string, address = ADDRESS): Promise<TestClient> {
  const client = new TestClient(url, { 'x-forwarded-for': address });
  await client.signIn('Stranger');
  await client.connect();
  return client;
}

export async function openTable(owner: TestClient, seats: readonly string[]): Promise<string> {
  const { body } = await owner.call('POST', '/api/tables', tableFor('2019-4', seats));
  return String(body['id']);
}
