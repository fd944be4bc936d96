import { isIP } from 'node:net';

/** What stands between commas. */
export function listIn(given = ''): readonly string[] {
  const all = given.split(',').map(each => each.trim());
  return all.filter(each => each !== '');
}

/**
 * Whether a text is a network. One whose addresses need nothing in common (`/0`) is refused: it is the whole world, and
 * nobody's proxy.
 */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
