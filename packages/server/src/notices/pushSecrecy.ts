import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser's keys, as its subscription has them. */
export interface PushTarget {
  readonly p256dh: string;
  readonly auth: string;
}

/** Fresh is new for each message; given only to check the example of the standard. */
interface Fresh {
  readonly own: ECDH;
  readonly salt: Buffer;
}

const RECORD = 4096;

/** MOST_BYTES of a text fit into one record, which is all that push services take. */
export const MOST_BYTES = RECORD - 16 - 1 - 86;

/**
 * A text closed for one browser: its push service carries it and can't read it (RFC 8291, with `aes128gcm` of RFC
 * 8188).
 */
export function closedFor({ p256dh, auth }: PushTarget, text: string, fresh: Fresh = freshly()): Buffer {
  const { own, salt } = fresh;
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = own.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derived(own.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const closed = [cipher.update(text, 'utf8'), cipher.update(LAST_RECORD), cipher.final()];
  return Buffer.concat([
    salt,
    sizeOf(RECORD),
    Buffer.from([ours.length]),
    ours,
    ...closed,
    cipher.getAuthTag(),
  ]);
}

/** Whether these are a browser's keys: a point of the curve, and a secret. */
export function canClose(keys: PushTarget): boolean {
  try {
    return closedFor(keys, '').length > 0 && Buffer.from(keys.auth, 'base64url').length === AUTH;
  } catch {
    return false;
  }
}

/** AUTH is how many bytes that secret has. */
const AUTH = 16;

const LAST_RECORD = Buffer.from([2]);

function freshly(): Fresh {
  const own = createECDH('prime256v1');
  own.generateKeys();
  return { own, salt: randomBytes(16) };
}

function derived(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

function sizeOf(bytes: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(bytes);
  return size;
}
