import type { PartyId, Seat } from '@macher/engine';
import type { Proposal, Room } from './entries.ts';

/** What somebody may ask of a table. */
export interface Requests {
  sit: { readonly seat: Seat };
  'stand-up': object;
  'seat-bot': { readonly seat: Seat; readonly bot: string };
  'remove-bot': { readonly seat: Seat };
  'choose-party': { readonly party: PartyId };
  ready: { readonly isReady: boolean };
  start: object;
  /** `version` is that of the view it was made for; `id` is the sender's own name for it. */
  act: { readonly id: string; readonly version: number; readonly action: unknown };
  /** The last decision back, if it is one's own and revealed nothing. */
  undo: object;
  propose: { readonly proposal: Proposal };
  answer: { readonly accepts: boolean };
  /** A bot goes on, until one returns. */
  leave: object;
  return: object;
  /** A bot goes on to the end. */
  resign: object;
  /** A seat that a bot plays for somebody else. */
  'take-over': { readonly seat: Seat };
  say: { readonly room: Room; readonly text: string };
  note: { readonly text: string };
}

export type RequestName = keyof Requests;
export type RequestOf<K extends RequestName> = { readonly kind: K } & Requests[K];
export type Request = { [K in RequestName]: RequestOf<K> }[RequestName];
