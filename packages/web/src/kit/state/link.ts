import { Link } from '../net/link.ts';
import { person } from './person.ts';

/** A new line to the server this page comes from. */
export function dialServer(): WebSocket {
  return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
}

/** One connection for the whole page. It tells when you have been signed out elsewhere. */
export const link = new Link(
  dialServer,
  known => {
    person.value = known;
  },
  () => !document.hidden,
);

/** followEyes tells the server when the page is put away and looked at again: who looks needs no notice. */
export function followEyes(): void {
  document.addEventListener('visibilitychange', () => link.saySeen());
}
