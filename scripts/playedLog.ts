// The log of a whole game as a server writes it, with seals and checks, for benchServer.ts and benchMemory.ts.
import { randomBytes } from 'node:crypto';
import { BOTS_HERE, type Bot, botOf } from '@macher/bots';
import { PARTIES, rulesOf } from '@macher/editions';
import { type Action, choiceAt, deciders, EPOCH, type Random, randomOf, view } from '@macher/engine';
import type { Entry, Person, Request } from '@macher/protocol';
import { Host, type Table } from '@macher/table';

/** PEOPLE have ids as long as a server's. */
export const PEOPLE: readonly Person[] = ['Anna', 'Bernd', 'Carla', 'Dora'].map(name => ({
  id: name.padEnd(12, '-'),
  name,
}));

/** A whole game of four people. */
export async function playedLog(): Promise<Entry[]> {
  const [owner] = PEOPLE as readonly [Person];
  const opening = {
    epoch: EPOCH,
    rules: rulesOf('2019-4'),
    options: { openMoney: false },
    seed: 'bench',
    parties: PARTIES.slice(0, PEOPLE.length),
    pace: { kind: 'none' },
    takeOver: 'consent',
    daysOff: 0,
    isRated: false,
    contest: null,
    origin: 'fresh',
    dealing: null,
    played: [],
  } as const;
  const first: Entry = { number: 1, at: 0, by: null, what: { kind: 'opened', owner, opening } };
  const entries = [first];
  const host = new Host([first], {
    journal: { append: async fresh => void entries.push(...fresh) },
    bots: BOTS_HERE,
    time: { now: () => entries.length, wake: () => () => {} },
    failed: error => {
      throw error;
    },
    newSalt: () => randomBytes(16).toString('base64url'),
  });
  const ask = (person: Person, request: Request): Promise<void> => askAt(host, person, request);
  for (const [seat, person] of PEOPLE.entries()) {
    await ask(person, { kind: 'sit', seat });
    await ask(person, { kind: 'ready', isReady: true });
  }
  await ask(owner, { kind: 'start' });
  const random = randomOf('bench');
  while (host.table.stage === 'playing') await decideAt(host, random);
  return entries;
}

/** Decides for someone who has to. */
export async function decideAt(host: Host, random: Random): Promise<void> {
  const { number } = host.table;
  const action = nextAction(host.table, random);
  await askAt(host, PEOPLE[action.seat] as Person, { kind: 'act', number, action });
}

/** Asks with a name as long as clients give them. */
async function askAt(host: Host, person: Person, request: Request): Promise<void> {
  const reply = await host.request(person, randomBytes(15).toString('base64url'), request);
  if (!reply.ok) throw new Error(`${request.kind} is refused: ${JSON.stringify(reply.refusal)}`);
}

function nextAction({ game }: Table, random: Random): Action {
  const [seat] = game === null ? [] : deciders(game);
  if (game === null || seat === undefined) throw new Error('nobody is asked');
  return (botOf('0') as Bot).decide(view(game, seat), choiceAt(game, seat), random).action;
}
