import { exactly, type PartyId, type Schema, type Seat } from '@macher/engine';
import { NUMBER_SCHEMA, PROPOSAL_SCHEMA, type Proposal, ROOMS, type Room } from './entries.ts';
import { SEAT_SCHEMA } from './people.ts';

/** What somebody may ask of a table. */
export interface Requests {
  sit: { readonly seat: Seat };
  'stand-up': object;
  'seat-bot': { readonly seat: Seat; readonly bot: string };
  'remove-bot': { readonly seat: Seat };
  'choose-party': { readonly party: PartyId };
  ready: { readonly isReady: boolean };
  start: object;
  /** Nothing comes of it: a table that has not begun is given up by its owner. */
  close: object;
  /** `number` is that of the sheet it was made for. */
  act: { readonly number: number; readonly action: unknown };
  /** One's last decision back, as one's sheet with that number shows it, if it revealed nothing. */
  undo: { readonly number: number };
  propose: { readonly proposal: Proposal };
  /** `proposal` is the entry in which it was proposed. */
  answer: { readonly proposal: number; readonly accepts: boolean };
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
export type RequestOf<K extends RequestName> = { [P in K]: { readonly kind: P } & Requests[P] }[K];
export type Request = RequestOf<RequestName>;

const seat = SEAT_SCHEMA;
const word: Schema = { type: 'string', minLength: 1, maxLength: 40 };
const yesOrNo: Schema = { type: 'boolean' };
const number = NUMBER_SCHEMA;

const FIELDS: Readonly<Record<RequestName, Readonly<Record<string, Schema>>>> = {
  sit: { seat },
  'stand-up': {},
  'seat-bot': { seat, bot: word },
  'remove-bot': { seat },
  'choose-party': { party: word },
  ready: { isReady: yesOrNo },
  start: {},
  close: {},
  act: { number, action: {} },
  undo: { number },
  propose: { proposal: PROPOSAL_SCHEMA },
  answer: { proposal: number, accepts: yesOrNo },
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
