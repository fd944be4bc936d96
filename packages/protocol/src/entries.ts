import {
  type Action,
  anyOf,
  exactly,
  type Infer,
  type Options,
  type Origin,
  type PartyId,
  type Rules,
  type Schema,
  type Seat,
} from '@macher/engine';
import type { Contest } from './contests.ts';
import type { DealState, DealTerms, Phrase } from './deals.ts';
import { VERSION, YES_NO } from './leaves.ts';
import { PACE_SCHEMA, type Pace } from './pace.ts';
import {
  type Absence,
  type Lapse,
  PERSON_SCHEMA,
  type Person,
  type PersonId,
  SEAT_SCHEMA,
  type TableId,
} from './people.ts';
import type { Seal } from './seals.ts';

export const PROPOSAL_SCHEMA = anyOf(
  /** Back to the position with this version. */
  exactly({ kind: { const: 'undo' }, version: VERSION }),
  exactly({ kind: { const: 'abandon' } }),
  exactly({ kind: { const: 'pause' }, isPaused: YES_NO }),
  exactly({ kind: { const: 'pace' }, pace: PACE_SCHEMA }),
  /** Whether everyone may ask what a bot would do. To end it needs nobody's consent. */
  exactly({ kind: { const: 'hints' }, isAllowed: YES_NO }),
  /** A bot for someone who is asked and gives no sign of life: the others decide, and any sign of life ends it. */
  exactly({ kind: { const: 'stand-in' }, seat: SEAT_SCHEMA }),
);

/** What a player can propose, and everybody must agree to. */
export type Proposal = Infer<typeof PROPOSAL_SCHEMA>;

/** PROPOSED_SCHEMA is for what somebody asks who has no seat: to play on at this one. */
export const PROPOSED_SCHEMA = anyOf(
  PROPOSAL_SCHEMA,
  exactly({ kind: { const: 'take-over' }, seat: SEAT_SCHEMA, person: PERSON_SCHEMA }),
);
export type Proposed = Infer<typeof PROPOSED_SCHEMA>;

/** Who may take over a seat that a bot plays: someone the players agree to, or anyone. */
export const TAKE_OVERS = ['consent', 'anyone'] as const;
export type TakeOver = (typeof TAKE_OVERS)[number];

export const ROOMS = ['players', 'spectators'] as const;
export type Room = (typeof ROOMS)[number];

export interface Opening {
  /** The number of the rules' code with which the game begins: rules mended later leave it as it is. */
  readonly epoch: number;
  /**
   * The rules as data, with everything an update of the program might change: a running game keeps the rules it began
   * with.
   */
  readonly rules: Rules;
  readonly options: Options;
  /** Secret until the game is over. The deal follows from it alone, or with `dealing` from it and what people add. */
  readonly seed: string;
  /** Whether people may know the deal. */
  readonly origin: Origin;
  /**
   * The promise that the seed stays the same, and the salt in it, secret until the game is over; null: none was made.
   */
  readonly dealing: { readonly commitment: string; readonly salt: string } | null;
  readonly parties: readonly PartyId[];
  readonly pace: Pace;
  readonly takeOver: TakeOver;
  /** How many days off each may have in this game. */
  readonly daysOff: number;
  /** Whether its result counts for ratings. */
  readonly isRated: boolean;
  /** The contest it is played for; null: it is played for itself. */
  readonly contest: Contest | null;
  /** Actions already played, when a game continues from a point of a record. */
  readonly played: readonly Action[];
}

/** A game that is over, to be played again at another table. */
export interface RematchOffer {
  readonly person: Person;
  readonly table: TableId;
  readonly isSameDeal: boolean;
}

/** What happens at a table, one after the other: the log is the truth, and everything else follows from it. */
export interface Happenings {
  opened: { readonly owner: Person; readonly opening: Opening };
  sat: { readonly seat: Seat; readonly person: Person };
  /** The owner keeps a seat: nobody else may sit there before the game, unless the owner puts a bot there. */
  'seat-kept': { readonly seat: Seat; readonly person: Person };
  'stood-up': { readonly seat: Seat };
  /** The owner sends somebody away, before the game; who is blocked can do nothing at this table any more. */
  'sent-away': { readonly seat: Seat; readonly person: Person; readonly isBlocked: boolean };
  'bot-seated': { readonly seat: Seat; readonly bot: string };
  'bot-removed': { readonly seat: Seat };
  'party-chosen': { readonly seat: Seat; readonly party: PartyId };
  /** `contribution` is what they add to the deal. */
  readied: { readonly seat: Seat; readonly isReady: boolean; readonly contribution: string | null };
  started: object;
  /**
   * `seal` is for decisions that are made face down; null also for those of before there were seals. `isHinted`: its
   * player had been shown what a bot would do.
   */
  acted: {
    readonly seat: Seat;
    readonly action: Action;
    readonly seal: Seal | null;
    readonly isHinted?: true;
  };
  /** The next decision of this seat is not its bot's: `by` makes it instead; null: it was drawn by lot. */
  substituted: { readonly seat: Seat; readonly bot: string; readonly why: Lapse; readonly by: string | null };
  /**
   * A seat takes back a decision of its own: that one decision, made at that version; what others have sealed since
   * stays. By agreement (`seat` null): everything since that version. What is taken back stays in the log.
   */
  'taken-back': { readonly seat: Seat | null; readonly version: number };
  /**
   * The only person who plays goes back: everything since that version is undone, and bots have no say. It stays in the
   * log too.
   */
  'gone-back': { readonly seat: Seat; readonly version: number };
  /** `seat` proposes it; it is the seat that is asked for, if someone without a seat asks to take it over. */
  proposed: { readonly seat: Seat; readonly proposal: Proposed };
  answered: { readonly seat: Seat; readonly accepts: boolean };
  'stood-in': { readonly seat: Seat; readonly bot: string; readonly why: Absence };
  /**
   * A person returns who has left, or whose seat another person took over meanwhile: then that person has lost it
   * again.
   */
  returned: { readonly seat: Seat };
  /** `keptFor` is whose seat it is all the same: they may return to it. */
  'handed-over': { readonly seat: Seat; readonly person: Person; readonly keptFor: Person | null };
  /** A person takes days off: until then no clock runs for this seat; its person may decide all the same. */
  'days-off': { readonly seat: Seat; readonly until: number };
  /** Days off end, by their person, or because they are over. */
  'days-ended': { readonly seat: Seat };
  /**
   * Who may play there for its person until then, by the name they go by; null: nobody any more. `keeper` is who keeps
   * that name with a password: then it's them alone, and nobody is told their id.
   */
  'regent-named': {
    readonly seat: Seat;
    readonly name: string | null;
    readonly until: number;
    readonly keeper?: PersonId;
  };
  /** `keptFor` is whose seat it is: it goes back to them, at the latest when the time is over. */
  'regent-began': { readonly seat: Seat; readonly person: Person; readonly keptFor: Person };
  'regent-ended': { readonly seat: Seat };
  /**
   * The game is scheduled before it begins: when it begins, and which bot then takes the seats that are still free;
   * null: none does, or never.
   */
  scheduled: { readonly at: number | null; readonly bot: string | null };
  /** A deal is offered to one seat, told to all. It binds nobody. */
  offered: { readonly seat: Seat } & DealTerms;
  /** `offer` is the entry in which it was offered. */
  'offer-answered': { readonly offer: number; readonly state: Exclude<DealState, 'open'> };
  /** Said by one click: everyone reads it in their own language. */
  phrased: { readonly seat: Seat; readonly phrase: Phrase };
  paused: { readonly isPaused: boolean };
  'pace-set': { readonly pace: Pace };
  /** From now on everyone may ask what a bot would do, or nobody any more. */
  'hints-set': { readonly isAllowed: boolean };
  abandoned: object;
  /**
   * A rematch is offered after the game: it is played again at that table, where a seat is kept for everyone who sat
   * here.
   */
  'rematch-offered': RematchOffer;
  said: { readonly room: Room; readonly person: Person; readonly text: string };
  noted: { readonly person: PersonId; readonly text: string };
}

export type HappeningName = keyof Happenings;
export type HappeningOf<K extends HappeningName> = { [P in K]: { readonly kind: P } & Happenings[P] }[K];
export type Happening = HappeningOf<HappeningName>;

/** Who asked for something, and what they call it: so it does no harm when it is sent again. */
export interface Sender {
  readonly person: PersonId;
  readonly id: string;
}

/** A line of the log: numbered without gaps, from 1. */
export interface Entry {
  readonly number: number;
  /** Milliseconds since 1970, by the host's clock. */
  readonly at: number;
  /** Whose request it came of; null: a bot's, or a clock's. */
  readonly by: Sender | null;
  readonly what: Happening;
  /** A check of the position it led to; it is made from every secret, and nobody is told. Logs of epoch 1 have none. */
  readonly check?: string;
}

export const NUMBER_SCHEMA = {
  type: 'integer',
  minimum: 0,
  maximum: 1_000_000_000,
} as const satisfies Schema;
