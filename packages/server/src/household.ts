import { isIPv6 } from 'node:net';

/**
 * By what limits count a caller. Who has one address of IPv6 has 2^64 of them: there it is the network that a household
 * is given.
 */
export function householdOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  return mapped ?? `${groupsOf(address).slice(0, 4).join(':')}::/64`;
}

/** All eight, in one spelling. */
function groupsOf(address: string): string[] {
  const [left = [], right = []] = (address.split('%')[0] ?? '').split('::').map(partsOf);
  const zeros = new Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].map(group => Number.parseInt(group, 16).toString(16));
}

/** An address of IPv4 at the end stands for two. */
function partsOf(text: string): string[] {
  return text.split(':').flatMap(part => (part === '' ? [] : part.includes('.') ? ['0', '0'] : [part]));
}
