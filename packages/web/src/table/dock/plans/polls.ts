import type { PartyId, Poll, PollId, Rules, View } from '@macher/engine';

/**
 * The polls that the top card may be, each as likely as the others: of the right back, and not known to lie elsewhere.
 */
export function possiblePolls({ rules, polls }: View, back: PartyId | null): readonly Poll[] {
  return rules.polls.filter(
    poll => (back === null || poll.back === back) && polls.discards.every(({ poll: id }) => id !== poll.id),
  );
}

export function pollIn(rules: Rules, id: PollId): Poll | null {
  return rules.polls.find(poll => poll.id === id) ?? null;
}
