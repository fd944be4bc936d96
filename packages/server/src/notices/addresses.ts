import { BlockList, isIP } from 'node:net';

/** Addresses of version 4 that lead to no place in the public network: their bits, as the registries of IANA have them. */
const NOT_PUBLIC_4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** PUBLIC_6: of version 6 only these are public at all … */
const PUBLIC_6 = ['2000::', 3] as const;

/** … NOT_PUBLIC_6: without what is for documents, and what has an address of version 4 inside. */
const NOT_PUBLIC_6: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const CLOSED = new BlockList();
for (const [network, bits] of NOT_PUBLIC_4) CLOSED.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of NOT_PUBLIC_6) CLOSED.addSubnet(network, bits, 'ipv6');

const OPEN_6 = new BlockList();
OPEN_6.addSubnet(...PUBLIC_6, 'ipv6');

/** Whether anyone in the world may have this address: not the machine itself, nor its neighbours. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !CLOSED.check(address, 'ipv4');
  return family === 6 && OPEN_6.check(address, 'ipv6') && !CLOSED.check(address, 'ipv6');
}

/** Networks as `10.0.0.0/8`, or single addresses. */
export function networksIn(texts: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const text of texts) {
    const [address = '', bits] = text.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) networks.addAddress(address, family);
    else networks.addSubnet(address, Number(bits), family);
  }
  return networks;
}

export function isIn(networks: BlockList, address: string): boolean {
  const family = isIP(address);
  return family !== 0 && networks.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
