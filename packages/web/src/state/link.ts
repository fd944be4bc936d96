import { Link } from '../net/link.ts';
import { person } from './person.ts';

/** One connection for the whole page. It tells when you have been signed out elsewhere. */
export const link = new Link(
  () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`),
  known => {
    person.value = known;
  },
  () => !document.hidden,
);
