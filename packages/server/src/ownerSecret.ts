import { hashToken, newSecret } from './secrets.ts';
import type { OwnerBook } from './store/ownerBook.ts';

export interface OwnerSecret {
  /** null: it can't be read or written now, and nobody is the owner until the next start. */
  readonly hash: string | null;
  /** To be told once, when it has just been made; null: it was told before. */
  readonly fresh: string | null;
}

/** What is kept is useless to a thief of the data. Games go on without an owner, even on a full disk. */
export async function ownerSecretIn(
  book: Pick<OwnerBook, 'secretHash' | 'keepSecretHash'>,
): Promise<OwnerSecret> {
  try {
    const kept = await book.secretHash();
    return kept === null ? await makeSecret(book) : { hash: kept, fresh: null };
  } catch {
    return { hash: null, fresh: null };
  }
}

/** Of two processes that begin at the same moment, one makes it. */
async function makeSecret(book: Pick<OwnerBook, 'keepSecretHash'>): Promise<OwnerSecret> {
  const secret = newSecret();
  const hash = hashToken(secret);
  const kept = await book.keepSecretHash(hash);
  return { hash: kept, fresh: kept === hash ? secret : null };
}
