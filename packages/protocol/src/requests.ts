import {
  type InferFields,
  ORIGINS,
  orNull,
  type PartyId,
  type Schema,
  type SchemaOf,
  withOptional,
} from '@macher/engine';
import { CONTRIBUTION_SCHEMA } from './dealing.ts';
import { DEAL_SCHEMA, PHRASES } from './deals.ts';
import { NUMBER_SCHEMA, PROPOSAL_SCHEMA, ROOMS } from './entries.ts';
import { TIME, WORD, YES_NO } from './leaves.ts';
import { MOST_DAYS_OFF } from './pace.ts';
import { NAME_SCHEMA, SEAT_SCHEMA } from './people.ts';

const seat = SEAT_SCHEMA;
const party: SchemaOf<PartyId> = WORD;
const number = NUMBER_SCHEMA;
const days = { type: 'integer', minimum: 1, maximum: MOST_DAYS_OFF } as const satisfies Schema;

/** Letters of what is said at once, and of one's notes. */
export const LONGEST_SAID = 2000;
export const LONGEST_NOTE = 20_000;

/** What you may ask of a table. */
const FIELDS = {
  sit: { seat },
  'stand-up': {},
  /** The person at this seat, and whether for good. */
  'send-away': { seat, isBlocked: YES_NO },
  'seat-bot': { seat, bot: WORD },
  'remove-bot': { seat },
  'choose-party': { party },
  /** Who is ready for a deal that is not fresh says so by `origin`; `contribution` is added to one that can be checked. */
  ready: { isReady: YES_NO },
  start: {},
  /** Nothing comes of it: a table that has not begun is given up by its owner. */
  close: {},
  /**
   * `number` is that of the sheet it was made for. What an action looks like is for the rules to say. Who was shown what
   * a bot would do says so by `isHinted`.
   */
  act: { number, action: {} },
  /** Back to your last decision, as your sheet with that number shows it, if it revealed nothing or nobody else plays. */
  undo: { number },
  propose: { proposal: PROPOSAL_SCHEMA },
  /** `proposal` is the entry in which it was proposed. */
  answer: { proposal: number, accepts: YES_NO },
  /** A bot goes on, until you return. */
  leave: {},
  /** Also if another person has taken your seat over. */
  return: {},
  /** A bot goes on to the end. */
  resign: {},
  /** A seat that a bot plays: the players are asked, unless the table is open to anyone. */
  'take-over': { seat },
  /** From now on; counted against what the table allows. */
  'days-off': { days },
  /** Who plays for you, by the name they go by; null: nobody any more. */
  'name-regent': { name: orNull(NAME_SCHEMA), days },
  /** As the regent that this seat has named. */
  serve: { seat },
  /** A regent gives the seat back. */
  'hand-back': {},
  /** By the owner: the game begins then; `bot` takes the seats that are still free. null: it begins when someone starts it. */
  schedule: { at: orNull(TIME), bot: orNull(WORD) },
  /** A deal that binds nobody. */
  offer: { deal: DEAL_SCHEMA },
  /** By who is asked: accepted or declined; by who offered: withdrawn. */
  'answer-offer': { offer: number, accepts: YES_NO },
  phrase: { phrase: { enum: PHRASES } },
  say: { room: { enum: ROOMS }, text: { type: 'string', minLength: 1, maxLength: LONGEST_SAID } },
  note: { text: { type: 'string', maxLength: LONGEST_NOTE } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Schema>>>>;

/** What may be left out. */
const OPTIONAL = {
  ready: { origin: { enum: ORIGINS }, contribution: CONTRIBUTION_SCHEMA },
  act: { isHinted: { const: true } },
} as const satisfies { readonly [K in keyof typeof FIELDS]?: Readonly<Record<string, Schema>> };

export type RequestName = keyof typeof FIELDS;
export type Requests = {
  readonly [K in RequestName]: InferFields<(typeof FIELDS)[K]> &
    (K extends keyof typeof OPTIONAL ? Partial<InferFields<(typeof OPTIONAL)[K]>> : unknown);
};
export type RequestOf<K extends RequestName> = { [P in K]: { readonly kind: P } & Requests[P] }[K];
export type Request = RequestOf<RequestName>;

/** The engine has a schema for each kind of action. */
export const REQUEST_SCHEMA: SchemaOf<Request> = {
  anyOf: Object.entries(FIELDS).map(([kind, fields]) =>
    withOptional({ kind: { const: kind }, ...fields }, optionalOf(kind)),
  ),
};

function optionalOf(kind: string): Readonly<Record<string, Schema>> {
  return kind === 'ready' || kind === 'act' ? OPTIONAL[kind] : {};
}
