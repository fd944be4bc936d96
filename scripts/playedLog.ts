// The log of a whole game, for benchServer.ts and benchMemory.ts.
import { type Bot, botOf } from '@macher/bots';
import { PARTIES, rulesOf } from '@macher/editions';
import { choiceAt, deciders, EPOCH, randomOf, view } from '@macher/engine';
import type { Entry, Happening, Person } from '@macher/protocol';
import { apply, openTable, type Table } from '@macher/table';

export const PEOPLE: readonly Person[] = ['Anna', 'Bernd', 'Carla', 'Dora'].map(name => ({ id: name, name }));

/** A whole game of four people. */
export function playedLog(): Entry[] {
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
    origin: 'fresh',
    dealing: null,
    played: [],
  } as const;
  const first: Entry = { number: 1, at: 0, by: null, what: { kind: 'opened', owner, opening } };
  const entries = [first];
  const table = openTable(first);
  const add = (what: Happening, person = owner): void => {
    const number = entries.length + 1;
    const entry: Entry = { number, at: number, by: { person: person.id, id: `${number}` }, what };
    entries.push(entry);
    apply(table, entry);
  };
  for (const [seat, person] of PEOPLE.entries()) {
    add({ kind: 'sat', seat, person }, person);
    add({ kind: 'readied', seat, isReady: true, contribution: null }, person);
  }
  add({ kind: 'started' });
  const random = randomOf('bench');
  while (table.stage === 'playing') {
    const acted = nextAction(table, random);
    add(acted, PEOPLE[acted.seat]);
  }
  return entries;
}

type Acted = Extract<Happening, { kind: 'acted' }>;

export function nextAction({ game }: Table, random: ReturnType<typeof randomOf>): Acted {
  const [seat] = game === null ? [] : deciders(game);
  if (game === null || seat === undefined) throw new Error('nobody is asked');
  const { action } = (botOf('0') as Bot).decide(view(game, seat), choiceAt(game, seat), random);
  return { kind: 'acted', seat, action, seal: null };
}
