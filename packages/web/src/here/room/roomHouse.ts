import { type House, NOWHERE } from '../../kit/net/house.ts';
import { Link } from '../../kit/net/link.ts';
import { dialServer } from '../../kit/state/link.ts';

/** The server's tables as a whole room may see them, over a line of its own: whoever is signed in here, nobody is asked. */
export function roomHouse(): House {
  return { ...NOWHERE, kind: 'room', link: new Link(dialServer) };
}
