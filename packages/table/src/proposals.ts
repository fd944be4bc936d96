import type { Seat } from '@macher/engine';
import type { Absence, Happening, OpenProposal, Proposal, TableCode } from '@macher/protocol';
import { founders, handOver } from './claims.ts';
import type { Fallbacks } from './fallback.ts';
import { gameAt } from './gameAt.ts';
import { cannotAllowHints } from './hints.ts';
import { isAsked, isHuman } from './places.ts';
import type { Table } from './table.ts';
import { hasNobodyToAsk } from './undo.ts';

/** Why it can't be proposed; null: it can. */
export function cannotPropose(table: Table, proposal: Proposal, seat: Seat, at: number): TableCode | null {
  switch (proposal.kind) {
    case 'undo':
      if (hasNobodyToAsk(table, seat)) return 'nothing-to-undo';
      return isPast(table, proposal.version) ? null : 'nothing-to-undo';
    case 'stand-in': {
      if (table.places[proposal.seat] === undefined) return 'seat-not-there';
      const isGone = proposal.seat !== seat && at >= goneAt(table, proposal.seat);
      return isGone ? null : 'still-there';
    }
    case 'abandon':
      return withoutFounder(table, at);
    case 'hints':
      return proposal.isAllowed ? (cannotAllowHints(table) ?? withoutFounder(table, at)) : null;
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

function withoutFounder(table: Table, at: number): TableCode | null {
  return founders(table, at).every(each => isThere(table, each)) ? null : 'founder-away';
}

/** Whether the person whose seat it is plays there. */
function isThere({ places }: Table, seat: Seat): boolean {
  const place = places[seat];
  return place !== undefined && isHuman(place) && place.keptFor === null;
}

/**
 * Bots agree to most things, and so do programs, and people who are away. But those who began a game are asked whether it
 * ends and whether there are hints, and nobody gets a seat while none of them is there. Everyone may end hints. `going`
 * steps aside at this moment.
 */
export function isAgreed(table: Table, open: OpenProposal, at: number, going: Going | null = null): boolean {
  const { proposal, accepted } = open;
  if (proposal.kind === 'hints' && !proposal.isAllowed) return true;
  const concerned = proposal.kind === 'stand-in' ? proposal.seat : null;
  const asked = table.places.flatMap((place, seat) =>
    isAsked(place) && seat !== concerned && seat !== going?.seat ? seat : [],
  );
  if (!asked.every(seat => accepted.includes(seat))) return false;
  const began = founders(table, at).filter(seat => going?.why !== 'resigned' || seat !== going.seat);
  const haveAgreed = began.filter(seat => accepted.includes(seat) && table.places[seat]?.keptFor === null);
  if (proposal.kind === 'abandon' || proposal.kind === 'hints') return haveAgreed.length === began.length;
  if (proposal.kind !== 'take-over') return true;
  return asked.length > 0 && (began.length === 0 || haveAgreed.some(seat => asked.includes(seat)));
}

/** A person who steps aside. */
interface Going {
  readonly seat: Seat;
  readonly why: Absence;
}

/** What comes of a proposal when all have agreed. */
export function agreed(table: Table, { proposal }: OpenProposal, { standIn }: Fallbacks): Happening[] {
  switch (proposal.kind) {
    case 'undo':
      return [{ kind: 'taken-back', seat: null, version: proposal.version }];
    case 'abandon':
      return [{ kind: 'abandoned' }];
    case 'pause':
      return [{ kind: 'paused', isPaused: proposal.isPaused }];
    case 'pace':
      return [{ kind: 'pace-set', pace: proposal.pace }];
    case 'hints':
      return [{ kind: 'hints-set', isAllowed: proposal.isAllowed }];
    case 'stand-in':
      return [{ kind: 'stood-in', seat: proposal.seat, bot: standIn, why: 'voted' }];
    case 'take-over':
      return [handOver(table, proposal.seat, proposal.person)];
  }
}

/** When someone steps aside, and which bot goes on. */
export interface Stepping {
  readonly at: number;
  readonly fallbacks: Fallbacks;
}

/** Puts a bot there for a person; if they were the last who had not agreed to a proposal, it is agreed now. */
export function stepAside(table: Table, seat: Seat, why: Absence, { at, fallbacks }: Stepping): Happening[] {
  const aside: Happening = { kind: 'stood-in', seat, bot: fallbacks.standIn, why };
  const open = table.proposal;
  const isSettled = open !== null && isAgreed(table, open, at, { seat, why });
  return isSettled ? [aside, ...agreed(table, open, fallbacks)] : [aside];
}
