import type { Seat } from '@macher/engine';
import type { Absence, Happening, OpenProposal, Proposal, TableCode } from '@macher/protocol';
import type { Fallbacks } from './fallback.ts';
import { gameAt } from './gameAt.ts';
import { isHuman } from './places.ts';
import type { Table } from './table.ts';

/** null: it can be proposed. */
export function cannotPropose(table: Table, proposal: Proposal, seat: Seat, at: number): TableCode | null {
  switch (proposal.kind) {
    case 'undo':
      return isPast(table, proposal.version) ? null : 'nothing-to-undo';
    case 'stand-in': {
      if (table.places[proposal.seat] === undefined) return 'seat-not-there';
      const isGone = proposal.seat !== seat && at >= goneAt(table, proposal.seat);
      return isGone ? null : 'still-there';
    }
    case 'abandon':
    case 'pause':
    case 'pace':
      return null;
  }
}

/** When someone who gives no sign of life counts as gone. Where clocks run, they see to it. */
function goneAt({ waiting, clock }: Table, seat: Seat): number {
  const since = waiting[seat] ?? Number.POSITIVE_INFINITY;
  if (clock.isPaused) return since + GONE_WHILE_PAUSED;
  return clock.pace.kind === 'none' ? since + GONE : Number.POSITIVE_INFINITY;
}

const GONE = 10 * 60_000;
const GONE_WHILE_PAUSED = 86_400_000;

/** A version of the line that is being played, before the present one. */
function isPast(table: Table, version: number): boolean {
  const { version: present } = gameAt(table);
  return Number.isInteger(version) && version >= table.opening.played.length && version < present;
}

/** Bots agree to everything, and so do people who are away. */
export function isAgreed({ places }: Table, { proposal, accepted }: OpenProposal): boolean {
  const concerned = proposal.kind === 'stand-in' ? proposal.seat : null;
  return places.every((place, seat) => seat === concerned || !isHuman(place) || accepted.includes(seat));
}

/** What comes of it. */
export function agreed({ proposal }: OpenProposal, { standIn }: Fallbacks): Happening[] {
  switch (proposal.kind) {
    case 'undo':
      return [{ kind: 'taken-back', seat: null, version: proposal.version }];
    case 'abandon':
      return [{ kind: 'abandoned' }];
    case 'pause':
      return [{ kind: 'paused', isPaused: proposal.isPaused }];
    case 'pace':
      return [{ kind: 'pace-set', pace: proposal.pace }];
    case 'stand-in':
      return [{ kind: 'stood-in', seat: proposal.seat, bot: standIn, why: 'voted' }];
  }
}

/** A bot goes on for a person; if they were the last who had not agreed to a proposal, it is agreed now. */
export function stepAside(table: Table, seat: Seat, why: Absence, fallbacks: Fallbacks): Happening[] {
  const aside: Happening = { kind: 'stood-in', seat, bot: fallbacks.standIn, why };
  const open = table.proposal;
  const isSettled = open !== null && isAgreed(table, { ...open, accepted: [...open.accepted, seat] });
  return isSettled ? [aside, ...agreed(open, fallbacks)] : [aside];
}
