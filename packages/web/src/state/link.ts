import { Link } from '../net/link.ts';

/** One connection for the whole page. */
export const link = new Link(
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`,
);
