import { Link } from '../../kit/net/link.ts';
import { NOWHERE, type TableSource } from '../../kit/net/source.ts';
import { dialServer } from '../../kit/state/link.ts';

/**
 * The source of a server's tables as a whole room may see them, over a line of its own: whoever is signed in here,
 * nobody is asked.
 */
export function roomSource(): TableSource {
  return { ...NOWHERE, kind: 'room', link: new Link(dialServer) };
}
