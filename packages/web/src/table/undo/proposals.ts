import type { Sheet } from '@macher/protocol';

/** Whether the players have to decide about something first. Someone who asks for a seat keeps nobody from proposing. */
export function hasProposal({ proposal }: Pick<Sheet, 'proposal'>): boolean {
  return proposal !== null && proposal.proposal.kind !== 'take-over';
}
