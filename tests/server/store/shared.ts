import { EPOCH, type GameRecord, RECORD_FORMAT, RECORD_VERSION } from '@macher/engine';
import type { StoredEntry } from '@macher/protocol';
import type { KnownPerson, Store, TableRow } from '@macher/server';
import { entry, rowOf } from '../samples.ts';

export const ANNA: KnownPerson = { id: 'anna', name: 'Anna', password: null, recovery: null, createdAt: 1 };

export const BERND: KnownPerson = {
  id: 'bernd',
  name: 'Bernd',
  password: null,
  recovery: null,
  createdAt: 2,
};

export async function openTwo(store: Store): Promise<void> {
  await store.addTable(rowOf('one'), [entry(1)]);
  await store.addTable(rowOf('two'), [entry(1)]);
}

export function idsIn(rows: readonly TableRow[]): string[] {
  return rows.map(({ id }) => id);
}

export function recordOf(seed: string): GameRecord {
  const options = { openMoney: false };
  const made = { format: RECORD_FORMAT, version: RECORD_VERSION, epoch: EPOCH } as const;
  return {
    ...made,
    ruleset: '2019-4',
    pack: null,
    options,
    seats: [],
    seed,
    actions: [],
    origin: 'fresh',
    dealing: null,
    seals: [],
    hints: [],
    takebacks: 0,
    undone: [],
    check: null,
    result: null,
  };
}

export function numbersIn(entries: readonly StoredEntry[]): number[] {
  return entries.map(({ number }) => number);
}

export function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
