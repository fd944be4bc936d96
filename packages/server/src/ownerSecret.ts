import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashToken, newSecret } from './secrets.ts';

/** Its name in the data folder. Without it, the next start makes another secret. */
const FILE = 'owner.hash';

export interface OwnerSecret {
  /** null: it can't be read or written now, and nobody is the owner until the next start. */
  readonly hash: string | null;
  /** To be told once, when it has just been made; null: it was told before. */
  readonly fresh: string | null;
}

/** What is kept is useless to a thief of the folder. Games go on without an owner, even on a full disk. */
export function ownerSecretIn(folder: string): OwnerSecret {
  try {
    return secretIn(join(folder, FILE));
  } catch {
    return { hash: null, fresh: null };
  }
}

function secretIn(file: string): OwnerSecret {
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return kept === '' ? makeSecret(file) : { hash: kept, fresh: null };
}

/** Under another name until it is complete: half a hash would lock the owner out. */
function makeSecret(file: string): OwnerSecret {
  const fresh = newSecret();
  const hash = hashToken(fresh);
  writeFileSync(`${file}.unfinished`, `${hash}\n`, { mode: 0o600 });
  renameSync(`${file}.unfinished`, file);
  return { hash, fresh };
}
