import type { EventPage } from '@macher/protocol';

/** What every part of an event's page is given. */
export interface EventProps {
  readonly page: EventPage;
  /** The server has answered with a newer one. */
  show(page: EventPage): void;
}
