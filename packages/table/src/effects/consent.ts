import type { Seat } from '@macher/engine';
import type { OpenProposal } from '@macher/protocol';

/** Whether it is about a bot for that very seat. */
export function isAbout({ proposal }: OpenProposal, seat: Seat): boolean {
  return proposal.kind === 'stand-in' && proposal.seat === seat;
}

/** Whether it asks for that very seat. */
export function isForSeat({ proposal }: OpenProposal, seat: Seat): boolean {
  return proposal.kind === 'take-over' && proposal.seat === seat;
}

/** The person who sits down now hasn't been asked yet, unless it was they who asked. */
export function withoutConsent(open: OpenProposal | null, seat: Seat): OpenProposal | null {
  return open === null || isForSeat(open, seat)
    ? null
    : { ...open, accepted: open.accepted.filter(other => other !== seat) };
}
