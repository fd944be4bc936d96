// What one viewer gets of a whole game of 2006-7, for benchServer.ts: as it is sent, and as it could be.
import { deflateRawSync } from 'node:zlib';
import { BOTS_HERE, type Bot, botOf } from '@macher/bots';
import { PARTIES, rulesOf } from '@macher/editions';
import { EPOCH, type Random, randomOf } from '@macher/engine';
import { changeBetween, type Entry, type News, type Person, type Sheet } from '@macher/protocol';
import { Host, sheetFor } from '@macher/table';

const PEOPLE: readonly Person[] = ['Anna', 'Bernd', 'Carla', 'Dora'].map(name => ({ id: name, name }));

interface Message {
  readonly news: readonly News[];
  readonly sheet: Sheet;
}

/**
 * The bytes of a game in words: how much, and what is left of it packed message by message, with differences instead of
 * sheets, and both.
 */
export async function bytesOfGame(): Promise<string> {
  const messages = await heardOfGame();
  const decisions = messages.at(-1)?.sheet.view?.version ?? 0;
  const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);
  const texts = messages.map(({ news, sheet }) => JSON.stringify({ news, sheet }));
  const brief = messages.map(({ news, sheet }, index) =>
    JSON.stringify({ news, change: changeBetween(messages[index - 1]?.sheet, sheet) }),
  );
  const packed = (each: string): number => deflateRawSync(each, { level: 1 }).length;
  const whole = sum(texts.map(({ length }) => length));
  const part = (size: number): string => `${((100 * size) / whole).toFixed(0)} %`;
  return `${decisions} decisions, ${(whole / 1000).toFixed(0)} kB; packed ${part(sum(texts.map(packed)))}, as differences ${part(sum(brief.map(({ length }) => length)))}, both ${part(sum(brief.map(packed)))}`;
}

/** What Anna is told from the moment her game begins. */
async function heardOfGame(): Promise<Message[]> {
  const host = hostOf(PEOPLE[0] as Person);
  const messages: Message[] = [];
  for (const [seat, person] of PEOPLE.entries()) {
    await host.request(person, `sit ${seat}`, { kind: 'sit', seat });
    await host.request(person, `ready ${seat}`, { kind: 'ready', isReady: true });
  }
  const send = (news: readonly News[], sheet: Sheet): void => void messages.push({ news, sheet });
  host.join({ person: 'Anna', hears: () => true, send, lost: () => {} }, 0);
  await host.request(PEOPLE[0] as Person, 'start', { kind: 'start' });
  const random = randomOf('bytes');
  for (let asked = 0; host.table.stage === 'playing'; asked += 1) await decide(host, asked, random);
  return messages;
}

/** Decides for someone who has to. */
async function decide(host: Host, asked: number, random: Random): Promise<void> {
  for (const person of PEOPLE) {
    const { choice, view, number } = sheetFor(host.table, { person: person.id });
    if (choice === null || view === null) continue;
    const { rules } = host.table.opening;
    const { action } = (botOf('1') as Bot).decide({ ...view, rules }, choice, random);
    await host.request(person, `act ${asked}`, { kind: 'act', number, action });
    return;
  }
}

function hostOf(owner: Person): Host {
  const opening = {
    epoch: EPOCH,
    rules: rulesOf('2006-7'),
    options: { openMoney: false },
    seed: 'bytes',
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
  let now = 0;
  return new Host([first], {
    journal: { append: async () => {} },
    bots: BOTS_HERE,
    time: { now: () => (now += 1000), wake: () => () => {} },
    failed: error => {
      throw error;
    },
    newSalt: () => 'a salt of some length, as they are',
  });
}
