import type { EventPage } from '@macher/protocol';

/** What every part of an event's page is given. */
export interface EventProps {
  readonly page: EventPage;
  /** Shows a newer page, with which the server has answered. */
  show(page: EventPage): void;
}
