import { exactly, type PartyId, type Schema, type Seat } from '@macher/engine';
import { PROPOSAL_SCHEMA, type Proposal, ROOMS, type Room } from './entries.ts';

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
  /** A seat that a bot plays. */
  'take-over': { readonly seat: Seat };
  say: { readonly room: Room; readonly text: string };
  note: { readonly text: string };
}

export type RequestName = keyof Requests;
export type RequestOf<K extends RequestName> = { readonly kind: K } & Requests[K];
export type Request = { [K in RequestName]: RequestOf<K> }[RequestName];

const seat: Schema = { type: 'integer', minimum: 0, maximum: 4 };
const word: Schema = { type: 'string', minLength: 1, maxLength: 40 };
const yesOrNo: Schema = { type: 'boolean' };
const version: Schema = { type: 'integer', minimum: 0, maximum: 100_000 };

const FIELDS: Readonly<Record<RequestName, Readonly<Record<string, Schema>>>> = {
  sit: { seat },
  'stand-up': {},
  'seat-bot': { seat, bot: word },
  'remove-bot': { seat },
  'choose-party': { party: word },
  ready: { isReady: yesOrNo },
  start: {},
  act: { id: { type: 'string', minLength: 1, maxLength: 64 }, version, action: {} },
  undo: {},
  propose: { proposal: PROPOSAL_SCHEMA },
  answer: { accepts: yesOrNo },
  leave: {},
  return: {},
  resign: {},
  'take-over': { seat },
  say: { room: { enum: ROOMS }, text: { type: 'string', minLength: 1, maxLength: 2000 } },
  note: { text: { type: 'string', maxLength: 20_000 } },
};

/** What an action looks like is for the rules to say: the engine has a schema for each kind. */
export const REQUEST_SCHEMA: Schema = {
  anyOf: Object.entries(FIELDS).map(([kind, fields]) => exactly({ kind: { const: kind }, ...fields })),
};
