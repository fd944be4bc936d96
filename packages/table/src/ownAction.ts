import type { Action, Seat } from '@macher/engine';

/**
 * An action as it was sent, with the sender's own seat put in, so that nobody acts for another. The rules check the
 * rest.
 */
export function ownAction(action: unknown, seat: Seat): Action {
  return { ...(typeof action === 'object' ? action : null), seat } as Action;
}
