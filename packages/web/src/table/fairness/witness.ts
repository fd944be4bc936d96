import { mismatch } from '@macher/engine';
import {
  NO_WITNESS,
  type RequestOf,
  type Sheet,
  type TableId,
  WITNESS_SCHEMA,
  type Witness,
} from '@macher/protocol';

/**
 * The request to be ready, with 128 random bits of your own for the deal; this browser remembers them, and what it was
 * promised.
 */
export function readyFor(table: TableId, { origin, dealing, seat }: Sheet): RequestOf<'ready'> {
  const ready = { kind: 'ready', isReady: true, origin } as const;
  if (dealing === null || seat === null) return ready;
  const contribution = newContribution();
  keepWitness(table, { commitment: dealing.commitment, contribution: { seat, text: contribution } });
  return { ...ready, contribution };
}

export function unreadyFor(table: TableId, { origin }: Sheet): RequestOf<'ready'> {
  keepWitness(table, NO_WITNESS);
  return { kind: 'ready', isReady: false, origin };
}

/** Whether you are ready and have added nothing yet: if you open a table, or play again, you are ready at once. */
export function hasYetToAdd({ dealing, seat, places }: Sheet): boolean {
  if (dealing === null || seat === null || places[seat]?.isReady !== true) return false;
  return dealing.contributions[seat] === null;
}

/** The witness: what this browser saw; what you added counts only at the seat where you did. */
export function witnessAt(table: TableId, seat: number | null): Witness {
  const { commitment, contribution } = keptWitness(table);
  return { commitment, contribution: contribution?.seat === seat ? contribution : null };
}

function newContribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

function keptWitness(table: TableId): Witness {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null');
    return mismatch(WITNESS_SCHEMA, kept) === null ? (kept as Witness) : NO_WITNESS;
  } catch {
    return NO_WITNESS;
  }
}

function keepWitness(table: TableId, witness: Witness): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(witness));
  } catch {
    // If nothing can be kept, the record is checked by itself.
  }
}

function keyOf(table: TableId): string {
  return `macher.deal.${table}`;
}
