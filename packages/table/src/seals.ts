import { sealing } from '@macher/engine';
import type { Entry, OpenSeal } from '@macher/protocol';
import { gameAt } from './gameAt.ts';
import { sealOf } from './pure/seals.ts';
import type { Table } from './table.ts';

/** A new line of the log, with a seal if its decision is made face down; no matter if a person or a bot decides. */
export function sealed(table: Table, entry: Entry, newSalt: (() => string) | null): Entry {
  const { what, number } = entry;
  if (newSalt === null || what.kind !== 'acted' || sealing(gameAt(table)) === null) return entry;
  return { ...entry, what: { ...what, seal: sealOf(what.action, number, newSalt()) } };
}

/** The seals of all decisions since a version, which are open now. */
export function openedSince({ opening, steps }: Table, version: number): OpenSeal[] {
  return steps
    .slice(Math.max(0, version - opening.played.length))
    .flatMap(({ action, entry, seal }) => (seal === null ? [] : [{ entry, action, salt: seal.salt }]));
}
