import { isIPv6 } from 'node:net';

/**
 * The household by which limits count a caller. Who has one address of IPv6 has 2^64 of them: there it is the network
 * that a household is given.
 */
export function householdOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  return mapped ?? `${groupsOf(address).slice(0, 4).join(':')}::/64`;
}

/**
 * The networks by which limits count what must not be had often by anyone: the household's, and the larger ones it may
 * belong to. Whoever rents one of IPv6 often gets as many households as they like.
 */
export function networksOf(address: string): readonly string[] {
  const household = householdOf(address);
  if (!household.endsWith('/64')) return [household];
  const [first = '0', second = '0', third = '0', fourth = '0'] = groupsOf(address);
  const upper = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [household, `${first}:${second}:${third}:${upper}::/56`, `${first}:${second}:${third}::/48`];
}

/** All eight groups of an address, in one spelling. */
function groupsOf(address: string): string[] {
  const [left = [], right = []] = (address.split('%')[0] ?? '').split('::').map(partsOf);
  const zeros = new Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].map(group => Number.parseInt(group, 16).toString(16));
}

/** The parts of an address; one of IPv4 at the end stands for two. */
function partsOf(text: string): string[] {
  return text.split(':').flatMap(part => (part === '' ? [] : part.includes('.') ? ['0', '0'] : [part]));
}
