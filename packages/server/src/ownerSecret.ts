import { hashToken, newSecret } from './secrets.ts';
import type { OwnerBook } from './store/ownerBook.ts';

/**
 * A secret to be told, if the server has none; null: it was told before. What is kept is useless to a thief of the data.
 * If it can't be read or written, as on a full disk, games go on without an owner.
 */
export async function firstOwnerSecret(
  book: Pick<OwnerBook, 'secretHash' | 'keepSecretHash'>,
): Promise<string | null> {
  try {
    return (await book.secretHash()) === null ? await makeSecret(book) : null;
  } catch {
    return null;
  }
}

/** Makes a secret; of two processes that begin at the same moment, one does. */
async function makeSecret(book: Pick<OwnerBook, 'keepSecretHash'>): Promise<string | null> {
  const secret = newSecret();
  const hash = hashToken(secret);
  return (await book.keepSecretHash(hash)) === hash ? secret : null;
}

/**
 * Makes another secret in place of the one before, which is worth nothing any more; nor is a session that was begun
 * with it.
 */
export async function anotherOwnerSecret(book: Pick<OwnerBook, 'replaceSecretHash'>): Promise<string> {
  const secret = newSecret();
  await book.replaceSecretHash(hashToken(secret));
  return secret;
}
