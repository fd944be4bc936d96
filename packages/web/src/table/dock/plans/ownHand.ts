import type { Card, Seat, View } from '@macher/engine';

/** The viewer's own cards; those of others lie face down. */
export function handOf({ players }: View, seat: Seat): readonly Card[] {
  const hand = players[seat]?.hand ?? [];
  return 'hidden' in hand ? [] : hand;
}
