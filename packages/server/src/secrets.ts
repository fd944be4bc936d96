import { createHash, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** 128 random bits, for seeds, links and cookies: too many to guess. */
export function newSecret(): string {
  return randomBytes(16).toString('base64url');
}

/** A new id, short and public: it names a table or a person. */
export function newId(): string {
  return randomBytes(9).toString('base64url');
}

/** The hash of a token: what is stored of it, useless to a thief of the file. A random token needs no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * HASHING is what one guess costs a thief, as OWASP has it. Kept passwords are only known again at the memory they were
 * kept at.
 */
export const HASHING: ScryptOptions = { N: 32_768, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };

/**
 * The hash of a password by scrypt with its salt and how often it went over the memory, as `scrypt$salt$key$3`; of
 * before: once, as `scrypt$salt$key`.
 */
export async function hashPassword(password: string, hashing: ScryptOptions): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, hashing);
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}$${hashing.p ?? 1}`;
}

export async function isPassword(password: string, kept: string, hashing: ScryptOptions): Promise<boolean> {
  const [, salt = '', key = '', passes = '1'] = kept.split('$');
  const expected = Buffer.from(key, 'base64url');
  const found = await derive(password, Buffer.from(salt, 'base64url'), { ...hashing, p: Number(passes) });
  return expected.length === found.length && timingSafeEqual(expected, found);
}

function derive(password: string, salt: Buffer, hashing: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, hashing, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}
