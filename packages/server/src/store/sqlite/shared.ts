import { MemoryAllowances } from './memoryAllowances.ts';
import { MemoryBells } from './memoryBells.ts';
import { MemoryCodes } from './memoryCodes.ts';
import { MemoryLeases } from './memoryLeases.ts';
import { MemoryLookers } from './memoryLookers.ts';

/** Shared is what the users of one file have in common. A folder is for one server, so this is in its memory. */
export interface Shared {
  readonly bells: MemoryBells;
  readonly leases: MemoryLeases;
  readonly allowances: MemoryAllowances;
  readonly codes: MemoryCodes;
  readonly lookers: MemoryLookers;
}

interface Counted extends Shared {
  users: number;
}

const SHARED = new Map<string, Counted>();

/** Shares a file until it is given back. */
export function share(file: string): Shared {
  const known = SHARED.get(file) ?? newShared();
  SHARED.set(file, known);
  known.users += 1;
  return known;
}

export function giveBack(file: string): void {
  const known = SHARED.get(file);
  if (known === undefined) return;
  known.users -= 1;
  if (known.users === 0) SHARED.delete(file);
}

function newShared(): Counted {
  return {
    bells: new MemoryBells(),
    leases: new MemoryLeases(),
    allowances: new MemoryAllowances(),
    codes: new MemoryCodes(),
    lookers: new MemoryLookers(),
    users: 0,
  };
}
